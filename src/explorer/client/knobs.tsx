/** Every value that can be moved: sliders with a field, choices, switches and formulas. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Knob } from '../../scenario/knobs.ts';
import { Field } from './field.tsx';
import { groupOf } from './shape.ts';
import type { Store } from './state.ts';

/** The knobs: what was moved on top, then by section of the file. */
export function Knobs({ store }: { readonly store: Store }): JSX.Element {
  const { data, state, words } = store;
  const [filter, setFilter] = useState('');
  const moved = data.knobs.filter(({ path }) => state.moves.some((move) => move.path === path));
  const wanted = filter.trim().toLowerCase();
  const groups = new Map<string, Knob[]>();
  for (const knob of data.knobs) {
    if (wanted !== '' && !knob.path.toLowerCase().includes(wanted)) continue;
    const group = groupOf(knob);
    groups.set(group, [...(groups.get(group) ?? []), knob]);
  }
  return (
    <section id="knobs" aria-labelledby="knobs-title">
      <h2 id="knobs-title">{words.knobs}</h2>
      <input
        type="search"
        class="find"
        placeholder={words.find}
        aria-label={words.find}
        value={filter}
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      {data.matrix && <Fair store={store} />}
      {moved.length > 0 && (
        <fieldset class="moved">
          <legend>{words.moved}</legend>
          {moved.map((knob) => (
            <One key={knob.path} knob={knob} store={store} place="moved" />
          ))}
        </fieldset>
      )}
      {[...groups].map(([group, knobs]) => (
        <details
          key={group}
          open={state.unfolded.has(group) || wanted !== ''}
          onToggle={(event) => wanted === '' && store.fold(group, event.currentTarget.open)}
        >
          <summary>{group === '' ? words.given : (words.sections[group] ?? group)}</summary>
          {knobs.map((knob) => (
            <One key={knob.path} knob={knob} store={store} place="all" />
          ))}
        </details>
      ))}
    </section>
  );
}

/** A knob's name without its section, which the heading says. */
export function nameOf({ keys }: Knob): string {
  const [, ...rest] = keys;
  return rest.join(' ');
}

function toggled(locks: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const changed = new Set(locks);
  if (!changed.delete(path)) changed.add(path);
  return changed;
}

function One(props: { readonly knob: Knob; readonly store: Store; readonly place: string }): JSX.Element {
  const { knob, store, place } = props;
  const { state, words, data } = store;
  const { path, value: file, written } = knob;
  const now = store.valueOf(knob);
  const problem = state.answers.refused;
  const said =
    problem !== undefined && store.isFresh('refused')
      ? problem.problems.find(({ where }) => where === path)?.said
      : undefined;
  const id = `${place}-${path}`;
  const changed = now !== file;
  return (
    <div class={`knob${changed ? ' changed' : ''}`}>
      <span class="name">
        <label for={id} title={path}>
          {nameOf(knob)}
        </label>
        {knob.bounds !== null && data.matrix && place === 'all' && (
          <label class="lock" title={words.lock}>
            <input
              type="checkbox"
              aria-label={`${path}: ${words.lock}`}
              checked={state.locks.has(path)}
              onChange={() => store.choose({ locks: toggled(state.locks, path) })}
            />
            <span aria-hidden="true" />
          </label>
        )}
      </span>
      <Field {...{ knob, store, id }} />
      {changed && (
        <button type="button" class="small" onClick={() => store.put([{ path, value: file }])}>
          <span aria-hidden="true">↺</span> {words.inFile}: {String(file)}
          {!written && ` (${words.byDefault})`}
        </button>
      )}
      {said !== undefined && (
        <p class="problem" role="alert">
          {said}
        </p>
      )}
    </div>
  );
}

/** Searches for what is fair. */
function Fair({ store }: { readonly store: Store }): JSX.Element {
  const { state, words } = store;
  const said = state.answers.fair?.model.said ?? '';
  return (
    <div class="fair">
      {state.searching ? (
        <button type="button" onClick={() => store.stop()}>
          ◼ {words.stop}
        </button>
      ) : (
        <button type="button" title={words.fairHint} onClick={() => store.makeFair()}>
          ⚖ {words.fair}
        </button>
      )}
      {state.searching ? (
        <span class="hint"> {words.working}</span>
      ) : (
        said !== '' && <p class="hint">{said}</p>
      )}
    </div>
  );
}
