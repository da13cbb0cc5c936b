/**
 * A report before it is Markdown or HTML: what stands in it, in which order, with which pictures and tables. Texts
 * are marked up already, by the phrasing that the document was made with; what is called bare is not.
 */
import { cut } from '../../facts/run/cut.ts';
import type { Phrasing } from '../../language/forms/phrasing.ts';
import type { Explained, Term } from '../../language/texts/glossary.ts';
import type { Chart } from '../charts/spec.ts';
import type { Grid, Heat } from './grid.ts';
import type { PageBook } from './pageData.ts';

/** A sentence of a list, and the section that holds the figures behind it. */
export interface Item {
  readonly text: string;
  /** The heading that a link leads to, which it is called by; `null` for none. */
  readonly link: { readonly heading: string } | null;
}

/** A picture in a file of its own, or inside the page. Its words are bare. */
export interface Picture {
  readonly kind: 'picture';
  readonly file: string;
  readonly chart: Chart;
  /** Whether the page shows it; it leaves out those that a coloured table says as well. */
  readonly onPage: boolean;
}

/** A word that a report uses, with its meaning. Bare text without marks. */
export interface GlossaryEntry extends Explained {
  readonly term: Term;
}

/** What a report opens with where one point is looked at. */
export interface PointOpening {
  /** What the switches of the page choose it by. */
  readonly key: string;
  readonly blocks: readonly Block[];
}

/** One variant at one setting of the axes, as a part of the report. */
export interface PointPart {
  /** What the switches of the page choose it by. */
  readonly key: string;
  readonly name: string;
  /** Its name, bare. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** A choice above the tables of the page; bare. */
export interface Switch {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  /** The value that it has at first; that of the first option where it is left out. */
  readonly chosen?: string;
}

/** What can be switched on the page; `filter` is a field for parts of names. Bare. */
export interface Controls {
  readonly label: string;
  readonly switches: readonly Switch[];
  readonly filter: { readonly label: string; readonly hint: string };
}

/** A part of a document. */
export type Block =
  /** `opens`: the number of a matchup with details, and what its button shows on the page (bare). */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly opens: { readonly number: number; readonly text: string } | null;
    }
  /** Explains a table; a file says it where it is first needed, the page with every point, since it shows one. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  /** Something to copy as it is; `text` is bare. */
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'table'; readonly grid: Grid; readonly caption: string | null }
  /** A coloured table on the page, a plain one in a file. */
  | { readonly kind: 'heat'; readonly heat: Heat }
  /** What the colours of the page mean: names of the steps, bare. A file has no colours. */
  | { readonly kind: 'scale'; readonly title: string; readonly steps: readonly string[] }
  | Picture
  /** A picture with the tables behind it, which a file folds away under the summary (bare); `wide` ones always. */
  | {
      readonly kind: 'figure';
      readonly picture: Picture | null;
      readonly summary: string;
      readonly wide: boolean;
      readonly blocks: readonly Block[];
    }
  /** Left out where nothing stands under the heading. `plane` is what the page's switch of planes knows it by. */
  | {
      readonly kind: 'section';
      readonly heading: string;
      readonly blocks: readonly Block[];
      readonly plane: number | null;
    }
  /** Something that opens on a click; the summary is bare. */
  | { readonly kind: 'folded'; readonly summary: string; readonly blocks: readonly Block[] }
  /** Points, the one that is looked at first in front: the others are folded under the heading in a file, and switched on the page. */
  | {
      readonly kind: 'points';
      readonly heading: string;
      readonly controls: Controls | null;
      readonly points: readonly PointPart[];
    }
  /**
   * What the report opens with, point by point, the one that is looked at first in front: a file tells that one, the page
   * the one that its switches choose. `alone` is said on the page before the first where the chosen one has none.
   */
  | { readonly kind: 'openings'; readonly points: readonly PointOpening[]; readonly alone: string | null }
  /** The same twice: whole on the page, as far as it can be read in a file. */
  | { readonly kind: 'fit'; readonly page: readonly Block[]; readonly file: readonly Block[] }
  /** Words with their meanings; one in a document. */
  | { readonly kind: 'glossary'; readonly entries: readonly GlossaryEntry[] }
  /** Links to the sections among some blocks. */
  | { readonly kind: 'contents'; readonly word: string; readonly of: readonly Block[] };

