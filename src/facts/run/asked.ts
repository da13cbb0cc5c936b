/** What a scenario asks, in a reader's language. */
import type { RunInfo } from '../../batch/result.ts';
import type { Described } from '../../scenario/model/scenario.ts';
import { describedIn } from '../../scenario/points/variant-trees.ts';
import { ProblemCollector } from '../../scenario/tree/collector.ts';
import { readYaml } from '../../scenario/tree/read-yaml.ts';
import { mapUnder } from '../../scenario/tree/tree.ts';

/** A text in a language; in the first that it is written in where it is not written in that one. */
export function inLanguage(told: Described | null, tag: string): string | null {
  if (told === null || typeof told === 'string') return told;
  return told[tag] ?? Object.values(told)[0] ?? null;
}

/** What a scenario says about itself, each on one line. */
export interface Asked {
  /** Its question; `null` where it asks none, or cannot be read. */
  readonly question: string | null;
  /** What its variants are about, by their names; those that say nothing are left out. */
  readonly variants: ReadonlyMap<string, string>;
}

const onOneLine = (told: Described | null, tag: string): string | null =>
  inLanguage(told, tag)?.replace(/\s+/g, ' ').trim() || null;

/** What the scenario of a run says about itself. */
export function askedIn({ scenario }: Pick<RunInfo, 'scenario'>, tag: string): Asked {
  const { text, file } = scenario;
  const collector = new ProblemCollector(file, text);
  const tree = readYaml(text, collector);
  if (tree?.kind !== 'map' || !collector.isEmpty) return { question: null, variants: new Map() };
  const variants = [...mapUnder(tree, 'variants').entries].flatMap(([name, { node }]) => {
    const told = node.kind === 'map' ? onOneLine(describedIn(node), tag) : null;
    return told === null ? [] : [[name, told] as const];
  });
  return { question: onOneLine(describedIn(tree), tag), variants: new Map(variants) };
}

/** The question of the scenario of a run, on one line; `null` where it asks none, or cannot be read. */
export function questionOf(info: Pick<RunInfo, 'scenario'>, tag: string): string | null {
  return askedIn(info, tag).question;
}
