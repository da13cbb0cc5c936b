/** What is kept of a run so that it can be repeated. */
import type { Plan } from '../batch/plan.ts';
import type { RunInfo } from '../batch/result.ts';
import { version } from '../version.ts';
import { type ScenarioFile, withLineFeeds } from './scenarioFile.ts';

/** Of all cells and a fixed number of duels, unless `options` says otherwise. */
export function runInfo(
  { scenario, file, text, hash }: ScenarioFile,
  { seed, method, duels, maxStates }: Plan,
  seedDrawn: boolean,
  options: Partial<RunInfo['options']> = {},
): RunInfo {
  return {
    version,
    scenario: { name: scenario.name, file, text: withLineFeeds(text), hash },
    seed,
    seedDrawn,
    options: { method, duels, only: null, maxStates, precision: null, ...options },
  };
}
