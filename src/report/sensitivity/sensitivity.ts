/** The report and `sensitivity.csv`: what one more point of everything is worth to everybody. */

import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import { DUST, keyOf, leversOf } from '../../facts/sensitivity/levers.ts';
import { sensitivitySummary } from '../../facts/sensitivity/summary.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import type { Effect, Lever, SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import { alike, noPlane } from '../document/alike.ts';
import type { Finding } from '../document/frame.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { pageDocument, type TuningWording } from '../tuning/page.ts';
import { tornado } from './tornado.ts';

function findings(result: SensitivityResult, { sensitivity }: TuningTexts): readonly Finding[] {
  const { largest, rule, planes } = sensitivitySummary(result);
  const first = sensitivity.combatant(result.combatants[0] ?? '');
  // What holds everywhere first: what comes after the tenth sentence stands in the tables alone.
  return [
    ...(largest === null
      ? []
      : [
          [
            sensitivity.largest(
              largest.combatant,
              largest.lever,
              largest.plane,
              largest.effect,
              largest.sure,
            ),
            sensitivity.combatant(largest.combatant),
          ] as const,
        ]),
    ...(rule === null ? [] : [[sensitivity.rule(rule.lever, rule.plane, rule.size), first] as const]),
    ...alike(
      planes.map((finding) => ({
        of: finding.plane,
        tell: (all: readonly (number | null)[]) => sensitivity.plane(finding, all),
      })),
      noPlane,
    ).map(({ told }) => [told, first] as const),
  ];
}

function effectText({ effect, interval }: Effect, { common, sensitivity }: TuningTexts): string {
  if (interval === null) return common.points(Math.abs(effect) < DUST ? 0 : effect);
  const text = sensitivity.effect(
    common.points(effect),
    common.points(interval.low),
    common.points(interval.high),
  );
  return interval.low <= 0 && interval.high >= 0 ? `${text}: ${sensitivity.indistinct}` : text;
}

function combatantGrid(
  result: SensitivityResult,
  combatant: string,
  { texts, phrasing }: TuningWording,
): Grid {
  const { common, sensitivity } = texts;
  const { name, strong } = phrasing;
  const own = result.effects.filter((effect) => effect.combatant === combatant);
  const planes = [...new Set(own.map(({ plane }) => plane))];
  const cell = (lever: Lever, plane: number | null): GridCell => {
    const effect = own.find((entry) => entry.plane === plane && keyOf(entry.lever) === keyOf(lever));
    return effect === undefined ? words(common.none) : figure(effectText(effect, texts), effect.effect);
  };
  const scores = planes.map((plane) =>
    words(strong(common.percent(own.find((effect) => effect.plane === plane)!.score))),
  );
  const rows = leversOf(own)
    .filter(
      (lever) =>
        lever.kind !== 'rule' ||
        own.some((e) => keyOf(e.lever) === keyOf(lever) && Math.abs(e.effect) > DUST),
    )
    .map((lever) => [words(name(sensitivity.lever(lever))), ...planes.map((plane) => cell(lever, plane))]);
  const head = [
    sensitivity.levers,
    ...planes.map((plane) => (plane === null ? common.allPlanes : `${common.plane} ${plane}`)),
  ];
  return {
    head,
    rows: [[words(strong(sensitivity.now)), ...scores], ...rows],
    align: `l${'r'.repeat(planes.length)}`,
  };
}

/** The report. */
export function sensitivityDocument(
  result: SensitivityResult,
  info: ReportInfo,
  wording: TuningWording,
): Document {
  const { common, sensitivity } = wording.texts;
  const { field, effects } = result;
  const page = {
    title: sensitivity.title(info.scenario.name),
    findings: findings(result, wording.texts),
    under: [
      ...text(common.point({ variant: field.variant, axes: field.axes, others: field.others })),
      ...picture('sensitivity.svg', tornado(result, wording)),
    ],
    sections: result.combatants.map((combatant) =>
      section(sensitivity.combatant(combatant), table(combatantGrid(result, combatant, wording))),
    ),
    reading: sensitivity.reading({
      exact: effects.some(({ interval }) => interval === null),
      played: effects.some(({ interval }) => interval !== null),
      slopes: effects.some(({ lever }) => lever.kind === 'slope'),
      duels: result.duels,
    }),
  };
  return pageDocument(page, info, wording);
}

/** Kind, name and step of a lever, for the CSV. */
function leverColumns(lever: Lever): Value[] {
  if (lever.kind === 'attribute') return ['attribute', lever.attribute, '+1'];
  if (lever.kind === 'firstMove') return ['first_move', 'first move', 'always first'];
  if (lever.kind === 'slope') return ['slope', lever.slope, 'first order'];
  return ['rule', lever.rule, `${lever.from} → ${lever.to}`];
}

/** `sensitivity.csv`: one row an effect; an empty plane is the mean over all planes. */
export function sensitivityTable(result: SensitivityResult, info: ReportInfo): CsvTable {
  const head = [
    ...[
      'scenario',
      'variant',
      'plane',
      'combatant',
      'kind',
      'lever',
      'step',
      'method',
      'mean_score',
      'effect',
    ],
    ...['effect_low', 'effect_high', 'distinguishable', 'matchups'],
  ];
  const rows = result.effects.map(({ combatant, plane, lever, score, effect, interval, cells }) => [
    ...[info.scenario.name, result.field.variant, plane, combatant, ...leverColumns(lever)],
    ...[interval === null ? 'exact' : 'mc', score, effect, interval?.low ?? null, interval?.high ?? null],
    interval === null ? Math.abs(effect) > DUST : interval.low > 0 || interval.high < 0,
    cells,
  ]);
  return { header: head, rows };
}
