import { describe, expect, it } from 'vitest';
import { judgeRun } from '../../src/analysis/expect/untilDecided.ts';
import { readRunJson } from '../../src/report/json/read.ts';
import { writeRunJson } from '../../src/report/json/write.ts';
import { junitXml } from '../../src/report/verdicts/junit.ts';
import type { Expectation } from '../../src/scenario/model/expectation.ts';
import type { Study } from '../../src/study/study.ts';
import { cell, field, markdownReport, run, thousand } from './support.ts';

const where = { variant: null, axes: {}, names: {} };

function judged(name: string, low: number, high: number): Study {
  const result = run(
    field(['a', 'b|c'], (a, b) => ({ ends: thousand(a === b ? 500 : 520) })),
    'A & "B" <c>',
  );
  const expectations: Expectation[] = [{ name, metric: 'win_rate', where, low, high, line: 7 }];
  return { ...result, judgement: judgeRun({ expectations, left: [0], confidence: 0.95 }, result.cells) };
}

describe('verdicts in reports', () => {
  it('come first, harmless whatever the names', () => {
    const text = markdownReport(judged('no | more than *half*\\', 0.1, 0.3));
    expect(text.split('\n').slice(2, 9).join('\n')).toMatch(
      /^## Expectations\n\n\*\*Of 1 expectation: 1 failed\.\*\*\n\n\| verdict .*\n\| :-.*\n\| ✘ failed \| no &#124; more than \\\*half\\\*\\\\ \| initiator’s win rate from 10 to 30 % \| +4 \|/,
    );
    expect(text).toContain('The 4 intervals behind these verdicts hold together with 95 % confidence');
  });

  it('say nothing where nothing is expected', () => {
    const plain = run([cell({ initiator: 'a', target: 'b', ends: thousand(500) })]);
    expect(markdownReport(plain)).not.toContain('Expectations');
    expect(junitXml(plain)).toBeNull();
  });

  it('are well-formed JUnit, without time or host', () => {
    const xml = junitXml(judged('<&"\'> \u0001\ud800 ok', 0.45, 0.57))!;
    expect(xml).toContain('name="&lt;&amp;&quot;&apos;&gt; \ufffd\ufffd ok"');
    expect(xml).toContain('classname="souboj.A &amp; &quot;B&quot; &lt;c&gt;"');
    expect(xml).toMatch(/tests="1" failures="0" errors="0" skipped="0">/);
    expect(xml).not.toMatch(/time=|timestamp|hostname/);
    expect(junitXml(judged('x', 0.49, 0.51))).toMatch(/<skipped message="[^"]+"\/>/);
  });

  it('survive run.json, worths too', () => {
    const worths = [
      { plane: 1, attribute: 'IQ', value: 0.1, low: 0.05, high: 0.15, exact: false, matchups: 1, of: 2 },
    ] as const;
    const result: Study = { ...judged('x', 0.1, 0.3), worths };
    expect(readRunJson(writeRunJson(result))).toEqual(result);
  });
});
