/** The ranking of a point in Markdown. */
import type { Ranking } from '../../analysis/ranking/table.ts';
import type { Texts } from '../texts.ts';
import { bothEnds, sideRows } from '../view/fit.ts';
import { escapeMarkdown } from './escape.ts';
import { table } from './table.ts';

/** Sentences, table and note; nothing for fewer than three sides. */
export function rankingBlocks(ranking: Ranking | null, texts: Texts): readonly string[] {
  if (ranking === null) return [];
  const { ranking: words, numbers } = texts;
  const { columns } = words;
  const show = (value: number) => numbers.signed(value, 2);
  const rows = bothEnds(ranking.sides, sideRows).map(({ side, strength, againstAverage }) => [
    escapeMarkdown(side),
    ranking.exact
      ? show(strength.strength)
      : `${show(strength.strength)} (${show(strength.low)} to ${show(strength.high)})`,
    numbers.fixed(againstAverage * 100, 1),
  ]);
  return [
    words
      .sentences(ranking)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...(ranking.sides.length > sideRows ? [texts.fit.sides(ranking.sides.length, sideRows)] : []),
    table([columns.side, columns.strength, columns.againstAverage], rows, 'lrr'),
    words.note(ranking),
  ];
}
