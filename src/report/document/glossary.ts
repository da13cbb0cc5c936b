/** The words of a report that need explaining: which of them occur, and where. */
import { type GlossaryTexts, type Term, terms } from '../../language/texts/glossary.ts';
import type { Block, GlossaryEntry } from './model.ts';

/** Code, links and tags, within which no word is explained; the backticks of Markdown likewise. */
const untold = /(<code>.*?<\/code>|<a\b.*?<\/a>|<[^>]*>|&#?\w+;|`[^`]*`)/gs;

/**
 * Words of a marked-up text: every occurrence goes through `say`, which gives what stands there instead.
 * A letter that follows a number is a unit, and what stands in a longer word or path is not the word.
 */
export function sayWords(
  text: string,
  entries: readonly GlossaryEntry[],
  say: (entry: GlossaryEntry, form: string) => string,
): string {
  if (entries.length === 0) return text;
  const byForm = new Map(entries.flatMap((entry) => entry.forms.map((form) => [form, entry] as const)));
  const forms = [...byForm.keys()].join('|');
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}_.-])(?<!\\d[ \\u00a0])(?:${forms})(?![\\p{L}\\p{N}_]|[.=-][\\p{L}\\p{N}])`,
    'gu',
  );
  return text
    .split(untold)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(word, (form) => say(byForm.get(form)!, form)),
    )
    .join('');
}

/** The words that some blocks use in sentences or heads of tables, in the order of the glossary. */
export function wordsIn(blocks: readonly Block[], { words }: GlossaryTexts): readonly GlossaryEntry[] {
  const all = terms.map((term) => ({ term, ...words[term] }));
  const found = new Set<Term>();
  for (const text of textsIn(blocks)) {
    const open = all.filter(({ term }) => !found.has(term));
    sayWords(text, open, ({ term }, form) => {
      found.add(term);
      return form;
    });
  }
  return all.filter(({ term }) => found.has(term));
}

/** Sentences and heads of tables of some blocks, on the page or in a file. */
export function textsIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'text':
      case 'note':
        return [block.text];
      case 'list':
        return block.items.map(({ text }) => text);
      case 'table':
        return block.grid.head;
      case 'fit':
        return textsIn([...block.page, ...block.file]);
      case 'openings':
      case 'points':
        return textsIn(block.points.flatMap(({ blocks: own }) => own));
      case 'figure':
      case 'folded':
      case 'section':
        return textsIn(block.blocks);
      default:
        return [];
    }
  });
}
