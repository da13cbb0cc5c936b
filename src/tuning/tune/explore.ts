/** Searches without proof: over steps by local search, over ranges without steps by DIRECT. */
import { absolute, ceil, stepsBetween, toNumber } from '../../rules/arithmetic/rational.ts';
import { directSearch } from '../search/direct.ts';
import { isBetter, localSearch } from '../search/local.ts';
import type { SettingJudge } from './judge.ts';
import { type KnobOptions, stepOf } from './knobs.ts';
import type { Setting } from './setting.ts';

/** Places of chance that a local search begins from, after the file as it stands. */
const STARTS = 4;
/** DIRECT divides the box this often at most. */
const ITERATIONS = 60;

type Values = readonly (number | null)[];

/** Local search over the options of all knobs. */
export async function exploreSteps(
  judge: SettingJudge,
  knobs: readonly KnobOptions[],
  random: () => number,
): Promise<void> {
  const valuesOf = (choice: readonly number[]): Values =>
    choice.map((option, k) => knobs[k]!.options[option]!.value);
  await localSearch({
    counts: knobs.map(({ options }) => options.length),
    judge: (choice) => judge.judge(valuesOf(choice)),
    random,
    starts: STARTS,
  });
}

/** Value of a knob at a share of its range: rounded where it has no step, else the step it falls on. */
function valueAt({ knob, options }: KnobOptions, share: number): number {
  if (knob.step === null) {
    return Number((knob.from + share * (knob.to - knob.from)).toPrecision(6));
  }
  const grid = options.flatMap(({ value }) => value ?? []).sort((a, b) => a - b);
  return grid[Math.min(grid.length - 1, Math.floor(share * grid.length))]!;
}

/** DIRECT over the box of all knobs, then fewer and smaller changes as long as that costs nothing. */
export async function exploreRanges(judge: SettingJudge, knobs: readonly KnobOptions[]): Promise<void> {
  if (knobs.every(mayStay)) {
    const asIs = await judge.judge(knobs.map(() => null));
    if (asIs?.miss === 0) return;
  }
  await directSearch({
    dimensions: knobs.length,
    judge: async (point) => {
      const setting = await judge.judge(point.map((share, k) => valueAt(knobs[k]!, share)));
      return setting === null ? null : setting.miss;
    },
    iterations: ITERATIONS,
  });
  await simplify(judge, knobs);
}

/** Whether what stands in the file is within the range. */
function mayStay({ options }: KnobOptions): boolean {
  return options[0]?.changed === false;
}

function bestOf(settings: readonly Setting[]): Setting | null {
  return settings.reduce<Setting | null>(
    (best, own) => (best === null || isBetter(own, best) ? own : best),
    null,
  );
}

/** Rounder numbers near a value: to one, two and three digits, and the end of the hundredth of the range it is in. */
function roundings(value: number, present: number | null, step: number): readonly number[] {
  const digits = [1, 2, 3].map((count) => Number(value.toPrecision(count)));
  if (present === null) return digits;
  const steps = toNumber(ceil(absolute(stepsBetween(present, value, step))));
  const end = present + Math.sign(value - present) * steps * step;
  return [...digits, Number(end.toPrecision(6))];
}

/** Puts knobs back, moves them towards what stands in the file, and rounds, wherever the miss grows no worse. */
async function simplify(judge: SettingJudge, knobs: readonly KnobOptions[]): Promise<void> {
  let best = bestOf(judge.all);
  const trial = async (k: number, value: number | null): Promise<boolean> => {
    if (best === null) return false;
    const setting = await judge.judge(best.values.map((own, i) => (i === k ? value : own)));
    if (setting === null || setting.miss > best.miss + 1e-12) return false;
    best = setting;
    return true;
  };
  for (const [k, { knob, present }] of knobs.entries()) {
    if (best?.values[k] === null) continue;
    if (mayStay(knobs[k]!) && (await trial(k, null))) continue;
    if (knob.step !== null) continue;
    // Halves the way back to what stands there; where the middle is worse, the half on this side of it.
    let near = present ?? best!.values[k]!;
    while (Math.abs(best!.values[k]! - near) > stepOf(knob)) {
      const middle = Number(((best!.values[k]! + near) / 2).toPrecision(6));
      if (!(await trial(k, middle))) near = middle;
    }
    for (const rounded of roundings(best!.values[k]!, present, stepOf(knob)))
      if (rounded >= knob.from && rounded <= knob.to) await trial(k, rounded);
  }
}
