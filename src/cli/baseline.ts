/** `souboj baseline write|check`: a small committed file that says what a scenario came to. */
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { type Baseline, baselineOf } from '../analysis/baseline/baseline.ts';
import {
  alignCells,
  type BaselineCheck,
  checkEqual,
  checkMoved,
  resultOf,
} from '../analysis/baseline/check.ts';
import type { ComparedCell } from '../analysis/compare/comparison.ts';
import { DEFAULT_MAX_STATES, type Plan } from '../batch/plan.ts';
import type { Method } from '../batch/result.ts';
import { ReportError } from '../language/errors.ts';
import { languageOf } from '../language/languages.ts';
import type { Refusal } from '../problems/problem.ts';
import { baselineText } from '../report/baseline/check.ts';
import { readBaseline, writeBaseline } from '../report/baseline/file.ts';
import { escapeMarkdown } from '../report/markdown/escape.ts';
import { expandCells } from '../scenario/duel/expand.ts';
import { loadScenario } from '../scenario/load.ts';
import type { DuelCell } from '../scenario/model/cells.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { version } from '../version.ts';
import { exitCode, UsageError } from './exit.ts';
import { readText, requireWritable, writeFiles } from './files.ts';
import { addToSummary, annotation, codeBlock } from './github.ts';
import { language } from './language.ts';
import { playPairs } from './playPairs.ts';
import { runCells } from './runCells.ts';
import { runInfo } from './runInfo.ts';
import { readDuelScenario, type ScenarioFile } from './scenarioFile.ts';
import { STDIN } from './stdin.ts';

