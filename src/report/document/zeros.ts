/** Columns and rows of nothing but zeros say nothing: they leave their table, and one line says which did. */
import type { Texts } from '../../language/texts/texts.ts';
import type { Grid, GridCell } from './grid.ts';
import { type Block, text } from './model.ts';

/** A zero as it is written, without bounds: a simulated one keeps its place. */
const zero = /^[−+]?0(?:[.,]0+)?$/;

/** Blocks whose tables have lost what is 0 throughout; those of which a file shows a part stay as they are there. */
export function withoutZeros(blocks: readonly Block[], texts: Pick<Texts, 'fit'>): readonly Block[] {
  const within = (inner: readonly Block[]) => withoutZeros(inner, texts);
  return blocks.flatMap((block): readonly Block[] => {
    switch (block.kind) {
      case 'table':
        return tableBlocks(block, texts);
      case 'figure':
      case 'section':
      case 'folded':
        return [{ ...block, blocks: within(block.blocks) }];
      case 'fit':
        return [{ ...block, page: within(block.page) }];
      case 'points':
        return [
          { ...block, points: block.points.map((point) => ({ ...point, blocks: within(point.blocks) })) },
        ];
      default:
        return [block];
    }
  });
}

function tableBlocks(
  block: Extract<Block, { kind: 'table' }>,
  { fit }: Pick<Texts, 'fit'>,
): readonly Block[] {
  const { head, rows, align } = block.grid;
  if (rows.length < 2) return [block];
  const columns = head.map((_, at) => at);
  const figures = columns.filter((at) => rows.some((row) => row[at]?.value != null && align[at] === 'r'));
  const still = (at: number) => at > 0 && rows.every((row) => isZero(row[at]) || isEmpty(row[at]));
  // Columns of one name stay or go together, else it would not be clear which one is meant.
  const idle = figures.filter((at) => columns.every((other) => head[other] !== head[at] || still(other)));
  const kept = columns.filter((at) => !idle.includes(at));
  const told = figures.filter((at) => kept.includes(at));
  const nothing = (row: Grid['rows'][number]): boolean =>
    row[0]?.value === null && told.length > 0 && told.every((at) => isZero(row[at]));
  const left = rows.filter(nothing);
  if (idle.length === figures.length && idle.length > 0) return text(fit.allZero);
  if (idle.length + left.length === 0) return [block];
  const grid: Grid = {
    head: kept.map((at) => head[at]!),
    rows: rows.filter((row) => !nothing(row)).map((row) => kept.map((at) => row[at]!)),
    align: kept.map((at) => align[at]).join(''),
  };
  const words = kept.filter((at) => align[at] === 'l');
  const names = left.map((row) => words.map((at) => row[at]!.text).join(' · '));
  return [{ ...block, grid }, ...text(fit.zeros([...new Set(idle.map((at) => head[at]!)), ...names]))];
}

function isZero(cell: GridCell | undefined): boolean {
  return cell?.value != null && Math.abs(cell.value) < 1e-9 && zero.test(cell.text);
}

function isEmpty(cell: GridCell | undefined): boolean {
  return cell === undefined || (cell.value === null && cell.text === '');
}
