import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cli, freshFolder, writeScenario } from '../support/command.ts';

/** The reference duel; SOUBOJ_SOAK_DUELS asks for more or fewer duels than 10^10. */
const duels = Number(process.env['SOUBOJ_SOAK_DUELS'] ?? 1e10);

const reference = `
seed: long
rules: { maxRounds: 200 }
combatants:
  mage: { class: mage, level: 5, IQ: 14, Podl: 12, SP: 3, mana: 60 }
  druid: { class: druid, level: 6, IQ: 13, Podl: 14, SP: 2, mana: 60 }
matchups: [[mage, druid]]
`;

/** Resident memory of a process with its threads, in MB. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

it(`plays ${duels} duels in one run, counts them exactly, and stays below 250 MB`, async () => {
  const folder = freshFolder();
  const scenario = writeScenario(folder, 'long.yaml', reference);
  const args = ['run', scenario, '--duels', String(duels), '--out', folder, '--workers', '2'];
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const memory: number[] = [];
  const rates: string[] = [];
  child.stderr.on('data', (data: Buffer) => rates.push(...(data.toString().match(/[\d.]+ M\/s/g) ?? [])));
  const timer = setInterval(() => memory.push(memoryOf(child.pid!)), 1000);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  expect(code).toBe(0);
  const { cells } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as {
    cells: { tally: { total: number; ends: Record<string, number> } }[];
  };
  const { total, ends } = cells[0]!.tally;
  expect(total).toBe(duels);
  expect(Object.values(ends).reduce((a, b) => a + b)).toBe(duels);
  const most = Math.max(...memory);
  console.log(
    `long: ${duels} duels, at most ${most.toFixed(0)} MB, first and last rate ${rates[0]}, ${rates.at(-1)}`,
  );
  expect(most).toBeLessThan(250);
});
