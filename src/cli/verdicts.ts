/** What a run tells about its verdicts besides the reports: exit code, JSON, and what GitHub shows. */

import { appendFile, stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Verdict } from '../analysis/judgement.ts';
import { reasonOf, verdictCounts } from '../facts/verdicts/reasons.ts';
import type { Study } from '../study/study.ts';

/** What of a run verdicts are told from, whatever its kind. */
export type Judged = Pick<Study, 'info' | 'judgement'>;

import { plainPhrasing } from '../language/forms/phrasing.ts';
import { languageOf } from '../language/languages.ts';
import { markdownBlocks } from '../report/markdown/document.ts';
import { escapeMarkdown } from '../report/markdown/escape.ts';
import { markdownPhrasing } from '../report/markdown/phrasing.ts';
import { verdictBlocks } from '../report/verdicts/blocks.ts';
import { exitCode } from './exit.ts';
import { language } from './language.ts';
import { words } from './words.ts';

/** A finished run with where its scenario and reports are. */
export interface Told {
  /** Path of the scenario as given. */
  readonly path: string;
  readonly files: readonly string[];
  readonly result: Judged;
  /** Pictures that could not be drawn, and were left out. */
  readonly undrawn?: number;
}

/** GitHub shows about so many annotations a step. */
const ANNOTATIONS = 10;
/** GitHub refuses a longer summary. */
const SUMMARY_BYTES = 1_000_000;

/** 1 where an expectation failed, else 3 where one is undecided, else 0. */
export function verdictCode(runs: readonly Judged[]): number {
  const verdicts = runs.flatMap(({ judgement }) => judgement?.verdicts ?? []);
  if (verdicts.some(({ status }) => status === 'fail')) return exitCode.failed;
  return verdicts.some(({ status }) => status === 'undecided') ? exitCode.undecided : exitCode.done;
}

/** One line a run that expects something, for people who watch. */
export function verdictLines(runs: readonly Told[]): string[] {
  const { verdicts: words } = languageOf(language())(plainPhrasing);
  return runs.flatMap(({ path, result: { judgement } }) =>
    judgement === undefined
      ? []
      : [
          `${path}: ${words.summary(verdictCounts(judgement))}`,
          ...judgement.verdicts
            .filter(({ status }) => status !== 'pass')
            .map(
              (verdict) =>
                `  ${words.status[verdict.status]}: ${verdict.name}. ${words.reason(reasonOf(verdict))}`,
            ),
        ],
  );
}

/** Everything about the runs as one JSON document. */
export function verdictJson(runs: readonly Told[]): string {
  const { verdicts: words } = languageOf(language())(plainPhrasing);
  const told = runs.map(({ path, files, result: { info, judgement } }) => ({
    scenario: path,
    name: info.scenario.name,
    hash: info.scenario.hash,
    seed: info.seed,
    version: info.version,
    options: info.options,
    files,
    judgement:
      judgement === undefined
        ? null
        : {
            ...judgement,
            verdicts: judgement.verdicts.map((verdict) => ({
              ...verdict,
              reason: words.reason(reasonOf(verdict)),
            })),
          },
  }));
  return JSON.stringify({ exitCode: verdictCode(runs.map(({ result }) => result)), runs: told }, null, 2);
}

/**
 * Workflow commands for verdicts that are not met, at the lines of the scenario; empty when the environment
 * is not GitHub's.
 */
export function annotations(runs: readonly Told[], env: NodeJS.ProcessEnv): string[] {
  if (!env['GITHUB_ACTIONS']) return [];
  const { verdicts: words } = languageOf(language())(plainPhrasing);
  const all = runs.flatMap(({ path, result }) =>
    (result.judgement?.verdicts ?? []).map((verdict) => ({ path, verdict })),
  );
  const command = { fail: 'error', undecided: 'warning' } as const;
  return (['fail', 'undecided'] as const).flatMap((status) => {
    const found = all.filter(({ verdict }) => verdict.status === status);
    const shown = found.slice(0, ANNOTATIONS).map(({ path, verdict }, index) => {
      const rest = index === ANNOTATIONS - 1 ? found.length - ANNOTATIONS : 0;
      const more = rest > 0 ? ` (${words.more(rest)})` : '';
      return annotation(command[status], path, verdict, `${words.reason(reasonOf(verdict))}${more}`, env);
    });
    return shown;
  });
}

function annotation(
  command: 'error' | 'warning',
  path: string,
  verdict: Verdict,
  told: string,
  env: NodeJS.ProcessEnv,
): string {
  const root = env['GITHUB_WORKSPACE'];
  const inside = root === undefined ? '..' : relative(root, resolve(path));
  const file = inside.startsWith('..') ? path : inside;
  const properties = `file=${property(file)},line=${verdict.line},title=${property(verdict.name)}`;
  return `::${command} ${properties}::${data(told)}`;
}

function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/**
 * Appends the tables to the file that GitHub shows on the page of the run, if it is there. What cannot be
 * written is told and left: a summary must not turn a verdict around.
 */
export async function appendSummary(runs: readonly Told[], env: NodeJS.ProcessEnv): Promise<void> {
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  const texts = languageOf(language())(markdownPhrasing);
  const blocks = runs.flatMap(({ result: { info, judgement } }) =>
    judgement === undefined
      ? []
      : [
          `## ${escapeMarkdown(info.scenario.name)}`,
          ...markdownBlocks(verdictBlocks(judgement, texts, markdownPhrasing), false),
        ],
  );
  if (blocks.length === 0) return;
  const text = `${blocks.join('\n\n')}\n\n`;
  try {
    const used = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    if (used + Buffer.byteLength(text) > SUMMARY_BYTES) console.error(words().summary.tooLong(file));
    else await appendFile(file, text);
  } catch (error) {
    console.error(words().summary.refused(file, (error as Error).message));
  }
}
