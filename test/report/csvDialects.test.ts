/** `--csv-dialect` is obeyed by every table there is: of every kind of scenario, and of every command that writes one. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeReports } from '../../src/report/reports.ts';
import { freshFolder, readFolder, souboj, writeScenario } from '../support/command.ts';
import { runText } from '../support/runs.ts';
import { kindRun, kinds } from './kinds.ts';

/** Fields of a table; written apart from ours. */
function fieldsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\r\n]*)(${delimiter}|\r\n|$)`, 'gy');
  for (
    let match = pattern.exec(text);
    match !== null && match.index < text.length;
    match = pattern.exec(text)
  ) {
    const [, field = '', end] = match;
    rows.at(-1)!.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** What a field of the standard dialect is in that of a Czech spreadsheet. */
function asExcel(field: string): string {
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(field)) return field.replace('.', ',');
  return /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
}

function expectSameTables(plain: ReadonlyMap<string, string>, excel: ReadonlyMap<string, string>): void {
  const tables = [...plain].filter(([name]) => name.endsWith('.csv'));
  expect(tables.length).toBeGreaterThan(0);
  for (const [name, text] of tables) {
    const other = excel.get(name)!;
    expect(other.startsWith('\uFEFF'), name).toBe(true);
    expect(text.startsWith('\uFEFF'), name).toBe(false);
    expect(fieldsOf(other.slice(1), ';'), name).toEqual(fieldsOf(text, ',').map((row) => row.map(asExcel)));
  }
}

/** Names that a spreadsheet would run, and a varied value with decimals. */
const duels = `name: =1+1
seed: dialects
duels: 40
rules: { maxRounds: 20 }
defaults: { level: 2, IQ: 3, Podl: 4, SP: 0, mana: 3 }
combatants: { '=mage': { class: mage }, '@druid': { class: druid }, ranger: { class: ranger } }
planes: [1, 3]
variants: { printed: {}, '-other': { rules: { passivePenalty: 0 } } }
tune:
  knobs: { classes.mage.base: { from: 8, to: 10, step: 1 } }
  goal: [{ metric: pair_score, between: [0.4, 0.6] }]
ranges: { classes.mage.base: { from: 6, to: 10 } }
`;

describe('tables of a run', () => {
  it.each(['duel', ...kinds])('of kind %s', async (kind) => {
    const result =
      kind === 'duel'
        ? await runText(`${duels}vary: { defaults.SP: [0.5, 2] }\n`, 'both', 40)
        : await kindRun(kind);
    const [plain, excel] = await Promise.all(
      ['rfc4180', 'excel-cs'].map((csvDialect) => writeReports(result, ['csv'], { csvDialect })),
    );
    expectSameTables(plain!, excel!);
  });
});

describe('tables of a command', () => {
  it.each([
    ['compare', []],
    ['planes', []],
    ['sensitivity', ['--plane', '1']],
    ['sensitivity', ['--global', '--samples', '4']],
    ['tune', ['--no-confirm']],
    ['meta', ['--plane', '1']],
    ['sweep', ['--plane', '1', '--x', 'classes.druid.base=7.5..8.5']],
  ])('%s %j', async (command, options) => {
    const folder = freshFolder();
    const scenario = writeScenario(folder, 'one.yaml', duels);
    const [plain, excel] = [join(folder, 'plain'), join(folder, 'excel')];
    const run = (out: string, ...more: string[]) =>
      souboj([command, scenario, '--workers', '1', '--quiet', '--out', out, ...options, ...more]);
    await run(plain);
    await run(excel, '--csv-dialect', 'excel-cs');
    expectSameTables(readFolder(plain), readFolder(excel));
    const refused = await run(folder, '--csv-dialect', 'excel');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/--csv-dialect: must be one of rfc4180, excel-cs/);
  });
});