/** A whole report. */
export interface Document {
  readonly title: string;
  /** What it is about, for somebody who opens the page and has never seen the rules. */
  readonly lead?: readonly string[];
  readonly blocks: readonly Block[];
  /** The words that its glossary explains, which the page marks where they stand. */
  readonly glossary?: readonly GlossaryEntry[];
  /** What the page tells about matchups that open; worked out for a page only. */
  readonly book?: () => PageBook;
}

/** Makes the document with its texts marked up in one way or another. */
export type Draft = (phrasing: Phrasing) => Document;

/** A paragraph; nothing for an empty text. */
export function text(marked: string): readonly Block[] {
  return marked === '' ? [] : [{ kind: 'text', text: marked, opens: null }];
}

/** What explains a table; nothing for an empty text. */
export function note(marked: string): readonly Block[] {
  return marked === '' ? [] : [{ kind: 'note', text: marked }];
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

/** A coloured table; nothing without rows. */
export function heat(given: Heat | null): readonly Block[] {
  return given === null || given.rows.length === 0 ? [] : [{ kind: 'heat', heat: given }];
}

/** A picture; nothing where there is none. */
export function picture(file: string, chart: Chart | null, onPage = true): readonly Picture[] {
  return chart === null ? [] : [{ kind: 'picture', file, chart, onPage }];
}

/** A heading with what stands under it. */
export function section(heading: string, blocks: readonly Block[], plane: number | null = null): Block {
  return { kind: 'section', heading, blocks, plane };
}

/** A table of which a file shows some rows, with a note on that, where there are too many. */
export function shortened(
  grid: Grid | null,
  most: number,
  cut: (rows: Grid['rows'], most: number) => Grid['rows'],
  said: (all: number, shown: number) => string,
  caption: string | null = null,
): readonly Block[] {
  if (grid === null || grid.rows.length <= most) return table(grid, caption);
  const file = [
    ...text(said(grid.rows.length, most)),
    ...table({ ...grid, rows: cut(grid.rows, most) }, caption),
  ];
  return [{ kind: 'fit', page: table(grid, caption), file }];
}

/** The first rows: how most tables are shortened. */
export function firstRows(rows: Grid['rows'], most: number): Grid['rows'] {
  return cut(rows, most).shown;
}

/** Whether anything stands in a block: a section without content does not. @param pictures whether these count. */
export function filled(block: Block, pictures = true): boolean {
  if (block.kind === 'picture') return pictures;
  return block.kind !== 'section' || block.blocks.some((inner) => filled(inner, pictures));
}

/** Headings of the sections that stand at the top of some blocks, those of a point included. @param key of the point, by default the first. */
export function headingsIn(blocks: readonly Block[], pictures = true, key?: string): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'section') return filled(block, pictures) ? [block.heading] : [];
    if (block.kind === 'fit') return headingsIn(block.page, pictures, key);
    if (block.kind !== 'points') return [];
    const point = block.points.find((own) => own.key === key) ?? block.points[0];
    return headingsIn(point?.blocks ?? [], pictures);
  });
}

/** All pictures of some blocks, in order. */
export function picturesIn(blocks: readonly Block[]): readonly Picture[] {
  return blocks.flatMap((block): readonly Picture[] => {
    switch (block.kind) {
      case 'picture':
        return [block];
      case 'figure':
        return [...(block.picture === null ? [] : [block.picture]), ...picturesIn(block.blocks)];
      case 'section':
      case 'folded':
        return picturesIn(block.blocks);
      case 'openings':
      case 'points':
        return block.points.flatMap((point) => picturesIn(point.blocks));
      case 'fit':
        return picturesIn(block.page);
      default:
        return [];
    }
  });
}