/** Options of both commands. */
export interface BaselineFlags {
  readonly file?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly method?: Method;
  readonly maxStates?: number;
  readonly confidence?: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Where the baseline is. @throws UsageError for standard input, which is beside nothing. */
function fileOf(path: string, { file }: BaselineFlags): string {
  if (path === STDIN && file === undefined)
    throw new UsageError({ where: ['--file'], must: ['withStdin'], found: ['none'] });
  return file ?? join(dirname(path), `${basename(path).replace(/(?<=.)\.[^.]*$/, '')}.baseline.json`);
}

/** Runs the scenario and writes its baseline. */
export async function writeBaselineFile(
  path: string,
  flags: BaselineFlags,
  signal: AbortSignal,
): Promise<void> {
  const file = fileOf(path, flags);
  const source = await readDuelScenario(path, 'baseline');
  await requireWritable(dirname(file));
  const plan: Plan<DuelCell> = {
    seed: flags.seed ?? source.scenario.seed ?? randomBytes(8).toString('hex'),
    duels: flags.duels ?? source.scenario.duels,
    method: flags.method ?? 'both',
    maxStates: flags.maxStates ?? DEFAULT_MAX_STATES,
    cells: expandCells(source.scenario),
  };
  const cells = await runCells(plan, { ...flags, title: source.scenario.name }, signal);
  if (cells.every(({ impossible }) => impossible !== null))
    throw new UsageError({ where: [source.path, 'matchups'], must: ['possible'], found: ['none'] });
  const baseline = baselineOf({ info: runInfo(source, plan, false), cells });
  await writeFiles(dirname(file), new Map([[basename(file), writeBaseline(baseline)]]));
  console.log(file);
}

/** Runs the scenario as its baseline was run, and tells what moved; answers the exit code. Writes nothing. */
export async function checkBaselineFile(
  path: string,
  flags: BaselineFlags,
  signal: AbortSignal,
): Promise<number> {
  const file = fileOf(path, flags);
  const source = await readDuelScenario(path, 'baseline');
  const baseline = await read(file, path);
  if (baseline.scenario.name !== source.scenario.name)
    throw new UsageError({
      where: [file],
      must: ['baselineOf', JSON.stringify(source.scenario.name)],
      found: ['oneOf', JSON.stringify(baseline.scenario.name)],
    });
  const check = await checkOf(source, baseline, file, flags, signal);
  const code = codeOf(check);
  if (flags.json === true)
    console.log(JSON.stringify({ exitCode: code, scenario: path, file, ...check }, null, 2));
  else console.log(baselineText(check, languageOf(language())));
  showCheck(path, source.scenario.name, check, code);
  return code;
}

/** What GitHub shows of a check that found something: an annotation of the scenario, and all of it in the summary. */
function showCheck(path: string, name: string, check: BaselineCheck, code: number): void {
  const { env } = process;
  if (code === exitCode.done || !env['GITHUB_ACTIONS']) return;
  const text = baselineText(check, languageOf(language()));
  const [first = ''] = text.split('\n');
  const command = code === exitCode.failed ? 'error' : 'warning';
  // On stderr: with --json stdout is one document.
  console.error(annotation(command, { path, line: 1, title: name }, first, env));
  addToSummary(`## ${escapeMarkdown(name)}\n\n${codeBlock(text)}`, env);
}

async function read(file: string, path: string): Promise<Baseline> {
  let text: string;
  try {
    text = await readText(file);
  } catch (error) {
    if (error instanceof UsageError)
      throw new UsageError(
        ...error.lines.map((line): Refusal => ({ ...line, tip: ['writeBaseline', path] })),
      );
    throw error;
  }
  try {
    return readBaseline(text, file);
  } catch (error) {
    if (error instanceof ReportError) throw new UsageError(error.refusal);
    throw error;
  }
}

async function checkOf(
  source: ScenarioFile<DuelScenario>,
  baseline: Baseline,
  file: string,
  flags: BaselineFlags,
  signal: AbortSignal,
): Promise<BaselineCheck> {
  const { seed, duels, method, maxStates } = baseline;
  const confidence = flags.confidence ?? 0.95;
  const plan: Plan<DuelCell> = { seed, duels, method, maxStates, cells: expandCells(source.scenario) };
  const sameVersion = baseline.version === version;
  if (sameVersion && baseline.scenario.hash !== source.hash)
    return await paired(plan, baseline, file, flags, confidence, signal);
  const results = await runCells(plan, { ...flags, title: source.scenario.name }, signal);
  const aligned = alignCells(baseline, results);
  requireCommon(aligned.pairs.length, file);
  if (sameVersion) return checkEqual(baseline, results);
  const compared = aligned.pairs.map(([before, now]) => ({
    before: resultOf(before, now),
    after: now,
    joint: null,
  }));
  return checkMoved('samples', compared, aligned, confidence);
}

/** The old scenario's duels and the new one's, side by side. */
async function paired(
  plan: Plan<DuelCell>,
  baseline: Baseline,
  file: string,
  flags: BaselineFlags,
  confidence: number,
  signal: AbortSignal,
): Promise<BaselineCheck> {
  const old = loadScenario(baseline.scenario.text, file);
  if (!old.ok || old.scenario.kind !== 'duel')
    throw new UsageError({ where: [file], must: ['readableScenario'], found: ['withProblems'] });
  const before = expandCells(old.scenario);
  const address = ({ key, variant, axes }: (typeof before)[number]): string =>
    JSON.stringify([key, variant, axes.map(({ name, value }) => [name, value])]);
  const known = new Map(before.map((cell, index) => [address(cell), index]));
  const matches = plan.cells.flatMap((cell, index) => {
    const partner = known.get(address(cell));
    return partner === undefined ? [] : [{ before: partner, after: before.length + index }];
  });
  requireCommon(matches.length, file);
  const both = { ...plan, cells: [...before, ...plan.cells] };
  const cells = await playPairs(both, matches, { ...flags, title: baseline.scenario.name }, signal);
  const possible = cells.filter(
    (cell: ComparedCell) => cell.before.impossible === null && cell.after.impossible === null,
  );
  requireCommon(possible.length, file);
  const aligned = alignCells(
    baseline,
    cells.map(({ after }) => after),
  );
  const shared = new Set(matches.map(({ after }) => after - before.length));
  const added = plan.cells.filter((_, index) => !shared.has(index)).map(({ key }) => key);
  return checkMoved(
    'paired',
    possible,
    { added: [...aligned.added, ...added], gone: aligned.gone },
    confidence,
  );
}

function requireCommon(count: number, file: string): void {
  if (count > 0) return;
  throw new UsageError({ where: [file], must: ['sharesCell'], found: ['noneInCommonOther'] });
}

/** 1 where a cell moved; 3 where cells have no baseline, or lost theirs; else 0. */
function codeOf({ cells, added, gone }: BaselineCheck): number {
  if (cells.some(({ movement }) => movement === 'moved' || movement === 'unequal')) return exitCode.failed;
  return added.length + gone.length > 0 ? exitCode.undecided : exitCode.done;
}
