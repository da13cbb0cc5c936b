/** What a scenario asks, in a reader's language. */
import type { RunInfo } from '../../batch/result.ts';
import type { Described } from '../../scenario/model/scenario.ts';
import { describedIn } from '../../scenario/points/variant-trees.ts';
import { ProblemCollector } from '../../scenario/tree/collector.ts';
import { readYaml } from '../../scenario/tree/read-yaml.ts';

/** A text in a language; in the first that it is written in where it is not written in that one. */
export function inLanguage(told: Described | null, tag: string): string | null {
  if (told === null || typeof told === 'string') return told;
  return told[tag] ?? Object.values(told)[0] ?? null;
}

/** The question of the scenario of a run, on one line; `null` where it asks none, or cannot be read. */
export function questionOf({ scenario }: Pick<RunInfo, 'scenario'>, tag: string): string | null {
  const { text, file } = scenario;
  const collector = new ProblemCollector(file, text);
  const tree = readYaml(text, collector);
  if (tree?.kind !== 'map' || !collector.isEmpty) return null;
  return inLanguage(describedIn(tree), tag)?.replace(/\s+/g, ' ').trim() ?? null;
}
