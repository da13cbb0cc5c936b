/** The ranking of a point, as a part of the report. */
import type { Ranking } from '../../analysis/ranking/table.ts';
import { bothEnds, sideRows } from '../../facts/duel/fit.ts';
import { beyondOf, rankingSummary } from '../../facts/ranking/summary.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { figure, words } from '../document/grid.ts';
import { type Block, list, table, text } from '../document/model.ts';

/** Sentences, table and note; nothing for fewer than three sides. */
export function rankingBlocks(ranking: Ranking | null, texts: Texts): readonly Block[] {
  if (ranking === null) return [];
  const { ranking: said, numbers } = texts;
  const { columns } = said;
  const show = (value: number) => numbers.signed(value, 2);
  const rows = bothEnds(ranking.sides, sideRows).map((ranked) => {
    const { side, strength, againstAverage } = ranked;
    const beyond = beyondOf(ranked);
    if (beyond !== null) return [words(texts.names([side])), words(said.beyond(beyond)), words('')];
    return [
      words(texts.names([side])),
      figure(
        ranking.exact
          ? show(strength.strength)
          : `${show(strength.strength)} [${show(strength.low)}; ${show(strength.high)}]`,
        strength.strength,
      ),
      figure(numbers.fixed(againstAverage * 100, 1), againstAverage),
    ];
  });
  return [
    ...list(said.sentences(rankingSummary(ranking))),
    ...text(ranking.sides.length > sideRows ? texts.fit.sides(ranking.sides.length, sideRows) : ''),
    ...table({ head: [columns.side, columns.strength, columns.againstAverage], rows, align: 'lrr' }),
    ...text(
      said.note(
        ranking,
        ranking.sides.some(({ beyond }) => beyond !== null),
      ),
    ),
  ];
}
