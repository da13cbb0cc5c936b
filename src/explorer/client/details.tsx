/** One matchup, now beside the file. */
import type { JSX } from 'preact';
import type { PageDistribution, PageLaw } from '../../report/document/pageData.ts';
import type { ToldDuel } from '../model/messages.ts';
import { Card } from './parts.tsx';
import type { Store } from './state.ts';

/** What is known of the open matchup. */
export function Details({ store }: { readonly store: Store }): JSX.Element {
  const { state, words } = store;
  const model = state.answers.details?.model ?? null;
  if (model === null || state.open === null) {
    return (
      <section id="details" aria-label={words.ends}>
        <p class="hint">{words.choose}</p>
      </section>
    );
  }
  const { after, before } = model;
  return (
    <Card id="details" title={model.title} stale={!store.isFresh('details')} label={words.stale}>
      <button type="button" class="close" onClick={() => store.view({ open: null })}>
        {words.close}
      </button>
      <Pairs rows={after.figures} was={before?.figures ?? null} store={store} />
      <h3>{words.ends}</h3>
      <Pairs rows={after.ends} was={before?.ends ?? null} store={store} />
      {after.distributions.map((own, at) => (
        <Distribution key={own.title} own={own} was={before?.distributions[at] ?? null} />
      ))}
      <Told store={store} />
    </Card>
  );
}

function Pairs(props: {
  readonly rows: PageLaw['figures'];
  readonly was: PageLaw['figures'] | null;
  readonly store: Store;
}): JSX.Element {
  const { rows, was, store } = props;
  const { words } = store;
  const before = new Map(was ?? []);
  const names = [...new Set([...rows.map(([name]) => name), ...before.keys()])];
  const now = new Map(rows);
  return (
    <table>
      {was !== null && (
        <thead>
          <tr>
            <td />
            <th scope="col">● {words.after}</th>
            <th scope="col">○ {words.before}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{now.get(name) ?? '–'}</td>
            {was !== null && <td class="was">{before.get(name) ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A distribution as bars, the one of the file as an outline behind. */
function Distribution(props: {
  readonly own: PageDistribution;
  readonly was: PageDistribution | null;
}): JSX.Element {
  const { own, was } = props;
  const labels = [...new Set([...own.bins, ...(was?.bins ?? [])].map(([values]) => values))];
  labels.sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
  const find = (bins: PageDistribution['bins'], label: string) => bins.find(([values]) => values === label);
  const most = Math.max(...[...own.bins, ...(was?.bins ?? [])].map(([, share]) => share), 1e-9);
  const height = (share: number): number => (share / most) * 98;
  return (
    <>
      <h3>{own.title}</h3>
      <svg
        class="bars"
        viewBox={`0 0 ${labels.length * 10} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${own.title}: ${own.summary}`}
      >
        {labels.map((label, at) => {
          const [, share = 0, text = ''] = find(own.bins, label) ?? [];
          const [, old = 0] = find(was?.bins ?? [], label) ?? [];
          return (
            <g key={label}>
              <rect x={at * 10 + 0.5} y={99 - height(share)} width="9" height={height(share)}>
                <title>{`${label}: ${text}`}</title>
              </rect>
              {old > 0 && (
                <rect class="outline" x={at * 10 + 0.5} y={99 - height(old)} width="9" height={height(old)} />
              )}
            </g>
          );
        })}
        <line x1="0" x2={labels.length * 10} y1="99.5" y2="99.5" />
      </svg>
      <div class="ends" aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </div>
      <p class="hint">{own.summary}</p>
    </>
  );
}

const wishes = ['closest', 'upset', 'longest', 'median'] as const;

/** One duel told, with the chance of winning before each of its rounds. */
function Told({ store }: { readonly store: Store }): JSX.Element {
  const { state, words } = store;
  const answer = state.answers.told;
  const model = answer?.model.open === state.open && store.isFresh('told') ? answer?.model : undefined;
  return (
    <>
      <h3>{words.told}</h3>
      <p class="wishes">
        {wishes.map((wish) => (
          <button key={wish} type="button" onClick={() => store.tellDuel(wish)}>
            {words.wishes[wish]}
          </button>
        ))}
        <label>
          {words.number}{' '}
          <input
            type="number"
            min="0"
            step="1"
            onChange={(event) => {
              const number = event.currentTarget.valueAsNumber;
              if (Number.isSafeInteger(number) && number >= 0) store.tellDuel(number);
            }}
          />
        </label>
      </p>
      {model !== undefined && (
        <>
          {model.course.length > 1 && <Course course={model.course} title={words.course} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by the keyboard, too */}
          <pre class="told" tabIndex={0}>
            {model.text}
          </pre>
        </>
      )}
    </>
  );
}

/** Chances of the initiator as a line; what stands in words beside it says the same. */
function Course(props: { readonly course: ToldDuel['course']; readonly title: string }): JSX.Element {
  const { course, title } = props;
  const last = course.length - 1;
  const line = course.map(({ initiator }, at) => `${(at / last) * 100},${100 - initiator}`).join(' ');
  const said = course.map(({ round, initiator }) => `${round}: ${initiator.toFixed(0)} %`).join(', ');
  return (
    <>
      <h4>{title}</h4>
      <svg
        class="course"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${said}`}
      >
        <rect x="0" y="40" width="100" height="20" class="band" />
        <polyline points={line} />
      </svg>
    </>
  );
}
