/** Options that lack their value: the parser would take the next option for it. */
import type { Command, Option } from 'commander';

/**
 * Refuses arguments in which an option that needs a value is followed by an option of the same command: `--out
 * --resume` would write into a folder named `--resume`. Who means that writes `--out=--resume`.
 * @throws CommanderError
 */
export function requireValues(program: Command, args: readonly string[]): void {
  let command = program;
  for (const [at, word] of args.entries()) {
    if (word === '--') return;
    if (!word.startsWith('-')) {
      command = command.commands.find((inner) => inner.name() === word) ?? command;
      continue;
    }
    const option = optionsOf(command).find((known) => isCalled(known, word));
    const next = args[at + 1];
    if (option?.required !== true || next === undefined || !isOption(command, next)) continue;
    const code = 'commander.optionMissingArgument';
    command.error(`error: option '${option.flags}' argument missing`, { code });
  }
}

const isCalled = ({ short, long }: Option, word: string): boolean => word === short || word === long;

/** Options of a command and of those above it. */
function optionsOf(command: Command): readonly Option[] {
  return [...command.options, ...(command.parent === null ? [] : optionsOf(command.parent))];
}

function isOption(command: Command, word: string): boolean {
  if (['-h', '--help'].includes(word)) return true;
  const name = word.replace(/=.*$/s, '');
  return name.startsWith('-') && optionsOf(command).some((known) => isCalled(known, name));
}
