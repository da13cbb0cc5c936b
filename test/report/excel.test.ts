/** Names that a spreadsheet would turn into something else arrive as text. */
import { expect, it } from 'vitest';
import { defuse } from '../../src/report/csv/dialect.ts';

it.each(['3/4', '1E5', '00123', '1.2.', '12:30', '1. led', '3-Mar', '5,5'])('%s', (name) => {
  expect(defuse(name)).toBe(`'${name}`);
});

it.each(['mage 2', '2 mages and a druid', 'E5', 'v1'])('%s stays as it is', (name) => {
  expect(defuse(name)).toBe(name);
});
