/** What `run` does about expectations: options that fit together, cells left out, and telling the verdicts. */
import type { OptionSentence, Refusal } from '../problems/problem.ts';
import { contradictionsOf } from '../study/contradictions.ts';
import type { Source } from '../study/source.ts';
import { isWatched, tellAnswer } from './answer.ts';
import { UsageError } from './exit.ts';
import { asFlag } from './problems.ts';
import type { RunFlags, TellFlags } from './runFlags.ts';
import { note, printText, workflowCommand } from './say.ts';
import type { Told } from './verdicts.ts';

/** Verdicts to everybody who asked, and the exit code. */
export async function tell(told: readonly Told[], flags: TellFlags, answer = true): Promise<number> {
  const verdicts = await import('./verdicts.ts');
  const strict = flags.strict === true;
  if (answer && isWatched(flags)) for (const { result, files } of told) await tellAnswer(result, files);
  for (const line of verdicts.verdictLines(told)) note(line);
  if (strict || flags.quiet !== true) for (const { line } of verdicts.disagreements(told)) note(line);
  const notes = verdicts.annotations(told, process.env, strict);
  if (flags.json === true) {
    printText(verdicts.verdictJson(told, strict));
    // Workflow commands are read from both streams; here stdout is one JSON document.
    for (const each of notes) workflowCommand(each);
  } else for (const each of notes) workflowCommand(each, 'stdout');
  await verdicts.appendSummary(told, process.env);
  return verdicts.codeOf(told, strict);
}

/** A rule about options, and whether the options break it. */
type Rule = readonly [broken: boolean, refusal: Refusal];

const sentence = (option: string, key: OptionSentence): Refusal => ({ where: [option], sentence: [key] });

/** Options that say nothing together, or contradict each other. @throws UsageError */
export function refuseContradictions(flags: RunFlags): void {
  const own: readonly Rule[] = [...rulesOfShards(flags), ...rulesOfWatching(flags)];
  const refused = [
    ...contradictionsOf(flags).map(asFlag),
    ...own.flatMap(([broken, refusal]) => (broken ? [refusal] : [])),
  ];
  if (refused.length > 0) throw new UsageError(...refused);
}

/** What a part of a run cannot do. */
function rulesOfShards(flags: RunFlags): readonly Rule[] {
  if (flags.shard === undefined) return [];
  return [
    [flags.format !== undefined, sentence('--format', 'shardWritesRun')],
    [flags.csvDialect !== undefined, sentence('--csv-dialect', 'shardWritesRun')],
    [flags.json === true, sentence('--json', 'mergeTells')],
  ];
}

/** What makes no sense again and again. */
function rulesOfWatching(flags: RunFlags): readonly Rule[] {
  if (flags.watch !== true) return [];
  return [
    [flags.shard !== undefined, sentence('--shard', 'watchesWholeRuns')],
    [flags.resume === true, sentence('--resume', 'everyChange')],
  ];
}

/** Options that judge need something to judge. @throws UsageError */
export function refuseWithoutExpectations({ path, scenario }: Source, flags: RunFlags): void {
  if (scenario.expectations.length > 0) return;
  if (flags.format?.includes('junit') !== true) return;
  throw new UsageError({ where: [path], must: ['expectationsFor', '--format junit'], found: ['none'] });
}
