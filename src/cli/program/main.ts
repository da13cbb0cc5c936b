/** The command line: reads arguments, calls a command, sets the exit code. Commands are loaded when called. */
import { CommanderError } from 'commander';
import { InterruptedError } from '../../batch/run.ts';
import { version } from '../../batch/version.ts';
import { languageTags } from '../../language/languages.ts';
import { MOST_DUELS } from '../../study/limits.ts';
import { type Act, addConveniences } from '../conveniences.ts';
import { exitCode, report } from '../exit.ts';
import { addExplorer } from '../exploreCommand.ts';
import { releaseFolders } from '../folderLock.ts';
import { translateHelp, wrapHelp } from '../help.ts';
import { languageIn, speak, spoken } from '../language.ts';
import { setVerdictsAside } from '../leftovers.ts';
import { between, every, gather, halfWidthOf, listOf, oneOf, seconds, shardOf, whole } from '../options.ts';
import { reasonText } from '../problems.ts';
import { reasonOf } from '../reasons.ts';
import { write } from '../say.ts';
import { addScaleCommands } from '../scaleCommands.ts';
import { addTuningCommands } from '../tuning/commands.ts';
import { addVerdictCommands } from '../verdictCommands.ts';
import { addWhatIf } from '../whatIfCommand.ts';
import { words } from '../words.ts';
import { SoubojCommand } from './command.ts';
import type { LastWords } from './ending.ts';
import { readTexts } from './texts.ts';
import { requireValues } from './values.ts';

const methods = ['mc', 'exact', 'both'] as const;
const intervals = ['wilson', 'clopper-pearson', 'jeffreys'] as const;

