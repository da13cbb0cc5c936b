/** Registers sensitivity, tune, meta and sweep; their work is loaded when they are called. */
import { type Command, Option } from 'commander';
import { MOST_DUELS, planeCount } from '../../study/limits.ts';
import { shareFrom, whole } from '../options.ts';

/** Runs a command's work and keeps its exit code. */
export type Act = (work: (signal: AbortSignal) => Promise<number>) => Promise<void>;

const plane = whole(1, planeCount);

/** Options that all of them have. @param scenario how the argument is written: in square brackets, where it may be left out. */
function common(command: Command, scenario: '<scenario>' | '[scenario]' = '<scenario>'): Command {
  return command
    .argument(scenario, 'scenario file, YAML or JSON')
    .option('--out <dir>', 'folder of the reports (default: reports/<file name>)')
    .option('--seed <text>', 'seed of all randomness, any text (default: the scenario’s, else drawn)')
    .option(
      '--duels <n>',
      'duels of matchups that have to be simulated (default: the scenario’s)',
      whole(1, MOST_DUELS),
    )
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--max-states <n>', 'largest chain that is solved exactly (default: 60000)', whole(1, 20_000_000))
    .option('--csv-dialect <name>', 'how tables are written: rfc4180 or excel-cs (default: rfc4180)')
    .option('--quiet', 'no progress');
}

/** Options that pick a part of the scenario. */
function picking(command: Command): Command {
  return command
    .option('--plane <n>', 'only this plane', plane)
    .option('--variant <name>', 'this variant (default: the first)');
}

/** Adds the commands to the program. */
export function addTuningCommands(program: Command, act: Act): void {
  picking(common(program.command('sensitivity')))
    .description('tell what one more point of everything is worth to every combatant')
    .option('--of <name>', 'only this combatant')
    .option('--global', 'explore the scenario’s `ranges` together (Sobol’ indices)')
    .option('--samples <n>', 'rows of the exploration; a power of two is best', whole(2, 65_536), 128)
    .addHelpText(
      'after',
      '\nExample:\n  souboj sensitivity scenarios/class-bases.yaml --of druid --plane 1\n',
    )
    .action((path: string, flags) =>
      act(async (signal) => (await import('./sensitivity.ts')).sensitivityCommand(path, flags, signal)),
    );
  common(program.command('tune'))
    .description('find the setting of the scenario’s knobs that meets its goal with the least change')
    .option(
      '--effort <n>',
      'different duels to work out, or settings to try, at most (default: 5000)',
      whole(1, 10_000_000),
    )
    .option('--no-confirm', 'no fresh simulation of the recommendation')
    .option(
      '--max-duels <n>',
      'fresh duels a matchup to go on to while wishes are open (default: 8 times --duels)',
      whole(1, MOST_DUELS),
    )
    .option(
      '--write',
      'make the recommended change in the scenario file if it meets the goal; --write=best: in any case',
    )
    .addOption(new Option('--write-best').hideHelp())
    .option('--force', 'with --write: also where simulated figures are not confirmed')
    .addHelpText(
      'after',
      '\nExample:\n  souboj tune scenarios/fair-bases.yaml\n\nExit code 1: no setting that meets the goal was found; 3: one was, not confirmed at this size.\n',
    )
    .action((path: string, flags) =>
      act(async (signal) => (await import('./tune.ts')).tuneCommand(path, flags, signal)),
    );
  picking(common(program.command('meta'), '[scenario]'))
    .description('tell what players would choose: equilibrium, α-rank, cycles, dominated classes')
    .option('--matrix <file>', 'instead of a scenario: a CSV table of win rates of any game')
    .option(
      '--tactics',
      'let everybody choose its tactics as well: as they stand, or the best that are found',
    )
    .option('--seats', 'with --matrix: two populations, one chooses the row and one the column')
    .addHelpText(
      'after',
      '\nExample:\n  souboj meta scenarios/class-bases.yaml\n  souboj meta --matrix scenarios/tables/penalty-kicks.csv --seats\n',
    )
    .action((path: string | undefined, flags) =>
      act(async (signal) => (await import('./meta.ts')).metaCommand(path, flags, signal)),
    );
  picking(common(program.command('sweep')))
    .description('run the scenario at every value of one or two paths, without editing the file')
    .requiredOption('--x <axis>', 'path=from..to, path=from..to:step or path=a,b,c')
    .option('--y <axis>', 'a second path, for a map')
    .option('--of <name>', 'side that the map is about (default: the one that moves most)')
    .addHelpText(
      'after',
      '\nExample:\n  souboj sweep scenarios/class-bases.yaml --plane 1 --x classes.druid.base=4..12\n',
    )
    .action((path: string, flags) =>
      act(async (signal) => (await import('./sweep.ts')).sweepCommand(path, flags, signal)),
    );
  picking(common(program.command('curve')))
    .description('draw the score of every side over levels or any other value, and tell where lines cross')
    .requiredOption(
      '--over <axis>',
      'level=1..20 (or mana, IQ, …: each side its own), or a path as for sweep',
    )
    .option('--together', 'move a figure such as level for all sides at once, not for each alone')
    .addHelpText('after', '\nExample:\n  souboj curve scenarios/levels.yaml --over level=1..20\n')
    .action((path: string, flags) =>
      act(async (signal) => (await import('./curve.ts')).curveCommand(path, flags, signal)),
    );
  picking(common(program.command('restrict')))
    .description(
      'forbid and force each tactic, option, seat and rule in turn, and tell what it is worth to whom',
    )
    .option('--of <name>', 'only this combatant')
    .addHelpText('after', '\nExample:\n  souboj restrict scenarios/choices.yaml\n')
    .action((path: string, flags) =>
      act(async (signal) => (await import('./restrict.ts')).restrictCommand(path, flags, signal)),
    );
  picking(common(program.command('tactics')))
    .description(
      'find the best thresholds of every matchup, exactly, and tell who is weak and who is played badly',
    )
    .option('--of <name>', 'only this combatant')
    .option(
      '--leaving <worth>',
      'worth of a duel lost by leaving it alive, 0 to 1 of a win (default: 0)',
      shareFrom(0, 1),
    )
    .addHelpText('after', '\nExample:\n  souboj tactics scenarios/choices.yaml --of "waiting druid"\n')
    .action((path: string, flags) =>
      act(async (signal) => (await import('./tactics.ts')).tacticsCommand(path, flags, signal)),
    );
}
