/** Scores of all sides on all planes, as small multiples; and what the scenario expects. */
import type { JSX } from 'preact';
import { Card, Strip, Wide } from './parts.tsx';
import type { Store } from './state.ts';

/** One small line a side and plane. */
export function Scores({ store }: { readonly store: Store }): JSX.Element | null {
  const { state, words } = store;
  const model = state.answers.whole?.model;
  if (model === undefined || model.scores.length === 0) return null;
  const several = model.planes.length > 1;
  return (
    <Card id="scores" title={words.scores} stale={!store.isFresh('whole')} label={words.stale}>
      <p class="hint">{words.scoresHint}</p>
      <Wide label={words.scores}>
        <table class="multiples">
          <thead>
            <tr>
              <th scope="col">{words.side}</th>
              <th scope="col">{words.overall}</th>
              {several &&
                model.planes.map((plane) => (
                  <th scope="col" key={plane}>
                    <button
                      type="button"
                      aria-pressed={plane === state.plane}
                      onClick={() => store.view({ plane })}
                      title={plane === model.worst ? words.worst : undefined}
                    >
                      {words.plane} {plane}
                      {plane === model.worst && '!'}
                    </button>
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {model.scores.map(({ name, scores }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {scores.map((score, at) => (
                  <td
                    key={at}
                    class={several && at > 0 && model.planes[at - 1] === state.plane ? 'here' : ''}
                  >
                    {score !== null && (
                      <>
                        <Strip score={score} />
                        <span class={out(score.after.value)}>{score.after.text}</span>
                        {score.before !== null && (
                          <small class="was" title={words.before}>
                            {' '}
                            {score.before.text}
                          </small>
                        )}
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Card>
  );
}

function out(value: number): string {
  return Math.abs(value - 0.5) > 0.1 + 1e-12 ? 'out' : '';
}

/** Expectations, met or missed. */
export function Verdicts({ store }: { readonly store: Store }): JSX.Element | null {
  const { state, words } = store;
  const model = state.answers.whole?.model;
  if (model === undefined || model.verdicts.length === 0) return null;
  const { columns } = words;
  return (
    <Card
      id="expectations"
      title={words.expectations}
      stale={!(store.isFresh('whole') && state.answers.whole!.done)}
      label={words.stale}
    >
      <p>{model.summary}</p>
      <Wide label={words.expectations}>
        <table>
          <thead>
            <tr>
              {(['verdict', 'expectation', 'demand', 'figures'] as const).map((column) => (
                <th scope="col" key={column}>
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {model.verdicts.map(({ name, status, said, demand, reason }) => (
              <tr key={name}>
                <td class={status}>{said}</td>
                <th scope="row">{name}</th>
                <td>{demand}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Card>
  );
}
