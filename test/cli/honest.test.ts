/** `check` refuses what the commands would, in the same words. */
import { describe, expect, it, vi } from 'vitest';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';

vi.setConfig({ testTimeout: 120_000 });

const field = `
seed: honest
duels: 100
defaults: { class: mage, IQ: 3, Podl: 5, SP: 1, mana: 4, fatigue: 20 }
combatants:
  one: { level: 2 }
  two: { level: 3 }
`;

describe('check', () => {
  it.each([
    [
      'run',
      'nothing but impossible pairings',
      '{ defaults: { IQ: 3, Podl: 3, level: 1 }, combatants: { a: {} } }',
    ],
    [
      'tune',
      'a knob that changes nothing, beside one that does',
      `${field}tune: { knobs: { defaults.level: { from: 1, to: 9 }, defaults.mana: { from: 2, to: 8 } }, goal: [{ metric: mean_score, between: [0.4, 0.6] }] }\n`,
    ],
    [
      'tune',
      'a goal about no matchup that is possible',
      `${field}  ghost: { level: 2, untrained: true }\ntune: { knobs: { defaults.mana: { from: 2, to: 8 } }, goal: [{ metric: win_rate, where: { initiator: ghost }, between: [0.4, 0.6] }] }\n`,
    ],
  ])('refuses what %s would: %s', async (command, _, text) => {
    const file = writeScenario(freshFolder(), 'a.yaml', text);
    const [checked, done] = [await souboj(['check', file]), await souboj([command, file, '--quiet'])];
    expect(done.code).toBe(2);
    expect(checked).toMatchObject({ code: 2, stdout: '' });
    expect(checked.stderr).toBe(done.stderr);
  });
});
