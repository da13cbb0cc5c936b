/**
 * Problems in Czech. English ones have one grammar, `<where>: must be <what> (got <found>)`, then at most one
 * `Tip:`; each part is translated by a table of phrases. What the tables do not know stays English, in its
 * place; a test gathers every problem from the sources and the schemas and finds none.
 */
import { found, tips, whole } from './czechFindings.ts';
import { morePhrases } from './czechMorePhrases.ts';
import { type Phrase, wanted } from './czechPhrases.ts';
import { czechReasons } from './reasons.ts';

const musts: readonly Phrase[] = [...wanted, ...morePhrases];

/** Why the machine refuses a file, in Czech. */
export function czechRefusal(reason: string): string {
  return czechReasons[reason] ?? reason;
}

const grammar = /^(.*?): must (.*?) \((got )(.*?)\)\.?(?: Tip: (.*))?$/s;
/** The machine refuses: what stands in brackets is its reason. */
const withReason = /^(.*?): must (.*?) \(()(.*)\)\.?(?: Tip: (.*))?$/s;

/** A line in Czech, and what of it no table knows: that stays English, in its place. */
export function translateLine(line: string): { readonly text: string; readonly unknown: readonly string[] } {
  const queued = /^(.*) failed on the queue: (.*)$/s.exec(line);
  if (queued !== null) {
    const reason = translateLine(queued[2]!);
    return { ...reason, text: `${queued[1]} se ve frontě nezdařilo: ${reason.text}` };
  }
  const unknown: string[] = [];
  const known = (table: readonly Phrase[], part: string, otherwise: string): string => {
    const told = phrase(table, part);
    if (told === null) unknown.push(part);
    return told ?? otherwise;
  };
  const told = phrase(whole, line);
  if (told !== null) return { text: told, unknown };
  const parts = grammar.exec(line) ?? withReason.exec(line);
  if (parts === null) return { text: line, unknown: [line] };
  const [, where = '', what = '', got, thing = '', tip] = parts;
  const seen = isData(thing)
    ? `je tu ${thing}`
    : got === ''
      ? (czechReasons[thing] ?? known(found, thing, thing))
      : known(found, thing, `je tu ${thing}`);
  const help = tip === undefined ? '' : ` Tip: ${known(tips, tip, tip)}`;
  if (what === 'not exist yet') return { text: `${where}: nesmí ještě existovat (${seen})`, unknown };
  const must = known(musts, what, what.replace(/^be /, 'být '));
  return { text: `${where}: musí ${must} (${seen})${help}`, unknown };
}

/** A line in Czech, as far as its parts are known. */
export function czechLine(line: string): string {
  return translateLine(line).text;
}

/** A number, a word of a scenario in quotes, or several of them: nothing to translate. */
function isData(thing: string): boolean {
  return /^(?:-?[\d.,]+(?:e[+-]?\d+)?|"[^"]*"|true|false|null|unlimited|-|<<)$/s.test(thing);
}

function phrase(table: readonly Phrase[], text: string): string | null {
  for (const [english, czech] of table) {
    const match = english.exec(text);
    if (match === null) continue;
    return czech.replace(/\$(\d)/g, (_, at: string) => numeral(match[Number(at)] ?? ''));
  }
  return null;
}

/** Whole numbers with Czech grouping. */
function numeral(text: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '\u00a0') : text;
}
