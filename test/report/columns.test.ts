/** The manual of columns says of every table what it holds: its header, where values come from, and when there are none. */
import { describe, expect, it } from 'vitest';
import type { Method } from '../../src/batch/result.ts';
import { writeReports } from '../../src/report/reports.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';
import { toldColumns } from '../support/columns.ts';
import { runText } from '../support/runs.ts';

const manual = toldColumns('columns.md');

/** Columns without a value for reasons of their own. */
const sometimes = ['reason', 'precision_reached', 'size', 'constitution_mean'];

const kinds: Readonly<Record<string, string>> = {
  Duels: `kind: duel
defaults: { level: 1, IQ: 3, Podl: 5, mana: 4 }
combatants: { mage: { class: mage }, druid: { class: druid, SP: [0, 1] }, ghost: { class: druid, hidden: true } }
matchups: [[mage, druid], [druid, mage], [mage, ghost]]
vary: { defaults.mana: [4, 6] }
`,
  Days: `kind: day
manifesters: { a: { manifesterLevel: 5, intelligence: 16, concentration: 9, powerPoints: 9, keyModifier: 3 } }
plans:
  b:
    order: sequence
    manifestations: [{ power: c, level: 2, distractions: [{ kind: grapple }, { kind: rainOrSleet }] }]
vary: { manifesters.*.concentration: [6, 9] }
`,
  Checks: `kind: concentration
modifiers: [0, 10]
levels: [1, 3]
distractions: { held: { kind: grapple } }
vary: { distractions.held.kind: [grapple, hailOrDebris] }
`,
  Contests: `kind: contest
controllers: { a: { modifier: 3 }, b: { modifier: 0 } }
minds: { bat: { controllers: [a, b] } }
vary: { controllers.a.modifier: [0, 1] }
`,
  Gauntlets: `kind: gauntlet
combatants:
  a: { class: mage, level: 5, IQ: 14, Podl: 14, mana: 40 }
  foe: { class: ranger, level: 1, IQ: 1, Podl: 0, mana: 0 }
gauntlets: { g: { fighter: a, duels: 3 } }
vary: { combatants.a.mana: [40, 41] }
`,
};

/** Cells of every table of a run, by heading: header first. No field of these runs needs quotes. */
async function tablesOf(kind: string, method: Method): Promise<ReadonlyMap<string, readonly string[][]>> {
  const run: Study<Cell> = await runText(`name: n\n${kinds[kind]}`, method, 80);
  const files = await writeReports(run, ['csv']);
  return new Map(
    [...files].map(([file, text]) => [
      `${kind}: ${file}`,
      text
        .trimEnd()
        .split('\r\n')
        .map((line) => line.replaceAll(/"[^"]*"/g, 'quoted').split(',')),
    ]),
  );
}

describe('docs/columns.md', () => {
  it('has a table for every table of every kind, and their columns in order', async () => {
    const seen = new Map<string, readonly string[]>();
    for (const kind of Object.keys(kinds)) {
      for (const [heading, [header]] of await tablesOf(kind, 'both')) {
        const axis = /^vary: \{ (\S+):/m.exec(kinds[kind]!)![1]!.replace('*', 'a');
        seen.set(
          heading,
          header!.map((name) => (name === axis || name.includes('*.') ? '*axes*' : name)),
        );
      }
    }
    const told = [...manual].map(([heading, columns]) => [heading, columns.map(({ name }) => name)] as const);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(seen));
  });

  const methods: readonly Method[] = ['mc', 'exact', 'both'];
  it.each(Object.keys(kinds).flatMap((kind) => methods.map((method) => [kind, method] as const)))(
    'says where figures come from: %s, method %s',
    async (kind, method) => {
      const solved = method !== 'mc' && kind !== 'Gauntlets';
      const simulated = method !== 'exact';
      for (const [heading, [header, ...rows]] of await tablesOf(kind, method)) {
        const columns = manual.get(heading)!;
        for (const row of rows) {
          if (row.includes('not possible') || row.includes('not solved')) continue;
          row.forEach((field, i) => {
            const { name, unit, value } = columns[i]!;
            const at = `${heading} ${header![i]}`;
            const from = { simulated, exact: solved, both: simulated && solved }[value];
            if (from === false) expect(field, at).toBe('');
            else if (!sometimes.includes(name)) expect(field, at).not.toBe('');
            if (unit !== '0 to 1' || field === '') return;
            expect(Number(field), at).toBeGreaterThanOrEqual(0);
            expect(Number(field), at).toBeLessThanOrEqual(1);
          });
        }
      }
    },
  );
});
