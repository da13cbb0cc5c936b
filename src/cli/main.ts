/** The command line: reads arguments, calls a command, sets the exit code. Commands are loaded when called. */
import { Command, CommanderError } from 'commander';
import { version } from '../version.ts';
import { exitCode, report } from './exit.ts';
import { halfWidthOf, listOf, MOST_DUELS, oneOf, shardOf, whole } from './options.ts';

const methods = ['mc', 'exact', 'both'] as const;

/** Builds the program; `act` runs a command's work and keeps its exit code. */
function createProgram(
  act: (work: (signal: AbortSignal) => Promise<number | void>) => Promise<void>,
): Command {
  const program = new Command('souboj')
    .description(
      'Balance analysis for role-playing rules: mental duels simulated by the million and solved exactly.',
    )
    .version(version)
    .showHelpAfterError('(souboj --help shows how it is called)')
    .exitOverride();
  program
    .command('run')
    .description('simulate and solve all cells of a scenario and write the reports')
    .argument('<scenario...>', 'scenario files, YAML or JSON')
    .option('--out <dir>', 'folder of the reports (default: reports/<file name>)')
    .option('--seed <text>', 'seed of all randomness, any text (default: the scenario’s, else drawn)')
    .option('--duels <n>', 'duels per cell', whole(1, MOST_DUELS))
    .option('--precision <width>', 'instead: half-width of the win rate to reach, 0.2% or 0.002', halfWidthOf)
    .option('--max-duels <n>', 'duels per cell at most, with a precision', whole(1, MOST_DUELS))
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--resume', 'go on with a run that was interrupted')
    .option('--shard <i/n>', 'do one of n even parts and write its run.json, for merge', shardOf)
    .option('--queue <url>', 'let workers on a Redis queue do it, redis://host:port')
    .option('--method <how>', 'mc, exact or both', oneOf(methods), 'both')
    .option('--format <list>', 'what to write, of csv, md, json (default: all)', listOf)
    .option('--only <text>', 'only cells whose label holds this text')
    .option('--max-states <n>', 'largest chain that is tabulated and solved', whole(1, 20_000_000))
    .option('--quiet', 'no progress')
    .addHelpText('after', '\nExample:\n  souboj run scenarios/class-bases.yaml --duels 20000 --only "@ 1 "\n')
    .action((paths: string[], flags) =>
      act(async (signal) => (await import('./run.ts')).run(paths, flags, signal)),
    );
  program
    .command('merge')
    .description('put the shards of a run together and write the reports, as if it had run in one piece')
    .argument('<dir...>', 'folders of all shards')
    .option('--out <dir>', 'folder of the reports (default: reports/<file name>)')
    .option('--format <list>', 'what to write, of csv, md, json (default: all)', listOf)
    .addHelpText('after', '\nExample:\n  souboj merge shard-1 shard-2 shard-3 --out reports/class-bases\n')
    .action((folders: string[], flags) =>
      act(async () => (await import('./merge.ts')).merge(folders, flags)),
    );
  program
    .command('worker')
    .description('do chunks of runs that come over a Redis queue, until it is stopped')
    .requiredOption('--queue <url>', 'the queue, redis://host:port')
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--quiet', 'no messages')
    .addHelpText('after', '\nExample:\n  souboj worker --queue redis://localhost:6379 --workers 4\n')
    .action((flags) => act(async (signal) => (await import('./worker.ts')).worker(flags, signal)));
  program
    .command('check')
    .description('validate scenarios and tell their size and the time they take; run nothing')
    .argument('<scenario...>', 'scenario files, YAML or JSON')
    .option('--duels <n>', 'duels per cell', whole(1, MOST_DUELS))
    .option('--workers <n>', 'threads', whole(1, 1024))
    .option('--only <text>', 'only cells whose label holds this text')
    .option('--max-states <n>', 'largest chain that is tabulated and solved', whole(1, 20_000_000))
    .addHelpText('after', '\nExample:\n  souboj check scenarios/class-bases.yaml\n')
    .action((paths: string[], flags) => act(async () => (await import('./check.ts')).check(paths, flags)));
  return program;
}

/** Runs the program on arguments (without node and file name) and answers the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let code: number = exitCode.done;
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  const program = createProgram(async (work) => {
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    try {
      code = (await work(stop.signal)) ?? exitCode.done;
    } catch (error) {
      code = report(error);
    } finally {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    }
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.done : exitCode.usage;
    return report(error);
  }
  return code;
}
