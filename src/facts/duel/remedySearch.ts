/** Turns one value after the other until the one who is out of balance passes even. */
import { printedFormulas } from '../../rules/planes.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { nodeAt } from '../../scenario/tree/tree.ts';
import type { Measure, Patient, Tried } from './remedyMeasure.ts';

/** Steps of a value that are tried, and the most that is added to a formula. */
const [MOST_STEPS, MOST_ADDED] = [12, 128];
/** Distance from even that is within limits, and that counts as even. */
export const LIMIT = 0.1;
export const EVEN = 0.005;

/** Distance of a score from even. */
export const distance = ({ score }: Tried): number => Math.abs(score - 0.5);

/** What was found. */
export interface Found {
  readonly path: string;
  readonly present: number | null;
  /** Text that the tried numbers are added to; `null` where they stand alone. */
  readonly formula: string | null;
  /** Which strength of mind that formula is; `null` for other values. */
  readonly strength: 'attack' | 'defence' | null;
  readonly tried: readonly Tried[];
}

/** Adds to what the plane asks of the one who wins too little. */
export function inFormula(measure: Measure, { plane }: Patient, score: number): Found | null {
  const side = score > 0.5 ? 'defence' : 'attack';
  const path = `formulas.${plane}.${side}`;
  const node = nodeAt(measure.movable.tree, ['formulas', String(plane), side]);
  const formula =
    node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : printedFormulas[plane]?.[side];
  if (formula === undefined || !measure.allows(path, `${formula} + 1`)) return null;
  const at = (added: number): number | null => measure.score([[path, `${formula} + ${added}`]]);
  const passes = (own: number): boolean => (own - 0.5) * (score - 0.5) <= 0;
  // The more is added the farther the score goes: halving finds the first whole number behind even.
  let [low, high] = [0, 1];
  const seen = new Map<number, number>([[0, score]]);
  for (;;) {
    const own = at(high);
    if (own === null) return null;
    seen.set(high, own);
    if (passes(own)) break;
    if (high >= MOST_ADDED) return null;
    [low, high] = [high, 2 * high];
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const own = at(middle);
    if (own === null) return null;
    seen.set(middle, own);
    if (passes(own)) high = middle;
    else low = middle;
  }
  return { path, present: null, formula, strength: side, tried: around(seen, low, high, 0) };
}

/** The values on either side of even; what stands there already is none that was tried. */
function around(
  seen: ReadonlyMap<number, number>,
  last: number,
  first: number,
  present: number,
): readonly Tried[] {
  const both = [last, first]
    .filter((value) => value !== present)
    .map((value) => ({ value, score: seen.get(value)! }));
  const even = both.filter((own) => distance(own) <= EVEN);
  return even.length > 0 ? even.slice(0, 1) : both;
}

interface Lever {
  readonly path: string;
  readonly present: number;
  /** 1 where more of it raises the patient's score, −1 where it lowers it. */
  readonly sign: 1 | -1;
}

/** Turns the fewest steps of one value; what a class is before what its members are. */
export function inValues(measure: Measure, patient: Patient, score: number): Found | null {
  const cells = measure.cells([]);
  const tiers = leversOf(patient, cells);
  let nearest: Found | null = null;
  for (const levers of tiers) {
    let best: (Found & { readonly steps: number }) | null = null;
    for (const lever of levers) {
      const found = turn(measure, lever, score, best === null ? MOST_STEPS : best.steps - 1);
      if (found === null) continue;
      const mends = found.tried.some((own) => distance(own) <= LIMIT);
      if (mends && (best === null || found.steps < best.steps)) best = found;
      else if (nearest === null || least(found) < least(nearest)) nearest = found;
    }
    if (best !== null) return best;
  }
  return nearest;
}

const least = ({ tried }: Found): number => Math.min(...tried.map(distance));

/** Values by tier: the bases of the classes, then level and attributes of the combatants. */
function leversOf(patient: Patient, cells: readonly DuelCell[]): readonly (readonly Lever[])[] {
  const bases: Lever[] = [];
  const figures: Lever[] = [];
  const sides: readonly (readonly [side: string, sign: 1 | -1])[] =
    patient.kind === 'matchup'
      ? [
          [patient.initiator, 1],
          [patient.target, -1],
        ]
      : patient.kind === 'side'
        ? [[patient.side, 1]]
        : [];
  for (const [side, sign] of sides) {
    const cell = cells.find(({ initiator, target }) => initiator === side || target === side);
    if (cell === undefined) continue;
    const { setup } = cell;
    for (const member of cell.initiator === side ? setup.initiators : setup.targets) {
      for (const { class: name } of member.classes) {
        const base = setup.classes[name]?.base;
        const path = `classes.${name}.base`;
        if (base !== undefined && !bases.some((own) => own.path === path))
          bases.push({ path, present: base, sign });
      }
      const [only, ...others] = member.classes;
      const own: readonly (readonly [name: string, value: number | undefined])[] = [
        ['level', others.length === 0 ? only?.level : undefined],
        ['IQ', member.IQ],
        ['Podl', member.Podl],
        ['SP', member.SP],
      ];
      const spread: readonly string[] = member.population?.figures ?? [];
      for (const [name, value] of own.filter(([figure]) => !spread.includes(figure))) {
        const path = `combatants.${member.name}.${name}`;
        if (value !== undefined && !figures.some((known) => known.path === path))
          figures.push({ path, present: value, sign });
      }
    }
  }
  return [bases, figures];
}

/** Turns a value step by step until the score passes even; `null` where it never moves. */
function turn(
  measure: Measure,
  { path, present, sign }: Lever,
  score: number,
  most: number,
): (Found & { readonly steps: number }) | null {
  const way = score > 0.5 ? -sign : sign;
  const seen = new Map<number, number>([[present, score]]);
  let last = present;
  let steps = 0;
  for (let step = 1; step <= most; step++) {
    const value = present + way * step;
    if (!measure.allows(path, value)) break;
    const own = measure.score([[path, value]]);
    if (own === null) break;
    seen.set(value, own);
    steps = step;
    if ((own - 0.5) * (score - 0.5) <= 0)
      return {
        path,
        present,
        formula: null,
        strength: null,
        steps,
        tried: around(seen, last, value, present),
      };
    last = value;
  }
  const end = seen.get(last)!;
  if (last === present || Math.abs(end - 0.5) >= Math.abs(score - 0.5) - 1e-9) return null;
  // The fewest steps that come as near as the last one.
  const first = [...seen].find(([, own]) => Math.abs(own - end) < 1e-9)![0];
  return { path, present, formula: null, strength: null, steps, tried: [{ value: first, score: end }] };
}
