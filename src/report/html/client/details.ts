/** Everything about one matchup, in a dialog. */
import { cellTexts, type PageData, type PageDistribution } from '../../document/pageData.ts';
import { element, shape } from './dom.ts';
import { type View, viewed, viewSwitch } from './views.ts';

/** Opens the details of a matchup by its index. */
export interface Details {
  open(index: number): void;
  /** Tells which matchup was opened, `null` when it is closed. */
  onOpen(told: (index: number | null) => void): void;
}

/** Makes the dialog. The browser gives the focus back to the cell when it closes. */
export function createDetails(data: PageData): Details {
  const { laws, words } = data;
  const dialog = element('dialog', { 'aria-labelledby': 'matchup' });
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  let view: View = 'exactly';
  let tell: (index: number | null) => void = () => undefined;
  dialog.addEventListener('close', () => tell(null));
  const spread = (distributions: readonly PageDistribution[]): HTMLElement[] => {
    if (distributions.length === 0) return [];
    const drawn = element('div');
    const draw = (chosen: View) => {
      view = chosen;
      drawn.replaceChildren(...distributions.flatMap((own) => distribution(own, chosen)));
    };
    draw(view);
    return [viewSwitch(words, view, draw), drawn];
  };
  return {
    onOpen(told) {
      tell = told;
    },
    open(index) {
      const cell = cellTexts(data, index);
      const law = laws[cell?.law ?? -1];
      if (cell === null || law === undefined) return;
      const close = element('button', { type: 'button', class: 'close' }, words.close);
      close.addEventListener('click', () => dialog.close());
      dialog.replaceChildren(
        element('h2', { id: 'matchup' }, cell.title),
        close,
        pairs(law.figures, null),
        ...(law.shared === '' ? [] : [element('p', {}, law.shared)]),
        element('h3', {}, words.ends),
        pairs(law.ends, words.ends),
        ...spread(law.distributions),
        element('p', {}, cell.replay),
        ...(cell.command === '' ? [] : command(cell.command, words)),
      );
      if (!dialog.open) dialog.showModal();
      tell(index);
      dialog.scrollTop = 0;
    },
  };
}

function pairs(rows: readonly (readonly [string, string])[], label: string | null): HTMLTableElement {
  const body = element('tbody');
  for (const [name, text] of rows)
    body.append(element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, text)));
  return element('table', label === null ? {} : { 'aria-label': label }, body);
}

function distribution({ title, summary, bins: single }: PageDistribution, view: View): HTMLElement[] {
  const bins = viewed(single, view);
  const most = bins.reduce((highest, [, share]) => Math.max(highest, share), 0);
  const picture = shape('svg', {
    class: 'bars',
    viewBox: `0 0 ${bins.length * 10} 100`,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': `${title}: ${summary}`,
  });
  bins.forEach(([values, share, text], at) => {
    const height = Math.max(share > 0 ? 0.5 : 0, (share / most) * 98);
    const bar = shape('rect', { x: at * 10 + 0.5, y: 99 - height, width: 9, height });
    const hint = shape('title', {});
    hint.append(`${values}: ${text}`);
    bar.append(hint);
    picture.append(bar);
  });
  picture.append(shape('line', { x1: 0, x2: bins.length * 10, y1: 99.5, y2: 99.5 }));
  return [
    element('h3', {}, title),
    picture as unknown as HTMLElement,
    element(
      'div',
      { class: 'ends', 'aria-hidden': 'true' },
      element('span', {}, bins[0]?.[0] ?? ''),
      element('span', {}, bins.at(-1)?.[0] ?? ''),
    ),
    element('p', { class: 'hint' }, summary),
  ];
}

function command(text: string, words: PageData['words']): HTMLElement[] {
  const copy = element('button', { type: 'button' }, words.copy);
  const pre = element('pre', { tabindex: '0' }, element('code', {}, text));
  copy.addEventListener('click', () => {
    const selection = getSelection();
    selection?.selectAllChildren(pre);
    // On a file opened by double click the clipboard may be refused; the text then stays selected for Ctrl-C.
    void navigator.clipboard?.writeText(text).then(
      () => {
        copy.textContent = words.copied;
      },
      () => undefined,
    );
  });
  return [pre, copy];
}
