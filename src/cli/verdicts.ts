/** What a run tells about its verdicts besides the reports: exit code, JSON, and what GitHub shows. */

import type { Check } from '../analysis/agreement.ts';
import { reasonOf, verdictCounts } from '../facts/verdicts/reasons.ts';
import { plainPhrasing } from '../language/forms/phrasing.ts';
import { languageOf } from '../language/languages.ts';
import { markdownBlocks } from '../report/markdown/document.ts';
import { escapeMarkdown } from '../report/markdown/escape.ts';
import { markdownPhrasing } from '../report/markdown/phrasing.ts';
import { verdictBlocks } from '../report/verdicts/blocks.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Study } from '../study/study.ts';
import { exitCode } from './exit.ts';
import { ANNOTATIONS, addToSummary, annotation } from './github.ts';
import { language } from './language.ts';
import { codeAfter, type Written } from './reportFiles.ts';

/** A finished run with where its scenario and reports are. */
export interface Told extends Written {
  /** Path of the scenario as given. */
  readonly path: string;
  readonly result: Study<Cell>;
  /** Simulation against exact solution; `null` where nothing has both. */
  readonly check: Check | null;
}

/**
 * 4 where a picture is missing, or where `strict` and a run disagrees with itself; else 1 where an expectation failed,
 * else 3 where one is undecided, else 0.
 */
export function codeOf(runs: readonly Told[], strict: boolean): number {
  if (strict && disagreements(runs).length > 0) return exitCode.broken;
  const verdicts = runs.flatMap(({ result }) => result.judgement?.verdicts ?? []);
  const undecided = verdicts.some(({ status }) => status === 'undecided');
  const failed = verdicts.some(({ status }) => status === 'fail');
  const undrawn = runs.reduce((sum, one) => sum + one.undrawn, 0);
  return codeAfter({ undrawn }, exitCode[failed ? 'failed' : undecided ? 'undecided' : 'done']);
}

/** Runs in which simulation and exact solution disagree, a repetition included: a line each. */
export function disagreements(runs: readonly Told[]): { readonly path: string; readonly line: string }[] {
  const texts = languageOf(language())(plainPhrasing);
  return runs.flatMap(({ path, check }) =>
    check?.verdict === 'disagree' ? [{ path, line: `${path}: ${texts.check(check)}` }] : [],
  );
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
            // What was not judged is told by its number alone.
            .filter(({ status }) => status !== 'pass' && status !== 'unjudged')
            .map(
              (verdict) =>
                `  ${words.status[verdict.status]}: ${verdict.name}. ${words.reason(reasonOf(verdict))}`,
            ),
        ],
  );
}

/** Everything about the runs as one JSON document. */
export function verdictJson(runs: readonly Told[], strict: boolean): string {
  const { verdicts: words } = languageOf(language())(plainPhrasing);
  const told = runs.map(({ path, files, check, result: { info, judgement } }) => ({
    scenario: path,
    name: info.scenario.name,
    hash: info.scenario.hash,
    seed: info.seed,
    version: info.version,
    options: info.options,
    files,
    agreement: check,
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
  return JSON.stringify({ exitCode: codeOf(runs, strict), runs: told }, null, 2);
}

/**
 * Workflow commands for verdicts that are not met, at the lines of the scenario, and for runs that disagree with
 * themselves; empty when the environment is not GitHub's.
 */
export function annotations(runs: readonly Told[], env: NodeJS.ProcessEnv, strict: boolean): string[] {
  if (!env['GITHUB_ACTIONS']) return [];
  const apart = disagreements(runs).map(({ path, line }) =>
    annotation(strict ? 'error' : 'warning', { path, line: 1 }, line, env),
  );
  const { verdicts: words } = languageOf(language())(plainPhrasing);
  const all = runs.flatMap(({ path, result }) =>
    (result.judgement?.verdicts ?? []).map((verdict) => ({ path, verdict })),
  );
  const command = { fail: 'error', undecided: 'warning' } as const;
  const judged = (['fail', 'undecided'] as const).flatMap((status) => {
    const found = all.filter(({ verdict }) => verdict.status === status);
    const shown = found.slice(0, ANNOTATIONS).map(({ path, verdict }, index) => {
      const rest = index === ANNOTATIONS - 1 ? found.length - ANNOTATIONS : 0;
      const more = rest > 0 ? ` (${words.more(rest)})` : '';
      const place = { path, line: verdict.line, title: verdict.name };
      return annotation(command[status], place, `${words.reason(reasonOf(verdict))}${more}`, env);
    });
    return shown;
  });
  return [...apart, ...judged];
}

/** Appends the tables to the file that GitHub shows on the page of the run, if it is there. */
export async function appendSummary(runs: readonly Told[], env: NodeJS.ProcessEnv): Promise<void> {
  const texts = languageOf(language())(markdownPhrasing);
  const blocks = runs.flatMap(({ result: { info, judgement } }) =>
    judgement === undefined
      ? []
      : [
          `## ${escapeMarkdown(info.scenario.name)}`,
          ...markdownBlocks(verdictBlocks(judgement, texts, markdownPhrasing), false),
        ],
  );
  if (blocks.length > 0) addToSummary(blocks.join('\n\n'), env);
}
