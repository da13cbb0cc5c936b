/**
 * A report before it is Markdown or HTML: what stands in it, in which order, with which pictures and tables. Texts
 * are marked up already, by the phrasing that the document was made with.
 */
import type { Phrasing } from '../../language/forms/phrasing.ts';
import type { Chart } from '../charts/spec.ts';
import type { Grid } from './grid.ts';

/** A sentence of a list, and the section that holds the figures behind it. */
export interface Item {
  readonly text: string;
  /** Word of the link, and the heading that it leads to; `null` for none. */
  readonly link: { readonly word: string; readonly heading: string } | null;
}

/** A part of a document. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  /** Something to copy as it is; `text` is bare. */
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'table'; readonly grid: Grid; readonly caption: string | null }
  /** A picture in a file of its own, or inside the page. Its words are bare. */
  | { readonly kind: 'picture'; readonly file: string; readonly chart: Chart }
  /** Left out where nothing stands under the heading. */
  | { readonly kind: 'section'; readonly heading: string; readonly blocks: readonly Block[] }
  /** Something that opens on a click; the summary is bare. */
  | { readonly kind: 'folded'; readonly summary: string; readonly blocks: readonly Block[] };

/** A whole report. */
export interface Document {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Makes the document with its texts marked up in one way or another. */
export type Draft = (phrasing: Phrasing) => Document;

/** A paragraph; nothing for an empty text. */
export function text(marked: string): readonly Block[] {
  return marked === '' ? [] : [{ kind: 'text', text: marked }];
}

/** A list of lines without links; empty lines are left out. */
export function list(lines: readonly string[]): readonly Block[] {
  return items(lines.map((line) => ({ text: line, link: null })));
}

/** A list whose lines may lead to sections; empty lines are left out. */
export function items(lines: readonly Item[]): readonly Block[] {
  const kept = lines.filter((line) => line.text !== '');
  return kept.length === 0 ? [] : [{ kind: 'list', items: kept }];
}

/** A table; nothing without rows. */
export function table(grid: Grid | null, caption: string | null = null): readonly Block[] {
  return grid === null || grid.rows.length === 0 ? [] : [{ kind: 'table', grid, caption }];
}

/** A picture; nothing where there is none. */
export function picture(file: string, chart: Chart | null): readonly Block[] {
  return chart === null ? [] : [{ kind: 'picture', file, chart }];
}

/** A heading with what stands under it. */
export function section(heading: string, blocks: readonly Block[]): Block {
  return { kind: 'section', heading, blocks };
}

/** Whether anything stands in a block: a section without content does not. */
export function filled(block: Block): boolean {
  return block.kind !== 'section' || block.blocks.some(filled);
}

/** All pictures of some blocks, in order. */
export function picturesIn(blocks: readonly Block[]): readonly { file: string; chart: Chart }[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [{ file: block.file, chart: block.chart }];
    return block.kind === 'section' || block.kind === 'folded' ? picturesIn(block.blocks) : [];
  });
}
