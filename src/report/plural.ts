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
