/** Documents in Markdown. */
import type { Block, Document, Item } from '../document/model.ts';
import { escapeHtml, escapeMarkdown, fencedBlock } from './escape.ts';
import { bullets } from './layout.ts';
import { slug } from './slug.ts';
import { folded, gridTable } from './table.ts';

/**
 * The document as a file. Its texts must be in Markdown's phrasing.
 *
 * @param pictures whether pictures are written beside it; without them none is referred to.
 */
export function markdownDocument({ title, blocks }: Document, pictures: boolean): string {
  return `${[`# ${title}`, ...markdownBlocks(blocks, pictures)].join('\n\n')}\n`;
}

/** Blocks as they stand in a file, sections headed from `level` on. */
export function markdownBlocks(blocks: readonly Block[], pictures: boolean, level = 2): readonly string[] {
  return blocks.flatMap((block) => markdownBlock(block, pictures, level));
}

function markdownBlock(block: Block, pictures: boolean, level: number): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return [bullets(block.items.map(lineOf))];
    case 'code':
      return [fencedBlock(block.language, block.text)];
    case 'table':
      return [...(block.caption === null ? [] : [`**${block.caption}**`]), gridTable(block.grid)];
    case 'picture':
      return pictures ? [`![${escapeMarkdown(block.chart.title)}](${block.file})`] : [];
    case 'section': {
      const inner = markdownBlocks(block.blocks, pictures, level + 1);
      return inner.length === 0 ? [] : [`${'#'.repeat(level)} ${block.heading}`, ...inner];
    }
    case 'folded':
      return folded(escapeHtml(block.summary), markdownBlocks(block.blocks, pictures, level));
  }
}

function lineOf({ text, link }: Item): string {
  return link === null ? text : `${text} ([${link.word}](#${slug(link.heading)}))`;
}
