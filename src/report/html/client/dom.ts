/** Small helpers for making elements; texts always enter as text, never as markup. */
import type { PageData } from '../../document/pageData.ts';

/** The data that came with the page. */
export function pageData(): PageData {
  return JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData;
}

/** An element with attributes and children; strings become text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** An SVG element with attributes. */
export function shape(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/**
 * What a link leads to. Links lead to the first section of a name; where that is of a point that is not shown, the section
 * of this name in the one that is shown is meant.
 */
export function sectionAt(anchor: string): HTMLElement | null {
  const first = document.getElementById(anchor);
  if (first === null || first.closest('.point[hidden]') === null) return first;
  const shown = document.querySelectorAll<HTMLElement>('.point:not([hidden]) [id]');
  return [...shown].find(({ id }) => id.replace(/--\d+$/, '') === anchor) ?? first;
}
