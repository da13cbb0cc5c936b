/** What `run` does about expectations: options that fit together, cells left out, and telling the verdicts. */
import { coveredIn } from '../analysis/expect/items.ts';
import { impossible } from '../rules/eligibility.ts';
import type { DuelCell } from '../scenario/cells.ts';
import { expandCells } from '../scenario/expand.ts';
import type { DuelScenario } from '../scenario/scenario.ts';
import { UsageError } from './exit.ts';
import type { RunFlags } from './runFlags.ts';
import type { ScenarioFile } from './scenarioFile.ts';
import type { Told } from './verdicts.ts';

/** Verdicts to everybody who asked, and the exit code. */
export async function tell(told: readonly Told[], flags: RunFlags): Promise<number> {
  const verdicts = await import('./verdicts.ts');
  if (flags.quiet !== true) for (const line of verdicts.verdictLines(told)) console.error(line);
  const notes = verdicts.annotations(told, process.env);
  if (flags.json === true) {
    console.log(verdicts.verdictJson(told));
    // Workflow commands are read from both streams; here stdout is one JSON document.
    for (const note of notes) console.error(note);
  } else for (const note of notes) console.log(note);
  await verdicts.appendSummary(told, process.env);
  return verdicts.verdictCode(told.map(({ result }) => result));
}

/** Options that say nothing together, or contradict each other. @throws UsageError */
export function refuseContradictions({ untilDecided, maxDuels, anytime, duels, method }: RunFlags): void {
  const problems = [
    ...(untilDecided !== true && maxDuels !== undefined
      ? ['--max-duels: must stand beside --until-decided']
      : []),
    ...(untilDecided !== true && anytime === true ? ['--anytime: must stand beside --until-decided'] : []),
    ...(untilDecided === true && duels !== undefined
      ? ['--duels: must be left out beside --until-decided, whose looks follow from --max-duels']
      : []),
    ...(untilDecided === true && method === 'exact'
      ? ['--until-decided: must simulate (got --method exact, which decides at once)']
      : []),
  ];
  if (problems.length > 0) throw new UsageError(problems);
}

/** Options that judge need something to judge. @throws UsageError */
export function refuseWithoutExpectations({ path, scenario }: ScenarioFile, flags: RunFlags): void {
  if (scenario.kind === 'duel' && scenario.expectations.length > 0) return;
  if (flags.untilDecided === true)
    throw new UsageError([`${path}: must have expectations (expect:) for --until-decided (got none)`]);
  if (flags.format?.includes('junit') === true)
    throw new UsageError([`${path}: must have expectations (expect:) for --format junit (got none)`]);
}

/** For each expectation, the cells that it covers and that are not run. */
export function leftOut({ scenario }: ScenarioFile<DuelScenario>, cells: readonly DuelCell[]): number[] {
  if (scenario.expectations.length === 0) return [];
  const possible = (all: readonly DuelCell[]): DuelCell[] =>
    all.filter(({ setup }) => impossible(setup) === null);
  const whole = possible(expandCells(scenario));
  const run = possible(cells);
  return scenario.expectations.map(
    (expectation) => coveredIn(expectation, whole).length - coveredIn(expectation, run).length,
  );
}
