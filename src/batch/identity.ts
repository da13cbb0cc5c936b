/** Whether two runs are the same run, so that their parts may be put together. */
import type { Found, Must, Refusal, Where } from '../problems/problem.ts';
import type { RunInfo } from './result.ts';

const shown = (value: unknown): string | undefined => JSON.stringify(value);

/**
 * Everything in which a part differs from the run that it should belong to; empty for the same run.
 * @param found what the part says of itself. @param wanted what it should say.
 * @example differences(a, b).map((one) => refusalText(one)) // ['seed: must be "one" (got "two")']
 */
export function differences(found: RunInfo, wanted: RunInfo): Refusal[] {
  const lines: Refusal[] = [];
  const compare = (what: Where, is: unknown, should: unknown): void => {
    const [got, meant] = [shown(is), shown(should)];
    if (got === meant) return;
    const must: Must = meant === undefined ? ['absent'] : ['exactly', meant];
    const found: Found = got === undefined ? ['nothing'] : ['value', got];
    lines.push({ where: [what], must, found });
  };
  compare(['versionOfSouboj'], found.version, wanted.version);
  compare(['scenarioFile'], found.scenario.file, wanted.scenario.file);
  if (found.scenario.hash !== wanted.scenario.hash) {
    const short = (hash: string): string => `SHA-256 ${hash.slice(0, 12)}…`;
    lines.push({
      where: ['scenario'],
      must: ['textWith', short(wanted.scenario.hash)],
      found: ['value', short(found.scenario.hash)],
    });
  }
  compare('seed', found.seed, wanted.seed);
  if (found.seed === wanted.seed) compare(['seedDrawn'], found.seedDrawn, wanted.seedDrawn);
  const options = new Set([...Object.keys(wanted.options), ...Object.keys(found.options)]);
  for (const name of options) {
    const key = name as keyof RunInfo['options'];
    compare(['option', name], found.options[key], wanted.options[key]);
  }
  return lines;
}
