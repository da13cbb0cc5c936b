/** A command whose complaints are problems like all others: the parser of arguments has English sentences only. */
import { Command, type Option } from 'commander';
import { inQuotes, type Refusal, tipped } from '../../problems/problem.ts';
import { didYouMean } from '../../scenario/tree/nearest.ts';
import { UsageError } from '../exit.ts';
import { spoken } from '../language.ts';
import { ValueError } from '../options.ts';
import { write } from '../say.ts';

/**
 * Throws a UsageError wherever the parser would print and exit. Those are methods of its own that its types do not
 * name; a test calls each of them.
 */
export class SoubojCommand extends Command {
  constructor(name?: string) {
    super(name);
    this.configureOutput({
      writeOut: (text) => write('stdout', text),
      writeErr: (text) => write('stderr', text),
    });
  }

  override createCommand(name?: string): SoubojCommand {
    return new SoubojCommand(name);
  }

  /** Says of a value that a reader refuses which option it is. */
  override addOption(option: Option): this {
    const read = option.parseArg;
    if (read !== undefined)
      option.parseArg = (text: string, previous: unknown) => {
        try {
          return read(text, previous as never);
        } catch (error) {
          if (!(error instanceof ValueError)) throw error;
          throw new UsageError({ where: [option.long ?? option.flags], ...error.complaint });
        }
      };
    return super.addOption(option);
  }

  unknownOption(flag: string): never {
    const known = [...optionsOf(this)].flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
    return this.refuse({
      where: [flag],
      must: ['optionOf', nameOf(this)],
      ...tipped(didYouMean(flag, [...known, '--help'])),
    });
  }

  unknownCommand(): never {
    const [name = ''] = this.args;
    const known = this.commands.map((command) => command.name());
    const refusal = { must: ['commandName'], found: inQuotes(name) } as const;
    return this.refuse({ where: [nameOf(this)], ...refusal, ...tipped(didYouMean(name, known)) });
  }

  missingArgument(name: string): never {
    return this.refuse({ where: [nameOf(this)], must: ['given', placeholder(`<${name}>`)], found: ['none'] });
  }

  optionMissingArgument({ long, flags }: Option): never {
    const value = /[<[].*/.exec(flags)?.[0] ?? '';
    return this.refuse({ where: [long ?? flags], must: ['given', placeholder(value)], found: ['none'] });
  }

  missingMandatoryOptionValue({ flags }: Option): never {
    return this.refuse({ where: [nameOf(this)], must: ['given', placeholder(flags)], found: ['none'] });
  }

  _excessArguments(given: readonly string[]): never {
    const most = this.registeredArguments.length;
    const found = ['countInDigits', given.length] as const;
    return this.refuse({ where: [nameOf(this)], must: ['argumentsAtMost', most], found });
  }

  private refuse(refusal: Refusal): never {
    throw new UsageError({ tip: ['help', nameOf(this)], ...refusal });
  }
}

/** What is written to call a command. */
function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;
}

/** Options of a command and of those above it. */
export function optionsOf(command: Command): readonly Option[] {
  return [...command.options, ...(command.parent === null ? [] : optionsOf(command.parent))];
}

/** What stands for a value, as the help has it. */
function placeholder(text: string): string {
  const known = spoken().help?.placeholders ?? {};
  return text.replace(/(?<=[<[])[^>\].]+/, (name) => known[name] ?? name);
}
