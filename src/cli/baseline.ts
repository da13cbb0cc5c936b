/** `souboj baseline write|check`: a small committed file that says what a scenario came to. */
import { basename, dirname, join } from 'node:path';
import type { Baseline } from '../analysis/baseline/baseline.ts';
import type { BaselineCheck } from '../analysis/baseline/check.ts';
import type { Method } from '../batch/result.ts';
import { ReportError } from '../language/errors.ts';
import { languageOf } from '../language/languages.ts';
import type { Refusal } from '../problems/problem.ts';
import { baselineMarkdown, baselineText } from '../report/baseline/check.ts';
import { readBaseline, writeBaseline } from '../report/baseline/file.ts';
import { checkBaseline, measureBaseline } from '../study/baseline.ts';
import { exitCode, UsageError } from './exit.ts';
import { requireWritable, writeFiles, writeNamed } from './files.ts';
import { addToSummary, annotation } from './github.ts';
import { language } from './language.ts';
import { readText } from './reading.ts';
import { withThreads } from './runCells.ts';
import { print, printText, workflowCommand } from './say.ts';
import { readDuelScenario } from './scenarioFile.ts';
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
  /** File that the answer is written to as Markdown. */
  readonly markdown?: string;
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
  const title = source.scenario.name;
  const baseline = await withThreads({ ...flags, title }, signal, (conduct) =>
    measureBaseline(source, { ...flags, method: flags.method ?? 'both' }, conduct),
  );
  await writeFiles(dirname(file), new Map([[basename(file), writeBaseline(baseline)]]));
  print(file);
}

/**
 * Runs the scenario as its baseline was run, and tells what moved; answers the exit code. Writes nothing but the
 * Markdown that was asked for.
 */
export async function checkBaselineFile(
  path: string,
  flags: BaselineFlags,
  signal: AbortSignal,
): Promise<number> {
  const file = fileOf(path, flags);
  const source = await readDuelScenario(path, 'baseline');
  const baseline = await read(file, path);
  if (flags.markdown !== undefined) await requireWritable(dirname(flags.markdown));
  const title = source.scenario.name;
  const check = await withThreads({ ...flags, title }, signal, (conduct) =>
    checkBaseline(source, baseline, file, flags.confidence ?? 0.95, conduct),
  );
  const code = codeOf(check);
  if (flags.json === true)
    printText(JSON.stringify({ exitCode: code, scenario: path, file, ...check }, null, 2));
  else printText(baselineText(check, languageOf(language())));
  const markdown = baselineMarkdown(title, check, languageOf(language()));
  if (flags.markdown !== undefined) await writeNamed(flags.markdown, `${markdown}\n`);
  if (process.env['GITHUB_ACTIONS']) addToSummary(markdown, process.env);
  annotate(path, title, check, code);
  return code;
}

/** What GitHub shows at the scenario of a check that found something. */
function annotate(path: string, name: string, check: BaselineCheck, code: number): void {
  const { env } = process;
  if (code === exitCode.done || !env['GITHUB_ACTIONS']) return;
  const [first = ''] = baselineText(check, languageOf(language())).split('\n');
  const command = code === exitCode.failed ? 'error' : 'warning';
  // On stderr: with --json stdout is one document.
  workflowCommand(annotation(command, { path, line: 1, title: name }, first, env));
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

/** 1 where a cell moved; 3 where cells have no baseline, or lost theirs; else 0. */
function codeOf({ cells, added, gone }: BaselineCheck): number {
  if (cells.some(({ movement }) => movement === 'moved' || movement === 'unequal')) return exitCode.failed;
  return added.length + gone.length > 0 ? exitCode.undecided : exitCode.done;
}
