import { describe, expect, it } from 'vitest';
import { remedyOf } from '../../src/facts/duel/remedy.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { plainPhrasing } from '../../src/language/forms/phrasing.ts';
import { languageOf } from '../../src/language/languages.ts';
import type { DuelCell } from '../../src/scenario/model/cells.ts';
import { run } from '../../src/study/front.ts';
import type { Study } from '../../src/study/study.ts';

const file = (own = '', level = 8): string => `
seed: remedy
defaults: { level: 8, IQ: 13, Podl: 12, SP: 2, mana: 40, fatigue: 60 }
combatants:
  mage: { class: mage, level: ${level} }
  sorcerer: { class: sorcerer }
  druid: { class: druid }
  ranger: { class: ranger }
  pyrophor: { class: pyrophor }
${own}`;

const study = async (text: string): Promise<Study> =>
  (await run(text, { method: 'exact', worths: false, name: 'a b.yaml' })) as Study;

/** Mean score of a side on a plane, by hand: every matchup of it once as it is written, mirrors left out. */
function scoreIn({ cells }: Study, side: string, plane: number): number {
  const own = cells.filter(
    ({ cell }) =>
      cell.plane === plane && cell.initiator !== cell.target && [cell.initiator, cell.target].includes(side),
  );
  const scores = own.map(({ cell, exact }) => initiatorScore(cell, exact!.ends));
  return (
    scores.reduce((sum, score, i) => sum + (own[i]!.cell.initiator === side ? score : 1 - score), 0) /
    own.length
  );
}

function initiatorScore(_: DuelCell, ends: Readonly<Record<string, number>>): number {
  let score = 0;
  for (const [label, chance] of Object.entries(ends))
    score += label.startsWith('initiator:') ? chance : label.startsWith('target:') ? 0 : chance / 2;
  return score;
}

describe('what would mend the largest imbalance', () => {
  it('is a class base, with the very scores that the file has once it is changed', async () => {
    const text = file('planes: [1]');
    const before = await study(text);
    const remedy = remedyOf(before, buildView(before))!;
    expect(remedy).toMatchObject({ patient: { kind: 'side', plane: 1 }, tune: null });
    const { patient, path, present, tried } = remedy;
    const side = patient.kind === 'side' ? patient.side : '';
    expect(remedy.score).toBeCloseTo(scoreIn(before, side, 1), 12);
    const found = /^classes\.(\w+)\.base$/.exec(path);
    expect(found?.[1]).toBe(side);
    expect(present).toBe({ mage: 10, sorcerer: 9, druid: 8, ranger: 7, pyrophor: 6 }[side]);
    for (const { value, score } of tried) {
      const after = await study(`${text}\nclasses: { ${side}: { base: ${value} } }`);
      expect(score, String(value)).toBeCloseTo(scoreIn(after, side, 1), 12);
    }
    // Neighbours on either side of even, unless one is even itself.
    if (tried.length === 2) {
      expect((tried[0]!.score - 0.5) * (tried[1]!.score - 0.5)).toBeLessThan(0);
      expect(Math.abs(tried[0]!.value - tried[1]!.value)).toBe(1);
    }
    expect(remedy.command).toMatch(
      new RegExp(`^souboj what-if 'a b.yaml' ${path.replaceAll('.', '\\.')}=\\d+$`),
    );
  });

  it('is added to the formula of the one who goes second where going first decides', async () => {
    const own = 'planes: [6]\ncombatants: { one: { class: mage }, two: { class: mage } }';
    const text = `seed: s\ndefaults: { level: 3, IQ: 8, Podl: 4, mana: 6 }\n${own}`;
    const before = await study(text);
    const remedy = remedyOf(before, buildView(before))!;
    expect(remedy).toMatchObject({
      patient: { kind: 'seat', plane: 6 },
      path: 'formulas.6.defence',
      present: null,
      strength: 'defence',
    });
    const said = (tag: string) => languageOf(tag)(plainPhrasing).opening.remedy(remedy);
    expect(said('en')).toMatch(
      /^What to do: defence on plane 6 \+ \d+ \(formulas\.6\.defence\) brings whoever attacks first from /,
    );
    expect(said('cs')).toMatch(
      /^Co s\stím: obrana na\shladině\s6 \+ \d+ \(formulas\.6\.defence\): kdo zaútočí první, má místo /,
    );
    expect(remedy.mends).toBe(true);
    for (const { value, score } of remedy.tried) {
      const formula = `level + 10*int(SP) + Podl + 3*IQ + ${value}`;
      const after = await study(`${text}\nformulas: { 6: { defence: "${formula}" } }`);
      const scores = after.cells.map(({ cell, exact }) => initiatorScore(cell, exact!.ends));
      expect(score).toBeCloseTo(scores.reduce((sum, one) => sum + one, 0) / scores.length, 12);
    }
  });

  it('is nothing where nothing is out of balance, and names the tuning that the file asks for', async () => {
    const even = await study(
      'seed: s\ndefaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }\nplanes: [1]\ncombatants: { a: { class: mage }, b: { class: mage } }',
    );
    expect(remedyOf(even, buildView(even))).toBeNull();
    const knobs =
      'tune: { knobs: { classes.mage.base: { from: 6, to: 12 } }, goal: [{ metric: mean_score, between: [0.4, 0.6] }] }';
    const tuned = await study(file(`planes: [1]\n${knobs}`));
    expect(remedyOf(tuned, buildView(tuned))?.tune).toBe("souboj tune 'a b.yaml'");
  });
});
