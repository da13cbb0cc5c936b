/** Settings that were pinned, side by side. */
import type { JSX } from 'preact';
import type { PlaneModel } from '../model/messages.ts';
import { Wide } from './parts.tsx';
import type { Store } from './state.ts';

/** The matrix of a pinned setting, small: scores alone. */
function Small({ plane, store }: { readonly plane: PlaneModel; readonly store: Store }): JSX.Element {
  return (
    <Wide label={plane.head}>
      <table class="heat small">
        <caption>{plane.head}</caption>
        <thead>
          <tr>
            <th scope="col">{store.words.corner}</th>
            {plane.columns.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            <th scope="col">{store.words.score}</th>
          </tr>
        </thead>
        <tbody>
          {plane.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, at) =>
                cell === null || 'impossible' in cell ? (
                  <td key={plane.columns[at]}>{cell === null ? '' : '–'}</td>
                ) : (
                  <td key={plane.columns[at]} class={cell.step === null ? 'plain' : `h${cell.step}`}>
                    {cell.simulated && '~'}
                    {cell.after.score}
                  </td>
                ),
              )}
              <td>{row.score?.after.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Settings that were pinned, side by side: what each moves, and what is missed there. */
export function Pins({ store }: { readonly store: Store }): JSX.Element {
  const { state, words } = store;
  const { moves, pins } = state;
  const known = JSON.stringify(moves);
  const isPinned = pins.some((pin) => JSON.stringify(pin.moves) === known);
  const whole = store.isFresh('whole') ? state.answers.whole?.model : undefined;
  const pin = (): void =>
    store.choose({
      pins: [
        ...pins,
        {
          moves,
          glance: whole?.glance ?? [],
          summary: whole?.summary ?? '',
          plane: (store.isFresh('plane') && state.answers.plane?.model) || null,
        },
      ],
    });
  return (
    <>
      <button type="button" disabled={moves.length === 0 || isPinned || whole === undefined} onClick={pin}>
        {words.pin}
      </button>
      {pins.length > 0 && (
        <div class="pins">
          {pins.map((own) => (
            <article key={JSON.stringify(own.moves)}>
              <b>{own.moves.map(({ path, value }) => `${path} = ${value}`).join(', ')}</b>
              {own.summary !== '' && <p>{own.summary}</p>}
              {own.plane !== null && <Small plane={own.plane} store={store} />}
              <ul>
                {own.glance.map((line) => (
                  <li key={line} dangerouslySetInnerHTML={{ __html: line }} />
                ))}
              </ul>
              <button type="button" onClick={() => store.goTo(own.moves)}>
                {words.take}
              </button>{' '}
              <button
                type="button"
                onClick={() => store.choose({ pins: pins.filter((other) => other !== own) })}
              >
                {words.unpin}
              </button>
            </article>
          ))}
        </div>
      )}
    </>
  );
}
