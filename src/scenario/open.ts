/** A scenario held open: the same file with some numbers moved, without reading it again. */

import type { Complaint } from '../problems/problem.ts';
import { readVariants } from './duel/duel-scenario.ts';
import { expandCells } from './duel/expand.ts';
import { isDuelScenario } from './duel/only.ts';
import { duelSchema } from './duel/schema.ts';
import { loadScenario } from './load.ts';
import type { DuelCell } from './model/cells.ts';
import type { DuelScenario } from './model/scenario.ts';
import type { RawAxis } from './points/axes.ts';
import { readAxes } from './points/axes.ts';
import { overrideSchema } from './schema/schema-duel.ts';
import { withMetricNames } from './spelling.ts';
import type { Checking } from './tree/checking.ts';
import { ProblemCollector } from './tree/collector.ts';
import { withoutCzechNames } from './tree/czech.ts';
import { type Path, PathSet } from './tree/path.ts';
import { plainOf } from './tree/plain.ts';
import type { Problem } from './tree/problem.ts';
import { readYaml } from './tree/read-yaml.ts';
import { valueAlone, withValue } from './tree/set-at.ts';
import { checkShape } from './tree/shape.ts';
import { translate } from './tree/translate.ts';
import { nodeAt, type RawMap, type RawScalar } from './tree/tree.ts';

/** A number put at places of the file. */
export interface Change {
  readonly paths: readonly Path[];
  readonly value: number;
}

/** The cells of a moved scenario, or why it is none. */
export type Moved =
  | { readonly ok: true; readonly cells: readonly DuelCell[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario whose numbers can be moved. */
export interface OpenScenario {
  readonly scenario: DuelScenario;
  /** The tree of the file, for finding paths in it. */
  readonly tree: RawMap;
  /** All cells, in the order of `expandCells`, as if the changes stood in the file. */
  cells(changes: readonly Change[]): Moved;
  /** Why a number cannot stand at paths; `null` where it can. */
  refusal(paths: readonly Path[], value: number): Complaint | null;
  /** The number that stands at a path of the file; `null` where none does. */
  numberAt(path: Path): number | null;
}

/** Only mental duels can be moved and tuned. */
function notDuels(file: string, kind: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    where: 'kind',
    must: ['duelHere'],
    found: ['kind', kind],
  };
}

function scalar(path: Path, value: number): RawScalar {
  return { kind: 'scalar', at: 0, path, value, source: String(value), textAt: null };
}

function apply(tree: RawMap, changes: readonly Change[]): RawMap {
  return changes.reduce((moved, { paths, value }) => {
    return withValue(moved, paths, scalar(paths[0]!, value), { at: 0, path: paths[0]! });
  }, tree);
}

/**
 * Opens the text of a scenario file. Moving it costs a millisecond or so for a hundred cells; everything but
 * the changes has been validated, and the single values of changes shall have been.
 */
export function openScenario(
  text: string,
  fileName: string,
):
  | { readonly ok: true; readonly open: OpenScenario }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const loaded = loadScenario(text, fileName);
  if (!loaded.ok) return loaded;
  const { scenario } = loaded;
  if (!isDuelScenario(scenario)) return { ok: false, problems: [notDuels(fileName, scenario.kind)] };
  const content = text.replace(/^\uFEFF/, '');
  const collector = new ProblemCollector(fileName, content);
  const named = withoutCzechNames(readYaml(content, collector) as RawMap, collector);
  const { root } = withMetricNames(named);
  const { tree } = checkShape(root, duelSchema, collector);
  const axes: RawAxis[] = readAxes(tree, collector);
  const cells = (changes: readonly Change[]): Moved => {
    const fresh = new ProblemCollector(fileName, content);
    const checking: Checking = { collector: fresh, reported: new PathSet() };
    const variants = fresh.untilFull(() => readVariants(apply(tree, changes), axes, checking));
    if (variants === null || !fresh.isEmpty) return { ok: false, problems: fresh.problems() };
    return { ok: true, cells: expandCells({ ...scenario, variants }) };
  };
  const numberAt = (path: Path): number | null => {
    const node = nodeAt(tree, path);
    return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : null;
  };
  const refusal = (paths: readonly Path[], value: number): Complaint | null => {
    const place = { at: 0, path: paths[0]! };
    const alone = valueAlone(tree, paths, scalar(paths[0]!, value), place);
    const result = overrideSchema.safeParse(plainOf(alone));
    if (result.success) return null;
    const fresh = new ProblemCollector(fileName, content);
    translate(result.error, overrideSchema, alone, fresh);
    const [first] = fresh.problems();
    return first === undefined ? null : { must: first.must, ...(first.found && { found: first.found }) };
  };
  return { ok: true, open: { scenario, tree, cells, refusal, numberAt } };
}
