/** Reports on gauntlets. */
import type { RunResult } from '../../batch/result.ts';
import type { GauntletCell } from '../../scenario/cells.ts';
import { type Naming, tidyDistributions, tidyTable } from '../common/csv.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import { reportOf } from '../markdown/skeleton.ts';
import { table } from '../markdown/table.ts';
import type { Phrasing } from '../phrasing.ts';
import { settingsOf } from '../view/settings.ts';
import { gauntletEnglish } from './english.ts';
import type { GauntletTexts } from './texts.ts';
import { endOrder, type GauntletFigures, type GauntletResult, gauntletFigures } from './view.ts';

type Run = RunResult<GauntletCell>;

const naming: Naming<GauntletCell> = {
  columns: ['gauntlet', 'fighter', 'plane'],
  values: ({ gauntlet, fighter, plane }) => [gauntlet, fighter, plane],
};

/** `cells.csv`: one row a gauntlet. */
export function gauntletCsv(run: Run): string {
  const columns = [
    'status',
    'reason',
    'method',
    'runs',
    'survived_mean',
    'survived_mean_low',
    'survived_mean_high',
    'survived_p10',
    'survived_p50',
    'survived_p90',
    'duels_mean',
    'won_mean',
    'returns_mean',
    'level_mean',
    'constitution_mean',
    'captured_mean',
    ...endOrder.map((end) => `ends_${end}`),
  ];
  return tidyTable(run, naming, columns, (result) => {
    const { impossible, method, cell, tally } = result;
    const figures = gauntletFigures(result);
    const status = impossible !== null ? 'not possible' : figures === null ? 'not solved' : 'ok';
    if (figures === null) return [[status, impossible, ...columns.slice(2).map(() => null)]];
    const { means, survived } = figures;
    return [
      [
        status,
        null,
        method,
        figures.runs,
        survived.simulated?.value ?? null,
        survived.simulated?.low ?? null,
        survived.simulated?.high ?? null,
        figures.survivedP10,
        figures.survivedP50,
        figures.survivedP90,
        means.duels,
        means.won,
        means.returns,
        means.level,
        cell.setup.return === null ? null : means.constitution,
        means.captured,
        ...endOrder.map((end) => tally?.ends[end] ?? 0),
      ],
    ];
  });
}

/** `distributions.csv`: duels survived, level at the end and the rest, value by value. */
export function gauntletDistributions(run: Run): string {
  return tidyDistributions(run, naming, ['rounds']);
}

interface Row {
  readonly result: GauntletResult;
  readonly figures: GauntletFigures;
  /** Cells that name the row, marked up. */
  readonly names: readonly string[];
}

/** `report.md`. */
export function gauntletMarkdown(
  run: Run,
  language: (phrasing: Phrasing) => GauntletTexts = gauntletEnglish,
): string {
  const texts = language(markdownPhrasing);
  const { columns } = texts;
  const settings = settingsOf(run.cells);
  const several = settings.length > 1;
  const rows = settings.flatMap(({ name, cells }) =>
    cells.flatMap((result): Row[] => {
      const figures = gauntletFigures(result);
      const { gauntlet, fighter, plane } = result.cell;
      const names = [
        ...(several ? [texts.point(name)] : []),
        escapeMarkdown(gauntlet),
        escapeMarkdown(fighter),
        String(plane),
      ];
      return figures === null ? [] : [{ result, figures, names }];
    }),
  );
  const head = [...(several ? [texts.setting] : []), columns.gauntlet, columns.fighter, columns.plane];
  const first = new Set(settings[0]?.cells ?? []);
  const impossible = run.cells.filter((result) => result.impossible !== null);
  return reportOf({
    title: texts.title(run.info.scenario.name),
    info: run.info,
    headings: texts.headings,
    standout:
      rows.length === 0
        ? [texts.unsolved]
        : rows
            .filter(({ result }) => first.has(result))
            .map(({ result: { cell }, figures }) =>
              texts.finding(cell.key, cell.fighter, cell.setup.duels, figures),
            ),
    scope: texts.scope(
      run.cells.length,
      run.info,
      false,
      settings.length > 1 ? texts.point(settings[0]!.name) : null,
    ),
    sections: [
      [texts.survivedHead, farTable(rows, head, texts)],
      [texts.endsHead, endTable(rows, head, texts)],
      [texts.reachedHead, reachedTables(rows, head, texts)],
      [
        texts.headings.impossible,
        impossible.length === 0
          ? []
          : [
              table(
                [columns.gauntlet, columns.plane, columns.reason],
                impossible.map(({ cell, impossible: reason }) => [
                  escapeMarkdown(cell.gauntlet),
                  String(cell.plane),
                  escapeMarkdown(reason ?? ''),
                ]),
                'lrl',
              ),
            ],
      ],
    ],
    reading: texts.reading(rows.length > 0),
    repeating: texts.repeating(run.info),
  });
}

function aligned(head: readonly string[], names: number): string {
  return `${'l'.repeat(names)}${'r'.repeat(head.length - names)}`;
}

function farTable(rows: readonly Row[], names: readonly string[], texts: GauntletTexts): readonly string[] {
  if (rows.length === 0) return [];
  const { columns, numbers } = texts;
  const head = [
    ...names,
    columns.survived,
    columns.p10,
    columns.p50,
    columns.p90,
    columns.won,
    columns.returns,
    columns.level,
    columns.constitution,
    columns.captured,
  ];
  const body = rows.map(({ result, figures, names: own }) => [
    ...own,
    texts.mean(figures.survived),
    numbers.whole(figures.survivedP10),
    numbers.whole(figures.survivedP50),
    numbers.whole(figures.survivedP90),
    numbers.fixed(figures.means.won, 2),
    numbers.fixed(figures.means.returns, 2),
    numbers.fixed(figures.means.level, 2),
    result.cell.setup.return === null ? '' : numbers.fixed(figures.means.constitution, 2),
    numbers.fixed(figures.means.captured, 1),
  ]);
  return [table(head, body, aligned(head, names.length))];
}

function endTable(rows: readonly Row[], names: readonly string[], texts: GauntletTexts): readonly string[] {
  const seen = endOrder.filter((end) => rows.some(({ result }) => (result.tally?.ends[end] ?? 0) > 0));
  if (rows.length === 0) return [];
  const head = [...names, ...seen.map((end) => `${texts.ends[end]} %`)];
  const body = rows.map(({ figures, names: own }) => [
    ...own,
    ...seen.map((end) => texts.rates.cell(figures.ends[end])),
  ]);
  return [table(head, body, aligned(head, names.length))];
}

/** One table for every number of duels that gauntlets have. */
function reachedTables(
  rows: readonly Row[],
  names: readonly string[],
  texts: GauntletTexts,
): readonly string[] {
  const lengths = [...new Set(rows.map(({ result }) => result.cell.setup.duels))];
  return lengths.map((duels) => {
    const own = rows.filter(({ result }) => result.cell.setup.duels === duels);
    const steps = own[0]!.figures.atLeast;
    const head = [...names, ...steps.map((step) => texts.columns.atLeast(step.duels))];
    const body = own.map(({ figures, names: called }) => [
      ...called,
      ...figures.atLeast.map(({ share }) => texts.rates.cell(share)),
    ]);
    return table(head, body, aligned(head, names.length));
  });
}
