/** Documents as parts of a page. */
import { type Block, filled, headingsIn, type Item, type PointPart } from '../document/model.ts';
import { escapeHtml } from '../markdown/escape.ts';
import { slug } from '../markdown/slug.ts';
import { controlsHtml } from './controls.ts';
import { figureHtml } from './figure.ts';
import { heatHtml, scaleHtml } from './heat.ts';
import { htmlTable, proper } from './tables.ts';

/** Text of every picture, by its file name. */
export type Drawn = ReadonlyMap<string, string>;

/** Where blocks stand. */
interface Place {
  /** Of the headings of sections. */
  readonly level: number;
  /** Whether sections here are cards of their own. */
  readonly cards: boolean;
  /** The heading above. */
  readonly heading: string;
}

/** Writes blocks; one writer for a page, since no two sections may have the same address. */
export class HtmlWriter {
  readonly #drawn: Drawn;
  readonly #taken = new Map<string, number>();

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
  }

  /** Blocks whose texts are in the page's phrasing; sections are headed from level 2 on, those of level 2 as cards. */
  blocks(blocks: readonly Block[], place: Place = { level: 2, cards: true, heading: '' }): readonly string[] {
    return blocks.flatMap((block) => this.#block(block, place));
  }

  #block(block: Block, place: Place): readonly string[] {
    switch (block.kind) {
      case 'text':
        return [`<p>${proper(block.text)}${opener(block.opens)}</p>`];
      case 'note':
        return [`<p>${proper(block.text)}</p>`];
      case 'list':
        return [
          `<ul class="findings">${block.items.map((item) => `<li>${lineOf(item)}</li>`).join('\n')}</ul>`,
        ];
      case 'code':
        return [`<pre tabindex="0"><code>${linesOf(block.text)}</code></pre>`];
      case 'table':
        return [htmlTable(block.grid, block.caption ?? place.heading, block.caption !== null)];
      case 'heat':
        return [heatHtml(block.heat, place.heading)];
      case 'scale':
        return [scaleHtml(block.title, block.steps, this.#address(block.title))];
      case 'picture': {
        const svg = block.onPage ? this.#drawn.get(block.file) : undefined;
        return svg === undefined ? [] : [figureHtml(block.chart, svg)];
      }
      case 'figure':
        return this.blocks([...(block.picture === null ? [] : [block.picture]), ...block.blocks], place);
      case 'section':
        return this.#section(block, place);
      case 'folded':
        return [
          `<details><summary>${escapeHtml(block.summary)}</summary>`,
          ...this.blocks(block.blocks, {
            level: Math.max(3, place.level),
            cards: false,
            heading: block.summary,
          }),
          '</details>',
        ];
      case 'points':
        return this.#points(block, place);
      case 'fit':
        return this.blocks(block.page, place);
      case 'contents':
        return [
          `<nav class="contents"><p>${block.word}: ${headingsIn(block.of).map(linkTo).join(' · ')}</p></nav>`,
        ];
    }
  }

  #section(part: Extract<Block, { kind: 'section' }>, { level, cards }: Place): readonly string[] {
    const { heading, blocks, plane } = part;
    if (!filled(part)) return [];
    // The address first: sections inside may have the same name.
    const id = this.#address(heading);
    const inner = this.blocks(blocks, { level: level + 1, cards: false, heading });
    const head = `<h${level} id="${id}">${heading}</h${level}>`;
    if (cards) return [`<section aria-labelledby="${id}">${head}`, ...inner, '</section>'];
    return plane === null
      ? [head, ...inner]
      : [`<div class="plane" data-plane="${plane}">${head}`, ...inner, '</div>'];
  }

  #points(
    { controls, heading, points }: Extract<Block, { kind: 'points' }>,
    place: Place,
  ): readonly string[] {
    const [first, ...others] = points;
    if (first === undefined) return [];
    return [
      ...(controls === null ? [] : [controlsHtml(controls)]),
      `<div class="point" data-point="${escapeHtml(first.key)}">`,
      ...(others.length === 0 ? [] : [`<p class="point-name">${first.name}</p>`]),
      ...this.blocks(first.blocks, place),
      '</div>',
      ...(others.length === 0 ? [] : [`<h${place.level} class="others">${heading}</h${place.level}>`]),
      ...others.flatMap((point) => this.#otherPoint(point, place)),
    ];
  }

  #otherPoint({ key, name, summary, blocks }: PointPart, place: Place): readonly string[] {
    return [
      `<div class="point" data-point="${escapeHtml(key)}"><details><summary>${name}</summary>`,
      ...this.blocks(blocks, { ...place, level: place.level + 1, heading: escapeHtml(summary) }),
      '</details></div>',
    ];
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

function linkTo(heading: string): string {
  return `<a href="#${addressOf(heading)}">${heading}</a>`;
}

function lineOf({ text: marked, link }: Item): string {
  const text = proper(marked);
  return link === null ? text : `${text} <a href="#${addressOf(link.heading)}">${escapeHtml(link.word)}</a>`;
}

/** What the page's script makes a button of. */
function opener(opens: { readonly number: number; readonly text: string } | null): string {
  return opens === null
    ? ''
    : ` <span class="open" data-c="${opens.number}">${escapeHtml(opens.text)}</span>`;
}

/** Lines stay lines; everything else is made harmless. */
function linesOf(code: string): string {
  return code.split('\n').map(escapeHtml).join('\n');
}
