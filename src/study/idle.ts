/** What a scenario says that changes nothing: axes, variants, settings of rules. */
import { type CellIdentity, identify, identifyAll } from '../batch/plan.ts';
import { defaultRules } from '../rules/model.ts';
import { isDuelCell } from '../scenario/duel/only.ts';
import type { Cell, DuelCell } from '../scenario/model/cells.ts';
import { breathe } from '../tuning/pace.ts';

/** Something that changes nothing. */
export interface Idle {
  readonly what: 'axis' | 'variant' | 'rule' | 'default' | 'formula' | 'range' | 'step';
  /** The name of a variant, the path of anything else. */
  readonly name: string;
  /** Whether it does not even reach a cell: whatever stands there has a value of its own. */
  readonly outranked: boolean;
  /** Last value that a step reaches, where it misses the end of its range. */
  readonly last?: number;
}

/** What is looked at. */
export interface IdleOptions {
  /** Nothing is looked for among more cells than this: it costs some 40 µs a cell, and as much for each idle setting. */
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Cells that are identified between two looks at signals. */
const PART = 1000;
/** Settings are tried on so many cells in all. */
const MOST_TRIED = 100_000;

/** Everything idle in a scenario, in the order of the file; solves nothing. @throws InterruptedError */
export async function idleOf(
  cells: readonly Cell[],
  { most = Number.POSITIVE_INFINITY, signal }: IdleOptions = {},
): Promise<readonly Idle[]> {
  if (cells.length > most) return [];
  const laws = (await identifyAll(cells, signal)).map(lawOf);
  const axes = [...new Set(cells.flatMap((cell) => cell.axes.map(({ name }) => name)))];
  const [baseline, ...variants] = [...new Set(cells.map(({ variant }) => variant))];
  return [
    ...axes.flatMap((name) => idleAxis(name, cells, laws)),
    ...variants.flatMap((name) => idleVariant(name, baseline!, cells, laws)),
    ...(await idleRules(cells, laws, axes, signal)),
  ];
}

/** What a cell goes by; the reason of one that cannot be played. */
export function lawOf({ law, impossible }: CellIdentity): string {
  return impossible ?? law;
}

/** Cells that differ in one thing alone, by index. */
function groupsBy(
  cells: readonly Cell[],
  addressOf: (cell: Cell) => unknown,
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  cells.forEach((cell, index) => {
    const address = JSON.stringify(addressOf(cell));
    const group = groups.get(address);
    if (group === undefined) groups.set(address, [index]);
    else group.push(index);
  });
  return [...groups.values()];
}

function idleAxis(name: string, cells: readonly Cell[], laws: readonly string[]): Idle[] {
  const others = ({ axes }: Cell) => axes.filter((axis) => axis.name !== name);
  const groups = groupsBy(cells, (cell) => [cell.variant, cell.key, others(cell)]);
  const several = groups.some((group) => group.length > 1);
  if (!several || !groups.every((group) => areAlike(group, (index) => laws[index]!))) return [];
  const reached = groups.find((group) => !areAlike(group, (index) => textOf(cells[index]!)));
  return [{ what: 'axis', name, outranked: reached === undefined }];
}

function idleVariant(
  name: string,
  baseline: string,
  cells: readonly Cell[],
  laws: readonly string[],
): Idle[] {
  const pair = [baseline, name];
  const both = cells.flatMap((cell, index) => (pair.includes(cell.variant) ? [index] : []));
  const groups = groupsBy(
    both.map((index) => cells[index]!),
    ({ key, axes }) => [key, axes],
  );
  const same = groups.every(
    (group) => group.length === pair.length && areAlike(group, (index) => laws[both[index]!]!),
  );
  return same ? [{ what: 'variant', name, outranked: false }] : [];
}

/** Settings unlike the printed ones by which no duel goes otherwise; those that are varied are told as axes. */
async function idleRules(
  cells: readonly Cell[],
  laws: readonly string[],
  axes: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly Idle[]> {
  const duels = cells.flatMap((cell, index) => (isDuelCell(cell) ? [{ cell, law: laws[index]! }] : []));
  const names = new Set<keyof typeof defaultRules>();
  for (const rules of new Set(duels.map(({ cell }) => cell.setup.rules)))
    for (const name of Object.keys(rules) as (keyof typeof defaultRules)[])
      if (JSON.stringify(rules[name]) !== JSON.stringify(defaultRules[name])) names.add(name);
  const idle: Idle[] = [];
  let left = MOST_TRIED;
  for (const name of names) {
    if (axes.includes(`rules.${name}`)) continue;
    const set = duels.filter(
      ({ cell }) => JSON.stringify(cell.setup.rules[name]) !== JSON.stringify(defaultRules[name]),
    );
    let isIdle = set.length <= left;
    for (let from = 0; isIdle && from < set.length; from += PART) {
      await breathe({ signal });
      const part = set.slice(from, from + PART);
      left -= part.length;
      isIdle = identify(part.map(({ cell }) => asPrinted(cell, name))).every(
        (one, at) => lawOf(one) === part[at]!.law,
      );
    }
    if (isIdle) idle.push({ what: 'rule', name: `rules.${name}`, outranked: false });
  }
  return idle;
}

function asPrinted(cell: DuelCell, name: keyof typeof defaultRules): DuelCell {
  const rules = { ...cell.setup.rules, [name]: defaultRules[name] };
  return { ...cell, setup: { ...cell.setup, rules } };
}

function areAlike(group: readonly number[], of: (index: number) => string): boolean {
  const first = of(group[0]!);
  return group.every((index) => of(index) === first);
}

/** All that decides a cell; infinities are numbers, too. */
function textOf({ setup }: Cell): string {
  return JSON.stringify(setup, (_, value: unknown) => (typeof value === 'number' ? String(value) : value));
}
