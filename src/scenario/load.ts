/** The door of the scenario layer: text in, a complete scenario or every problem out. */
import { shown } from '../problems/shown.ts';
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
  return shown(name.replace(/(?<=.)\.[^.]*$/, '').normalize('NFC')) || 'scenario';
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

function read(text: string, file: string, collector: ProblemCollector, notes: Note[]): Scenario | null {
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
  const { root: whole } = spelled;
  return kindOf(whole, collector)?.read({ file, stem: stemOf(file), root: whole, collector }) ?? null;
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
  const scenario = collector.untilFull(() => read(content, fileName, collector, notes));
  if (scenario !== null && collector.isEmpty) return { ok: true, scenario, notes };
  return { ok: false, problems: collector.problems() };
}
