import { describe, expect, test } from 'vitest';
import { czechReason, czechSide } from '../../src/language/cs/names.ts';
import { czech } from '../../src/language/cs/texts.ts';
import { english } from '../../src/language/en/texts.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { counted, outOf, plural, pointForms } from '../../src/language/forms/plural.ts';
import { writeReports } from '../../src/report/reports.ts';
import { impossible } from '../../src/rules/eligibility.ts';
import { classRun, variantRun } from '../report/runs.ts';
import { expectGolden, field, markdownReport, run, thousand } from '../report/support.ts';
import { duelSetup } from '../support/duels.ts';

describe('Czech', () => {
  test('reports are as they were read over', () => {
    expectGolden('classes.cs.md', markdownReport(classRun(), czech));
    expectGolden('variants.cs.md', markdownReport(variantRun(), czech));
  });

  test('has plural forms for 1, 2 to 4, and 5 and more', () => {
    const rounds = (count: number) => plural(count, 'kolo', 'kola', 'kol');
    expect([0, 1, 2, 4, 5, 11, 21, 22, 102].map(rounds)).toEqual([
      ...['kol', 'kolo', 'kola', 'kola', 'kol', 'kol', 'kol', 'kol', 'kol'],
    ]);
    const texts = czech(plainPhrasing);
    const impossibleOf = (count: number) =>
      texts.finding({ kind: 'impossible', impossible: count, cells: 9 });
    expect([1, 2, 5].map(impossibleOf).map((text) => text.split(' a\u00a0nikde')[0])).toEqual([
      '1 z\u00a09\u00a0dvojic není možná',
      '2 z\u00a09\u00a0dvojic nejsou možné',
      '5 z\u00a09\u00a0dvojic není možných',
    ]);
  });

  test('has the genitive behind a fraction, and ze where it is spoken so', () => {
    const points = (numeral: string) => counted(numeral, pointForms);
    expect(['1', '2', '5', '1,5', '+2,0 (+1,0 až +3,0)', '1\u00a0002'].map(points)).toEqual([
      ...['1 bod', '2 body', '5 bodů', '1,5 bodu', '+2,0 (+1,0 až +3,0) bodu', '1\u00a0002 bodů'],
    ]);
    const counts = [1, 2, 3, 5, 6, 7, 10, 12, 13, 20, 30, 50, 64, 100, 200, 500, 1000, 3000, 50_000];
    expect(counts.filter((count) => outOf(count, '') === 'ze ')).toEqual([
      ...[2, 3, 6, 7, 13, 30, 64, 100, 200, 3000],
    ]);
  });

  test('writes decimal commas, and puts a space into large numbers and before %', () => {
    const { numbers, rates } = czech(plainPhrasing);
    expect(numbers.whole(1234567)).toBe('1\u00a0234\u00a0567');
    expect(rates.share(0.6282)).toBe('62,8\u00a0%');
    expect(rates.interval({ value: 0, low: 0, high: 0.004 })).toBe('0\u00a0% (pod 0,4\u00a0%)');
  });

  test('calls the ten classes as the source does, and leaves other names alone', () => {
    const names = 'mage sorcerer wizard druid strider psionic ranger theurgist pyrophor alchemist'.split(' ');
    expect(names.map(czechSide).join(' ')).toBe(
      'mág čaroděj kouzelník druid chodec psionik hraničář theurg pyrofor alchymista',
    );
    expect(czechSide('mage + old ranger + druid')).toBe('mág + old ranger + druid');
  });

  test('has every reason of the rules for a pairing that is not possible', () => {
    const fields = { class: 'mage', level: 3, IQ: 10, Podl: 10, mana: 0 };
    const reasonOf = (initiator: object, target: object, rules = {}, plane = 1) =>
      impossible(
        duelSetup({ plane, rules, initiator: { ...fields, ...initiator }, target: { ...fields, ...target } }),
      );
    const reasons = [
      reasonOf({ maxPlane: 1 }, {}, {}, 2),
      reasonOf({ class: 'druid' }, {}, { onlyMagesInitiate: true }),
      reasonOf({ magicless: true }, {}),
      reasonOf({ fatigue: 0 }, {}),
      reasonOf({}, { hidden: true }),
      reasonOf({}, { distance: 1000 }),
      reasonOf({}, { magicless: true }),
    ];
    for (const reason of reasons) {
      expect(reason).not.toBeNull();
      expect(czechReason(reason ?? '')).not.toBe(reason);
      expect(czechReason(reason ?? '')).toMatch(/^[AB]1 /);
    }
    expect(czechReason('mage is out of range (RULES 3.2)')).toBe('mág je mimo dosah (RULES 3.2)');
    expect(czechReason('$1 & co is no mage (RULES 3.4)')).toMatch(/^\$1 & co nevyvolá/);
    expect(czechReason('something new')).toBe('something new');
  });

  test('shares no sentence with English', () => {
    const words = (texts: object): string[] =>
      Object.values(texts).flatMap((value: unknown) =>
        typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? words(value) : [],
      );
    const [en, cs] = [english(plainPhrasing), czech(plainPhrasing)];
    const parts = [
      ...(['headings', 'columns', 'charts', 'page', 'verdicts', 'comparison'] as const),
      ...(['baseline', 'power', 'planes', 'ranking'] as const),
    ] as const;
    const same = parts.flatMap((part) => {
      const known = new Set(words(en[part]));
      return words(cs[part]).filter((text) => known.has(text));
    });
    expect([...new Set(same)].sort()).toEqual(['SD', 'h', 'p (Holm)', 'p10', 'p50', 'p90']);
  });

  test('leaves machine-readable files as they are', async () => {
    const result = run(field(['mage', 'druid'], () => ({ ends: thousand(500) })));
    const of = (language: string) => writeReports(result, ['csv', 'json'], { language });
    expect(await of('cs')).toEqual(await of('en'));
    const files = await writeReports(result, ['svg', 'html'], { language: 'cs' });
    expect(files.get('charts/scores.svg')).toContain('Jak silná je která strana');
    expect(files.get('report.html')?.includes('<html lang="cs">')).toBe(true);
  });
});
