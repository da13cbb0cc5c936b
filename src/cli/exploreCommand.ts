/** The command that writes the explorer; loaded when it is called. */
import type { Command } from 'commander';
import type { Act } from './conveniences.ts';

/** Adds the command to the program; `act` runs its work and keeps its exit code. */
export function addExplorer(program: Command, act: Act): void {
  program
    .command('explore')
    .description(
      'write a page in which every value of a scenario can be moved and every exact figure follows',
    )
    .argument('<scenario>', 'scenario file, YAML or JSON; - reads standard input')
    .option('--out <dir>', 'folder of the page (default: reports/<file name>)')
    .option('--quiet', 'no messages')
    .option('--serve', 'serve the page on this machine: it follows the file and can change it, after asking')
    .addHelpText('after', '\nExample:\n  souboj explore scenarios/class-bases.yaml --serve\n')
    .action((path: string, flags) =>
      act(async (signal) => {
        await (await import('./explore.ts')).explore(path, flags, signal);
        return undefined;
      }),
    );
}
