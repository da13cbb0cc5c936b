/** The table of docs/reports.md: each shipped scenario's question and the first sentences of its report. UPDATE=1 writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { questionOf } from '../../src/facts/run/asked.ts';
import { firstSentences } from '../../src/report/terminal/answer.ts';
import { shipped, shippedRun } from '../report/shipped.ts';

const page = fileURLToPath(new URL('../../docs/reports.md', import.meta.url));
const [begin, end] = ['<!-- openings: written by test/docs/opening.test.ts -->', '<!-- /openings -->'];

/** Exact where it can be solved; the rest rests on few trials, and says so by its ±. */
async function rowsOf(name: string): Promise<string> {
  const run = await shippedRun(name, 'opening');
  const told = (['en', 'cs'] as const).map((tag) => {
    const sentences = firstSentences(run, tag).map((sentence) => `- ${sentence}`);
    return [`*${questionOf(run.info, tag)}*`, '', ...sentences].join('\n');
  });
  return [`### \`${name}\``, '', told[0], '', told[1]].join('\n');
}

it('docs/reports.md shows what every shipped scenario asks and how its report opens, in both languages', async () => {
  const parts: string[] = [];
  for (const name of shipped) parts.push(await rowsOf(name));
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  expect([before, after].every((at) => at > 0)).toBe(true);
  const fresh = `${text.slice(0, before + begin.length)}\n\n${parts.join('\n\n')}\n\n${text.slice(after)}`;
  if (process.env['UPDATE'] === '1') writeFileSync(page, fresh);
  expect(readFileSync(page, 'utf8')).toBe(fresh);
  for (const part of parts) {
    // A question and three sentences a language, none of them empty; nothing that is no text.
    expect(part.match(/^\*.+\*$/gm)).toHaveLength(2);
    expect(part.match(/^- .{20,}$/gm)?.length).toBe(6);
    expect(part).not.toMatch(/undefined|NaN|null|\[object/);
  }
});
