/** The door of texts that are given on the command line: as in files, letters written as two characters are one. */
import type { Command, Option } from 'commander';
import { unshowable } from '../../problems/shown.ts';
import { seedLimit } from '../../scenario/schema/schema-parts.ts';
import { shortened } from '../../scenario/tree/quoted.ts';
import { refuse } from '../options.ts';

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
  const isSeed = option.long === '--seed';
  option.argParser<unknown>((given, before) => {
    const text = given.normalize('NFC');
    if (isSeed && unshowable.test(text)) refuse(['shownText'], text);
    if (isSeed && text.length > seedLimit) refuse(['charactersAtMost', seedLimit], shortened(text));
    return inner === undefined ? text : (inner as (text: string, before: unknown) => unknown)(text, before);
  });
}
