/** The report on restricted play, and `restrict.csv`: what each option and each setting is worth to whom. */

import { type Held, type Judged, restrictSummary, standingOf } from '../../facts/restrict/summary.ts';
import { cut } from '../../facts/run/cut.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import { fightersOf } from '../../tuning/field.ts';
import type { RestrictionEffect, RestrictResult } from '../../tuning/restrict/restrict.ts';
import type { Restriction } from '../../tuning/restrict/restrictions.ts';
import type { Chart } from '../charts/spec.ts';
import { tornadoChart } from '../charts/tornado.ts';
import { described, withLeft } from '../charts/words.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import type { Finding } from '../document/frame.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { pageDocument, sideText, type TuningWording } from '../tuning/page.ts';

/** More bars than this are a wall. */
const MOST_BARS = 20;
const DUST = 1e-10;

function findings(result: RestrictResult, { restrict }: TuningTexts): readonly Finding[] {
  const summary = restrictSummary(result);
  const { dearest, best, dominated, vital, idle, rules, idleRules } = summary;
  const { headings } = restrict;
  const told = (sentence: string, heading: string): Finding => [sentence, heading];
  const [rule] = rules;
  const sure = (rule?.effects ?? []).filter(
    ({ standing }) => standing !== 'nothing' && standing !== 'unclear',
  );
  const [gains, loses] = [sure.find(({ effect }) => effect > 0), sure.findLast(({ effect }) => effect < 0)];
  const sentences = [
    ...(dearest === null ? [] : [told(restrict.dearest(dearest), headings.options)]),
    ...(best === null ? [] : [told(restrict.best(best), headings.options)]),
    ...(dominated.length === 0 ? [] : [told(restrict.dominated(dominated), headings.options)]),
    ...(vital.length === 0 ? [] : [told(restrict.vital(vital), headings.options)]),
    ...(idle.length === 0 ? [] : [told(restrict.idle(idle), headings.options)]),
    ...(rule === undefined || (gains === undefined && loses === undefined)
      ? []
      : [told(restrict.rule(rule.lever, gains ?? null, loses ?? null), headings.rules)]),
    ...(idleRules.length === 0 ? [] : [told(restrict.idleRules(idleRules), headings.rules)]),
  ];
  return sentences.length === 0 ? [[restrict.nothing, null]] : sentences;
}

function effectCell({ effect, interval }: RestrictionEffect, { common, restrict }: TuningTexts): GridCell {
  const own = common.points(Math.abs(effect) < DUST ? 0 : effect);
  if (interval === null) return figure(own, effect);
  return figure(restrict.effect(own, common.points(interval.low), common.points(interval.high)), effect);
}

/** Planes in their order, all of them together first. */
const planesOf = ({ effects }: RestrictResult): (number | null)[] =>
  [...new Set(effects.map(({ plane }) => plane))].sort((a, b) => (a ?? 0) - (b ?? 0));

function optionGrid(result: RestrictResult, own: readonly Judged<Held>[], wording: TuningWording): Grid {
  const { common, restrict } = wording.texts;
  const planes = planesOf(result);
  const { columns } = restrict;
  const heads = planes.map((plane) => (plane === null ? common.allPlanes : `${common.plane} ${plane}`));
  const rows = own.map((judged) => [
    words(sideText(wording, judged.combatant)),
    words(restrict.restriction(judged.lever)),
    figure(common.percent(judged.score), judged.score),
    ...planes.map((plane) => {
      const there = result.effects.find(
        ({ lever, combatant, plane: at }) =>
          lever === judged.lever && combatant === judged.combatant && at === plane,
      );
      return there === undefined ? words(common.none) : effectCell(there, wording.texts);
    }),
    words(restrict.standings[judged.standing]),
  ]);
  const head = [columns.holder, columns.option, columns.now, ...heads, columns.standing];
  return { head, rows, align: `llr${'r'.repeat(planes.length)}l` };
}

