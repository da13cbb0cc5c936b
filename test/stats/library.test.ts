/** What is left to simple-statistics: right to 1e-12, and named in the manual. Expected values by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mean, standardDeviation } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { rankCorrelation } from '../../src/stats/ranking/rank-correlation.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Relative error. */
const off = (found: number | null, expected: number): number => Math.abs(found! - expected) / expected;

describe('simple-statistics', () => {
  it.each([
    ['mean', mean([0.1, 0.2, 0.3, 0.7]), 0.325],
    ['mean that cancels', mean([1e16, 3, -1e16]), 1],
    ['deviation, divided by n', standardDeviation([2, 4, 4, 4, 5, 5, 7, 9]), 2],
    ['deviation far from 0: √22.5', standardDeviation([4, 7, 13, 16].map((x) => 1e9 + x)), 4.743416490252569],
    [
      'rank correlation with ties: 4.5/√(4.5 · 5)',
      rankCorrelation([1, 2, 2, 4], [1, 3, 2, 4]),
      0.9486832980505138,
    ],
  ])('%s', (_, found, expected) => {
    expect(off(found, expected)).toBeLessThan(1e-12);
  });

  it('gives what the manual says that it gives, and nothing else', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const imported = files
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [
        ...readFileSync(join(root, 'src', name), 'utf8').matchAll(
          /import \{([^}]*)\} from 'simple-statistics'/g,
        ),
      ])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => name !== '');
    const manual = readFileSync(join(root, 'docs/statistics.md'), 'utf8');
    const said = /simple-statistics gives ([^;]*);/.exec(manual)![1]!;
    expect([...new Set(imported)].sort()).toEqual(
      [...said.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(),
    );
  });
});
