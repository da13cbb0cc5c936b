/** Tables of a run of days. */

import { attemptEnds } from '../../rules/day/events.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { table } from '../markdown/table.ts';
import { plainly } from '../view/estimate.ts';
import type { DayTexts } from './texts.ts';
import type { DayPoint, DayView } from './view.ts';

type Table = readonly [head: readonly string[], rows: readonly (readonly string[])[], align: string];

/** One row a day: what comes of its attempts, and of its points. */
export function dayTable(
  points: readonly DayPoint[],
  texts: DayTexts,
  nameOf: (point: DayPoint) => string,
): Table {
  const { columns, numbers, rates } = texts;
  const several = points.length > 1;
  const fixed = (value: number | string | null): string =>
    typeof value === 'number' ? numbers.fixed(value, 2) : '';
  const rows = points.flatMap((point) =>
    point.days.map((day) => [
      ...(several ? [nameOf(point)] : []),
      escapeMarkdown(day.manifester),
      escapeMarkdown(day.plan),
      fixed(day.summary.attempts_mean),
      texts.mean(day.effective),
      fixed(day.summary.pp_spent_mean),
      texts.mean(day.wasted),
      day.wastedShare === null ? '' : numbers.fixed(day.wastedShare * 100, 1),
      rates.cell(plainly(day.noLoss)),
    ]),
  );
  const head = [
    ...(several ? [columns.setting] : []),
    columns.manifester,
    columns.plan,
    columns.attemptsADay,
    columns.effectiveADay,
    columns.spent,
    columns.wasted,
    columns.wastedShare,
    columns.noLoss,
  ];
  return [head, rows, `${several ? 'l' : ''}llrrrrrr`];
}

/** What more Concentration buys, one row a day; `null` where it buys nothing anywhere. */
export function gainTable({ days }: DayPoint, texts: DayTexts): string | null {
  const rows = days.filter(({ gains }) => gains.length > 0);
  const [first] = rows;
  if (first === undefined) return null;
  const { columns } = texts;
  return table(
    [columns.manifester, columns.plan, ...first.gains.map(({ points }) => columns.gain(points))],
    rows.map(({ manifester, plan, gains }) => [
      escapeMarkdown(manifester),
      escapeMarkdown(plan),
      ...gains.map(({ effective, wasted }) => texts.gain(effective, wasted)),
    ]),
    `ll${'r'.repeat(first.gains.length)}`,
  );
}

/** For every plan: its powers by how attempts end, then its distractions by what they burn. */
export function planBlocks({ days }: DayPoint, texts: DayTexts, heading: string): readonly string[] {
  const plans = [...new Set(days.map(({ plan }) => plan))];
  return plans.flatMap((plan) => {
    const own = days.filter((day) => day.plan === plan && day.powers.length > 0);
    if (own.length === 0) return [];
    const distractions = distractionTable(own, texts);
    return [
      `${heading} ${texts.planHead(plan)}`,
      powerTable(own, texts),
      ...(distractions === null ? [] : [distractions]),
    ];
  });
}

function powerTable(days: readonly DayView[], texts: DayTexts): string {
  const { columns, numbers, rates } = texts;
  const rows = days.flatMap(({ manifester, powers }) =>
    powers.map(({ power, level, cost, attempts, ends, pointsWasted }) => [
      escapeMarkdown(manifester),
      texts.power(power, level, cost),
      numbers.fixed(attempts, 2),
      ...attemptEnds.map((end) => rates.cell(plainly(ends[end]))),
      numbers.fixed(pointsWasted, 2),
    ]),
  );
  const head = [
    columns.manifester,
    columns.power,
    columns.attemptsADay,
    ...attemptEnds.map((end) => columns[end]),
    columns.wasted,
  ];
  return table(head, rows, `ll${'r'.repeat(head.length - 2)}`);
}

function distractionTable(days: readonly DayView[], texts: DayTexts): string | null {
  const { columns, numbers, rates } = texts;
  const rows = days.flatMap(({ manifester, powers }) =>
    powers.flatMap(({ power, attempts, distractions }) =>
      distractions.map(({ distraction, lost, pointsLost }) => [
        texts.distraction(distraction),
        escapeMarkdown(power),
        escapeMarkdown(manifester),
        numbers.fixed(attempts, 2),
        rates.cell(plainly(lost)),
        numbers.fixed(pointsLost, 2),
      ]),
    ),
  );
  if (rows.length === 0) return null;
  const head = [
    columns.distraction,
    columns.power,
    columns.manifester,
    columns.attemptsADay,
    columns.lost,
    columns.wasted,
  ];
  return table(head, rows, 'lllrrr');
}
