/** What opens a report, told for every point that the switches of the page can choose. */
import { cut } from '../../facts/run/cut.ts';
import { type PointPlace, pointNames } from '../../facts/run/pointName.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { textsIn } from './glossary.ts';
import { type Block, text } from './model.ts';
import { inOrder, pointKeys } from './points.ts';

/** Points that are told so at most, and letters of their sentences: what a page should not grow beyond. */
export const mostOpenings = 60;
export const mostLetters = 120_000;

/**
 * Blocks about every point, each under its name, within the bounds above; the point that is looked at first is always told.
 *
 * @returns for a single point its blocks as they are.
 */
export function openingBlocks<P extends PointPlace>(
  points: readonly P[],
  tell: (point: P, index: number) => readonly Block[],
  texts: Texts,
): readonly Block[] {
  const order = inOrder(points);
  const [first] = order;
  if (first === undefined) return [];
  if (points.length === 1) return tell(points[first]!, first);
  const names = pointNames(points).map(texts.point);
  const keys = pointKeys(points);
  const { shown, left } = cut(order, mostOpenings);
  const told = shown.map((index) => ({
    key: keys[index]!,
    blocks: [...text(texts.about(names[index]!)), ...tell(points[index]!, index)],
  }));
  let letters = 0;
  const fitting = told.filter(({ blocks }, at) => {
    letters += textsIn(blocks).join('').length;
    return at === 0 || letters <= mostLetters;
  });
  const alone = left > 0 || fitting.length < shown.length ? texts.aboutAlone(names[first]!) : null;
  return [{ kind: 'openings', points: fitting, alone }];
}

/** Blocks as a file tells them: only the first opening, and lists that then follow each other as one. */
export function inFile(blocks: readonly Block[]): readonly Block[] {
  return joined(
    blocks.flatMap((block) => (block.kind === 'openings' ? (block.points[0]?.blocks ?? []) : [block])),
  );
}

/** Lists that follow each other become one. */
export function joined(blocks: readonly Block[]): readonly Block[] {
  const joint: Block[] = [];
  for (const block of blocks) {
    const last = joint.at(-1);
    if (last?.kind === 'list' && block.kind === 'list')
      joint[joint.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joint.push(block);
  }
  return joint;
}
