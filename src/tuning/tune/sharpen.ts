/** Where duels had to be played: the front again with more and more of them, the worse half left behind. */
import type { OpenScenario } from '../../scenario/open.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Requirement } from '../goal/requirement.ts';
import { breathe, type Pace, tell } from '../pace.ts';
import { undominated } from '../search/front.ts';
import { isBetter } from '../search/local.ts';
import { worstMiss } from './judge.ts';
import type { KnobOptions } from './knobs.ts';
import { changesOfSetting, type Setting } from './setting.ts';
import { movedCells } from './touch.ts';

/** Settings that go on whatever they look like so far. */
const FEWEST_KEPT = 6;
const GROWTH = 4;

/** Duels of each look after the first, up to what the evaluator's owner allows. */
export function looksAfter(first: number, most: number): number[] {
  const looks: number[] = [];
  for (let duels = first * GROWTH; duels < most; duels *= GROWTH) looks.push(duels);
  if (first < most) looks.push(most);
  return looks;
}

/** The front judged anew on growing numbers of common random duels; as it is where all figures are exact. */
export async function sharpen(
  open: OpenScenario,
  knobs: readonly KnobOptions[],
  requirements: readonly Requirement[],
  front: readonly Setting[],
  evaluator: Evaluator,
  pace: Pace,
): Promise<readonly Setting[]> {
  const list = knobs.map(({ knob }) => knob);
  const used = [...new Set(requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell)))];
  let kept = [...front];
  const isPlayed = (setting: Setting): boolean => {
    const cells = movedCells(open, changesOfSetting(list, setting));
    return used.some((cell) => (evaluator.figures(cells[cell]!)?.duels ?? null) !== null);
  };
  if (!kept.some(isPlayed)) return kept;
  const { duels, mostDuels } = evaluator.options;
  for (const look of looksAfter(duels, mostDuels)) {
    const judged: Setting[] = [];
    for (const [i, setting] of kept.entries()) {
      const cells = movedCells(open, changesOfSetting(list, setting));
      for (const cell of used) {
        if (!evaluator.isKnown(cells[cell]!, look)) await breathe(pace);
        evaluator.figures(cells[cell]!, look);
      }
      judged.push({ ...setting, miss: worstMiss(requirements, cells, evaluator, look) });
      tell(pace, i + 1, kept.length);
    }
    judged.sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
    kept = judged.slice(0, Math.max(FEWEST_KEPT, Math.ceil(judged.length / 2)));
  }
  return undominated(kept);
}
