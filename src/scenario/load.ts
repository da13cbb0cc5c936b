/** The door of the scenario layer: text in, a complete scenario or every problem out. */
import { composed, shown } from '../problems/shown.ts';
import { defaultKind } from './cellKinds.ts';
import type { ScenarioKind } from './model/kinds.ts';
import type { Scenario } from './model/scenario.ts';
import { kinds } from './registry.ts';
import { withMetricNames } from './spelling.ts';
import { ProblemCollector } from './tree/collector.ts';
import { withoutCzechNames } from './tree/czech.ts';
import { describe } from './tree/plain.ts';
import type { Problem } from './tree/problem.ts';
import { readYaml } from './tree/read-yaml.ts';
import type { RawMap, RawNode } from './tree/tree.ts';

/** Something that is good, but was read otherwise than it was written: a metric by its other spelling. */
export interface Note {
  readonly file: string;
  readonly line: number;
  readonly written: string;
  readonly meant: string;
}

/** A scenario, or all that is wrong with its file. */
export type LoadResult =
  | { readonly ok: true; readonly scenario: Scenario; readonly notes: readonly Note[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A file's name without folder and extension. */
function stemOf(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1)!;
  return shown(composed(name.replace(/(?<=.)\.[^.]*$/, ''))) || 'scenario';
}

function isEmpty(node: RawNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

/** The kind that the file says; `null` after a problem, which then is the only one. */
function kindOf(root: RawMap, collector: ProblemCollector): ScenarioKind | null {
  const node = root.entries.get('kind')?.node;
  if (node === undefined) return kinds.get(defaultKind)!;
  const name = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  const kind = kinds.get(name);
  if (kind === undefined) {
    const names = [...kinds.keys()];
    collector.add(node, ['oneOf', names], describe(node), collector.didYouMean(name, names));
  }
  return kind ?? null;
}

/** A file as a tree, in the words used everywhere, with its kind. */
export interface Opened {
  readonly root: RawMap;
  readonly kind: ScenarioKind;
  /** The file's name without folder and extension. */
  readonly stem: string;
}

/** Reads a text as far as its tree; `null` after problems. @param notes takes in what was spelled otherwise. */
export function openText(
  text: string,
  file: string,
  collector: ProblemCollector,
  notes: Note[],
): Opened | null {
  const root = readYaml(text, collector);
  if (root === null) return null;
  if (root.kind !== 'map') {
    collector.add(root, ['mapOfDuels'], isEmpty(root) ? ['emptyFile'] : describe(root));
    return null;
  }
  const named = withoutCzechNames(root, collector);
  const spelled = withMetricNames(named);
  for (const { at, written, meant } of spelled.respelled)
    notes.push({ file, line: collector.lineOf(at), written, meant });
  const kind = kindOf(spelled.root, collector);
  return kind && { root: spelled.root, kind, stem: stemOf(file) };
}

/** What its kind makes of a tree. */
export function readTree(
  { root, kind, stem }: Opened,
  file: string,
  collector: ProblemCollector,
  notes: readonly Note[] = [],
): LoadResult {
  const scenario = kind.read({ file, stem, root, collector });
  if (scenario !== null && collector.isEmpty) return { ok: true, scenario, notes };
  return { ok: false, problems: collector.problems() };
}

/**
 * Reads the text of a scenario file, YAML or JSON.
 * @param fileName names the file in problems; its stem is the scenario's name where the file gives none.
 * @example const result = loadScenario('combatants: { a: { IQ: 10, Podl: 10 } }', 'one.yaml')
 */
export function loadScenario(text: string, fileName: string): LoadResult {
  const content = text.replace(/^\uFEFF/, '');
  const collector = new ProblemCollector(fileName, content);
  const notes: Note[] = [];
  const result = collector.untilFull(() => {
    const opened = openText(content, fileName, collector, notes);
    return opened && readTree(opened, fileName, collector, notes);
  });
  return result ?? { ok: false, problems: collector.problems() };
}
