/** The whole command against its exact work: how much is spent around planning, tabulating, solving and facts. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksum, median } from './measure.ts';

/** Processor time of a process of its own, all threads, in milliseconds, and what it wrote to stdout. */
function processorMsOf(
  file: string,
  args: readonly string[],
): { readonly ms: number; readonly text: string } {
  const tell = `process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log((user + system) / 1000); });`;
  const text = execFileSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, file, ...args],
    {
      encoding: 'utf8',
    },
  );
  return { ms: Number(text.trim().split('\n').at(-1)), text };
}

/** What a way of running the command took, as a median of pairs. */
export interface CommandRow {
  readonly name: string;
  readonly ms: number;
  /** Times the exact work, done by a process of its own just before. */
  readonly ratio: number;
  /** Of the files written. */
  readonly checksum: string;
}

/** Ways of running a scenario exactly: with every report, with tables alone. */
const ways: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['all formats', []],
  ['--format csv', ['--format', 'csv']],
];

/**
 * Runs the built command and the exact work alone in turn.
 * @param command the built command. @param alone a module that does the exact work of a scenario and tells how long it took.
 */
export function commandRows(command: string, alone: string, scenario: string, rounds: number): CommandRow[] {
  const exactMs = (): number => Number(/exact (\S+) ms/.exec(processorMsOf(alone, [scenario]).text)![1]);
  return ways.map(([name, args]) => {
    const taken: number[] = [];
    const ratios: number[] = [];
    let sum = '';
    for (let round = 0; round < rounds; round++) {
      const folder = mkdtempSync(join(tmpdir(), 'souboj-bench-'));
      const exact = exactMs();
      const run = [
        'run',
        '--method',
        'exact',
        '--seed',
        'bench',
        '--quiet',
        '--out',
        folder,
        ...args,
        scenario,
      ];
      const { ms } = processorMsOf(command, run);
      taken.push(ms);
      ratios.push(ms / exact);
      const tables = readdirSync(folder).filter((file) => file.endsWith('.csv'));
      const now = checksum(tables.map((file) => readFileSync(join(folder, file), 'utf8')).join(''));
      rmSync(folder, { recursive: true });
      if (sum !== '' && sum !== now) throw new Error(`${name}: must write the same tables every time`);
      sum = now;
    }
    return { name, ms: median(taken), ratio: median(ratios), checksum: sum };
  });
}
