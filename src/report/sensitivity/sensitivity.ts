/** The report and `sensitivity.csv`: what one more point of everything is worth to everybody. */
import { DUST, keyOf, leversOf, meanSize } from '../../facts/sensitivity/levers.ts';
import type { PlaneFinding, Worth } from '../../language/texts/sensitivity.ts';
import type { ReportInfo, TuningTexts } from '../../language/texts/tuning.ts';
import type { Effect, Lever, SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import { table as csvTable, type Value } from '../csv/table.ts';
import type { Finding } from '../document/frame.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { pageDocument, type TuningWording } from '../tuning/page.ts';
import { tornado } from './tornado.ts';

function planeFinding(effects: readonly Effect[], plane: number | null): PlaneFinding {
  const own = effects.filter((effect) => effect.plane === plane);
  const worth = (lever: Lever): Worth => ({
    lever,
    size: meanSize(own.filter((effect) => keyOf(effect.lever) === keyOf(lever))),
  });
  const list = leversOf(own)
    .filter((lever) => lever.kind === 'attribute')
    .map(worth);
  const idle = list.flatMap(({ lever, size }) =>
    lever.kind === 'attribute' && size < DUST ? [lever.attribute] : [],
  );
  return {
    plane,
    // Base and talent are mostly one and the same; naming both says nothing more.
    attributes: list
      .filter(({ lever }) => lever.kind === 'attribute' && lever.attribute !== 'talent')
      .sort((a, b) => b.size - a.size),
    idle,
  };
}

function findings(
  { effects, field, combatants }: SensitivityResult,
  { sensitivity }: TuningTexts,
): readonly Finding[] {
  const planes = field.planes.length > 1 ? [null, ...field.planes] : field.planes;
  const largest = effects
    .filter(({ lever, plane }) => lever.kind === 'attribute' && plane !== null)
    .reduce<Effect | null>(
      (best, own) => (best === null || Math.abs(own.effect) > Math.abs(best.effect) ? own : best),
      null,
    );
  const rules = leversOf(effects).filter((lever) => lever.kind === 'rule');
  const over = planes[0] ?? null;
  const rule = rules
    .map((lever) => ({
      lever,
      size: meanSize(effects.filter((own) => own.plane === over && keyOf(own.lever) === keyOf(lever))),
    }))
    .reduce<Worth | null>((best, own) => (best === null || own.size > best.size ? own : best), null);
  const first = sensitivity.combatant(combatants[0] ?? '');
  // What holds everywhere first: what comes after the tenth sentence stands in the tables alone.
  return [
    ...(largest === null
      ? []
      : [
          [
            sensitivity.largest(largest.combatant, largest.lever, largest.plane, largest.effect),
            sensitivity.combatant(largest.combatant),
          ] as const,
        ]),
    ...(rule === null || rule.size < DUST
      ? []
      : [[sensitivity.rule(rule.lever, over, rule.size), first] as const]),
    ...planes.map((plane) => [sensitivity.plane(planeFinding(effects, plane)), first] as const),
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
      duels: result.duels,
    }),
  };
  return pageDocument(page, info, wording);
}

/** Kind, name and step of a lever, for the CSV. */
function leverColumns(lever: Lever): Value[] {
  if (lever.kind === 'attribute') return ['attribute', lever.attribute, '+1'];
  if (lever.kind === 'firstMove') return ['first_move', 'first move', 'always first'];
  return ['rule', lever.rule, `${lever.from} → ${lever.to}`];
}

/** `sensitivity.csv`: one row an effect; an empty plane is the mean over all planes. */
export function sensitivityCsv(result: SensitivityResult, info: ReportInfo): string {
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
  return csvTable(head, rows);
}
