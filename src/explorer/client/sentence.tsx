/** The first thing that is seen: what was moved, in numbers that can be moved on, and what that comes to. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Knob } from '../../scenario/knobs.ts';
import { valueFrom } from '../model/address.ts';
import { nameOf } from './knobs.tsx';
import type { Store } from './state.ts';

/** Milliseconds of quiet before the sentence is spoken. */
const PAUSE = 1_000;

/** The sentence, with the ways back and forth. */
export function Sentence({ store }: { readonly store: Store }): JSX.Element {
  const { state, words, data } = store;
  const { moves, answers, past, future } = state;
  const whole = answers.whole?.model;
  const fresh = store.isFresh(!data.matrix ? 'report' : 'whole');
  const knobs = moves.flatMap(({ path }) => data.knobs.find((knob) => knob.path === path) ?? []);
  return (
    <section id="sentence" class={fresh ? '' : 'stale'} aria-label={words.glance}>
      <div class="toolbar">
        <button type="button" disabled={past.length === 0} onClick={() => store.undo()}>
          ↶ {words.undo}
        </button>
        <button type="button" disabled={future.length === 0} onClick={() => store.redo()}>
          ↷ {words.redo}
        </button>
        <button type="button" disabled={moves.length === 0} onClick={() => store.goTo([])}>
          ↺ {words.reset}
        </button>
      </div>
      <p class="lead">
        {knobs.length === 0
          ? words.asFile
          : knobs.map((knob, at) => (
              <span key={knob.path}>
                {at === 0 ? words.with : at === knobs.length - 1 ? ` ${words.and}` : ','}{' '}
                <Scrub knob={knob} store={store} />
              </span>
            ))}
        :
      </p>
      {whole === undefined && answers.report === undefined ? (
        <p class="hint">{words.working}</p>
      ) : (
        <ul class="findings">
          {(whole?.glance ?? []).map((line) => (
            // Sentences of the reports' own catalogue, whose names are made harmless by their phrasing.
            <li key={line} dangerouslySetInnerHTML={{ __html: line }} />
          ))}
        </ul>
      )}
      <Spoken text={fresh ? (whole?.spoken ?? '') : ''} />
    </section>
  );
}

/** A number in the sentence. */
function Scrub({ knob, store }: { readonly knob: Knob; readonly store: Store }): JSX.Element {
  const { bounds, path, keys } = knob;
  const now = store.valueOf(knob);
  const name = keys.length > 2 ? nameOf(knob) : keys.at(-1)!;
  if (bounds === null) {
    return (
      <>
        {name} <b>{String(now)}</b>
      </>
    );
  }
  return (
    <>
      {name}{' '}
      <input
        class="scrub"
        type="number"
        step={bounds.step}
        value={Number(now)}
        aria-label={path}
        onInput={(event) => {
          const value = valueFrom(event.currentTarget.value, knob);
          if (value !== null) store.move(knob, value);
        }}
        onChange={() => store.release()}
      />
    </>
  );
}

/** The one live region: speaks once the hand has rested. */
function Spoken({ text }: { readonly text: string }): JSX.Element {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="heard" aria-live="polite">
      {said}
    </p>
  );
}
