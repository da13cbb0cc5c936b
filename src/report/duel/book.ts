/** What the page's script is told about matchups, equal duels once. */
import { reachIn } from '../../analysis/expect/boundedMean.ts';
import type { Pooled } from '../../analysis/pool.ts';
import { mixedMetric, quantileIn } from '../../analysis/sampled.ts';
import type { Marginals } from '../../engine/tally.ts';
import type { CellView } from '../../facts/duel/tables.ts';
import type { PointView, View } from '../../facts/duel/view.ts';
import { traceParts } from '../../facts/run/command.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { histogramMean } from '../../stats/histogram.ts';
import { binsOf, heatNumeral } from '../charts/shares.ts';
import type { PageBook, PageCell, PageData, PageDistribution, PageLaw } from '../document/pageData.ts';
import { shortScore } from './face.ts';

/** Numbers of the matchups that open on the page, by point and cell: those of tables that show new duels. */
export type CellNumbers = readonly ReadonlyMap<string, number>[];

/** Numbers in the order of points, planes and cells. */
export function numberCells({ points }: View): CellNumbers {
  let next = 0;
  return points.map((point) => new Map(openCells(point).map(({ key }) => [key, next++])));
}

/** What the page tells about every matchup that opens, in the order of its number. @param texts in plain phrasing. */
export function pageBook({ info, points: all }: View, texts: Texts): PageBook {
  const { numbers, page, sideName, planeHead } = texts;
  const { noReplay, replay } = page.details;
  const matchups = new Places<PageData['matchups'][number]>();
  const points = new Places<string>();
  const replays = new Places<string>();
  const known = new Map<Pooled, number>();
  const laws: PageLaw[] = [];
  let command = '';
  const lawOf = (view: CellView): number => {
    const found = known.get(view.pooled) ?? laws.push(lawData(view, texts)) - 1;
    known.set(view.pooled, found);
    return found;
  };
  const cells = all.flatMap(openCells).map((view): PageCell => {
    const longest = view.result.tally?.longest ?? null;
    const title = `${sideName(view.initiator)} → ${sideName(view.target)} · ${planeHead(view.plane)}`;
    const [start, address, point] = traceParts(info, view.result.cell);
    command = start;
    return [
      matchups.of([title, address]),
      lawOf(view),
      points.of(point),
      replays.of(longest === null ? noReplay : replay(numbers.whole(longest.value))),
      longest === null ? null : longest.index,
    ];
  });
  return { cells, matchups: matchups.all, command, points: points.all, replays: replays.all, laws };
}

function openCells({ tables }: PointView): readonly CellView[] {
  return tables.flatMap(({ sameAs, cells }) => (sameAs === null ? cells : []));
}

/** Things in the order in which they were first met, equal ones once. */
class Places<T> {
  readonly all: T[] = [];
  readonly #known = new Map<string, number>();

  of(thing: T): number {
    const key = JSON.stringify(thing);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.all.length);
    return this.all.push(thing) - 1;
  }
}

/** What a coloured table shows of a matchup, by figure. */
export function heatFigures(view: CellView, texts: Texts): PageLaw['heat'] {
  const { numbers } = texts;
  return {
    score: shortScore(view, texts),
    win: heatNumeral(view.win, numbers),
    draw: heatNumeral(view.draw, numbers),
  };
}

/** What the page tells about the duel of a matchup. */
export function lawData(view: CellView, texts: Texts): PageLaw {
  const { page, rates } = texts;
  const { details } = page;
  const marginals = pooledEnds(view.pooled);
  return {
    heat: heatFigures(view, texts),
    figures: [
      [details.win, rates.estimate(view.win)],
      [details.targetWin, rates.estimate(view.targetWin)],
      [details.draw, rates.estimate(view.draw)],
      [details.score, rates.estimate(view.score)],
    ],
    shared: view.shared > 1 ? details.shared(view.shared - 1) : '',
    ends: Object.entries(marginals.ends)
      .filter(([, weight]) => weight > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([label, weight]) => [page.end(label), rates.share(weight / marginals.total)]),
    distributions: [
      distribution(details.rounds, view.pooled, 'rounds', texts),
      distribution(details.drain.initiator, view.pooled, 'initiator_drain', texts),
      distribution(details.drain.target, view.pooled, 'target_drain', texts),
    ].filter(({ bins }) => bins.length > 0),
  };
}

/** The exact ends of a law, else those of all its simulated duels. */
function pooledEnds({ cells }: Pooled): Pick<Marginals, 'total' | 'ends'> {
  const exact = cells[0]?.exact;
  if (exact) return exact;
  const tallies = cells.flatMap(({ tally }) => tally ?? []);
  const ends: Record<string, number> = {};
  for (const tally of tallies)
    for (const [label, count] of Object.entries(tally.ends)) ends[label] = (ends[label] ?? 0) + count;
  return { total: tallies.reduce((sum, { total }) => sum + total, 0), ends };
}

/** A distribution of a law: the exact one, else that of all its simulated duels, its quantiles with their intervals. */
function distribution(title: string, pooled: Pooled, metric: string, texts: Texts): PageDistribution {
  const { numbers, page, rates } = texts;
  const cells = pooled.cells.slice(0, 1);
  const sampled = mixedMetric(cells, new Map(cells.map((cell) => [cell, pooled])), metric);
  const { histogram } = sampled;
  const [bins = []] = binsOf([histogram], 40);
  if (bins.length === 0) return { title, summary: '', bins: [] };
  const reach = { low: 0, high: reachIn(metric, cells) };
  const quantile = (share: number) => rates.quantile(quantileIn(sampled, share, pooled.precision, reach));
  const value = (bound: number) => numbers.significant(bound, 6);
  return {
    title,
    summary: page.details.summary(
      numbers.fixed(histogramMean(histogram), 1),
      quantile(0.1),
      quantile(0.5),
      quantile(0.9),
    ),
    bins: bins.map(({ first, last, share }) => [
      first === last ? value(first) : `${value(first)}–${value(last)}`,
      Math.round(share * 1e6) / 1e6,
      rates.share(share),
    ]),
  };
}
