/** The report on contests over minds. */
import { bestOf, plainly } from '../../analysis/estimate.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { RunResult } from '../../batch/result.ts';
import { type ControlResult, obeyedOf, rollsOf, worstObeyed } from '../../facts/control/view.ts';
import { repeatCommand } from '../../facts/run/command.ts';
import { settingsOf } from '../../facts/run/settings.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { ControlTexts } from '../../language/texts/control.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { ControlCell } from '../../scenario/model/cells.ts';
import { criticalValue } from '../../stats/interval.ts';
import { simultaneousConfidence } from '../../stats/multiplicity.ts';
import { barsChart } from '../charts/bars.ts';
import type { Chart } from '../charts/spec.ts';
import { best, described, intervalRow } from '../charts/words.ts';
import { framed } from '../document/frame.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { type Draft, picture, section, table, text } from '../document/model.ts';

type Run = RunResult<ControlCell>;

/** Bars of more controllers than this are a wall. */
const mostBars = 40;

/** The report of a run of contests, in the language of the catalogue. */
export function controlDraft(
  run: Run,
  catalogue: (phrasing: Phrasing) => ControlTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const texts = catalogue(phrasing);
    const shared = language(plainPhrasing);
    const settings = settingsOf(run.cells);
    const first = settings[0]?.cells ?? [];
    const worst = worstObeyed(run);
    const simulated = run.cells.some(({ tally }) => tally !== null);
    const exact = run.cells.some((cell) => cell.exact !== null);
    const expected = criticalValue(
      simultaneousConfidence(defaultPrecision.confidence, Math.max(1, worst?.comparisons ?? 1)),
    );
    return framed({
      title: texts.title(run.info.scenario.name),
      headings: texts.headings,
      findings: first.map((result) => [texts.winner(result.cell.mind, obeyedOf(result)), texts.obeyedHead]),
      check: worst === null ? '' : texts.check(worst, expected),
      see: shared.seeTable,
      contents: shared.contents,
      under: text(
        texts.scope(
          run.cells.length,
          run.info,
          exact,
          settings.length > 1 ? texts.point(settings[0]!.name) : null,
        ),
      ),
      sections: [
        section(texts.obeyedHead, [
          ...picture('charts/obeyed.svg', obeyedChart(first, shared)),
          ...table(obeyedGrid(run, texts, phrasing, simulated && exact)),
        ]),
      ],
      reading: texts.reading(simulated, exact),
      command: repeatCommand(run.info),
      repeating: texts.repeating(run.info),
    });
  };
}

function obeyedGrid(run: Run, texts: ControlTexts, { name }: Phrasing, both: boolean): Grid {
  const { columns, numbers, rates } = texts;
  const settings = settingsOf(run.cells);
  const several = settings.length > 1;
  const rows = settings.flatMap((setting) =>
    setting.cells.flatMap((result) =>
      obeyedOf(result).map(({ controller, competes, rate }, i) => [
        ...(several ? [words(texts.point(setting.name))] : []),
        words(name(result.cell.mind)),
        words(name(controller.name)),
        figure(numbers.signed(controller.modifier, 0), controller.modifier),
        competes ? figure(rates.cell(plainly(rate)), bestOf(rate)) : words(texts.overridden),
        ...(both ? [figure(rates.cell({ exact: rate.exact, simulated: null }), rate.exact)] : []),
        i === 0 ? figure(numbers.fixed(rollsOf(result) ?? 0, 2), rollsOf(result)) : words(''),
      ]),
    ),
  );
  const head = [
    ...(several ? [texts.setting] : []),
    columns.mind,
    columns.controller,
    columns.modifier,
    columns.obeyed,
    ...(both ? [columns.exact] : []),
    columns.rolls,
  ];
  const align = `${several ? 'l' : ''}ll${'r'.repeat(head.length)}`.slice(0, head.length);
  return { head, rows, align };
}

/** Who is obeyed, mind by mind; `null` where nobody competes or there are too many. */
function obeyedChart(results: readonly ControlResult[], texts: Texts): Chart | null {
  const rows = results.flatMap((result) =>
    obeyedOf(result)
      .filter(({ competes }) => competes)
      .flatMap(({ controller, rate }) => {
        const label = `${result.cell.mind}: ${controller.name}`;
        return intervalRow(label, rate, texts.rates.cell(best(rate)));
      }),
  );
  if (rows.length === 0 || rows.length > mostBars) return null;
  const { axis, ...said } = texts.charts.obeyed;
  return barsChart({ ...described(said, texts), axisTitle: axis, rows }, texts.numbers);
}
