import { expect, test } from 'vitest';
import { fileEndings } from '../../src/report/charts/fileNames.ts';

test('pictures are called by what they show, and no two alike', () => {
  expect(
    fileEndings(['Cheap mana!', 'cheap  mana', 'Levnější mana', '…', '魔法', 'cheap mana 5', 'cheap/mana']),
  ).toEqual(['-cheap-mana', '-cheap-mana-2', '-levnejsi-mana', '-4', '-5', '-cheap-mana-5', '-cheap-mana-7']);
  expect(fileEndings(['a-2', 'a', 'a'])).toEqual(['-a-2', '-a', '-a-3']);
  expect(fileEndings(['x'.repeat(90)])[0]).toBe(`-${'x'.repeat(48)}`);
  expect(fileEndings(['../up', 'con?<>:"|*'])).toEqual(['-up', '-con']);
});
