/** The commands about differences and verdicts. Each is loaded when it is called. */
import { type Command, Option } from 'commander';
import { MOST_DUELS } from '../study/limits.ts';
import { UsageError } from './exit.ts';
import { between, every, oneOf, whole } from './options.ts';

type Act = (work: (signal: AbortSignal) => Promise<number | undefined>) => Promise<void>;

const methods = ['mc', 'exact', 'both'] as const;

/** Adds the commands to the program; `act` runs a command's work and keeps its exit code. */
export function addVerdictCommands(program: Command, act: Act): void {
  program
    .command('compare')
    .description('hold the variants of a scenario, or two finished runs, against each other')
    .argument('<what...>', 'one scenario, or two run.json files or their folders, the baseline first')
    .option('--baseline <name>', 'variant that the others are held against (default: the first)')
    .addOption(
      new Option('--margin <share>', 'differences of win rate within so much count as none')
        .argParser(between(0, 1))
        .default(0.02, '2%'),
    )
    .option('--out <dir>', 'folder of the reports (default: reports/<file name>, reports/compare)')
    .option('--seed <text>', 'seed of all randomness (default: the scenario’s, else drawn)')
    .option('--duels <n>', 'duels per cell (default: the scenario’s)', whole(1, MOST_DUELS))
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--method <how>', 'mc, exact or both', oneOf(methods), 'both')
    .option('--only <text>', 'only cells whose label holds this text; given twice: both', every)
    .option(
      '--max-states <n>',
      'largest chain that is tabulated and solved (default: 60000)',
      whole(1, 20_000_000),
    )
    .option('--confidence <level>', 'level of intervals, and 1 less the level of tests', between(0, 1), 0.95)
    .option('--csv-dialect <name>', 'how tables are written: rfc4180 or excel-cs (default: rfc4180)')
    .option('--quiet', 'no progress')
    .addHelpText(
      'after',
      '\nExamples:\n  souboj compare scenarios/plane-formulas.yaml --baseline printed --margin 2%\n  souboj compare old/run.json new/run.json\n',
    )
    .action((paths: string[], flags) =>
      act(async (signal) => {
        const [first, second] = paths;
        if (first === undefined || paths.length > 2)
          throw new UsageError({ where: ['compare'], must: ['scenarioOrRuns'] });
        if (second === undefined) return (await import('./compare.ts')).compare(first, flags, signal);
        return (await import('./compareRuns.ts')).compareRuns(first, second, flags, signal);
      }),
    );
  program
    .command('planes')
    .description('hold the planes of a scenario against each other on the same matchups')
    .argument('<scenario>', 'scenario file, YAML or JSON')
    .option('--variant <name>', 'variant to look at (default: the first)')
    .option('--out <dir>', 'folder of the reports (default: reports/<file name>)')
    .option('--seed <text>', 'seed of all randomness (default: the scenario’s, else drawn)')
    .option('--duels <n>', 'duels per cell (default: the scenario’s)', whole(1, MOST_DUELS))
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--method <how>', 'mc, exact or both', oneOf(methods), 'exact')
    .option('--only <text>', 'only cells whose label holds this text; given twice: both', every)
    .option(
      '--max-states <n>',
      'largest chain that is tabulated and solved (default: 60000)',
      whole(1, 20_000_000),
    )
    .option('--confidence <level>', 'level of all intervals', between(0, 1), 0.95)
    .option('--csv-dialect <name>', 'how tables are written: rfc4180 or excel-cs (default: rfc4180)')
    .option('--quiet', 'no progress')
    .addHelpText('after', '\nExample:\n  souboj planes scenarios/class-bases.yaml\n')
    .action((path: string, flags) =>
      act(async (signal) => (await import('./planes.ts')).planes(path, flags, signal)),
    );
  addBaselineCommands(program, act);
  program
    .command('power')
    .description('tell how many duels a difference needs to be seen, and the time they take here')
    .argument('<scenario>', 'scenario file, YAML or JSON')
    .requiredOption('--detect <share>', 'difference of win rate: 1% or 0.01', between(0, 1))
    .option('--power <share>', 'chance to see it', between(0.5, 1), 0.8)
    .option('--confidence <level>', '1 less the chance of a false alarm', between(0, 1), 0.95)
    .option('--workers <n>', 'threads that would be used (default: the cores at hand)', whole(1, 1024))
    .option('--only <text>', 'only cells whose label holds this text; given twice: both', every)
    .option('--max-states <n>', 'largest chain that is tabulated (default: 60000)', whole(1, 20_000_000))
    .addHelpText('after', '\nExample:\n  souboj power scenarios/class-bases.yaml --detect 1%\n')
    .action((path: string, flags) =>
      act(async (signal) => {
        await (await import('./power.ts')).power(path, flags, signal);
        return undefined;
      }),
    );
}

function addBaselineCommands(program: Command, act: Act): void {
  const baseline = program
    .command('baseline')
    .description('keep what a scenario came to in a small file, and check against it later')
    .addHelpText('after', '\nExample:\n  souboj baseline check scenarios/class-bases.yaml\n');
  const command = (name: string, description: string): Command =>
    baseline
      .command(name)
      .description(description)
      .argument('<scenario>', 'scenario file, YAML or JSON')
      .option('--file <path>', 'the baseline (default: beside the scenario, <name>.baseline.json)')
      .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
      .option('--quiet', 'no progress');
  command('write', 'run the scenario and write its baseline')
    .option('--seed <text>', 'seed of all randomness (default: the scenario’s, else drawn)')
    .option('--duels <n>', 'duels per cell (default: the scenario’s)', whole(1, MOST_DUELS))
    .option('--method <how>', 'mc, exact or both', oneOf(methods), 'both')
    .option(
      '--max-states <n>',
      'largest chain that is tabulated and solved (default: 60000)',
      whole(1, 20_000_000),
    )
    .addHelpText('after', '\nExample:\n  souboj baseline write scenarios/class-bases.yaml --duels 20000\n')
    .action((path: string, flags) =>
      act(async (signal) => {
        await (await import('./baseline.ts')).writeBaselineFile(path, flags, signal);
        return undefined;
      }),
    );
  command('check', 'run the scenario as its baseline was run and tell what moved')
    .option(
      '--confidence <level>',
      '1 less the level of the tests, all of them together',
      between(0, 1),
      0.95,
    )
    .option('--json', 'the result as JSON on stdout')
    .option('--markdown <path>', 'a file for the answer as Markdown, as for a pull request')
    .addHelpText('after', '\nExample:\n  souboj baseline check scenarios/class-bases.yaml\n')
    .action((path: string, flags) =>
      act(async (signal) => (await import('./baseline.ts')).checkBaselineFile(path, flags, signal)),
    );
}
