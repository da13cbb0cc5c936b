/** What an opening says of a change, and what it leaves out since nothing changed. */
import { expect, test } from 'vitest';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf } from '../../src/language/languages.ts';

const sure = { surely: 0, possibly: 48, blur: 0 };

const fair = (language: string, before: number, after: number): string =>
  languageOf(language)(plainPhrasing)
    .opening.fairness({
      ...{ verdict: 'fairer', closer: 1, fewer: 0 },
      before: { hopeless: before, matchups: 48, distance: 0.288, ...sure },
      after: { hopeless: after, matchups: 48, distance: 0.274, ...sure },
    })
    .replaceAll('\u00a0', ' ');

test.each([
  ['en', 22, 'Fairer: on average 28.8 → 27.4 points from even.'],
  ['en', 20, 'Fairer: hopeless matchups 22 → 20 of 48, on average 28.8 → 27.4 points from even.'],
  ['cs', 22, 'Vyrovnanější: průměrná vzdálenost od vyrovnání 28,8 → 27,4 bodu.'],
  [
    'cs',
    20,
    'Vyrovnanější: beznadějných dvojic 22 → 20 ze 48, průměrná vzdálenost od vyrovnání 28,8 → 27,4 bodu.',
  ],
])('in %s a number of hopeless matchups that stays is no news (22 → %i)', (language, after, said) => {
  expect(fair(language, 22, after)).toBe(said);
});
