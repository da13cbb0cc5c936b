/** The matrix of one plane: before and after at once. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { HeatFigure } from '../../report/document/pageData.ts';
import { walkable } from '../../report/html/client/heatCells.ts';
import type { CellModel, SideRow } from '../model/messages.ts';
import { Card, Strip, Was } from './parts.tsx';
import type { Store } from './state.ts';

/** The plane that is looked at, with switches for plane, figure and point. */
export function Matrix({ store }: { readonly store: Store }): JSX.Element | null {
  const { state, words } = store;
  const model = state.answers.plane?.model;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (table.current !== null) walkable(table.current);
  }, [model?.plane, model?.rows.map(({ name }) => name).join()]);
  if (model === undefined)
    return (
      <Card id="matrix" title={words.matrix}>
        <p class="hint">{words.working}</p>
      </Card>
    );
  return (
    <Card
      id="matrix"
      title={`${words.matrix} · ${model.head}`}
      stale={!store.isFresh('plane')}
      label={words.stale}
    >
      <Controls store={store} />
      <div class="wide">
        <table class="heat" ref={table}>
          <caption>
            {words.legend} {model.simulated && words.simulated}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.corner}</th>
              {model.columns.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
              <th scope="col">{words.score}</th>
            </tr>
          </thead>
          <tbody>
            {model.rows.map((row) => (
              <Row key={row.name} row={row} columns={model.columns} store={store} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Row(props: {
  readonly row: SideRow;
  readonly columns: readonly string[];
  readonly store: Store;
}): JSX.Element {
  const { row, columns, store } = props;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {row.cells.map((cell, at) =>
        cell === null ? (
          <td key={columns[at]} />
        ) : 'impossible' in cell ? (
          <td key={columns[at]} class="no" title={cell.impossible}>
            –
          </td>
        ) : (
          <Cell key={columns[at]} cell={cell} store={store} />
        ),
      )}
      <td class="strip-cell">
        {row.score !== null && (
          <>
            <Strip score={row.score} /> <b>{row.score.after.text}</b>
            {row.score.before !== null && <small class="was"> {row.score.before.text}</small>}
          </>
        )}
      </td>
    </tr>
  );
}

function Cell({ cell, store }: { readonly cell: CellModel; readonly store: Store }): JSX.Element {
  const { state, words } = store;
  const figure: HeatFigure = state.figure;
  const text = cell.after[figure];
  const { step } = cell;
  const moved = { after: cell.after[figure], before: cell.before?.[figure] ?? null };
  return (
    <td data-c="" class={`${step === null ? 'plain' : `h${step}`}${state.open === cell.key ? ' open' : ''}`}>
      <button
        type="button"
        title={cell.hint.join('\n')}
        aria-pressed={state.open === cell.key}
        onClick={() => store.view({ open: state.open === cell.key ? null : cell.key })}
      >
        {cell.simulated && '~'}
        {text}
        {cell.moved !== null && (
          <span class="way" aria-hidden="true">
            {cell.moved === 'up' ? '↑' : '↓'}
          </span>
        )}
        <Was moved={moved} label={words.before} />
        <span class="heard">, {cell.title}</span>
      </button>
    </td>
  );
}

function Controls({ store }: { readonly store: Store }): JSX.Element {
  const { state, words, data } = store;
  const { points } = data;
  const worst = state.answers.whole?.model.worst;
  return (
    <form id="controls" aria-label={words.matrix} onSubmit={(event) => event.preventDefault()}>
      {points.length > 1 && (
        <label>
          {words.variant}{' '}
          <select
            value={String(state.point)}
            onChange={(event) => store.view({ point: Number(event.currentTarget.value) })}
          >
            {points.map((point, at) => (
              <option key={at} value={String(at)}>
                {[point.variant, ...point.axes.map(({ name, value }) => `${name} = ${value}`)].join(' · ')}
              </option>
            ))}
          </select>
        </label>
      )}
      {data.planes.length > 1 && (
        <fieldset class="planes">
          <legend>{words.plane}</legend>
          {data.planes.map((plane) => (
            <label key={plane} title={plane === worst ? words.worst : undefined}>
              <input
                type="radio"
                name="plane"
                value={plane}
                checked={state.plane === plane}
                onChange={() => store.view({ plane })}
              />
              <span>
                {plane}
                {plane === worst && <sup>!</sup>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <label>
        {words.figure}{' '}
        <select
          value={state.figure}
          onChange={(event) => store.choose({ figure: event.currentTarget.value as HeatFigure })}
        >
          {(['score', 'win', 'draw'] as const).map((figure) => (
            <option key={figure} value={figure}>
              {words.figures[figure]}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
