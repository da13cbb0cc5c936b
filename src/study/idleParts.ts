/** What the text of a scenario of duels says that no cell can tell: it reaches none, or is never tried. */
import { identifyAll } from '../batch/plan.ts';
import { gridOf } from '../scenario/duel/knob-ranges.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { type OpenScenario, openScenario } from '../scenario/open.ts';
import { childOf, mapUnder, type RawMap } from '../scenario/tree/tree.ts';
import { type Idle, lawOf } from './idle.ts';
import type { Source } from './source.ts';

/** Ranges are tried on so many cells in all. */
const MOST_TRIED = 40_000;

/** Defaults, formulas and ranges that change nothing, and steps that miss the end of their range. @throws InterruptedError */
export async function idlePartsOf(source: Source, signal?: AbortSignal): Promise<readonly Idle[]> {
  if (!isDuelScenario(source.scenario)) return [];
  const opened = openScenario(source.text, source.path);
  if (!opened.ok) return [];
  const { scenario, tree } = opened.open;
  return [
    ...idleDefaults(tree),
    ...idleFormulas(tree, scenario),
    ...(await idleRanges(opened.open, signal)),
    ...missedEnds(scenario),
  ];
}

/** Keys instead of which others are given. */
const instead: Readonly<Record<string, readonly string[]>> = {
  class: ['classes'],
  level: ['classes'],
  classes: ['class'],
};

/** Defaults that every combatant has a value of its own for. What variants change of either is left to them. */
function idleDefaults(tree: RawMap): Idle[] {
  const combatants = [...mapUnder(tree, 'combatants').entries.values()].map(({ node }) => node);
  const variants = [...mapUnder(tree, 'variants').entries.values()].map(({ node }) => node);
  const moved = variants.some((node) => childOf(node, 'combatants') ?? childOf(node, 'defaults'));
  if (combatants.length === 0 || moved) return [];
  const has = (key: string): boolean =>
    combatants.every((node) =>
      [key, ...(instead[key] ?? [])].some((own) => childOf(node, own) !== undefined),
    );
  return [...mapUnder(tree, 'defaults').entries.keys()]
    .filter(has)
    .map((key) => ({ what: 'default', name: `defaults.${key}`, outranked: true }));
}

/** Formulas of planes on which nobody fights. */
function idleFormulas(tree: RawMap, { variants }: DuelScenario): Idle[] {
  const planes = new Set(variants.flatMap((variant) => variant.planes));
  return [...mapUnder(tree, 'formulas').entries.keys()]
    .filter((plane) => !planes.has(Number(plane)))
    .map((plane) => ({ what: 'formula', name: `formulas.${plane}`, outranked: false }));
}

/** Ranges at both of whose ends every duel goes alike. */
async function idleRanges(open: OpenScenario, signal: AbortSignal | undefined): Promise<Idle[]> {
  const idle: Idle[] = [];
  let left = MOST_TRIED;
  for (const { name, paths, from, to } of open.scenario.ranges) {
    const ends = [from, to].map((value) => open.cells([{ paths, value }]));
    const [low, high] = ends.map((moved) => (moved.ok ? moved.cells : []));
    left -= low!.length + high!.length;
    if (left < 0) break;
    if (low!.length === 0 || low!.length !== high!.length) continue;
    const [one, other] = [await identifyAll(low!, signal), await identifyAll(high!, signal)];
    if (one.every((identity, at) => lawOf(identity) === lawOf(other[at]!)))
      idle.push({ what: 'range', name: `ranges.${name}`, outranked: false });
  }
  return idle;
}

/** Knobs whose step leads past the end of their range. */
function missedEnds({ tune }: DuelScenario): Idle[] {
  return (tune?.knobs ?? []).flatMap(({ name, from, to, step }) => {
    const last = step === null ? to : gridOf(from, to, step).at(-1)!;
    return last === to ? [] : [{ what: 'step' as const, name: `tune.knobs.${name}`, outranked: false, last }];
  });
}
