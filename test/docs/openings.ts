/** The part of docs/reports.md that shows what each shipped scenario asks, and how its report opens. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { questionOf } from '../../src/facts/run/asked.ts';
import { verdictCounts } from '../../src/facts/verdicts/reasons.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf } from '../../src/language/languages.ts';
import { firstSentences } from '../../src/report/terminal/answer.ts';
import { judgeMerged } from '../../src/study/run.ts';
import { shippedRun } from '../report/shipped.ts';

/** The page. */
export const page: string = fileURLToPath(new URL('../../docs/reports.md', import.meta.url));

const [begin, end] = ['<!-- openings: written by test/docs/openings.ts -->', '<!-- /openings -->'];

/** What stands between the marks of the page. */
export function written(): string {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/reports.md must have the marks of its openings');
  return text.slice(from + begin.length, to).trim();
}

/** The page with other openings. */
export function rewritten(parts: readonly string[]): string {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  return `${text.slice(0, from)}\n\n${parts.join('\n\n')}\n\n${text.slice(to)}`;
}

/** What stands there of one scenario: exact where it can be solved; the rest rests on few trials, and says so by its ±. */
export async function openingOf(name: string): Promise<string> {
  const run = await shippedRun(name, 'opening');
  const told = (['en', 'cs'] as const).map((tag) => {
    const { judgement } = judgeMerged(run);
    const { summary } = languageOf(tag)(plainPhrasing).verdicts;
    const verdicts = judgement === undefined ? [] : [summary(verdictCounts(judgement)), ''];
    const sentences = firstSentences(run, tag).shown.map((sentence) => `- ${sentence}`);
    return [`*${questionOf(run.info, tag)}*`, '', ...verdicts, ...sentences].join('\n');
  });
  return [`### \`${name}\``, '', told[0], '', told[1]].join('\n');
}
