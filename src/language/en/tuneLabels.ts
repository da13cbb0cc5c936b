/** Fixed words of the tuning report in English. */
import type { Phrasing } from '../forms/phrasing.ts';
import type { TuneTexts } from '../texts/tune.ts';

type Labels = Pick<
  TuneTexts,
  | 'headings'
  | 'columns'
  | 'verdicts'
  | 'asIs'
  | 'frontNote'
  | 'moreSettings'
  | 'moreMatrices'
  | 'matrixNote'
  | 'chart'
  | 'reading'
>;

/** Headings, heads of columns, notes. */
export const tuneLabels = ({ code, strong }: Phrasing): Labels => ({
  headings: {
    change: 'The change',
    front: 'What fewer or smaller changes would reach',
    goal: 'The goal, before and after',
    matrices: 'Scores before and after',
    sides: 'Who gains, who loses',
  },
  columns: {
    knob: 'knob',
    now: 'now',
    next: 'then',
    range: 'range',
    changes: 'changes',
    size: 'size',
    miss: 'worst miss',
    missPoints: 'worst miss, points',
    settings: 'setting',
    wish: 'wish',
    band: 'band',
    before: 'before',
    after: 'after',
    worstBefore: 'furthest off before',
    worstAfter: 'furthest off after',
    fresh: 'fresh simulation',
    verdict: 'verdict',
    change: 'change',
    corner: 'initiator ↓ target →',
  },
  verdicts: { inside: 'inside', outside: 'outside', open: 'open' },
  asIs: 'as it is',
  frontNote: `No setting beats a row in all three. ${strong('Size')}: steps of change in all. ${strong('Worst miss')}: by how much the wish that is furthest off misses its band, times its weight; 0 meets the goal. The recommended row is bold.`,
  moreSettings: (left) =>
    `… and ${left} more ${left === 1 ? 'setting' : 'settings'}, which ${left === 1 ? 'misses' : 'miss'} by more: ${code('tune.csv')} has all.`,
  moreMatrices: (left) =>
    `${left} more ${left === 1 ? 'matrix is' : 'matrices are'} left out: ${code('tune-matchups.csv')} has every matchup.`,
  matrixNote:
    'The initiator’s score (wins + ½ draws) in percent, before → after; one figure where nothing moves. Bold: outside a band of the goal after the change.',
  chart: 'Worst miss against number of changes',
  reading: (prefer, continuous) => [
    `The recommendation has the smallest worst miss; among settings that reach it, ${prefer === 'fewest' ? 'the fewest changes, then the smallest' : 'the smallest changes, then the fewest'}.`,
    ...(continuous ? ['Knobs without steps count their change in hundredths of their range.'] : []),
    'A wish over several matchups counts once for each; the table shows the one that is furthest off, before and after, and the fresh simulation of the latter. Intervals of the fresh simulation hold for all wishes together at 95 % (Bonferroni).',
    `What the optimiser can and cannot promise: ${code('docs/tuning.md')}. Every setting of the front: ${code('tune.csv')}; every matchup before and after: ${code('tune-matchups.csv')}.`,
  ],
});
