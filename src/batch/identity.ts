/** Whether two runs are the same run, so that their parts may be put together. */
import type { RunInfo } from './result.ts';

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * In words, everything in which a part differs from the run that it should belong to; empty for the same run.
 * @param found what the part says of itself. @param wanted what it should say.
 * @example differences(a, b) // ['seed: must be "one" (got "two")']
 */
export function differences(found: RunInfo, wanted: RunInfo): string[] {
  const lines: string[] = [];
  const compare = (what: string, got: unknown, must: unknown): void => {
    if (shown(got) !== shown(must)) lines.push(`${what}: must be ${shown(must)} (got ${shown(got)})`);
  };
  compare('version of souboj', found.version, wanted.version);
  compare('scenario file', found.scenario.file, wanted.scenario.file);
  if (found.scenario.hash !== wanted.scenario.hash) {
    const short = (hash: string): string => `SHA-256 ${hash.slice(0, 12)}…`;
    lines.push(
      `scenario: must be the text with ${short(wanted.scenario.hash)} (got ${short(found.scenario.hash)})`,
    );
  }
  compare('seed', found.seed, wanted.seed);
  if (found.seed === wanted.seed) compare('seed drawn', found.seedDrawn, wanted.seedDrawn);
  const options = new Set([...Object.keys(wanted.options), ...Object.keys(found.options)]);
  for (const name of options) {
    const key = name as keyof RunInfo['options'];
    compare(`option ${name}`, found.options[key], wanted.options[key]);
  }
  return lines;
}
