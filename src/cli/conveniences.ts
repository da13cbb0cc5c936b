/** Commands around runs: reports again, a first scenario, completion. */
import type { Command } from 'commander';
import { listOf, oneOf } from './options.ts';
import { write } from './say.ts';

/** Runs a command's work and keeps its exit code. */
export type Act = (work: (signal: AbortSignal) => Promise<number | undefined>) => Promise<void>;

/** Adds the commands to a program. */
export function addConveniences(program: Command, act: Act): void {
  const example = (text: string): string => `\nExample:\n  ${text}\n`;
  program
    .command('report')
    .description('write reports of a finished run again, without simulating')
    .argument('<run>', 'folder of a report, or its run.json')
    .option('--out <dir>', 'folder to write to (default: where the run is)')
    .option('--format <list>', 'what to write, of csv, md, junit, json, html, svg (default: all)', listOf)
    .option('--csv-dialect <name>', 'how tables are written: rfc4180 or excel-cs (default: rfc4180)')
    .option('--rules <module>', 'module of the rules that a kind of one’s own is played by')
    .addHelpText('after', example('souboj report reports/class-bases --format html,svg --lang cs'))
    .action((path: string, flags) =>
      act(async (signal) => (await import('./report.ts')).rewrite(path, flags, signal)),
    );
  program
    .command('init')
    .description('put a commented scenario and its schema for editors into a folder')
    .argument('[dir]', 'the folder (default: this one)')
    .option(
      '--rules <template>',
      'instead: a module of rules of your own, its scenario and test: duel',
      oneOf(['duel']),
    )
    .addHelpText('after', example('souboj init my-duels'))
    .action((folder: string | undefined, flags: { readonly rules?: string }) =>
      act(async () => {
        await (await import('./init.ts')).init(folder ?? '.', flags.rules !== undefined);
        return undefined;
      }),
    );
  program
    .command('completion')
    .description('print completion for a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText('after', example('source <(souboj completion bash)'))
    .action((shell: string) =>
      act(async () => {
        const { completion } = await import('./completion.ts');
        const { reportFormats } = await import('../report/reports.ts');
        const { csvDialects } = await import('../report/csv/dialect.ts');
        const { languageTags } = await import('../language/languages.ts');
        const choices = {
          '--format': reportFormats,
          '--csv-dialect': csvDialects,
          '--lang': languageTags,
          '--method': ['mc', 'exact', 'both'],
        };
        write('stdout', completion(program, shell, choices));
        return undefined;
      }),
    );
}
