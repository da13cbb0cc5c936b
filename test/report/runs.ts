/** Runs that several tests look at. */
import type { CellResult, RunResult } from '../../src/batch/result.ts';
import { cell, chances, field, run, thousand } from './support.ts';

/**
 * Three classes, two planes. Druid and wizard are one class by law; on plane 2 all pairings are one duel; a
 * ghost may not be attacked on plane 1.
 */
export function classRun(): RunResult {
  const kind = (side: string) => (side === 'mage' ? 'M' : 'D');
  const wins: Readonly<Record<string, number>> = { MM: 520, MD: 850, DM: 190, DD: 520 };
  const noise: Readonly<Record<string, number>> = { mage: 0, druid: 3, wizard: -5 };
  const plane1 = field(['mage', 'druid', 'wizard'], (a, b) => {
    const law = kind(a) + kind(b);
    const win = wins[law] ?? 0;
    const sampled = win + (noise[a] ?? 0) - (noise[b] ?? 0);
    return { ends: thousand(sampled, 20), exactEnds: chances(win / 1000, 0.02), law };
  });
  const plane2 = field(['mage', 'druid', 'wizard'], (a, b) => ({
    plane: 2,
    ends: thousand(980 + (noise[a] ?? 0) - (noise[b] ?? 0)),
    exactEnds: chances(0.98),
    law: 'level',
  }));
  const ghost = cell({ initiator: 'mage', target: 'ghost', impossible: 'ghost cannot be seen on plane 1' });
  return run([...plane1, ghost, ...plane2], 'Three classes');
}

/** A list of matchups, simulated only, in two variants at two values of an axis; mana changes, one plane does not. */
export function variantRun(): RunResult {
  const cells: CellResult[] = [];
  for (const variant of ['printed', 'gentler IQ']) {
    for (const mana of [0, 40]) {
      for (const plane of [1, 3]) {
        const shift = (variant === 'printed' || plane === 1 ? 0 : 60) + mana;
        const common = { variant, plane, axes: [{ name: 'defaults.mana', value: mana }] };
        const law = `${plane} ${shift}`;
        cells.push(
          cell({
            ...common,
            initiator: 'mage',
            target: 'druid',
            ends: thousand(700 - shift, 1),
            law: `a ${law}`,
          }),
          cell({ ...common, initiator: 'old ranger', target: 'druid', ends: thousand(0), law: `b ${law}` }),
          cell({
            ...common,
            initiator: 'mage + druid',
            target: 'old ranger',
            ends: thousand(1000),
            law: `c ${law}`,
          }),
        );
      }
    }
  }
  return run(cells, 'Variants');
}
