/** Options that lack their value: the parser would take the next option for it. */
import type { Command, Option } from 'commander';
import { optionsOf, type SoubojCommand } from './command.ts';

/**
 * Refuses arguments in which an option that needs a value is followed by an option of the same command: `--out
 * --resume` would write into a folder named `--resume`. Who means that writes `--out=--resume`.
 * @throws UsageError
 */
export function requireValues(program: SoubojCommand, args: readonly string[]): void {
  let command: Command = program;
  for (const [at, word] of args.entries()) {
    if (word === '--') return;
    if (!word.startsWith('-')) {
      command = command.commands.find((inner) => inner.name() === word) ?? command;
      continue;
    }
    const option = optionsOf(command).find((known) => isCalled(known, word));
    const next = args[at + 1];
    if (option?.required !== true || next === undefined || !isOption(command, next)) continue;
    (command as SoubojCommand).optionMissingArgument(option);
  }
}

const isCalled = ({ short, long }: Option, word: string): boolean => word === short || word === long;

function isOption(command: Command, word: string): boolean {
  if (['-h', '--help'].includes(word)) return true;
  const name = word.replace(/=.*$/s, '');
  return name.startsWith('-') && optionsOf(command).some((known) => isCalled(known, name));
}
