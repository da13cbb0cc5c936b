/** The page as a whole. */
import type { JSX } from 'preact';
import type { LanguageTag } from '../../language/languages.ts';
import { Details } from './details.tsx';
import { Knobs } from './knobs.tsx';
import { Matrix } from './matrix.tsx';
import { Scores, Verdicts } from './scores.tsx';
import { Sentence } from './sentence.tsx';
import type { Store } from './state.ts';
import { TakeAway } from './takeaway.tsx';
import { Views } from './views.tsx';

/** Everything. */
export function App({ store }: { readonly store: Store }): JSX.Element {
  const { state, words, data } = store;
  const { report, refused, tooMany } = state.answers;
  return (
    <>
      <header>
        <div class="languages">
          {(Object.keys(data.words) as LanguageTag[]).map((tag) => (
            <button
              key={tag}
              type="button"
              lang={tag}
              aria-pressed={tag === state.language}
              onClick={() => store.speak(tag)}
            >
              {data.words[tag].language}
            </button>
          ))}
        </div>
        <h1>{data.info.scenario.name}</h1>
        {data.description !== null && <p>{data.description}</p>}
        <p class="hint">{words.hint}</p>
      </header>
      <Notices store={store} />
      <Sentence store={store} />
      {refused !== undefined && store.isFresh('refused') && (
        <section class="problem" role="alert">
          <h2>{words.problems}</h2>
          <ul>
            {refused.problems.map(({ where, said }) => (
              <li key={where + said}>
                <code>{where}</code>: {said}
              </li>
            ))}
          </ul>
        </section>
      )}
      {tooMany !== undefined && store.isFresh('tooMany') && <Part store={store} said={tooMany.said} />}
      <main class={data.matrix ? 'columns' : 'columns two'}>
        <Knobs store={store} />
        <div class="middle">
          {!data.matrix ? (
            <>
              <Views store={store} />
              <div
                class={store.isFresh('report') ? '' : 'stale'}
                dangerouslySetInnerHTML={{ __html: report?.html ?? '' }}
              />
            </>
          ) : (
            <>
              <Matrix store={store} />
              <Scores store={store} />
              <Verdicts store={store} />
            </>
          )}
          <TakeAway store={store} />
        </div>
        {data.matrix && <Details store={store} />}
      </main>
    </>
  );
}

function Notices({ store }: { readonly store: Store }): JSX.Element | null {
  const { state, words } = store;
  if (!state.other && state.unknown.length === 0 && !state.followed && state.faults.length === 0) return null;
  return (
    <section class="notice" role="status">
      {state.other && <p>{words.otherFile}</p>}
      {state.followed && <p>{words.changedOutside}</p>}
      {state.faults.map((fault) => (
        <p key={fault} class="problem">
          {fault}
        </p>
      ))}
      {state.unknown.length > 0 && (
        <p>
          {words.unknown}{' '}
          {state.unknown.map((part) => (
            <code key={part}>{part}</code>
          ))}
        </p>
      )}
    </section>
  );
}

/** Asks which part of too large a scenario is to be shown. */
function Part({ store, said }: { readonly store: Store; readonly said: string }): JSX.Element {
  const { words } = store;
  return (
    <section class="notice">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem('only');
          if (field instanceof HTMLInputElement) store.view({ only: field.value.trim() });
        }}
      >
        <p>{said}</p>
        <label>
          {words.only} <input name="only" type="text" />
        </label>{' '}
        <button type="submit">{words.show}</button>
      </form>
    </section>
  );
}
