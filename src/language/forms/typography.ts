/** Typography: the one place that everything said in reports goes through, by the rules of its language. */
import type { Phrasing } from './phrasing.ts';

/** Names and code stand between these while a sentence is set, and are left as they are. */
const [open, close] = ['\ue000', '\ue001'];
const shieldedPart = /(\ue000[^\ue001]*\ue001+)/;

/** Patterns and what becomes of them. */
export type Typography = readonly (readonly [pattern: RegExp, form: string])[];

/** Of all languages: no line begins with a sign of percent. */
const percent: Typography[number] = [/(\d(?:\*\*|<\/strong>)?) %/gu, '$1\u00a0%'];

/** Of English in files and terminals. */
export const englishFiles: Typography = [percent];

/** Of English on a page: a number stands with its noun. */
export const englishTypography: Typography = [
  percent,
  [
    /(\d(?:\*\*|<\/strong>)?) (?=\p{Ll}{2})(?!(?:and|as|at|after|are|away|back|below|beyond|brings?|by|can|for|from|has|have|in|into|is|it|least|lie|more|of|on|or|out|over|per|than|that|to|together|under|up|when|where|whoever|with|without)(?!\p{L}))/gu,
    '$1\u00a0',
  ],
];

/** Of Czech. */
export const czechTypography: Typography = [
  percent,
  // A word of one letter never ends a line, nor does a number its noun, nor a plane its number.
  [/(?<![\p{L}\p{N}])([aikosuvzAIKOSUVZ]) /gu, '$1\u00a0'],
  [
    /(\d(?:\*\*|<\/strong>)?) (?=\p{L}{2})(?!(?:až|po|ze|na|se|je|do|od|ve|ke|při|nad|pod|víc|jsou|proti)(?!\p{L}))/gu,
    '$1\u00a0',
  ],
  [/(\p{Ll}ladin\p{Ll}+|Hladin\p{Ll}+|Kolo|kolo) (?=\d)/gu, '$1\u00a0'],
];

/** A text with unbreakable spaces where its language asks for them; names and code of {@link shielded} left alone. */
export function typeset(text: string, rules: Typography = czechTypography): string {
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
export function typesetAll<T>(texts: T, rules: Typography = czechTypography): T {
  const set = (value: unknown): unknown => {
    if (typeof value === 'string') return typeset(value, rules);
    if (typeof value === 'function') return (...facts: unknown[]) => set(value(...facts));
    if (Array.isArray(value)) return value.map(set);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, own]) => [key, asIs.includes(key) ? own : set(own)]),
    );
  };
  return set(texts) as T;
}
