/** Matchups of populations, one row each. */
import type { PopulationRow } from '../../facts/duel/populations.ts';
import type { PointView } from '../../facts/duel/view.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { figure, type Grid, words } from '../document/grid.ts';

/** The table of populations; `null` where nobody is drawn. */
export function populationGrid({ populations }: PointView, texts: Texts): Grid | null {
  if (populations.length === 0) return null;
  const { columns } = texts.populations;
  const { numbers } = texts;
  const percent = (share: number | null) =>
    share === null ? words('–') : figure(numbers.fixed(100 * share, 1), share);
  return {
    head: [texts.columns.plane, ...Object.values(columns)],
    rows: populations.map((row) => [
      figure(String(row.plane), row.plane),
      words(`${texts.names([row.initiator])} → ${texts.names([row.target])}`),
      percent(row.score),
      percent(row.share),
      percent(diceShare(row)),
      words(texts.populations.turns(row.turns)),
    ]),
    align: 'rlrrrl',
  };
}

function diceShare({ share }: PopulationRow): number | null {
  return share === null ? null : 1 - share;
}
