/** Foreign text, as it may be shown: names, seeds and paths come from strangers' files. */

/**
 * What no name and no seed may hold, since it cannot be shown: control characters (they move cursors and speak
 * to build machines), line breaks, halves of characters, noncharacters (no XML holds them), signs that turn
 * the direction of what follows, and more marks on one letter than the 30 of Unicode's stream-safe format (UAX 15).
 */
export const unshowable: RegExp =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u2028\u2029]|\p{M}{31,}/u;

const tooManyMarks = /\p{M}{31}/u;

/**
 * The text with letters and their marks as one character each (NFC, or NFKC). One with endless marks on a letter stays
 * as it is: putting them in order takes time that grows with the square of their number.
 */
export function composed(text: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return tooManyMarks.test(text) ? text : text.normalize(form);
}

const everyUnshowable = new RegExp(unshowable, 'gu');
const everyOddBlank = /(?! )\p{Zs}/gu;
const everyInvisible =
  /[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029]|\p{M}{31,}/gu;

function escaped(sign: string): string {
  return Array.from({ length: sign.length }, (_, at) => {
    return `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}

/**
 * A text on its way to a terminal or an annotation: what cannot be shown stands there as escapes.
 * @example shown('a\u202eb') // 'a\\u202eb'
 */
export function shown(text: string): string {
  return text.replace(everyUnshowable, escaped);
}

/** A whole message: signs that show nothing stand there as escapes, too. */
export function shownMessage(message: string): string {
  return message.replace(everyInvisible, escaped);
}

/** A name in a message about it: blanks that look like the usual one stand there as escapes besides. */
export function visible(text: string): string {
  return shownMessage(text).replace(everyOddBlank, escaped);
}

/** What two names have in common that nobody can tell apart: compatible forms, without invisible signs. */
export function likeness(name: string): string {
  return composed(name, 'NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
