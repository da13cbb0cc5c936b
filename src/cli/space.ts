/** How much room a run takes, on disk and in memory, measured on the cells that were played to find out its time. */
import { getHeapStatistics } from 'node:v8';
import { planOf, runInfo } from '../study/plan.ts';
import type { Size } from '../study/size.ts';
import type { Source } from '../study/source.ts';
import { MachineError } from './exit.ts';

/** Room in megabytes, rounded up. */
export interface Space {
  /** Of all files: tables, `run.json`, page and pictures. */
  readonly megabytes: number;
  /** Of the process at its largest. */
  readonly memory: number;
}

/** Memory of a run of a single cell, its threads included, and of each byte of its files; measured. */
const MEMORY = { start: 250, perMegabyte: 8 };

/** Bytes of page and pictures of any run, and of each cell; milliseconds that files take a cell. Measured on 100,352 cells. */
const REPORTS = { start: 800_000, perCell: 350, msPerCell: 0.6 };

/** Milliseconds that working out and writing all files of a run takes, which one thread does. */
export function reportMs({ cells }: Size): number {
  return cells * REPORTS.msPerCell;
}

/** The room that a run takes. Exact figures beside simulated ones fill as many fields again. */
export async function spaceOf(source: Source, { cells, probed }: Size): Promise<Space> {
  if (probed.length === 0) return { megabytes: 1, memory: MEMORY.start };
  const { writeReports } = await import('../report/reports.ts');
  const info = runInfo(source, planOf(source, [], { method: 'mc', seed: '' }), false);
  const files = await writeReports({ info, cells: probed }, ['csv', 'json']);
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const own = Buffer.byteLength(JSON.stringify(info));
  const tables = own + (1.5 * (bytes - own) * cells) / probed.length;
  const megabytes = (tables + REPORTS.start + REPORTS.perCell * cells) / 1e6;
  return {
    megabytes: Math.ceil(megabytes),
    memory: Math.ceil(MEMORY.start + MEMORY.perMegabyte * megabytes),
  };
}

/** What Node may take, and as much again: what a run takes is known about so well. */
const mostMemory = (): number => (2 * getHeapStatistics().heap_size_limit) / 1e6;

/** Refuses a run that would end for want of memory after hours of work. @throws MachineError */
export function requireMemory(path: string, memory: number): void {
  const limit = mostMemory();
  if (memory <= limit) return;
  throw new MachineError({
    where: [path],
    must: ['withinMemory', Math.floor(limit)],
    found: ['megabytes', memory],
    tip: ['fewerCells'],
  });
}
