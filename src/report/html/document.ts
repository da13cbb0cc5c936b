/** Documents as parts of a page. */
import {
  type Block,
  filled,
  type GlossaryEntry,
  headingsIn,
  type Item,
  type PointPart,
} from '../document/model.ts';
import { slug } from '../markdown/slug.ts';
import { controlsHtml } from './controls.ts';
import { figureHtml } from './figure.ts';
import { heatHtml, scaleHtml } from './heat.ts';
import { type Html, html, lines, listed, raw } from './html.ts';
import { htmlTable, marked } from './tables.ts';
import { glossaryHtml, type Marker, marker } from './words.ts';

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
  readonly #glossary: readonly GlossaryEntry[];
  /** Explains words of the section that is being written. */
  #explain: Marker;

  /** @param glossary words that are explained where they stand. */
  constructor(drawn: Drawn, glossary: readonly GlossaryEntry[] = []) {
    this.#drawn = drawn;
    this.#glossary = glossary;
    this.#explain = marker(glossary, true);
  }

  /** Blocks whose texts are in the page's phrasing; sections are headed from level 2 on, those of level 2 as cards. */
  blocks(blocks: readonly Block[], place: Place = { level: 2, cards: true, heading: '' }): readonly Html[] {
    return blocks.flatMap((block) => this.#block(block, place));
  }

  #block(block: Block, place: Place): readonly Html[] {
    switch (block.kind) {
      case 'text':
        return [html`<p>${this.#explain(marked(block.text))}${opener(block.opens)}</p>`];
      case 'note':
        return [html`<p>${this.#explain(marked(block.text))}</p>`];
      case 'list':
        return [
          html`<ul class="findings">${lines(block.items.map((item) => html`<li>${this.#line(item)}</li>`))}</ul>`,
        ];
      case 'code':
        return [html`<pre tabindex="0"><code>${linesOf(block.text)}</code></pre>`];
      case 'table':
        return [
          htmlTable(
            block.grid,
            block.caption ?? place.heading,
            block.caption !== null,
            marker(this.#glossary, false),
          ),
        ];
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
          html`<details><summary>${block.summary}</summary>`,
          ...this.blocks(block.blocks, {
            level: Math.max(3, place.level),
            cards: false,
            heading: block.summary,
          }),
          raw('</details>'),
        ];
      case 'points':
        return this.#points(block, place);
      case 'openings':
        return this.#openings(block, place);
      case 'fit':
        return this.blocks(block.page, place);
      case 'glossary':
        return [glossaryHtml(block.entries)];
      case 'contents':
        return [
          html`<nav class="contents"><p>${raw(block.word)}: ${listed(headingsIn(block.of).map(linkTo), ' · ')}</p></nav>`,
        ];
    }
  }

  #section(part: Extract<Block, { kind: 'section' }>, { level, cards }: Place): readonly Html[] {
    const { heading, blocks, plane } = part;
    if (!filled(part)) return [];
    // The address first: sections inside may have the same name.
    const id = this.#address(heading);
    if (cards) this.#explain = marker(this.#glossary, true);
    const inner = this.blocks(blocks, { level: level + 1, cards: false, heading });
    const head = html`<h${level} id="${id}">${raw(heading)}</h${level}>`;
    if (cards) return [html`<section aria-labelledby="${id}">${head}`, ...inner, raw('</section>')];
    return plane === null
      ? [head, ...inner]
      : [html`<div class="plane" data-plane="${plane}">${head}`, ...inner, raw('</div>')];
  }

  #points({ controls, heading, points }: Extract<Block, { kind: 'points' }>, place: Place): readonly Html[] {
    const [first, ...others] = points;
    if (first === undefined) return [];
    return [
      ...(controls === null ? [] : [controlsHtml(controls)]),
      html`<div class="point" data-point="${first.key}">`,
      ...(others.length === 0 ? [] : [html`<p class="point-name">${raw(first.name)}</p>`]),
      ...this.blocks(first.blocks, place),
      raw('</div>'),
      ...(others.length === 0
        ? []
        : [html`<h${place.level} class="others">${raw(heading)}</h${place.level}>`]),
      ...others.flatMap((point) => this.#otherPoint(point, place)),
    ];
  }

  #otherPoint({ key, name, summary, blocks }: PointPart, place: Place): readonly Html[] {
    return [
      html`<div class="point" data-point="${key}"><details><summary>${raw(name)}</summary>`,
      ...this.blocks(blocks, { ...place, level: place.level + 1, heading: html`${summary}`.text }),
      raw('</details></div>'),
    ];
  }

  /** All of them; the page's script shows the one of the point that is chosen. */
  #openings({ points, alone }: Extract<Block, { kind: 'openings' }>, place: Place): readonly Html[] {
    const [first, ...others] = points;
    if (first === undefined) return [];
    const explain = this.#explain;
    const written = [
      html`<div class="opening" data-point="${first.key}">`,
      ...this.blocks(first.blocks, place),
      raw('</div>'),
    ];
    const switched = others.flatMap(({ key, blocks }) => {
      this.#explain = marker(this.#glossary, true);
      return [
        html`<div class="opening" data-point="${key}" hidden>`,
        ...this.blocks(blocks, place),
        raw('</div>'),
      ];
    });
    this.#explain = explain;
    return [
      raw('<div class="openings">'),
      ...(alone === null ? [] : [html`<p class="alone" hidden>${raw(alone)}</p>`]),
      ...written,
      ...switched,
      raw('</div>'),
    ];
  }

  #line({ text, link }: Item): Html {
    const line = this.#explain(marked(text));
    return link === null ? line : html`${line} ${linkTo(link.heading)}`;
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

function linkTo(heading: string): Html {
  return html`<a href="#${addressOf(heading)}">${raw(heading)}</a>`;
}

/** What the page's script makes a button of. */
function opener(opens: { readonly number: number; readonly text: string } | null): Html {
  return opens === null ? raw('') : html` <span class="open" data-c="${opens.number}">${opens.text}</span>`;
}

/** Lines stay lines; everything else is made harmless. */
function linesOf(code: string): Html {
  return lines(code.split('\n').map((line) => html`${line}`));
}
