/** What a person at a terminal is told at the end of a run: the answer, and the page to open. */
import { basename } from 'node:path';
import type { Cut } from '../facts/run/cut.ts';
import { plainPhrasing } from '../language/forms/phrasing.ts';
import { languageOf } from '../language/languages.ts';
import { wrapped } from '../report/terminal/aligned.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Study } from '../study/study.ts';
import { language } from './language.ts';
import { note } from './say.ts';

/** Whether somebody reads along: then the answer stands where the question was asked. */
export function isWatched({ quiet }: { readonly quiet?: boolean }): boolean {
  return quiet !== true && process.stderr.isTTY === true;
}

/** Width of the terminal; so narrow ones are not reckoned with that tables would break. */
const columns = (): number => Math.max(40, process.stderr.columns ?? 100);

/** Tells it. @param files that were written; the first page among them is the one to open. */
export async function tellAnswer(result: Study<Cell>, files: readonly string[]): Promise<void> {
  const { answerLines } = await import('../report/terminal/answer.ts');
  note('');
  for (const line of answerLines(result, language(), columns())) note(line);
  tellPage(files, ['report.html', 'report.md']);
}

/** Tells the first sentences of another report, and the page to open. */
export function tellSentences({ shown, left }: Cut<string>, files: readonly string[], page: string): void {
  note('');
  for (const sentence of shown) for (const line of wrapped(`• ${sentence}`, columns(), '  ')) note(line);
  if (left > 0) note(`  ${languageOf(language())(plainPhrasing).opening.moreRows(left)}`);
  tellPage(files, [page]);
}

/** Names the first of some files that was written. */
function tellPage(files: readonly string[], names: readonly string[]): void {
  const page = names.flatMap((name) => files.find((file) => basename(file) === name) ?? [])[0];
  if (page !== undefined) note(languageOf(language())(plainPhrasing).opening.page(page));
}

/** The run of each scenario before its last change, by path: what a watch compares with. */
export type Memory = Map<string, Study<Cell>>;

/** Tells what moved since the last save, and keeps the run for the next one. */
export async function tellSince(
  path: string,
  result: Study<Cell>,
  memory: Memory,
  isQuiet: boolean,
): Promise<void> {
  const before = memory.get(path);
  memory.set(path, result);
  if (before === undefined || isQuiet) return;
  const { sinceLines } = await import('../report/terminal/answer.ts');
  for (const line of sinceLines(before, result, language())) note(line);
}