/** Builds the program; `act` runs a command's work and keeps its exit code. */
export function createProgram(
  act: (work: (signal: AbortSignal) => Promise<unknown>) => Promise<void>,
): SoubojCommand {
  const program = new SoubojCommand('souboj');
  program
    .description(
      'Balance analysis for role-playing rules: mental duels simulated by the million and solved exactly.',
    )
    .version(version)
    .option(
      '--lang <tag>',
      `language of reports, messages and help: ${languageTags.join(' or ')} (default: en)`,
      oneOf(languageTags),
    )
    .exitOverride()
    .hook('preAction', async (_, command) => {
      const { rules } = command.opts() as { readonly rules?: string };
      // `init` writes one.
      if (rules !== undefined && command.name() !== 'init')
        await (await import('../rules.ts')).openRules(rules);
    });
  program
    .command('run')
    .description('simulate and solve all cells of a scenario and write the reports')
    .argument('<scenario...>', 'scenario files, YAML or JSON; - reads standard input')
    .option('--out <dir>', 'folder of the reports (default: reports/<file name>)')
    .option('--seed <text>', 'seed of all randomness, any text (default: the scenario’s, else drawn)')
    .option('--duels <n>', 'duels per cell (default: the scenario’s)', whole(1, MOST_DUELS))
    .option('--precision <width>', 'instead: half-width of the win rate to reach, 0.2% or 0.002', halfWidthOf)
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--resume', 'go on with a run that was interrupted')
    .option('--cache', 'keep exact solutions on disk and take those of earlier runs from there')
    .option('--checkpoint-every <seconds>', 'keep progress so often at most (default: 2)', seconds(86_400))
    .option('--shard <i/n>', 'do one of n even parts and write its run.json, for merge', shardOf)
    .option('--queue <url>', 'let workers on a Redis queue do it, redis://host:port')
    .option(
      '--queue-patience <seconds>',
      'go on waiting for a Redis that is away, or refuses, so long (default: 6)',
      whole(1, 86_400),
    )
    .option('--method <how>', 'mc, exact or both', oneOf(methods), 'both')
    .option('--format <list>', 'what to write, of csv, md, junit, json, html, svg (default: all)', listOf)
    .option('--csv-dialect <name>', 'how tables are written: rfc4180 or excel-cs (default: rfc4180)')
    .option('--watch', 'run again whenever a file changes: few duels first, then all')
    .option(
      '--interval <method>',
      `interval of rates: ${intervals.join(', ')} (default: wilson)`,
      oneOf(intervals),
    )
    .option('--confidence <level>', 'level of all intervals (default: 0.95)', between(0, 1))
    .option('--until-decided', 'go on until every expectation is decided: looks at doubling sizes')
    .option(
      '--max-duels <n>',
      'duels per cell at most, with --precision or --until-decided',
      whole(1, MOST_DUELS),
    )
    .option('--anytime', 'judge the looks by a confidence sequence instead of O’Brien–Fleming boundaries')
    .option('--json', 'verdicts as JSON on stdout instead of the names of the files')
    .option('--strict', 'exit code 4 where simulation and exact solution disagree')
    .option('--only <text>', 'only cells whose label holds this text; given twice: both', every)
    .option(
      '--max-states <n>',
      'largest chain that is tabulated and solved (default: 60000)',
      whole(1, 20_000_000),
    )
    .option('--rules <module>', 'module of the rules that a kind of one’s own is played by')
    .option('--quiet', 'no progress')
    .addHelpText('after', '\nExample:\n  souboj run scenarios/class-bases.yaml --duels 20000 --only "@ 1 "\n')
    .action((paths: string[], flags) =>
      act(async (signal) => (await import('../run.ts')).run(paths, flags, signal)),
    );
  program
    .command('check')
    .description('validate scenarios and tell their size and the time they take; run nothing')
    .argument('<scenario...>', 'scenario files, YAML or JSON')
    .option('--duels <n>', 'duels per cell (default: the scenario’s)', whole(1, MOST_DUELS))
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--only <text>', 'only cells whose label holds this text; given twice: both', every)
    .option(
      '--max-states <n>',
      'largest chain that is tabulated and solved (default: 60000)',
      whole(1, 20_000_000),
    )
    .option('--rules <module>', 'module of the rules that a kind of one’s own is played by')
    .addHelpText('after', '\nExample:\n  souboj check scenarios/class-bases.yaml\n')
    .action((paths: string[], flags) =>
      act(async (signal) => (await import('../check.ts')).check(paths, flags, signal)),
    );
  program
    .command('trace')
    .description('tell one duel of a run round by round, with the dice behind it')
    .argument('<scenario>', 'scenario file, YAML or JSON')
    .requiredOption('--cell <key>', 'the cell, as in "mage > druid @ 1"')
    .option('--variant <name>', 'the variant (default: the first)')
    .option('--axis <path=value>', 'value of a varied path, as in defaults.mana=20; may be repeated', gather)
    .option('--duel <n>', 'number of the duel within its cell, from 0', whole(0, MOST_DUELS))
    .option('--longest', 'the longest of the duels looked through')
    .option('--closest', 'a soul destroyed, the winner left with the least')
    .option('--upset', 'the clearest win of the side that wins less often')
    .option('--median', 'of median length, ended in the most common way')
    .option('--seed <text>', 'seed of the run (default: the scenario’s)')
    .option(
      '--duels <n>',
      'duels looked through (default: as many as a run has, at most 200000)',
      whole(1, 20_000_000),
    )
    .option('--json', 'the same facts as data')
    .option('--picture <file>', 'draw the chances of winning, round by round, into an SVG')
    .option('--map <file>', 'chances by starting mana as SVG and table')
    .addHelpText(
      'after',
      '\nExample:\n  souboj trace scenarios/class-bases.yaml --cell "mage > druid @ 1" --closest\n',
    )
    .action((path: string, flags) =>
      act(async (signal) => (await import('../trace.ts')).trace(path, flags, signal)),
    );
  program
    .command('explain')
    .description('tell how each number of a combatant, manifester or controller came about')
    .argument('<scenario>', 'scenario file, YAML or JSON')
    .option('--of <name>', 'who is explained (default: list the names)')
    .option('--fraction', 'instead: the chances of winning of small duels as exact fractions')
    .option(
      '--only <text>',
      'only cells whose label holds this text: a variant, a plan, a value of an axis',
      every,
    )
    .addHelpText(
      'after',
      '\nExample:\n  souboj explain scenarios/telepath-day.yaml --of "trained telepath"\n',
    )
    .action((path: string, flags) =>
      act(async (signal) => (await import('../explain.ts')).explainCommand(path, flags, signal)),
    );
  addScaleCommands(program, act as Act);
  addVerdictCommands(program, act);
  addTuningCommands(program, act);
  addWhatIf(program, act);
  addExplorer(program, act);
  addConveniences(program, act as Act);
  readTexts(program);
  const { help } = spoken();
  if (help !== null) translateHelp(program, help);
  wrapHelp(program);
  return program;
}

/**
 * Runs the program on arguments (without node and file name) and answers the exit code; ends no process.
 * @param signal asks the command to stop.
 */
export async function main(
  args: readonly string[],
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  let code: number = exitCode.done;
  speak(languageIn(args));
  const program = createProgram(async (work) => {
    try {
      const answer = await work(signal);
      code = typeof answer === 'number' ? answer : exitCode.done;
    } catch (error) {
      code = report(error);
    } finally {
      releaseFolders();
    }
  });
  try {
    requireValues(program, args);
    // An option with a value that may be left out would take the next argument for it.
    const given = args.map((arg) => (arg === '--write=best' ? '--write-best' : arg));
    await program.parseAsync(given, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.done : exitCode.usage;
    await setVerdictsAside(args);
    return report(error);
  } finally {
    if (args.some((arg) => arg.startsWith('--rules'))) (await import('../rules.ts')).closeRules();
  }
  return code;
}

/** What is said where the process ends without the command's doing. */
export const lastWords: LastWords = {
  uncaught: report,
  interrupted: () => report(new InterruptedError('interrupted')),
  unwritten: (stream, error) => {
    write(
      stream === 'stdout' ? 'stderr' : 'stdout',
      `${words().unwritten(stream, reasonText(reasonOf(error)))}\n`,
    );
  },
  cleanUp: releaseFolders,
};
