/** Pictures of kinds without a matrix; every figure in them is a text as well. */
import type { JSX } from 'preact';
import type { ChipsView, CurvesView, PartsView, ViewModel } from '../model/views.ts';
import { Card } from './parts.tsx';
import type { Store } from './state.ts';

/** All views of the shown point. */
export function Views({ store }: { readonly store: Store }): JSX.Element | null {
  const { answers } = store.state;
  const stale = !store.isFresh('views');
  if (answers.views === undefined) return null;
  return (
    <>
      {answers.views.models.map((view, at) => (
        <Card key={view.title} id={`view-${at}`} title={view.title} stale={stale} label={store.words.stale}>
          {shown(view)}
        </Card>
      ))}
    </>
  );
}

function shown(view: ViewModel): JSX.Element {
  if (view.kind === 'chips') return <Chips view={view} />;
  return view.kind === 'parts' ? <Parts view={view} /> : <Curves view={view} />;
}

function Chips({ view }: { readonly view: ChipsView }): JSX.Element {
  return (
    <>
      {view.groups.map(({ title, chips }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul class="chips">
            {chips.map(({ text, counts }) => (
              <li key={text} class={counts ? '' : 'idle'}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Parts({ view }: { readonly view: PartsView }): JSX.Element {
  return (
    <>
      <p class="hint">{view.note}</p>
      <ul class="keys">
        {view.legend.map((name, part) => (
          <li key={name}>
            <span class={`swatch p${part % 8}`} aria-hidden="true" /> {name}
          </li>
        ))}
      </ul>
      <table class="shares">
        <tbody>
          {view.rows.map(({ title, total, parts }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <svg
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={parts.map(({ text }) => text).join(', ')}
                >
                  {parts.map(({ part, share, text }, at) => (
                    <rect
                      key={part}
                      class={`p${part % 8}`}
                      x={parts.slice(0, at).reduce((sum, own) => sum + own.share * 100, 0)}
                      width={share * 100}
                      height="8"
                    >
                      <title>{text}</title>
                    </rect>
                  ))}
                </svg>
                <small>{parts.map(({ text }) => text).join(' · ')}</small>
              </td>
              {total !== '' && <td>{total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Curves({ view }: { readonly view: CurvesView }): JSX.Element {
  return (
    <>
      <p class="hint">{view.note}</p>
      <div class="curves">
        {view.rows.map((row) => (
          <Curve key={row.title} row={row} />
        ))}
      </div>
    </>
  );
}

function Curve({ row }: { readonly row: CurvesView['rows'][number] }): JSX.Element {
  const { title, points, now, file, steps } = row;
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  const across = (x: number): number => ((x - first) / (last - first || 1)) * 96 + 2;
  const up = (y: number): number => 38 - y * 36;
  const line = points.map(({ x, y }) => `${across(x)},${up(y)}`).join(' ');
  const said = [...(now === null ? points : [now]), ...steps].map(({ text }) => text).join('; ');
  const inside = steps.filter(({ x }) => x >= first && x <= last);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg class="curve" viewBox="0 0 100 40" role="img" aria-label={`${title}: ${said}`}>
        {inside.map(({ x, text }) => (
          <line key={text} class="step" x1={across(x)} x2={across(x)} y1="1" y2="39">
            <title>{text}</title>
          </line>
        ))}
        <line x1="0" x2="100" y1="39" y2="39" />
        <polyline points={line} />
        {points.map(({ x, y, text }) => (
          <circle key={x} class="spot" cx={across(x)} cy={up(y)} r="2">
            <title>{text}</title>
          </circle>
        ))}
        {file !== null && <circle class="before" cx={across(file.x)} cy={up(file.y)} r="2.4" />}
        {now !== null && <circle class="after" cx={across(now.x)} cy={up(now.y)} r="2.6" />}
      </svg>
      {now !== null && <p>{now.text}</p>}
      {steps.map(({ text }) => (
        <p class="hint" key={text}>
          {text}
        </p>
      ))}
    </figure>
  );
}