function ruleGrid(result: RestrictResult, wording: TuningWording): Grid {
  const { common, restrict } = wording.texts;
  const { rules } = restrictSummary(result);
  const told = new Set(rules.flatMap(({ effects }) => effects.map(({ combatant }) => combatant)));
  const names = fightersOf(result.field).filter((name) => told.has(name));
  const rows = rules.map(({ lever, effects }) => [
    words(restrict.restriction(lever)),
    ...names.map((name) => {
      const own = effects.find(({ combatant }) => combatant === name);
      return own === undefined ? words(common.none) : effectCell(own, wording.texts);
    }),
  ]);
  const head = [restrict.columns.rule, ...names.map((name) => sideText(wording, name))];
  return { head, rows, align: `l${'r'.repeat(names.length)}` };
}

function chart(own: readonly Judged<Held>[], { plain, shared }: TuningWording): Chart | null {
  const { shown, left } = cut(
    own.filter(({ effect }) => Math.abs(effect) > DUST),
    MOST_BARS,
  );
  const bars = shown.map(({ combatant, lever, effect, interval }) => ({
    panel: '',
    label: `${shared.sideName(combatant)}: ${plain.restrict.restriction(lever)}`,
    value: effect * 100,
    low: (interval?.low ?? effect) * 100,
    high: (interval?.high ?? effect) * 100,
  }));
  if (bars.length === 0) return null;
  const note = withLeft(plain.restrict.chartNote, [[left, 'bars']], shared);
  return tornadoChart(
    {
      ...described({ title: plain.restrict.chart, note }, shared),
      axisTitle: plain.restrict.chartAxis,
      panels: [''],
      labels: bars.map(({ label }) => label),
      bars,
    },
    shared.numbers,
  );
}

/** The report. */
export function restrictDocument(result: RestrictResult, info: ReportInfo, wording: TuningWording): Document {
  const { common, restrict } = wording.texts;
  const { field, effects, duels } = result;
  const { own, rules } = restrictSummary(result);
  const page = {
    title: restrict.title(info.scenario.name),
    findings: findings(result, wording.texts),
    under: [
      ...text(common.point({ variant: field.variant, axes: field.axes, others: field.others })),
      ...picture('restrict.svg', chart(own, wording)),
    ],
    sections: [
      section(restrict.headings.options, own.length === 0 ? [] : table(optionGrid(result, own, wording))),
      section(restrict.headings.rules, rules.length === 0 ? [] : table(ruleGrid(result, wording))),
    ],
    reading: restrict.reading(effects.some(({ interval }) => interval !== null) ? duels : null),
  };
  return pageDocument(page, info, wording);
}

/** What was restricted, for the CSV: kind, option, whose, how. */
function leverColumns(lever: Restriction): Value[] {
  const how = lever.forced ? 'forced' : 'forbidden';
  if (lever.kind === 'rule') return ['rule', lever.rule, null, how];
  return [lever.kind, lever.kind === 'seat' ? 'initiator' : lever.tactic, lever.holder, how];
}

/** `restrict.csv`: one row for every restriction, combatant and plane; an empty plane is the mean over all planes. */
export function restrictTable({ effects, field }: RestrictResult, info: ReportInfo): CsvTable {
  const header = [
    ...['scenario', 'variant', 'plane', 'kind', 'option', 'holder', 'restriction', 'combatant', 'method'],
    ...[
      'mean_score',
      'effect',
      'effect_low',
      'effect_high',
      'matchup_least',
      'matchup_most',
      'standing',
      'matchups',
    ],
  ];
  const rows = effects.map((own): Value[] => {
    const { plane, lever, combatant, score, effect, interval, range, cells } = own;
    return [
      ...[info.scenario.name, field.variant, plane, ...leverColumns(lever), combatant],
      ...[interval === null ? 'exact' : 'mc', score, effect, interval?.low ?? null, interval?.high ?? null],
      ...[range?.low ?? null, range?.high ?? null, standingOf(own), cells],
    ];
  });
  return { header, rows };
}
