/** Every message of a catalogue, filled in in every way that makes sense in English. */

import * as nouns from '../../src/problems/english/nouns.ts';
import { english } from '../../src/problems/english.ts';

type Text = (...values: never[]) => string;

const { places: _, ...topics } = nouns;
/** Numbers that Czech counts in three ways; a list; what may be missing; and every noun. */
const numbers = [1, 2, 5];
const candidates: readonly unknown[] = [
  ...[...numbers, ['xx', 'yy'], null, false],
  ...new Set(Object.values(topics).flatMap((topic) => Object.keys(topic))),
];

function* combinations(count: number): Generator<readonly unknown[]> {
  // Longer messages are filled with numbers and lists alone: nouns stand in short ones.
  const choices = count > 2 ? candidates.slice(0, 4) : candidates;
  if (count === 0) yield [];
  else for (const rest of combinations(count - 1)) for (const first of choices) yield [first, ...rest];
}

/** What a text says of values; `null` where it cannot take them. */
function said(text: Text, values: readonly unknown[]): string | null {
  try {
    const found = String(text(...(values as never[])));
    return /undefined|NaN/.test(found) || (values.includes(null) && found.includes('null')) ? null : found;
  } catch {
    return null;
  }
}

/** A message with its text in English and in another language. */
export interface Sample {
  readonly key: string;
  readonly values: readonly unknown[];
  readonly english: string;
  readonly other: string;
}

/** Messages whose values nothing in English tells apart. */
const byHand: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  flaw: [
    ['BAD_INDENT', 'All collection items must start at the same column'],
    ['STACK', 'Maximum call stack size exceeded'],
  ],
};

/** The ways to fill in a text: nouns only where no number will do. */
function fillings(key: string, text: Text): (readonly [values: readonly unknown[], english: string])[] {
  const own = byHand[key];
  if (own !== undefined) return own.map((values) => [values, text(...(values as never[]))]);
  const good = [...combinations(text.length)].flatMap((values) => {
    const told = said(text, values);
    return told === null ? [] : [[values, told] as const];
  });
  const counts = Array.from({ length: text.length }, (_, at) =>
    good.some(([values]) => typeof values[at] === 'number'),
  );
  return good.filter(([values]) =>
    values.every((value, at) => !counts[at] || value === null || typeof value === 'number'),
  );
}

/** All samples of one topic (`musts`, `found`, …), against the same topic of another language. */
export function samplesOf<Topic extends 'musts' | 'found' | 'tips' | 'sentences' | 'places'>(
  topic: Topic,
  other: Readonly<Record<string, unknown>>,
): Sample[] {
  return Object.entries(english[topic] as Readonly<Record<string, Text>>).flatMap(([key, text]) =>
    fillings(key, text).map(([values, told]) => ({
      key,
      values,
      english: told,
      other: String((other[key] as Text)(...(values as never[]))),
    })),
  );
}
