/** The door of texts that are given on the command line: as in files, letters written as two characters are one. */
import type { Command, Option } from 'commander';
import { inQuotes, type Must } from '../../problems/problem.ts';
import { composed, unshowable } from '../../problems/shown.ts';
import { seedLimit } from '../../scenario/schema/schema-parts.ts';
import { shortened } from '../../scenario/tree/quoted.ts';
import { UsageError } from '../exit.ts';

/** What an option takes that is a name or a text of a scenario; paths and addresses belong to the machine. */
const texts = /<(?:text|name|key|path=value|axis)>/;

/** Has every option that takes a name or a text read it in NFC, and no seed hold what cannot be shown. */
export function readTexts(program: Command): void {
  for (const command of program.commands) {
    readTexts(command);
    for (const option of command.options) if (texts.test(option.flags)) readText(option);
  }
}

function readText(option: Option): void {
  const inner = option.parseArg;
  option.argParser<unknown>((given, before) => {
    const text = composed(given);
    const must = option.long === '--seed' ? mustOfSeed(text) : null;
    if (must !== null) throw new UsageError({ where: ['--seed'], must, found: inQuotes(shortened(text)) });
    return inner === undefined ? text : (inner as (text: string, before: unknown) => unknown)(text, before);
  });
}

/** What a seed must be that it is not; `null` where all is well. */
function mustOfSeed(seed: string): Must | null {
  if (unshowable.test(seed)) return ['shownText'];
  return seed.length > seedLimit ? ['charactersAtMost', seedLimit] : null;
}
