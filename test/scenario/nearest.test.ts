import { expect, it } from 'vitest';
import { didYouMean, nearest } from '../../src/scenario/tree/nearest.ts';

it.each([
  ['manna', ['IQ', 'mana', 'SP'], 'mana'],
  ['iq', ['SP', 'IQ'], 'IQ'], // case is no difference
  ['levle', ['level', 'mana'], 'level'], // neighbours swapped
  ['podl', ['Podl'], 'Podl'],
  ['drud', ['druid', 'drudge'], 'druid'],
  ['ab', ['cd', 'ef'], undefined], // nothing in common
  ['xyz', ['mana'], undefined],
  ['', ['IQ'], undefined],
  ['mana', [], undefined],
  ['combatant', ['combatants', 'classes'], 'combatants'],
  ['aa', ['ab', 'ac'], 'ab'], // the first among equals
])('nearest(%j, %j) is %j', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});

it('says so as a tip, or says nothing', () => {
  expect(didYouMean('manna', ['mana'])).toEqual(['didYouMean', '"mana"']);
  expect(didYouMean('wisdom', ['mana'])).toBeUndefined();
});
