/** Plural forms of Czech by `Intl`. */

const rules = new Intl.PluralRules('cs');

/**
 * The form of a noun that goes with a whole number: 1 kolo, 2 až 4 kola, 5 a více kol.
 *
 * @example plural(3, 'kolo', 'kola', 'kol') // 'kola'
 */
export function plural(count: number, one: string, few: string, other: string): string {
  const form = rules.select(count);
  return form === 'one' ? one : form === 'few' ? few : other;
}

/** Forms of a noun: 1 bod, 2 body, 5 bodů, 1,5 bodu. */
export type NounForms = readonly [one: string, few: string, other: string, fraction: string];

/** Points, of a percentage or of anything else. */
export const pointForms: NounForms = ['bod', 'body', 'bodů', 'bodu'];

/** The same in the genitive, behind "do" and "od". */
export const pointsGenitive: NounForms = ['bodu', 'bodů', 'bodů', 'bodu'];

/**
 * "Out of" a whole number: the preposition as it is spoken, z pěti but ze tří.
 *
 * @example outOf(3, '3') // 'ze 3'
 */
export function outOf(count: number, numeral: string): string {
  const group = Number(String(count).slice(0, ((String(count).length - 1) % 3) + 1));
  const first = group < 20 ? group % 10 : Number(String(group)[0]);
  const voiced =
    group >= 100
      ? [1, 2, 3, 4, 6, 7].includes(first)
      : group >= 10
        ? [3, 4, 6, 7].includes(first)
        : [2, 3, 4, 6, 7].includes(first);
  return `${voiced ? 'ze' : 'z'} ${numeral}`;
}

/** A sentence's first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);
}

/**
 * A Czech numeral with its noun. A decimal comma asks for the genitive singular, whatever stands behind it;
 * of a numeral with an interval in brackets the first number decides.
 *
 * @example counted('+2,0 (+1,0 až +3,0)', pointForms) // '+2,0 (+1,0 až +3,0) bodu'
 */
export function counted(numeral: string, [one, few, other, fraction]: NounForms): string {
  const [first = ''] = numeral.replaceAll('\u00a0', '').match(/[\d,]+/) ?? [];
  return `${numeral} ${first.includes(',') ? fraction : plural(Number(first), one, few, other)}`;
}
