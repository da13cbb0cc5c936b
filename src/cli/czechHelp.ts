/** Makes the help, and what its parser complains of, Czech. */
import type { Command } from 'commander';
import { czechHelp, czechPlaceholders } from './czechHelpTexts.ts';
import { czechLine } from './czechProblems.ts';

/** Words that the help puts between descriptions, and what the parser complains with. */
const around: readonly (readonly [english: RegExp, czech: string])[] = [
  [/\(default:/g, '(výchozí:'],
  [/^error: /gm, 'chyba: '],
  [/unknown option '(.*)'/g, "neznámá volba '$1'"],
  [/unknown command '(.*)'/g, "neznámý příkaz '$1'"],
  [/missing required argument '(.*)'/g, "chybí povinný argument '$1'"],
  [/required option '(.*)' not specified/g, "chybí povinná volba '$1'"],
  [/option '(.*)' argument missing/g, "volbě '$1' chybí hodnota"],
  [/option '(.*)' argument '(.*)' is invalid\. /g, "hodnota '$2' volby '$1' neplatí: "],
  [/too many arguments(?: for '(.*)')?\. .*$/gm, 'příliš mnoho argumentů'],
  [/\(Did you mean (.*)\?\)/g, '(Nemělo to být $1?)'],
];

/** What the parser or the help prints, line by line. */
function aroundInCzech(text: string): string {
  const line = (english: string): string => {
    const told = around.reduce((made, [known, czech]) => made.replace(known, czech), english);
    return czechHelp[told] ?? (/: must .* \(got /.test(told) ? czechLine(told) : told);
  };
  return placeholders(text.split('\n').map(line).join('\n'));
}

function placeholders(text: string): string {
  return text.replace(
    /([<[])([a-z/=]+(?: name)?)(\.\.\.)?([>\]])/g,
    (whole, open, name: string, more, close) =>
      czechPlaceholders[name] === undefined
        ? whole
        : `${open}${czechPlaceholders[name]}${more ?? ''}${close}`,
  );
}

/** Makes a program's help Czech. */
export function helpInCzech(program: Command): void {
  const translated = (text: string): string => czechHelp[text] ?? text;
  const visit = (command: Command): void => {
    command.description(translated(command.description()));
    command.configureHelp({
      styleTitle: translated,
      // Before columns are laid out: Czech words are of other lengths.
      optionTerm: ({ flags }) => placeholders(flags),
      argumentTerm: (argument) => czechPlaceholders[argument.name()] ?? argument.name(),
      subcommandTerm: (inner) => placeholders(`${inner.name()} ${inner.usage()}`.trim()),
    });
    command.configureOutput({
      writeOut: (text) => process.stdout.write(aroundInCzech(text)),
      writeErr: (text) => process.stderr.write(aroundInCzech(text)),
    });
    for (const option of command.options) option.description = translated(option.description);
    for (const argument of command.registeredArguments)
      argument.description = translated(argument.description);
    command.helpOption('-h, --help', translated('display help for command'));
    command.showHelpAfterError(translated('(souboj --help shows how it is called)'));
    if (command.commands.length > 0)
      command.helpCommand('help [command]', translated('display help for command'));
    for (const inner of command.commands) visit(inner);
  };
  visit(program);
}
