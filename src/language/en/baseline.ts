/** Baseline checks in English. */
import type { BaselineCheck, Movement } from '../../analysis/baseline/check.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { BaselineTexts } from '../texts/baseline.ts';
import type { ComparisonTexts } from '../texts/comparison.ts';

/** English texts about baselines; differences are worded as in comparisons. */
export function englishBaseline(
  numbers: Numbers,
  comparison: Pick<ComparisonTexts, 'points'>,
): BaselineTexts {
  return {
    columns: {
      cell: 'cell',
      movement: 'since the baseline',
      before: 'before %',
      after: 'now %',
      difference: 'win rate, points',
      p: 'p (Holm)',
    },
    movement: { same: 'same', noise: 'within noise', moved: 'moved', unequal: 'not equal' },
    sentences: (check) => sentencesOf(check, numbers),
    difference: ({ change }) => (change === null ? '' : comparison.points(change.win)),
  };
}

function sentencesOf(
  { how, cells, added, gone, family }: BaselineCheck,
  numbers: Numbers,
): readonly string[] {
  const count = (movement: Movement) => cells.filter((cell) => cell.movement === movement).length;
  const all = numbers.whole(cells.length);
  const cellsText = cells.length === 1 ? '1 cell' : `${all} cells`;
  const tests =
    family === 0 ? '' : ` (Holm-adjusted over ${numbers.whole(family)} ${family === 1 ? 'test' : 'tests'})`;
  const head = {
    equal:
      count('unequal') === 0
        ? `Equal: ${cellsText}, every count and exact value the same as in the baseline (same seed, scenario and version).`
        : `Not equal: ${numbers.whole(count('unequal'))} of ${cellsText} differ from the baseline, although seed, scenario and version are the same.`,
    paired: `${moved(count('moved'), numbers)} of ${cellsText} moved, ${numbers.whole(count('noise'))} differ within noise, ${numbers.whole(count('same'))} are the same; the scenario's text has changed, and its duels were fought side by side with the old ones${tests}.`,
    samples: `${moved(count('moved'), numbers)} of ${cellsText} moved, ${numbers.whole(count('noise'))} differ within noise, ${numbers.whole(count('same'))} are the same; another version wrote the baseline, so exact values were compared where there are any, else counts as two samples${tests}.`,
  }[how];
  return [
    head,
    ...(added.length === 0 ? [] : [`New, without a baseline: ${list(added, numbers)}.`]),
    ...(gone.length === 0 ? [] : [`In the baseline only: ${list(gone, numbers)}.`]),
  ];
}

function moved(count: number, numbers: Numbers): string {
  return count === 0 ? 'None' : numbers.whole(count);
}

function list(addresses: readonly string[], numbers: Numbers): string {
  const shown = addresses.slice(0, 5).join('; ');
  return addresses.length > 5 ? `${numbers.whole(addresses.length)} cells, first ${shown}` : shown;
}
