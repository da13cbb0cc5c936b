/** Puts the help into another language than English. */
import type { Command } from 'commander';
import type { HelpTexts } from '../language/texts/help.ts';
import { write } from './say.ts';

/** What the parser or the help prints, line by line. */
function around(text: string, texts: HelpTexts): string {
  const line = (english: string): string => {
    const told = english.replaceAll('(default:', texts.ofDefaults);
    return texts.descriptions[told] ?? told;
  };
  return placeholders(text.split('\n').map(line).join('\n'), texts);
}

function placeholders(text: string, { placeholders: known }: HelpTexts): string {
  return text.replace(
    /([<[])([a-z/=]+(?: name)?)(\.\.\.)?([>\]])/g,
    (whole, open, name: string, more, close) =>
      known[name] === undefined ? whole : `${open}${known[name]}${more ?? ''}${close}`,
  );
}

/** Columns that are left for descriptions at least: with fewer they are not broken into lines. */
const minWidthToWrap = 20;

/** Has the help of a program and all its commands broken to the width of a terminal, 80 columns where there is none. */
export function wrapHelp(command: Command): void {
  command.configureHelp({ ...command.configureHelp(), minWidthToWrap });
  for (const inner of command.commands) wrapHelp(inner);
}

/** Puts a program's help into a language. */
export function translateHelp(program: Command, texts: HelpTexts): void {
  const translated = (text: string): string => texts.descriptions[text] ?? text;
  const visit = (command: Command): void => {
    command.description(translated(command.description()));
    command.configureHelp({
      styleTitle: translated,
      // Before columns are laid out: words of another language are of other lengths.
      optionTerm: ({ flags }) => placeholders(flags, texts),
      argumentTerm: (argument) => texts.placeholders[argument.name()] ?? argument.name(),
      subcommandTerm: (inner) => placeholders(`${inner.name()} ${inner.usage()}`.trim(), texts),
    });
    command.configureOutput({
      writeOut: (text) => write('stdout', around(text, texts)),
      writeErr: (text) => write('stderr', around(text, texts)),
    });
    for (const option of command.options) option.description = translated(option.description);
    for (const argument of command.registeredArguments)
      argument.description = translated(argument.description);
    command.helpOption('-h, --help', translated('display help for command'));
    if (command.commands.length > 0)
      command.helpCommand('help [command]', translated('display help for command'));
    for (const inner of command.commands) visit(inner);
  };
  visit(program);
}
