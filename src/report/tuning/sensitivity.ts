/** `sensitivity.md` and `.csv`: what one more point of everything is worth to everybody. */
import type { Effect, Lever, SensitivityResult } from '../../tuning/sensitivity/sensitivity.ts';
import { table as csvTable, type Value } from '../csv.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { table } from '../markdown/table.ts';
import { pageText, picture } from './page.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';
import type { PlaneFinding, Worth } from './textsSensitivity.ts';

const keyOf = (lever: Lever): string => JSON.stringify(lever);

/** Effects below this are rounding of the solver. */
const DUST = 1e-10;

function meanSize(effects: readonly Effect[]): number {
  return effects.reduce((sum, { effect }) => sum + Math.abs(effect), 0) / Math.max(1, effects.length);
}

/** Different levers, in the order of their first effect. */
function leversOf(effects: readonly Effect[]): Lever[] {
  return [...new Map(effects.map(({ lever }) => [keyOf(lever), lever])).values()];
}

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

function findings({ effects, field }: SensitivityResult, { sensitivity }: TuningTexts): string[] {
  const planes = field.planes.length > 1 ? [...field.planes, null] : field.planes;
  const largest = effects
    .filter(({ lever, plane }) => lever.kind === 'attribute' && plane !== null)
    .reduce<Effect | null>(
      (best, own) => (best === null || Math.abs(own.effect) > Math.abs(best.effect) ? own : best),
      null,
    );
  const rules = leversOf(effects).filter((lever) => lever.kind === 'rule');
  const over = planes.at(-1) ?? null;
  const rule = rules
    .map((lever) => ({
      lever,
      size: meanSize(effects.filter((own) => own.plane === over && keyOf(own.lever) === keyOf(lever))),
    }))
    .reduce<Worth | null>((best, own) => (best === null || own.size > best.size ? own : best), null);
  return [
    ...planes.map((plane) => sensitivity.plane(planeFinding(effects, plane))),
    ...(largest === null
      ? []
      : [sensitivity.largest(largest.combatant, largest.lever, largest.plane, largest.effect)]),
    ...(rule === null || rule.size < DUST ? [] : [sensitivity.rule(rule.lever, over, rule.size)]),
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

function combatantTable(result: SensitivityResult, combatant: string, texts: TuningTexts): string {
  const { common, sensitivity } = texts;
  const own = result.effects.filter((effect) => effect.combatant === combatant);
  const planes = [...new Set(own.map(({ plane }) => plane))];
  const cell = (lever: Lever, plane: number | null): string => {
    const effect = own.find((entry) => entry.plane === plane && keyOf(entry.lever) === keyOf(lever));
    return effect === undefined ? common.none : effectText(effect, texts);
  };
  const score = planes.map((plane) => common.percent(own.find((effect) => effect.plane === plane)!.score));
  const rows = leversOf(own)
    .filter(
      (lever) =>
        lever.kind !== 'rule' ||
        own.some((e) => keyOf(e.lever) === keyOf(lever) && Math.abs(e.effect) > DUST),
    )
    .map((lever) => [escapeMarkdown(sensitivity.lever(lever)), ...planes.map((plane) => cell(lever, plane))]);
  const head = [
    sensitivity.levers,
    ...planes.map((plane) => (plane === null ? common.allPlanes : `${common.plane} ${plane}`)),
  ];
  return table(
    head,
    [[`*${sensitivity.now}*`, ...score.map((text) => `*${text}*`)], ...rows],
    `l${'r'.repeat(planes.length)}`,
  );
}

/** The report in Markdown. @param chart file name of the picture; `null` without one. */
export function sensitivityMarkdown(
  result: SensitivityResult,
  info: ReportInfo,
  texts: TuningTexts,
  chart: string | null,
): string {
  const { common, sensitivity } = texts;
  const { field, effects } = result;
  const page = {
    title: sensitivity.title(info.scenario.name),
    findings: findings(result, texts),
    lead: [
      common.point({ variant: field.variant, axes: field.axes, others: field.others }),
      chart === null ? '' : picture(common.picture(sensitivity.chart), chart),
    ],
    sections: result.combatants.map(
      (combatant) => [sensitivity.combatant(combatant), [combatantTable(result, combatant, texts)]] as const,
    ),
    reading: sensitivity.reading({
      exact: effects.some(({ interval }) => interval === null),
      played: effects.some(({ interval }) => interval !== null),
      duels: result.duels,
    }),
  };
  return pageText(page, info, texts);
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

/** Levers in the order of their mean size over all combatants, largest first. */
export function bySize(effects: readonly Effect[]): Lever[] {
  const size = (lever: Lever): number => meanSize(effects.filter((own) => keyOf(own.lever) === keyOf(lever)));
  return leversOf(effects)
    .map((lever) => ({ lever, size: size(lever) }))
    .filter((entry) => entry.size > DUST)
    .sort((a, b) => b.size - a.size)
    .map(({ lever }) => lever);
}
