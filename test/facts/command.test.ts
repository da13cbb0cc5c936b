import { expect, test } from 'vitest';
import { repeatCommand } from '../../src/facts/run/command.ts';
import { cell, chances, run, thousand } from '../report/support.ts';

const info = run([cell({ initiator: 'a', target: 'b', ends: thousand(500), exactEnds: chances(0.5) })]).info;

test('the command names everything that decides the figures, quoted for a shell', () => {
  expect(repeatCommand(info)).toBe("souboj run small.yaml --seed 'small seed' --duels 1000 --method both");
  const scenario = { ...info.scenario, file: "mág & druid's.yaml" };
  const options = { ...info.options, only: 'mage > druid', maxStates: 5000 };
  expect(repeatCommand({ ...info, scenario, options })).toBe(
    "souboj run 'mág & druid'\\''s.yaml' --seed 'small seed' --duels 1000 --method both --max-states 5000 --only 'mage > druid'",
  );
  expect(repeatCommand({ ...info, options: { ...options, method: 'exact', only: null } })).toBe(
    "souboj run small.yaml --seed 'small seed' --method exact --max-states 5000",
  );
});
