/** Judges single settings by moving the scenario: for spaces that are not tabulated. */
import type { DuelCell } from '../../scenario/model/cells.ts';
import type { OpenScenario } from '../../scenario/open.ts';
import type { Evaluator } from '../evaluator.ts';
import { missOf, type Requirement, totalOf } from '../goal/requirement.ts';
import { breathe, type Pace, tell } from '../pace.ts';
import { undominated } from '../search/front.ts';
import { type SolveMany, warm } from '../warm.ts';
import type { KnobOptions } from './knobs.ts';
import { changesOfSetting, type Setting, settingOf } from './setting.ts';
import { movedCells } from './touch.ts';

/** Largest weighted miss of all requirements at some cells; infinite where one is not possible. */
export function worstMiss(
  requirements: readonly Requirement[],
  cells: readonly DuelCell[],
  evaluator: Evaluator,
  duels?: number,
): number {
  let worst = 0;
  for (const requirement of requirements) {
    const value = totalOf(requirement, (cell) => evaluator.figures(cells[cell]!, duels));
    worst = Math.max(worst, value === null ? Number.POSITIVE_INFINITY : missOf(requirement.band, value));
  }
  return worst;
}

/** Keeps every setting that was judged. */
export class SettingJudge {
  readonly all: Setting[] = [];
  private readonly known = new Map<string, Setting>();
  private readonly open: OpenScenario;
  private readonly knobs: readonly KnobOptions[];
  private readonly requirements: readonly Requirement[];
  private readonly used: readonly number[];
  private readonly evaluator: Evaluator;
  private readonly pace: Pace;
  private readonly solveMany: SolveMany | null;
  private readonly effort: number;
  /** Different duels that had been worked out before. */
  private readonly before: number;
  private tried = 0;

  constructor(
    open: OpenScenario,
    knobs: readonly KnobOptions[],
    requirements: readonly Requirement[],
    evaluator: Evaluator,
    pace: Pace,
    solveMany: SolveMany | null,
    effort: number,
  ) {
    this.open = open;
    this.knobs = knobs;
    this.requirements = requirements;
    this.used = [...new Set(requirements.flatMap(({ terms }) => terms.map(({ cell }) => cell)))];
    this.evaluator = evaluator;
    this.pace = pace;
    this.solveMany = solveMany;
    this.effort = effort;
    this.before = evaluator.worked;
  }

  /** What has been spent: settings tried or different duels worked out, whichever is more; many settings may be one duel. */
  private spent(): number {
    return Math.max(this.tried, this.evaluator.worked - this.before);
  }

  /** The setting's worth; `null` when the effort is used up. */
  async judge(values: readonly (number | null)[]): Promise<Setting | null> {
    const key = values.join();
    const found = this.known.get(key);
    if (found !== undefined) return found;
    if (this.spent() >= this.effort) return null;
    this.tried++;
    const draft = settingOf(values, this.knobs, this.open, 0);
    const list = this.knobs.map(({ knob }) => knob);
    const cells = movedCells(this.open, changesOfSetting(list, draft));
    await breathe(this.pace);
    const quiet: Pace = { signal: this.pace.signal };
    await warm(
      this.evaluator,
      this.used.map((cell) => cells[cell]!),
      quiet,
      this.solveMany,
    );
    tell(this.pace, Math.min(this.spent(), this.effort), this.effort);
    const setting = { ...draft, miss: worstMiss(this.requirements, cells, this.evaluator) };
    this.known.set(key, setting);
    this.all.push(setting);
    return setting;
  }

  /** The settings that no other covers; of equals the one that is shortest to write. */
  front(): Setting[] {
    const possible = this.all.filter(({ miss }) => Number.isFinite(miss));
    return undominated([...possible].sort((a, b) => lengthOf(a) - lengthOf(b)));
  }
}

function lengthOf({ values }: Setting): number {
  return values.reduce<number>((sum, value) => sum + (value === null ? 0 : String(value).length), 0);
}
