/** The comparison as a document: what changed in sentences, then by side, plane and matchup, then flipped duels. */
import type { Comparison } from '../../analysis/compare/comparison.ts';
import { readingOf, summaryOf, type VariantSummary } from '../../facts/comparison/summary.ts';
import { unmatchedGroups } from '../../facts/comparison/unmatched.ts';
import { cut } from '../../facts/run/cut.ts';
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Compared } from '../../study/compared.ts';
import { fileEndings } from '../charts/fileNames.ts';
import { mostSentences } from '../document/frame.ts';
import {
  type Block,
  type Draft,
  type Item,
  items,
  list,
  picture,
  section,
  table,
  text,
} from '../document/model.ts';
import { differencesChart } from './chart.ts';
import { type ComparisonWording, flipGrid, matchupGrid, pooledGrid, shownMatchups } from './tables.ts';

/** The report of a comparison. */
export function comparisonDraft(comparison: Comparison, compared: Compared, language: Language): Draft {
  return (phrasing) => {
    const texts = language(phrasing);
    const plain = language(plainPhrasing);
    const wording: ComparisonWording = { phrasing, texts, margin: comparison.margin };
    const { comparison: said } = texts;
    const several = compared.variants.length > 1;
    const summaries = compared.variants
      .filter((variant) => !comparison.apart.includes(variant))
      .map((variant) => summaryOf(comparison, compared, variant));
    const endings = fileEndings(summaries.map(({ variant }) => variant));
    const parts = summaries.map((summary, index) => {
      const chart = differencesChart(summary, comparison.confidence, plain);
      const file = `charts/differences${several ? endings[index] : ''}.svg`;
      return [...picture(file, chart), ...summaryBlocks(summary, wording)];
    });
    const heading = (variant: string) => (several ? phrasing.name(variant) : said.headings.matchups);
    return {
      title: said.title(compared),
      blocks: [
        section(
          said.headings.changed,
          items(
            openedBy(
              comparison,
              compared,
              said,
              sentencesOf(
                summaries.map((summary) =>
                  [
                    ...(summary.fair === null ? [] : [texts.opening.fair(summary.variant, summary.fair)]),
                    ...said.sentences(summary),
                  ].map((sentence) => ({
                    text: sentence,
                    link: { heading: heading(summary.variant) },
                  })),
                ),
                texts,
              ),
            ),
          ),
        ),
        ...parts.flatMap((blocks, index) =>
          several ? [section(phrasing.name(summaries[index]!.variant), blocks)] : blocks,
        ),
        section(said.headings.flips, flipBlocks(comparison, wording, several)),
        section(said.headings.unmatched, unmatchedBlocks(comparison, compared, wording)),
        section(said.headings.reading, list(said.reading(readingOf(comparison)))),
      ],
    };
  };
}

/** What is not compared stands first: the rest is about a part. */
function openedBy(
  { matchups, unmatched, apart }: Comparison,
  { baseline }: Compared,
  said: Texts['comparison'],
  sentences: readonly Item[],
): readonly Item[] {
  const count = unmatched.length;
  if (count === 0) return sentences;
  return [
    { text: said.unmatched(count, count + matchups.length), link: null },
    ...apart.map((variant) => ({ text: said.apart(variant, baseline), link: null })),
    ...sentences,
  ];
}

/** What has no counterpart, by where it is missing. */
function unmatchedBlocks(
  comparison: Comparison,
  compared: Compared,
  { phrasing: { name }, texts: { comparison: said } }: ComparisonWording,
): readonly Block[] {
  return unmatchedGroups(comparison, compared).flatMap((group) => [
    ...text(said.unmatchedGroup(group)),
    ...list([
      ...group.named.shown.map(({ address, reason }) =>
        name(reason === null ? address : `${address}: ${reason}`),
      ),
      ...(group.named.left > 0 ? [said.moreUnmatched(group.named.left)] : []),
    ]),
  ]);
}

/** All sentences variant by variant; of too many the first of each variant come first, and the others are counted. */
function sentencesOf(variants: readonly (readonly Item[])[], texts: Texts): readonly Item[] {
  const all = variants.flat();
  if (all.length <= mostSentences) return all;
  const heads = variants.flatMap(([head]) => head ?? []);
  const ordered = [...heads, ...variants.flatMap((own) => own.slice(1))];
  const { shown, left } = cut(ordered, mostSentences - 1);
  return [...shown, { text: texts.page.more(left), link: ordered[shown.length]?.link ?? null }];
}

function summaryBlocks({ matchups, pooled }: VariantSummary, wording: ComparisonWording): readonly Block[] {
  const { headings, sameRows, identicalRows } = wording.texts.comparison;
  const { shown, same, identical } = shownMatchups(matchups);
  return [
    section(headings.sides, table(pooledGrid(pooled, 'side', wording))),
    section(headings.planes, table(pooledGrid(pooled, 'plane', wording))),
    section(headings.matchups, [
      ...table(matchupGrid(matchups, shown, wording)),
      ...text(same > 0 ? sameRows(same) : ''),
      ...text(identical > 0 ? identicalRows(identical) : ''),
    ]),
  ];
}

function flipBlocks(
  { matchups }: Comparison,
  wording: ComparisonWording,
  several: boolean,
): readonly Block[] {
  const flipped = matchups.reduce((sum, { table: counts }) => sum + flippedIn(counts), 0);
  if (flipped === 0) return [];
  const grid = flipGrid(matchups, wording, several);
  return [...text(wording.texts.comparison.flipsNote(grid.rows.length, flipped)), ...table(grid)];
}

/** Duels of a joint table in which the winner changed. */
function flippedIn(counts: readonly number[] | null): number {
  return counts === null ? 0 : counts.reduce((sum, count, i) => sum + (i % 4 === 0 ? 0 : count), 0);
}
