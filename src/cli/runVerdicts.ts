/** What `run` does about expectations: options that fit together, cells left out, and telling the verdicts. */
import { UsageError } from './exit.ts';
import type { RunFlags, TellFlags } from './runFlags.ts';
import type { ScenarioFile } from './scenarioFile.ts';
import type { Told } from './verdicts.ts';

/** Verdicts to everybody who asked, and the exit code. */
export async function tell(told: readonly Told[], flags: TellFlags): Promise<number> {
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
export function refuseContradictions(flags: RunFlags): void {
  const { untilDecided, maxDuels, anytime, duels, method, precision } = flags;
  const decides = untilDecided === true;
  const refused: readonly (readonly [boolean, string])[] = [
    [!decides && anytime === true, '--anytime: must stand beside --until-decided'],
    [
      decides && duels !== undefined,
      '--duels: must be left out beside --until-decided, whose looks follow from --max-duels',
    ],
    [
      decides && method === 'exact',
      '--until-decided: must simulate (got --method exact, which decides at once)',
    ],
    [
      decides && precision !== undefined,
      '--precision: must stand without --until-decided: the one or the other decides how many duels there are',
    ],
    [
      precision !== undefined && duels !== undefined,
      '--precision: must stand without --duels: the one or the other',
    ],
    [
      precision !== undefined && method === 'exact',
      '--precision: must go with simulated duels (got --method exact)',
    ],
    [
      maxDuels !== undefined && duels !== undefined && !decides,
      '--max-duels: must stand beside --until-decided or a precision',
    ],
    ...refusedWithShard(flags),
    ...refusedWithWatch(flags),
  ];
  const problems = refused.flatMap(([applies, problem]) => (applies ? [problem] : []));
  if (problems.length > 0) throw new UsageError([...new Set(problems)]);
}

/** What a part of a run cannot do. */
function refusedWithShard(flags: RunFlags): readonly (readonly [boolean, string])[] {
  if (flags.shard === undefined) return [];
  return [
    [
      flags.untilDecided === true,
      '--until-decided: must stand without --shard: only the whole run can be judged',
    ],
    [
      flags.format !== undefined,
      '--format: must stand without --shard: a shard writes run.json, merge the reports',
    ],
    [
      flags.csvDialect !== undefined,
      '--csv-dialect: must stand without --shard: a shard writes run.json, merge the reports',
    ],
    [flags.json === true, '--json: must stand without --shard: merge tells the verdicts'],
  ];
}

/** What makes no sense again and again. */
function refusedWithWatch(flags: RunFlags): readonly (readonly [boolean, string])[] {
  if (flags.watch !== true) return [];
  return [
    [flags.shard !== undefined, '--shard: must stand without --watch: only whole runs are watched'],
    [flags.resume === true, '--resume: must stand without --watch: every change begins a new run'],
  ];
}

/** Options that judge need something to judge. @throws UsageError */
export function refuseWithoutExpectations({ path, scenario }: ScenarioFile, flags: RunFlags): void {
  if (scenario.expectations.length > 0) return;
  if (flags.untilDecided === true)
    throw new UsageError([`${path}: must have expectations (expect:) for --until-decided (got none)`]);
  if (flags.format?.includes('junit') === true)
    throw new UsageError([`${path}: must have expectations (expect:) for --format junit (got none)`]);
}
