/** What is taken away of a setting: the changed file, its patch, variants of pinned settings, the command. */
import { stringify } from 'yaml';
import type { RunInfo } from '../../batch/result.ts';
import { patchedCommand } from '../../facts/run/command.ts';
import { type LanguageTag, textsIn } from '../../language/languages.ts';
import { expandCells } from '../../scenario/duel/expand.ts';
import { loadScenario } from '../../scenario/load.ts';
import type { MovableScenario, Move, Value } from '../../scenario/movable.ts';
import { provenPatch } from '../../tuning/patch/patchScenario.ts';
import type { Takeaway } from '../model/messages.ts';

/** Makes it. */
export function takeaway(
  movable: MovableScenario,
  { scenario }: RunInfo,
  moves: readonly Move[],
  pins: readonly (readonly Move[])[],
  language: LanguageTag,
): Takeaway {
  const { text, file } = scenario;
  const places = moves.flatMap(({ path, value }) =>
    movable.placesOf(path).map((own) => ({ path: own, value })),
  );
  const moved = movable.moved(moves);
  const cells = moved.ok ? expandCells(moved.scenario) : null;
  const patch = provenPatch(text, file, file, places, cells, (patched) => {
    const read = loadScenario(patched, file);
    return read.ok ? expandCells(read.scenario) : null;
  });
  const { explorer } = textsIn(language);
  return {
    text: cells === null ? null : patch.text,
    diff: cells === null ? null : patch.diff,
    stuck: patch.stuck === null ? '' : explorer.stuck(patch.stuck),
    variants: pins.length === 0 ? '' : variantsOf(movable, pins),
    command: patchedCommand(file, moves.length > 0),
  };
}

/** A block of variants, the file as it stands first; names say what each of them changes. */
function variantsOf(movable: MovableScenario, pins: readonly (readonly Move[])[]): string {
  const known = movable.scenario.variants.map(({ name }) => name);
  const own = Object.fromEntries(
    pins.map((moves) => [
      moves
        .map(({ path, value }) => `${path} ${value}`)
        .join(', ')
        .slice(0, 100),
      moves.reduce<Tree>(
        (tree, { path, value }) =>
          movable.placesOf(path).reduce((grown, keys) => put(grown, keys, value), tree),
        {},
      ),
    ]),
  );
  const first = known.length > 1 ? {} : { [known[0] ?? 'printed']: {} };
  return stringify({ variants: { ...first, ...own } }, { lineWidth: 0 });
}

interface Tree {
  readonly [key: string]: Tree | Value;
}

function put(tree: Tree, [key, ...rest]: readonly string[], value: Value): Tree {
  if (key === undefined) return tree;
  const below = tree[key];
  const under = typeof below === 'object' ? below : {};
  return { ...tree, [key]: rest.length === 0 ? value : put(under, rest, value) };
}
