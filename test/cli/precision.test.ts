import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anytimeInterval } from '../../src/stats/anytime.ts';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { smallScenario } from '../support/scale.ts';

const folder = freshFolder();
const scenario = writeScenario(folder, 'small.yaml', smallScenario);

async function run(path: string, ...flags: string[]): Promise<Map<string, string>> {
  const out = freshFolder();
  expect(
    (await souboj(['run', path, '--out', out, '--quiet', '--format', 'csv,md,json', ...flags])).code,
  ).toBe(0);
  return readFolder(out);
}

function rows(csv: string): Record<string, string>[] {
  const [head, ...lines] = csv.trim().split('\r\n');
  const names = head!.split(',');
  return lines
    .filter((line) => !line.includes('"'))
    .map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i]!, value])));
}

describe('souboj run --precision', { timeout: 240_000 }, () => {
  it('samples every cell until its time-uniform interval is narrow enough, the same for any threads', async () => {
    const one = await run(scenario, '--precision', '1.5%', '--workers', '1');
    expect(await run(scenario, '--precision', '0.015', '--workers', '3')).toEqual(one);
    const written = writeScenario(
      freshFolder(),
      'small.yaml',
      smallScenario.replace('3000', '{ precision: 0.015 }'),
    );
    const fromFile = await run(written);
    expect(fromFile.get('cells.csv')).toBe(one.get('cells.csv'));
    const cells = rows(one.get('cells.csv')!).filter(({ status }) => status === 'ok');
    expect(cells).toHaveLength(40);
    expect(new Set(cells.map(({ duels }) => duels)).size).toBeGreaterThan(5);
    for (const cell of cells) {
      const wide = anytimeInterval(Number(cell['initiator_wins']), Number(cell['duels']), 0.95);
      expect(Number(cell['win_rate_low'])).toBe(wide.low);
      expect(Number(cell['win_rate_high'])).toBe(wide.high);
      expect((wide.high - wide.low) / 2).toBeLessThanOrEqual(0.015);
      expect(cell['precision_reached']).toBe('yes');
    }
    const report = one.get('report.md')!;
    expect(report).toContain('**Precision reached**');
    expect(report).toContain('time-uniform interval');
    expect(report).not.toContain('95\u00a0% Wilson interval');
    expect(report).toContain('--precision 0.015 --max-duels 1000000000');
  });

  it('says where it was not reached within --max-duels', async () => {
    const files = await run(scenario, '--precision', '0.5%', '--max-duels', '5000', '--method', 'mc');
    const cells = rows(files.get('cells.csv')!).filter(({ status }) => status === 'ok');
    const missed = cells.filter((cell) => cell['precision_reached'] === 'no').length;
    expect(missed).toBeGreaterThan(0);
    expect(Math.max(...cells.map(({ duels }) => Number(duels)))).toBe(5000);
    expect(files.get('report.md')).toContain(`**Precision not reached in ${missed} of 40 matchups**`);
  });

  it('leaves the column empty where numbers of duels are fixed', async () => {
    const cells = rows((await run(scenario, '--duels', '10')).get('cells.csv')!);
    expect(new Set(cells.map((cell) => cell['precision_reached']))).toEqual(new Set(['']));
  });

  it.each([
    [['--precision', '0'], 'must be a half-width from'],
    [['--precision', '40%'], 'must be a half-width from'],
    [['--precision', 'fine'], 'must be a half-width from'],
    [['--precision', '1%', '--duels', '5'], '--precision: must stand without --duels'],
    [['--precision', '1%', '--method', 'exact'], '--precision: must go with simulated duels'],
    [['--max-duels', '5'], '--max-duels: must stand beside --until-decided or a precision'],
  ])('refuses %j', async (flags, text) => {
    const done = await souboj(['run', scenario, '--out', join(folder, 'none'), ...flags]);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain(text);
  });
});
