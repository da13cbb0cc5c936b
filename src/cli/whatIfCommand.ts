/** Registers what-if; its work is loaded when it is called. */
import type { Command } from 'commander';
import { MOST_DUELS } from '../study/limits.ts';
import type { Act } from './conveniences.ts';
import { whole } from './options.ts';

/** Adds the command to the program; `act` runs its work and keeps its exit code. */
export function addWhatIf(program: Command, act: Act): void {
  program
    .command('what-if')
    .description('tell everybody’s figures before and after some values of a scenario are moved')
    .argument('<scenario>', 'scenario file, YAML or JSON; - reads standard input')
    .argument('<values...>', 'values to move, path=value each, as in classes.druid.base=10')
    .option('--variant <name>', 'this variant (default: the first)')
    .option('--write', 'put the values into the scenario file, comments and layout kept')
    .option('--seed <text>', 'seed of all randomness, any text (default: the scenario’s, else drawn)')
    .option(
      '--duels <n>',
      'duels of matchups that have to be simulated (default: the scenario’s)',
      whole(1, MOST_DUELS),
    )
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--max-states <n>', 'largest chain that is solved exactly (default: 60000)', whole(1, 20_000_000))
    .option('--quiet', 'no progress')
    .addHelpText(
      'after',
      '\nExample:\n  souboj what-if scenarios/class-bases.yaml classes.mage.base=7 rules.manaPerPoint=3\n',
    )
    .action((path: string, values: string[], flags) =>
      act(async (signal) => (await import('./whatIf.ts')).whatIfCommand(path, values, flags, signal)),
    );
}
