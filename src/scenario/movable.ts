/** A scenario of any kind whose single values can be moved, everything being read anew by the rules of its kind. */
import type { Complaint } from '../problems/problem.ts';
import { type LoadResult, type Note, openText, readTree } from './load.ts';
import type { AxisRules } from './model/kinds.ts';
import type { Scenario } from './model/scenario.ts';
import { hitsOf } from './points/vary-path.ts';
import { ProblemCollector } from './tree/collector.ts';
import type { Path } from './tree/path.ts';
import { plainOf } from './tree/plain.ts';
import type { Problem } from './tree/problem.ts';
import { quoted } from './tree/quoted.ts';
import { valueAlone, withValue } from './tree/set-at.ts';
import { translate } from './tree/translate.ts';
import type { RawMap, RawScalar } from './tree/tree.ts';

/** A single value of a file. */
export type Value = string | number | boolean;

/** A value for every place that a varied path means, for example `classes.mage.base`. */
export interface Move {
  readonly path: string;
  readonly value: Value;
}

/** A scenario that can be moved. */
export interface MovableScenario {
  /** As the file has it. */
  readonly scenario: Scenario;
  readonly tree: RawMap;
  /** What can be moved in it. */
  readonly axes: AxisRules;
  /** The scenario as if the values stood in the file; all that is wrong with it where they cannot. */
  moved(moves: readonly Move[]): LoadResult;
  /** The places that a varied path means; empty where it means none. */
  placesOf(path: string): readonly Path[];
  /** Why a value cannot stand at a path, by its shape alone; `null` where it can. */
  refusal(path: string, value: Value): Complaint | null;
}

function scalar(path: Path, value: Value): RawScalar {
  return { kind: 'scalar', at: 0, path, value, source: String(value), textAt: null };
}

/** Opens the text of a scenario file for moving. Reading it once more costs a millisecond or so a hundred cells. */
export function movableScenario(
  text: string,
  file: string,
):
  | { readonly ok: true; readonly movable: MovableScenario }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const content = text.replace(/^\uFEFF/, '');
  const collector = new ProblemCollector(file, content);
  const notes: Note[] = [];
  const opened = openText(content, file, collector, notes);
  if (opened === null) return { ok: false, problems: collector.problems() };
  const first = readTree(opened, file, collector, notes);
  if (!first.ok) return first;
  const { root, kind } = opened;
  const { varied, override } = kind.axes;
  const placesOf = (path: string): readonly Path[] => {
    const hits = hitsOf(root, path, varied);
    return 'paths' in hits ? hits.paths : [];
  };
  const moved = (moves: readonly Move[]): LoadResult => {
    const fresh = new ProblemCollector(file, content);
    let tree = root;
    for (const { path, value } of moves) {
      const hits = hitsOf(root, path, varied);
      if ('paths' in hits)
        for (const place of hits.paths)
          tree = withValue(tree, [place], scalar(place, value), { at: 0, path: place });
      else fresh.add({ at: 0, path: [path] }, hits.must, ['value', quoted(path)], hits.tip);
    }
    return readTree({ ...opened, root: tree }, file, fresh, notes);
  };
  const refusal = (path: string, value: Value): Complaint | null => {
    const places = placesOf(path);
    const [place] = places;
    if (place === undefined) return { must: ['pathInScenario'], found: ['value', quoted(path)] };
    const node = scalar(place, value);
    const alone = valueAlone(root, places, node, { at: 0, path: place });
    if (override.safeParse(plainOf(alone)).success) return null;
    // What can only be judged among its like, a field of one kind of entry say, is looked at in the whole file.
    const whole = withValue(root, places, node, { at: 0, path: place });
    const result = kind.schema.safeParse(plainOf(whole));
    if (result.success) return null;
    const fresh = new ProblemCollector(file, content);
    translate(result.error, kind.schema, whole, fresh);
    const [problem] = fresh.problems();
    return problem === undefined
      ? null
      : { must: problem.must, ...(problem.found && { found: problem.found }) };
  };
  return {
    ok: true,
    movable: { scenario: first.scenario, tree: root, axes: kind.axes, moved, placesOf, refusal },
  };
}
