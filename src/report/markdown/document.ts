/** Documents in Markdown. */
import {
  type Block,
  type Document,
  headingsIn,
  type Item,
  type Picture,
  type PointPart,
} from '../document/model.ts';
import { inFile } from '../document/openings.ts';
import { escapeHtml, escapeMarkdown, fencedBlock } from './escape.ts';
import { slug } from './slug.ts';
import { folded, gridTable, heatTable } from './table.ts';

/**
 * The document as a file. Its texts must be in Markdown's phrasing.
 *
 * @param pictures whether pictures are written beside it; without them none is referred to.
 */
export function markdownDocument({ title, blocks }: Document, pictures: boolean): string {
  return `${[`# ${title}`, ...markdownBlocks(blocks, pictures)].join('\n\n')}\n`;
}

/** Blocks as they stand in a file. */
export function markdownBlocks(blocks: readonly Block[], pictures: boolean): readonly string[] {
  return written(blocks, { pictures, level: 2, again: false });
}

/** How blocks are written. */
interface Manner {
  /** Whether pictures are written beside the file. */
  readonly pictures: boolean;
  /** Of the headings of sections. */
  readonly level: number;
  /** Whether notes were said already. */
  readonly again: boolean;
}

function written(blocks: readonly Block[], manner: Manner): readonly string[] {
  return inFile(blocks).flatMap((block) => markdownBlock(block, manner));
}

function markdownBlock(block: Block, manner: Manner): readonly string[] {
  const { level, pictures, again } = manner;
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'note':
      return again ? [] : [block.text];
    case 'list':
      return [bullets(block.items.map(lineOf))];
    case 'code':
      return [fencedBlock(block.language, block.text)];
    case 'table':
      return [...captioned(block.caption), gridTable(block.grid)];
    case 'heat':
      return [...captioned(block.heat.caption), heatTable(block.heat)];
    case 'scale':
      return [];
    case 'picture':
      return pictures ? [image(block)] : [];
    case 'figure': {
      const shown = block.picture === null ? [] : markdownBlock(block.picture, manner);
      const behind = written(block.blocks, manner);
      const fold = shown.length > 0 || block.wide;
      return [...shown, ...(fold ? folded(escapeHtml(block.summary), behind) : behind)];
    }
    case 'section':
      return headed(block.heading, level, written(block.blocks, { ...manner, level: level + 1 }));
    case 'folded':
      return folded(escapeHtml(block.summary), written(block.blocks, manner));
    case 'points':
      return [
        ...written(block.points[0]?.blocks ?? [], manner),
        ...headed(block.heading, level, block.points.slice(1).flatMap(otherPoint(manner))),
      ];
    case 'openings':
      return written([block], manner);
    case 'fit':
      return written(block.file, manner);
    case 'glossary':
      return [bullets(block.entries.map(({ word, means }) => `**${word}**: ${means}`))];
    case 'contents': {
      const links = headingsIn(block.of, pictures).map((heading) => `[${heading}](#${slug(heading)})`);
      return [`${block.word}: ${links.join(' · ')}`];
    }
  }
}

function otherPoint(manner: Manner): (point: PointPart) => readonly string[] {
  const inside = { ...manner, level: manner.level + 1, again: true };
  return ({ summary, blocks }) => folded(escapeHtml(summary), written(blocks, inside));
}

function headed(heading: string, level: number, inner: readonly string[]): readonly string[] {
  return inner.length === 0 ? [] : [`${'#'.repeat(level)} ${heading}`, ...inner];
}

function captioned(caption: string | null): readonly string[] {
  return caption === null ? [] : [`**${caption}**`];
}

function image({ chart, file }: Picture): string {
  return `![${escapeMarkdown(chart.title)}](${file})`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function lineOf({ text, link }: Item): string {
  return link === null ? text : `${text} ([${link.heading}](#${slug(link.heading)}))`;
}
