/** Documents as parts of a page. */
import { type Block, filled, type Item } from '../document/model.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { slug } from '../markdown/slug.ts';
import { figureHtml } from './figure.ts';
import { htmlTable, proper } from './tables.ts';

/** Text of every picture, by its file name. */
export type Drawn = ReadonlyMap<string, string>;

/** Writes blocks; one writer for a page, since no two sections may have the same address. */
export class HtmlWriter {
  readonly #drawn: Drawn;
  readonly #taken = new Map<string, number>();

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
  }

  /** Blocks whose texts are in the page's phrasing; sections headed from `level` on, those of level 2 as cards. */
  blocks(blocks: readonly Block[], level = 2, heading = ''): readonly string[] {
    return blocks.flatMap((block) => this.#block(block, level, heading));
  }

  #block(block: Block, level: number, heading: string): readonly string[] {
    switch (block.kind) {
      case 'text':
        return [`<p>${proper(block.text)}</p>`];
      case 'list':
        return [
          `<ul class="findings">${block.items.map((item) => `<li>${lineOf(item)}</li>`).join('\n')}</ul>`,
        ];
      case 'code':
        return [`<pre tabindex="0"><code>${linesOf(block.text)}</code></pre>`];
      case 'table':
        return [htmlTable(block.grid, block.caption ?? heading, block.caption !== null)];
      case 'picture': {
        const svg = this.#drawn.get(block.file);
        return svg === undefined ? [] : [figureHtml(block.chart, svg)];
      }
      case 'section':
        return this.#section(block.heading, block.blocks, level);
      case 'folded':
        return [
          `<details><summary>${escapeHtml(block.summary)}</summary>`,
          ...this.blocks(block.blocks, Math.max(3, level), block.summary),
          '</details>',
        ];
    }
  }

  #section(heading: string, blocks: readonly Block[], level: number): readonly string[] {
    if (!blocks.some(filled)) return [];
    // The address first: sections inside may have the same name.
    const id = this.#address(heading);
    const inner = this.blocks(blocks, level + 1, heading);
    const head = `<h${level} id="${id}">${heading}</h${level}>`;
    return level === 2
      ? [`<section aria-labelledby="${id}">${head}`, ...inner, '</section>']
      : [head, ...inner];
  }

  /** The first section of a name has the address that links lead to. */
  #address(heading: string): string {
    const address = addressOf(heading);
    const count = this.#taken.get(address) ?? 0;
    this.#taken.set(address, count + 1);
    return count === 0 ? address : `${address}--${count}`;
  }
}

function addressOf(heading: string): string {
  return `s-${slug(heading.replace(/<[^>]*>/g, ''))}`;
}

function lineOf({ text: marked, link }: Item): string {
  const text = proper(marked);
  return link === null ? text : `${text} <a href="#${addressOf(link.heading)}">${escapeHtml(link.word)}</a>`;
}

/** Lines stay lines; everything else is made harmless. */
function linesOf(code: string): string {
  return code.split('\n').map(escapeHtml).join('\n');
}
