/** The worked examples of the manual, worked out there by hand, are what the program finds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runText } from '../support/runs.ts';

const block = (file: string, holds: string): string => {
  const manual = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  const blocks = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1]!);
  return blocks.find((text) => text.includes(holds))!;
};

const mean = (histogram: readonly (readonly [number, number])[]): number =>
  histogram.reduce((sum, [value, p]) => sum + value * p, 0);

describe('worked examples', () => {
  it('withdrawWhen (8.3b)', async () => {
    const { cells } = await runText(block('scenarios.md', 'raider'), 'exact');
    const { ends, metrics } = cells[0]!.exact!;
    expect(ends['target:withdrawn']).toBeCloseTo(3 / 4, 12);
    expect(ends['draw:timeout']).toBeCloseTo(1 / 4, 12);
    expect(mean(metrics['rounds']!)).toBeCloseTo(2, 12);
  });

  it('targets and dispelledBy (9.11a, 9.11b)', async () => {
    const { cells } = await runText(block('psionics.md', 'crystal rain'), 'exact');
    const { metrics } = cells[0]!.exact!;
    const by = (name: string): number => Number(mean(metrics[name]!).toFixed(12));
    expect(by('saved')).toBe(0.7875);
    expect(by('dispelled')).toBe(1.895625);
    expect(by('effective')).toBe(2.316875);
    expect(by('targets_affected')).toBe(3.3);
    expect([by('attempts'), by('manifested'), by('resisted')]).toEqual([5, 5, 0]);
  });
});
