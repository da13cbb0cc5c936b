/** Czech typography: the one place that everything said in Czech goes through. */
import { createNumbers, type Numbers } from './numbers.ts';
import type { Phrasing } from './phrasing.ts';

/** Names and code stand between these while a sentence is set, and are left as they are. */
const [open, close] = ['\ue000', '\ue001'];
const shieldedPart = /(\ue000[^\ue001]*\ue001+)/;

const rules: readonly (readonly [pattern: RegExp, form: string])[] = [
  // A word of one letter never ends a line, nor does a number its noun, nor a plane its number.
  [/(?<![\p{L}\p{N}])([aikosuvzAIKOSUVZ]) /gu, '$1\u00a0'],
  [
    /(\d(?:\*\*|<\/strong>)?) (?=\p{L}{2})(?!(?:až|po|ze|na|se|je|do|od|ve|ke|při|nad|pod|víc|jsou|proti)(?!\p{L}))/gu,
    '$1\u00a0',
  ],
  [/(\p{Ll}ladin\p{Ll}+|Hladin\p{Ll}+|Kolo|kolo) (?=\d)/gu, '$1\u00a0'],
];

/** A text with unbreakable spaces where Czech asks for them; names and code of {@link shielded} left alone. */
export function typeset(text: string): string {
  return text
    .split(shieldedPart)
    .map((part) =>
      part.startsWith(open)
        ? part.replaceAll(open, '').replaceAll(close, '')
        : rules.reduce((set, [pattern, form]) => set.replace(pattern, form), part),
    )
    .join('');
}

/** A phrasing whose names and code {@link typeset} leaves alone. */
export function shielded(phrasing: Phrasing): Phrasing {
  return {
    ...phrasing,
    name: (text) => `${open}${phrasing.name(text)}${close}`,
    code: (text) => `${open}${phrasing.code(text)}${close}`,
  };
}

/** What is no sentence: numerals, and names as data. */
const asIs: readonly string[] = ['language', 'numbers', 'rates', 'sideName', 'name'];

/** A catalogue all of whose texts are set, also those that its functions give. */
export function typesetAll<T>(texts: T): T {
  return setValue(texts) as T;
}

function setValue(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value);
  if (typeof value === 'function') return (...facts: unknown[]) => setValue(value(...facts));
  if (Array.isArray(value)) return value.map(setValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, asIs.includes(key) ? own : setValue(own)]),
  );
}

/** Czech numerals, with a true minus sign. */
export function czechNumbers(): Numbers {
  const numbers = createNumbers('cs');
  const minus = (numeral: string): string => numeral.replace('-', '\u2212');
  return {
    ...numbers,
    whole: (value) => minus(numbers.whole(value)),
    fixed: (value, digits) => minus(numbers.fixed(value, digits)),
    signed: (value, digits) => minus(numbers.signed(value, digits)),
    significant: (value, digits) => minus(numbers.significant(value, digits)),
  };
}
