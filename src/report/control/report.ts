/** Reports on contests over minds. */
import { defaultPrecision } from '../../analysis/precision.ts';
import type { RunResult } from '../../batch/result.ts';
import type { ControlCell } from '../../scenario/cells.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { type Naming, tidyDistributions, tidyTable } from '../common/csv.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import { reportOf } from '../markdown/skeleton.ts';
import { table } from '../markdown/table.ts';
import type { Phrasing } from '../phrasing.ts';
import { plainly } from '../view/estimate.ts';
import { settingsOf } from '../view/settings.ts';
import { controlEnglish } from './english.ts';
import type { ControlTexts } from './texts.ts';
import { obeyedOf, rollsOf, worstObeyed } from './view.ts';

type Run = RunResult<ControlCell>;

const naming: Naming<ControlCell> = { columns: ['mind'], values: ({ mind }) => [mind] };

/** `cells.csv`: one row a controller of a mind. */
export function controlCsv(run: Run): string {
  const columns = [
    'controller',
    'modifier',
    'competes',
    'method',
    'contests',
    'obeyed',
    'obeyed_rate',
    'obeyed_rate_low',
    'obeyed_rate_high',
    'rolls_mean',
    'exact_obeyed_rate',
    'exact_z',
  ];
  return tidyTable(run, naming, columns, (result) =>
    obeyedOf(result).map(({ controller, competes, rate, count, z }) => [
      controller.name,
      controller.modifier,
      competes,
      result.method,
      result.tally?.total ?? null,
      count,
      rate.simulated?.value ?? rate.exact,
      rate.simulated?.low ?? null,
      rate.simulated?.high ?? null,
      rollsOf(result),
      rate.exact,
      z,
    ]),
  );
}

/** `distributions.csv`: how many roll-offs it takes. */
export function controlDistributions(run: Run): string {
  return tidyDistributions(run, naming, []);
}

/** `report.md`. */
export function controlMarkdown(
  run: Run,
  language: (phrasing: Phrasing) => ControlTexts = controlEnglish,
): string {
  const texts = language(markdownPhrasing);
  const { columns, numbers, rates } = texts;
  const settings = settingsOf(run.cells);
  const several = settings.length > 1;
  const worst = worstObeyed(run);
  const simulated = run.cells.some(({ tally }) => tally !== null);
  const exact = run.cells.some((cell) => cell.exact !== null);
  const expected = criticalValue(
    simultaneousConfidence(defaultPrecision.confidence, Math.max(1, worst?.comparisons ?? 1)),
  );
  const rows = settings.flatMap(({ name, cells }) =>
    cells.flatMap((result) =>
      obeyedOf(result).map(({ controller, competes, rate }, i) => [
        ...(several ? [texts.point(name)] : []),
        escapeMarkdown(result.cell.mind),
        escapeMarkdown(controller.name),
        numbers.signed(controller.modifier, 0),
        competes ? rates.cell(plainly(rate)) : texts.overridden,
        ...(simulated && exact ? [rates.cell({ exact: rate.exact, simulated: null })] : []),
        i === 0 ? numbers.fixed(rollsOf(result) ?? 0, 2) : '',
      ]),
    ),
  );
  const head = [
    ...(several ? [texts.setting] : []),
    columns.mind,
    columns.controller,
    columns.modifier,
    columns.obeyed,
    ...(simulated && exact ? [columns.exact] : []),
    columns.rolls,
  ];
  return reportOf({
    title: texts.title(run.info.scenario.name),
    info: run.info,
    headings: texts.headings,
    standout: [
      ...(settings[0]?.cells ?? []).map((result) => texts.winner(result.cell.mind, obeyedOf(result))),
      ...(worst === null ? [] : [texts.check(worst, expected)]),
    ],
    scope: texts.scope(
      run.cells.length,
      run.info,
      exact,
      settings.length > 1 ? texts.point(settings[0]!.name) : null,
    ),
    sections: [
      [
        texts.obeyedHead,
        [table(head, rows, `${several ? 'l' : ''}ll${'r'.repeat(head.length)}`.slice(0, head.length))],
      ],
    ],
    reading: texts.reading(simulated, exact),
    repeating: texts.repeating(run.info),
  });
}
