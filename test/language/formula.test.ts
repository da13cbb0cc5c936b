import { expect, test } from 'vitest';
import { formulaText } from '../../src/language/forms/formula.ts';
import { createNumbers } from '../../src/language/forms/numbers.ts';

test.each([
  ['en', '1.5·level − max(2, 0.5·IQ)'],
  ['cs', '1,5·level − max(2; 0,5·IQ)'],
])('formulas are read in %s with its decimals', (language, read) => {
  expect(formulaText(' 1.5*level -  max(2, 0.5 * IQ) ', createNumbers(language))).toBe(read);
});
