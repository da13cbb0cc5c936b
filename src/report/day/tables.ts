/** Tables of a run of days. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { DayPoint, DayView } from '../../facts/day/view.ts';
import type { Phrasing } from '../../language/forms/phrasing.ts';
import { shareNumeral } from '../../language/forms/share.ts';
import type { DayTexts } from '../../language/texts/day.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { attemptEnds } from '../../rules/day/events.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { estimateCell, matrixBlocks, scaleOf } from '../document/heatMatrix.ts';
import { type Block, section, table } from '../document/model.ts';

/** One row a day: what comes of its attempts, and of its points. */
export function dayGrid({ days }: DayPoint, texts: DayTexts, { name }: Phrasing): Grid {
  const { columns, numbers, rates } = texts;
  const targets = days.some(({ affected }) => affected !== null);
  const mean = (estimate: Estimate) => figure(texts.rates.mean(estimate, 2), bestOf(estimate));
  const rows = days.map((day) => [
    words(name(day.manifester)),
    words(name(day.plan)),
    mean(day.attempts),
    mean(day.effective),
    ...(targets ? [mean(day.affected ?? day.effective)] : []),
    mean(day.spent),
    mean(day.wasted),
    day.wastedShare === null ? words('') : figure(shareNumeral(day.wastedShare, numbers), day.wastedShare),
    figure(rates.cell(day.noLoss), bestOf(day.noLoss)),
  ]);
  const head = [
    columns.manifester,
    columns.plan,
    columns.attemptsADay,
    columns.effectiveADay,
    ...(targets ? [columns.affectedADay] : []),
    columns.spent,
    columns.wasted,
    columns.wastedShare,
    columns.noLoss,
  ];
  return { head, rows, align: `llrrrrrr${targets ? 'r' : ''}` };
}

/** Days without a loss, manifesters against plans; nothing where it is no matrix. */
export function losslessBlocks(
  { days }: DayPoint,
  { columns, rates, numbers }: DayTexts,
  { page }: Texts,
  { name, strong }: Phrasing,
): readonly Block[] {
  const manifesters = [...new Set(days.map(({ manifester }) => manifester))];
  const plans = [...new Set(days.map(({ plan }) => plan))];
  if (manifesters.length < 2 || plans.length < 2) return [];
  const rows = manifesters.map((who) => ({
    text: strong(name(who)),
    cells: plans.map((plan) => {
      const day = days.find((each) => each.manifester === who && each.plan === plan);
      return day === undefined ? null : estimateCell(day.noLoss, rates.cell(day.noLoss));
    }),
  }));
  const corner = `${columns.manifester} ↓ ${columns.plan} →`;
  return [...matrixBlocks(corner, plans.map(name), rows), scaleOf(page.percent, numbers)];
}

/** What more Concentration buys, one row a day; `null` where it buys nothing anywhere. */
export function gainGrid({ days }: DayPoint, texts: DayTexts, { name }: Phrasing): Grid | null {
  const rows = days.filter(({ gains }) => gains.length > 0);
  const [first] = rows;
  if (first === undefined) return null;
  const { columns } = texts;
  return {
    head: [columns.manifester, columns.plan, ...first.gains.map(({ points }) => columns.gain(points))],
    rows: rows.map(({ manifester, plan, gains }) => [
      words(name(manifester)),
      words(name(plan)),
      ...gains.map(({ effective, wasted }) => figure(texts.gain(effective, wasted), effective)),
    ]),
    align: `ll${'r'.repeat(first.gains.length)}`,
  };
}

/** For every plan: its powers by how attempts end, then its distractions by what they burn. */
export function planBlocks({ days }: DayPoint, texts: DayTexts, phrasing: Phrasing): readonly Block[] {
  const plans = [...new Set(days.map(({ plan }) => plan))];
  return plans.flatMap((plan) => {
    const own = days.filter((day) => day.plan === plan && day.powers.length > 0);
    if (own.length === 0) return [];
    return [
      section(texts.planHead(plan), [
        ...table(powerGrid(own, texts, phrasing)),
        ...table(distractionGrid(own, texts, phrasing)),
      ]),
    ];
  });
}

function powerGrid(days: readonly DayView[], texts: DayTexts, { name }: Phrasing): Grid {
  const { columns, numbers, rates } = texts;
  const mean = (value: number) => figure(numbers.fixed(value, 2), value);
  const shown = attemptEnds.filter((end) => end !== 'dispelled' || days.some(({ dispels }) => dispels));
  const rows = days.flatMap(({ manifester, powers }) =>
    powers.map(({ power, level, cost, attempts, ends, pointsWasted }) => [
      words(name(manifester)),
      words(texts.power(power, level, cost)),
      mean(attempts),
      ...shown.map((end) => figure(rates.cell(ends[end]), bestOf(ends[end]))),
      mean(pointsWasted),
    ]),
  );
  const head = [
    columns.manifester,
    columns.power,
    columns.attemptsADay,
    ...shown.map((end) => columns[end]),
    columns.wasted,
  ];
  return { head, rows, align: `ll${'r'.repeat(head.length - 2)}` };
}

function distractionGrid(days: readonly DayView[], texts: DayTexts, { name }: Phrasing): Grid {
  const { columns, numbers, rates } = texts;
  const mean = (value: number) => figure(numbers.fixed(value, 2), value);
  const rows = days.flatMap(({ manifester, powers }) =>
    powers.flatMap(({ power, attempts, distractions }) =>
      distractions.map(({ distraction, lost, pointsLost }) => [
        words(texts.distraction(distraction)),
        words(name(power)),
        words(name(manifester)),
        mean(attempts),
        figure(rates.cell(lost), bestOf(lost)),
        mean(pointsLost),
      ]),
    ),
  );
  const head = [
    columns.distraction,
    columns.power,
    columns.manifester,
    columns.attemptsADay,
    columns.lost,
    columns.wasted,
  ];
  return { head, rows, align: 'lllrrr' };
}
