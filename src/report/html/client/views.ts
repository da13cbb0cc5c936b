/** A distribution as it is, or added up from either end. */
import type { PageData, PageDistribution } from '../../document/pageData.ts';
import { element } from './dom.ts';

/** What a bar stands for: a value, that value and all above, or that and all below. */
export type View = keyof PageData['words']['views'];

const signs: Readonly<Record<View, string>> = { exactly: '', atLeast: '≥\u00a0', atMost: '≤\u00a0' };

/** The bins of a distribution in a view: what each stands for, its share, and that in words. */
export function viewed(bins: PageDistribution['bins'], view: View): PageDistribution['bins'] {
  if (view === 'exactly') return bins;
  const format = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  const counts = (own: number, at: number): boolean => (view === 'atLeast' ? own >= at : own <= at);
  return bins.map(([values], at) => {
    const share = Math.min(
      1,
      bins.reduce((sum, [, part], own) => (counts(own, at) ? sum + part : sum), 0),
    );
    const bounds = values.split('–');
    const bound = view === 'atLeast' ? bounds[0] : bounds.at(-1);
    return [`${signs[view]}${bound}`, share, `${format.format(share * 100)}\u00a0%`];
  });
}

/** The choice between the views. */
export function viewSwitch(
  { view: label, views }: PageData['words'],
  chosen: View,
  choose: (view: View) => void,
): HTMLElement {
  const select = element('select', { name: 'view' });
  for (const [value, text] of Object.entries(views)) {
    const option = element('option', { value }, text);
    option.selected = value === chosen;
    select.append(option);
  }
  select.addEventListener('input', () => choose(select.value as View));
  return element('p', {}, element('label', {}, `${label} `, select));
}
