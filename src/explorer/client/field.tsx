/** Where a value is moved: sliders with a number field and their scent, choices, switches, formulas. */
import type { JSX } from 'preact';
import type { Knob } from '../../scenario/knobs.ts';
import { valueFrom } from '../model/address.ts';
import type { ScentModel } from '../model/messages.ts';
import type { Store } from './state.ts';

/** The field of a knob: a slider with a number, a choice, a switch, or a formula. */
export function Field(props: {
  readonly knob: Knob;
  readonly store: Store;
  readonly id: string;
}): JSX.Element {
  const { knob, store, id } = props;
  const { bounds, words, path } = knob;
  const now = store.valueOf(knob);
  const change = (text: string): void => {
    const value = valueFrom(text, knob);
    if (value !== null) store.move(knob, value);
  };
  const release = (): void => store.release();
  if (typeof now === 'boolean' && typeof knob.value === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={now}
        onChange={(event) => store.put([{ path, value: event.currentTarget.checked }])}
      />
    );
  }
  if (words.length > 0) {
    return (
      <select
        id={id}
        value={String(now)}
        onChange={(event) => store.put([{ path, value: event.currentTarget.value }])}
      >
        {words.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
    );
  }
  if (bounds === null) {
    return (
      <input
        id={id}
        type="text"
        class="formula"
        spellcheck={false}
        value={String(now)}
        onInput={(event) => change(event.currentTarget.value)}
        onChange={release}
      />
    );
  }
  const [from, to] = [Math.min(bounds.from, Number(now)), Math.max(bounds.to, Number(now))];
  const scent = store.scentOf(knob);
  const missed = scent?.marks.find(({ value }) => value === now)?.missed;
  return (
    <>
      <span class="slider">
        {scent !== null && <Bars scent={scent} from={from} to={to} label={store.words.scent} />}
        <input
          id={id}
          type="range"
          min={from}
          max={to}
          step={bounds.step}
          value={Number(now)}
          aria-valuetext={missed == null ? String(now) : `${now} (${store.words.missed}: ${missed})`}
          onInput={(event) => change(event.currentTarget.value)}
          onChange={release}
        />
      </span>
      <input
        type="number"
        step={bounds.step}
        value={Number(now)}
        aria-label={path}
        onInput={(event) => change(event.currentTarget.value)}
        onChange={release}
      />
    </>
  );
}

/** The scent of a slider: a bar at each value, as high as much is missed there; a full green one where nothing is. */
function Bars(props: {
  readonly scent: ScentModel;
  readonly from: number;
  readonly to: number;
  readonly label: string;
}): JSX.Element | null {
  const { scent, from, to, label } = props;
  const most = Math.max(0, ...scent.marks.map(({ missed }) => missed ?? 0));
  if (scent.marks.every(({ missed }) => missed === null)) return null;
  const wide = Math.min(6, 80 / scent.marks.length);
  return (
    <svg class="scent" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <title>{label}</title>
      {scent.marks.map(({ value, missed }) => {
        if (missed === null) return null;
        const height = missed === 0 ? 20 : 2 + (missed / most) * 16;
        const x = ((value - from) / (to - from)) * 100 - wide / 2;
        return (
          <rect
            key={value}
            class={missed === 0 ? 'good' : ''}
            x={x}
            y={20 - height}
            width={wide}
            height={height}
          />
        );
      })}
    </svg>
  );
}
