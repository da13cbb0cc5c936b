/** How every report opens: the question of its scenario, the answer to it, the largest imbalance, what to do. */
import type { Remedy } from '../../facts/duel/remedy.ts';
import { type Move, movesOf } from '../../facts/moves/moves.ts';
import type { TrackedPoint } from '../../facts/moves/tracked.ts';
import { askedIn } from '../../facts/run/asked.ts';
import { type Cut, cut } from '../../facts/run/cut.ts';
import type { Language, LanguageTag } from '../../language/languages.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import type { Study } from '../../study/study.ts';
import { alike, noName } from '../document/alike.ts';
import { type Block, type Document, type Draft, type Item, items, section, text } from '../document/model.ts';
import { inFile } from '../document/openings.ts';

/** What the opening tells besides what the kind itself finds. */
export interface Opening {
  /** `null` where the scenario asks none. */
  readonly question: string | null;
  /** What variants are about, by their names. */
  readonly variants: ReadonlyMap<string, string>;
  /** What each axis and variant changes. */
  readonly moves: readonly Move[];
  readonly remedy: Remedy | null;
}

/** What a kind knows for its opening. */
interface Told<C extends Cell> {
  tracked(result: Study<C>): readonly TrackedPoint[];
  remedy?(result: Study<C>): Remedy | null;
}

/** The opening of a run. */
export function openingOf<C extends Cell>(report: Told<C>, result: Study<C>, tag: LanguageTag): Opening {
  return {
    ...askedIn(result.info, tag),
    moves: movesOf(report.tracked(result)),
    remedy: report.remedy?.(result) ?? null,
  };
}

/** A report with its opening. */
export function openedDraft(
  draft: Draft,
  { question, variants, moves, remedy }: Opening,
  language: Language,
): Draft {
  return (phrasing) => {
    const texts = language(phrasing);
    const document = draft(phrasing);
    const sentences = moves.map((move) => {
      const about = move.kind === 'variant' ? variants.get(move.name) : undefined;
      const behind = about === undefined ? '' : ` ${phrasing.name(about)}`;
      return {
        of: move.name,
        tell: (names: readonly string[]) => `${texts.opening.move(move, names)}${behind}`,
      };
    });
    const before = alike(sentences, noName).map(({ told }): Item => ({ text: told, link: null }));
    const after: readonly Item[] =
      remedy === null ? [] : [{ text: texts.opening.remedy(remedy), link: null }];
    const asked = question === null ? [] : text(phrasing.strong(phrasing.name(question)));
    return {
      ...document,
      blocks: [...asked, ...withItems(document, before, after, remedy?.tune != null, texts)],
    };
  };
}

/**
 * Blocks with sentences about variants and settings in the section that answers: before what is out of balance, where a
 * kind opens with that, and behind what stands out elsewhere; what to do comes behind all, but first where the scenario
 * asks for it by a block `tune` (`asks`).
 */
function withItems(
  { blocks }: Document,
  moves: readonly Item[],
  remedy: readonly Item[],
  asks: boolean,
  { page, headings, opening }: Texts,
): readonly Block[] {
  if (moves.length + remedy.length === 0) return blocks;
  const has = (heading: string): boolean =>
    blocks.some((block) => block.kind === 'section' && block.heading === heading);
  const first = has(page.glance);
  const heading = first ? page.glance : headings.standout;
  if (!has(heading)) return [section(heading, items([...moves, ...remedy])), ...blocks];
  const changes = moves.length === 0 ? [] : [...text(opening.changes), ...items(moves)];
  return blocks.map((block) => {
    if (block.kind !== 'section' || block.heading !== heading) return block;
    const told = withRemedy(block.blocks, remedy, asks);
    const last = told.findLastIndex(({ kind }) => kind === 'list' || kind === 'openings');
    const at = first ? 0 : last < 0 ? told.length : last + 1;
    return { ...block, blocks: told.toSpliced(at, 0, ...changes) };
  });
}

/** What to do among the sentences, or among those of the point that is looked at first, which alone it is worked out for. */
function withRemedy(blocks: readonly Block[], remedy: readonly Item[], asks: boolean): readonly Block[] {
  if (remedy.length === 0) return blocks;
  const at = blocks.findIndex(({ kind }) => kind === 'list' || kind === 'openings');
  const found = blocks[at];
  if (found?.kind === 'openings') {
    const points = found.points.map((point, index) =>
      index === 0 ? { ...point, blocks: withRemedy(point.blocks, remedy, asks) } : point,
    );
    return blocks.with(at, { ...found, points });
  }
  if (found?.kind !== 'list') return [...blocks, ...items(remedy)];
  const told = asks ? [...remedy, ...found.items] : [...found.items, ...remedy];
  return blocks.with(at, { ...found, items: told });
}

/** The sentences that a report opens with, in its order: those of its lists before the contents, each once. */
export function openingSentences({ blocks }: Document, { page, headings }: Texts): readonly string[] {
  const told = blocks.flatMap((block) =>
    block.kind === 'section' && [page.glance, headings.standout].includes(block.heading)
      ? inFile(block.blocks).flatMap((inner) =>
          inner.kind === 'list' ? inner.items.map((item) => item.text) : [],
        )
      : [],
  );
  return [...new Set(told)];
}

/** The first sentences of a report that opens with a list in its first section, whatever it is called; and how many more. */
export function leadingSentences({ blocks }: Document, most: number): Cut<string> {
  const [first] = blocks.flatMap((block) => (block.kind === 'section' ? [block.blocks] : []));
  const told = (first ?? []).flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.text) : [],
  );
  return cut(told, most);
}
