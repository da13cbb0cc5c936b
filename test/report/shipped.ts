/** Small runs of the shipped scenarios, and their reports in both languages: what sentences are read off in tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { writeReports } from '../../src/report/reports.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';

const folder = new URL('../../scenarios/', import.meta.url);

/** File names of the shipped scenarios. */
export const shipped: readonly string[] = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** Ways to run them: `small` simulates few trials and solves what is small, `opening` some more of each. */
export type Way = 'small' | 'simulated' | 'opening';

const made = new Map<string, Promise<Study<Cell>>>();

async function runOf(name: string, way: Way): Promise<Study<Cell>> {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const loaded = loadScenario(text, name);
  if (!loaded.ok) throw new Error(`${name} must be good`);
  const { scenario } = loaded;
  const method = way === 'simulated' ? 'mc' : 'both';
  const more = way === 'opening';
  const options = { method, duels: more ? 500 : 120, maxStates: more ? 20_000 : 3_000 } as const;
  const plan = { seed: `shipped ${name}`, ...options, cells: expandCells(scenario) };
  const cells = await runPlan(plan, inlineExecutor(plan));
  const info = {
    version: '0.0.0',
    scenario: { name: scenario.name, file: name, text, hash: 'h' },
    ...{ seed: plan.seed, seedDrawn: false, options: { ...options, only: null, precision: null } },
  };
  return { info, cells };
}

/** The run of a shipped scenario, made once. */
export function shippedRun(name: string, way: Way): Promise<Study<Cell>> {
  const key = `${name} ${way}`;
  const known = made.get(key) ?? runOf(name, way);
  made.set(key, known);
  return known;
}

/** `report.md` of a shipped scenario in a language. */
export async function shippedReport(name: string, way: Way, language: 'en' | 'cs'): Promise<string> {
  const files = await writeReports(await shippedRun(name, way), ['md'], { language });
  return files.get('report.md') ?? '';
}

/** The sentences that a report opens with: everything before its contents or its third heading. */
export function openingOf(report: string): string {
  return report.split(/^(?:Contents|Obsah): /m)[0] ?? report;
}
