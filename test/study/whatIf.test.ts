import { describe, expect, it } from 'vitest';
import { StudyError } from '../../src/study/errors.ts';
import { run } from '../../src/study/front.ts';
import { sourceOf } from '../../src/study/source.ts';
import { whatIf } from '../../src/study/whatIf.ts';

const text = `# kept
seed: s
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid } } # both
planes: [1, 3]
vary: { defaults.fatigue: [30, 60] }
variants: { printed: {}, dear: { rules: { manaPerPoint: 1 } } }
`;

const ask = (values: readonly string[], variant?: string) =>
  whatIf(sourceOf(text, 'a.yaml'), { values, variant });

const refused = async (values: readonly string[]) => {
  const error = await ask(values).then(
    () => null,
    (caught: unknown) => caught,
  );
  return error instanceof StudyError ? error.refusals : error;
};

describe('what if', () => {
  it('has the figures of the file as it stands and of the file with the values in it', async () => {
    const { before, after, moved, duels, others, patch } = await ask([
      'classes.druid.base=10',
      'rules.manaPerPoint=3',
    ]);
    expect(moved).toEqual([
      { path: 'classes.druid.base', before: 8, after: 10 },
      { path: 'rules.manaPerPoint', before: 4, after: 3 },
    ]);
    expect([duels, others]).toEqual([null, true]);
    const ends = async (own: string) => {
      const { cells } = await run(own, { method: 'exact', worths: false });
      return cells
        .filter(({ cell }) => cell.variant === 'printed' && cell.axes[0]?.value === 30)
        .map(({ exact }) => exact?.ends);
    };
    expect(before.cells.map(({ exact }) => exact?.ends)).toEqual(await ends(text));
    const edited = `${text}classes: { druid: { base: 10 } }\nrules: { manaPerPoint: 3 }\n`;
    expect(after.cells.map(({ exact }) => exact?.ends)).toEqual(await ends(edited));
    // Comments stay, and nothing else is touched.
    expect(patch.text).toContain('# kept');
    expect(patch.text).toContain('# both');
    expect(patch.diff).toMatch(/^\+.*base: 10/m);
  });

  it('plays what cannot be solved, on the same randomness before and after', async () => {
    const small = { values: ['defaults.level=3'], maxStates: 10, duels: 300 };
    const { before, after, duels } = await whatIf(sourceOf(text, 'a.yaml'), small);
    expect(duels).toBe(300);
    expect(before.cells.every(({ tally }) => tally?.total === 300)).toBe(true);
    expect(after.cells.map(({ tally }) => tally?.ends)).toEqual(before.cells.map(({ tally }) => tally?.ends));
  });

  it('looks at the variant that is named', async () => {
    const { before } = await ask(['defaults.level=4'], 'dear');
    expect(new Set(before.cells.map(({ cell }) => cell.variant))).toEqual(new Set(['dear']));
  });

  it.each([
    ['no value', ['classes.druid.base'], { must: ['pathValue'] }],
    ['an unknown path', ['clases.druid.base=3'], { where: ['clases.druid.base'] }],
    ['a varied path', ['defaults.fatigue=30'], { must: ['notVaried'] }],
    ['a value that cannot stand there', ['classes.druid.base=many'], { where: ['classes.druid.base'] }],
  ])('refuses %s', async (_, values, refusal) => {
    expect(await refused(values)).toMatchObject([refusal]);
  });
});
