/** The commands about runs on many machines. Each is loaded when it is called. */
import type { Command } from 'commander';
import type { Act } from './conveniences.ts';
import { listOf, whole } from './options.ts';

/** Adds the commands to the program; `act` runs a command's work and keeps its exit code. */
export function addScaleCommands(program: Command, act: Act): void {
  program
    .command('merge')
    .description('put the shards of a run together and write the reports, as if it had run in one piece')
    .argument('<dir...>', 'folders of all shards')
    .option('--out <dir>', 'folder of the reports (default: reports/<file name>)')
    .option('--format <list>', 'what to write, of csv, md, junit, json, html, svg (default: all)', listOf)
    .option('--csv-dialect <name>', 'how tables are written: rfc4180 or excel-cs (default: rfc4180)')
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--json', 'verdicts as JSON on stdout instead of the names of the files')
    .option('--strict', 'exit code 4 where simulation and exact solution disagree')
    .option('--rules <module>', 'module of the rules that a kind of one’s own is played by')
    .option('--quiet', 'no messages')
    .addHelpText('after', '\nExample:\n  souboj merge shard-1 shard-2 shard-3 --out reports/class-bases\n')
    .action((folders: string[], flags) =>
      act(async (signal) => (await import('./merge.ts')).merge(folders, flags, signal)),
    );
  program
    .command('worker')
    .description('do chunks of runs that come over a Redis queue, until it is stopped')
    .requiredOption('--queue <url>', 'the queue, redis://host:port')
    .option('--workers <n>', 'threads (default: the cores at hand)', whole(1, 1024))
    .option('--rules <module>', 'module of the rules that a kind of one’s own is played by')
    .option('--quiet', 'no messages')
    .addHelpText('after', '\nExample:\n  souboj worker --queue redis://localhost:6379 --workers 4\n')
    .action((flags) =>
      act(async (signal) => {
        await (await import('./worker.ts')).worker(flags, signal);
        return undefined;
      }),
    );
}
