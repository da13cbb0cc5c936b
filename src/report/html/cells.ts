/** Collects what the page's script is told about matchups, equal duels once. */
import type { CellResult, RunInfo } from '../../batch/result.ts';
import type { Histogram, Marginals } from '../../engine/tally.ts';
import { histogramMean, histogramQuantile } from '../../stats/histogram.ts';
import { heatStep } from '../charts/palette.ts';
import { binsOf, heatNumeral } from '../charts/shares.ts';
import { traceCommand } from '../markdown/command.ts';
import type { Texts } from '../texts.ts';
import { bestOf } from '../view/estimate.ts';
import { mixture } from '../view/mixture.ts';
import type { Pooled } from '../view/pool.ts';
import type { CellView } from '../view/tables.ts';
import type { HeatFigure, PageCell, PageData, PageDistribution, PageLaw } from './pageData.ts';

/** Matchups in the order in which tables name them. */
export class CellBook {
  readonly #info: RunInfo;
  readonly #texts: Texts;
  readonly #cells: PageCell[] = [];
  readonly #laws: PageLaw[] = [];
  readonly #known = new Map<Pooled, number>();

  /** @param texts in plain phrasing. */
  constructor(info: RunInfo, texts: Texts) {
    this.#info = info;
    this.#texts = texts;
  }

  /** Enters a matchup; answers its index. */
  enter(view: CellView, result: CellResult, pooled: Pooled): number {
    const { numbers, page, sideName, planeHead } = this.#texts;
    const longest = result.tally?.longest ?? null;
    this.#cells.push({
      title: `${sideName(view.initiator)} → ${sideName(view.target)} · ${planeHead(view.plane)}`,
      law: this.#lawOf(view, pooled),
      replay: longest === null ? page.details.noReplay : page.details.replay(numbers.whole(longest.value)),
      command: longest === null ? '' : traceCommand(this.#info, result.cell, longest.index),
    });
    return this.#cells.length - 1;
  }

  /** Short numeral and colour step of a matchup that was entered. */
  heat(index: number, figure: HeatFigure): readonly [text: string, step: number | null] {
    return this.#laws[this.#cells[index]?.law ?? -1]?.heat[figure] ?? ['', null];
  }

  /** Everything that was entered. */
  data(): Pick<PageData, 'cells' | 'laws'> {
    return { cells: this.#cells, laws: this.#laws };
  }

  #lawOf(view: CellView, pooled: Pooled): number {
    const known = this.#known.get(pooled);
    if (known !== undefined) return known;
    this.#known.set(pooled, this.#laws.length);
    this.#laws.push(lawData(view, pooled, this.#texts));
    return this.#laws.length - 1;
  }
}

function lawData(view: CellView, pooled: Pooled, texts: Texts): PageLaw {
  const { numbers, page, rates } = texts;
  const { details } = page;
  const marginals = pooledMarginals(pooled);
  const step = (estimate: CellView['win']) => {
    const value = bestOf(estimate);
    return value === null ? null : heatStep(value);
  };
  return {
    heat: {
      win: [heatNumeral(view.win, numbers), step(view.win)],
      score: [heatNumeral(view.score, numbers), step(view.score)],
      draw: [heatNumeral(view.draw, numbers), null],
    },
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
      distribution(details.rounds, marginals.metrics['rounds'] ?? [], texts),
      distribution(details.drain.initiator, marginals.metrics['initiator_drain'] ?? [], texts),
      distribution(details.drain.target, marginals.metrics['target_drain'] ?? [], texts),
    ].filter(({ bins }) => bins.length > 0),
  };
}

/** The exact distributions of a law, else those of all its simulated duels. */
function pooledMarginals({ cells }: Pooled): Marginals {
  const exact = cells[0]?.exact;
  if (exact) return exact;
  const tallies = cells.flatMap(({ tally }) => tally ?? []);
  const ends: Record<string, number> = {};
  for (const tally of tallies)
    for (const [label, count] of Object.entries(tally.ends)) ends[label] = (ends[label] ?? 0) + count;
  const metric = (name: string) => mixture(tallies.map((tally) => tally.metrics[name] ?? []));
  return {
    total: tallies.reduce((sum, { total }) => sum + total, 0),
    ends,
    metrics: {
      rounds: metric('rounds'),
      initiator_drain: metric('initiator_drain'),
      target_drain: metric('target_drain'),
    },
  };
}

function distribution(title: string, histogram: Histogram, texts: Texts): PageDistribution {
  const { numbers, page, rates } = texts;
  const [bins = []] = binsOf([histogram], 40);
  if (bins.length === 0) return { title, summary: '', bins: [] };
  const quantile = (share: number) => numbers.significant(histogramQuantile(histogram, share), 6);
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
