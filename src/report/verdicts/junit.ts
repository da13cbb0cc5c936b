/** `junit.xml`: one test case per expectation. */
import type { Verdict } from '../../analysis/judgement.ts';
import { reasonOf } from '../../facts/verdicts/reasons.ts';
import { english } from '../../language/en/texts.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Study } from '../../study/study.ts';
import type { File } from '../files/content.ts';
import { withoutForbidden } from '../xml/forbidden.ts';

/**
 * Met: passed; failed: a failure; undecided or not judged: skipped, since JUnit has no word for it, with the reason as its
 * message. Written by hand: junit-report-builder, the library of choice, knows neither that message nor the
 * `line` of a case, and brings lodash along. No times and no
 * host: equal runs have equal bytes. `null` where the scenario expects nothing.
 */
export function junitXml(
  { info, judgement }: Pick<Study, 'info' | 'judgement'>,
  language: (phrasing: Phrasing) => Texts = english,
): string | null {
  if (judgement === undefined) return null;
  const texts = language(plainPhrasing);
  const { verdicts } = judgement;
  const count = (status: Verdict['status']) => verdicts.filter((verdict) => verdict.status === status).length;
  const counts = {
    tests: verdicts.length,
    failures: count('fail'),
    errors: 0,
    skipped: count('undecided') + count('unjudged'),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes(counts)}>`,
    `  <testsuite${attributes({ name: info.scenario.name, ...counts })}>`,
    ...verdicts.map((verdict) => testCase(verdict, info.scenario, texts)),
    '  </testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

/** The file of a run that was judged. */
export function junitFiles({
  result,
  language,
}: {
  readonly result: Pick<Study, 'info' | 'judgement'>;
  readonly language: (phrasing: Phrasing) => Texts;
}): readonly File[] {
  const text = junitXml(result, language);
  return text === null ? [] : [['junit.xml', text]];
}

function testCase(
  verdict: Verdict,
  { name, file, path }: Study['info']['scenario'],
  { verdicts: words }: Texts,
): string {
  const { status, metric, line } = verdict;
  const message = words.reason(reasonOf(verdict));
  const details = verdict.figures.map((figure) => words.figure(figure, metric)).join('\n');
  const head = attributes({ classname: `souboj.${name}`, name: verdict.name, file: path ?? file, line });
  const inner = {
    pass: `<system-out>${escapeXml(`${message}\n${details}`)}</system-out>`,
    fail: `<failure${attributes({ message, type: 'expectation' })}>${escapeXml(details)}</failure>`,
    undecided: `<skipped${attributes({ message })}/>`,
    unjudged: `<skipped${attributes({ message })}/>`,
  }[status];
  return `    <testcase${head}>\n      ${inner}\n    </testcase>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replace(/\n/g, '&#10;')}"`)
    .join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
