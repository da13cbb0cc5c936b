/** Tables with one row a plane: what going first is worth, and how long duels last. */
import { bestOf, between } from '../../analysis/estimate.ts';
import type { PointView } from '../../facts/duel/view.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { histogramMean, histogramSd } from '../../stats/histogram.ts';
import { figure, type Grid, words } from '../document/grid.ts';

/** First-move edges; `null` without a mirror match. */
export function edgeGrid({ findings }: PointView, texts: Texts): Grid | null {
  const found = findings.find((finding) => finding.kind === 'edge');
  if (found === undefined) return null;
  const { columns, rates } = texts;
  const rows = found.edges.map(({ plane, edge }) => [
    figure(String(plane), plane),
    figure(rates.points(edge), bestOf(edge)),
  ]);
  return { head: [columns.plane, columns.edge], rows, align: 'rr' };
}

/** Rounds by plane; `null` where nothing was possible. */
export function lengthGrid({ courses }: PointView, texts: Texts): Grid | null {
  const { columns, numbers, rates } = texts;
  const rows = courses
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ plane, rounds, roundsBounds, roundsQuantiles }) => {
      const [mean, sd] = [histogramMean(rounds), histogramSd(rounds)];
      return [
        figure(String(plane), plane),
        figure(rates.mean(between(mean, roundsBounds)), mean),
        figure(numbers.fixed(sd, 1), sd),
        ...roundsQuantiles.map((quantile) => figure(rates.quantile(quantile), bestOf(quantile))),
      ];
    });
  return rows.length === 0 ? null : { head: [columns.plane, ...columns.rounds], rows, align: 'rrrrrr' };
}

/** Ends by plane, or by matchup; `null` where they are not worth a table. */
export function endsGrid({ endings }: PointView, texts: Texts): Grid | null {
  if (endings === null) return null;
  const { columns, rates, numbers } = texts;
  const { reasons, damaging } = endings;
  const rows = endings.rows.map(({ plane, matchup, shares, damage }) => [
    figure(String(plane), plane),
    ...(matchup === null
      ? []
      : [words(`${texts.names([matchup.initiator])} → ${texts.names([matchup.target])}`)]),
    ...shares.map((share) => figure(rates.cell(share), bestOf(share))),
    ...(damaging ? [figure(numbers.fixed(damage, 1), damage)] : []),
  ]);
  const named = endings.rows.some(({ matchup }) => matchup !== null);
  const head = [
    columns.plane,
    ...(named ? [columns.matchup] : []),
    ...reasons.map((reason) => `${columns.ends[reason]} %`),
    ...(damaging ? [columns.damage] : []),
  ];
  return { head, rows, align: `r${named ? 'l' : ''}${'r'.repeat(head.length - (named ? 2 : 1))}` };
}

/** Whether all mean lengths of a point are exact. */
export function lengthIsExact({ courses }: PointView): boolean {
  return courses.every(({ roundsBounds }) => roundsBounds === null);
}
