/** `tune.md`: the recommendation, what it rests on, and what it does to everybody. */
import { scoreOf } from '../../tuning/figures.ts';
import { missOf, type Requirement } from '../../tuning/goal/requirement.ts';
import type { TuneResult } from '../../tuning/tune/tune.ts';
import { escapeMarkdown, fencedBlock } from '../markdown/escape.ts';
import { table } from '../markdown/table.ts';
import { bullets, pageText, picture } from './page.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';
import type { MoverFacts, TurnFacts, WishFacts } from './textsTune.ts';
import { frontTable } from './tuneFront.ts';
import { matrices } from './tuneMatrices.ts';
import { type Measured, measure, type TuneReport } from './tuneReport.ts';

/** Mean scores of more sides than this are told by the extremes. */
const MOST_MOVERS = 3;
/** Points of mean score that are worth a word. */
const MOVED = 0.0005;

const missAt = ({ requirement }: Measured, value: number): number =>
  Number.isNaN(value) ? Number.POSITIVE_INFINITY : missOf(requirement.band, value);

function wishOf({ band, subject }: Requirement, value: number): WishFacts {
  const { name, metric, low, high } = band;
  return { name, metric, subject, low, high, value };
}

/** Weighted distance beyond the nearer end of the band; below 0 inside. */
function excess({ requirement: { band } }: Measured, value: number): number {
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  return Math.max(band.low - value, value - band.high) * band.weight;
}

/** The requirement that misses most at a time, or is closest to missing; of equal ones the first. */
function worst(list: readonly Measured[], read: (own: Measured) => number): Measured {
  return list.reduce((most, own) => (excess(own, read(own)) > excess(most, read(most)) + 1e-12 ? own : most));
}

function turnsOf({ block, knobs, best }: TuneResult): TurnFacts[] {
  return block.knobs.flatMap((knob, k) => {
    const to = best.values[k]!;
    return to === null ? [] : [{ knob: knob.name, from: knobs[k]!.present, to }];
  });
}

/** Mean scores of all sides, over the points that the goal looks at, mirrors left out. */
function moversOf({ result, evaluator }: TuneReport): MoverFacts[] {
  const points = new Set(
    result.requirements.map(({ subject }) => JSON.stringify([subject.variant, subject.axes])),
  );
  const sums = new Map<string, { before: number; after: number; cells: number }>();
  result.before.forEach((cell, index) => {
    if (cell.initiator === cell.target || !points.has(JSON.stringify([cell.variant, cell.axes]))) return;
    const [a, b] = [cell, result.after[index]!].map((own) =>
      evaluator.figures(own, evaluator.options.mostDuels),
    );
    if (a === null || b === null || a === undefined || b === undefined) return;
    for (const [side, flip] of [
      [cell.initiator, false],
      [cell.target, true],
    ] as const) {
      const sum = sums.get(side) ?? { before: 0, after: 0, cells: 0 };
      sums.set(side, sum);
      sum.before += flip ? 1 - scoreOf(a) : scoreOf(a);
      sum.after += flip ? 1 - scoreOf(b) : scoreOf(b);
      sum.cells++;
    }
  });
  return [...sums].map(([side, { before, after, cells }]) => ({
    side,
    before: before / cells,
    after: after / cells,
  }));
}

function findings(
  report: TuneReport,
  measured: readonly Measured[],
  movers: readonly MoverFacts[],
  texts: TuningTexts,
): string[] {
  const { tune } = texts;
  const { result, fresh } = report;
  const turns = turnsOf(result);
  const last = worst(measured, (own) => own.after);
  const first = worst(measured, (own) => own.before);
  const missed = measured.filter((own) => missAt(own, own.before) > 0).length;
  const gains = movers
    .filter(({ before, after }) => after - before > MOVED)
    .sort((a, b) => b.after - b.before - (a.after - a.before));
  const losses = movers
    .filter(({ before, after }) => before - after > MOVED)
    .sort((a, b) => a.after - a.before - (b.after - b.before));
  const count = (verdict: string): number =>
    (fresh?.wishes ?? []).filter((own) => own?.verdict === verdict).length;
  return [
    result.best.miss > 0 ? tune.notMet(wishOf(last.requirement, last.after), result.proven) : tune.met(turns),
    ...(result.best.miss > 0 && turns.length > 0 ? [turns.map(tune.turn).join(', ')] : []),
    tune.before({
      missed,
      wishes: measured.length,
      worst: missed === 0 ? null : wishOf(first.requirement, first.before),
    }),
    tune.search(result),
    ...(turns.length === 0 ? [] : [tune.movers(gains.slice(0, MOST_MOVERS), losses.slice(0, MOST_MOVERS))]),
    ...(fresh === null
      ? []
      : [tune.fresh({ ...fresh, inside: count('inside'), outside: count('outside'), open: count('open') })]),
  ];
}

/** Every wish of the scenario with the requirement that is furthest off after the change. */
function goalTable(
  { result }: TuneReport,
  measured: readonly Measured[],
  { tune, common }: TuningTexts,
): string {
  const rows = result.block.goal.map((_, index) => {
    const own = measured.filter(({ requirement }) => requirement.index === index);
    const [first, most] = [worst(own, (entry) => entry.before), worst(own, (entry) => entry.after)];
    const { name, metric, low, high } = most.requirement.band;
    const told = (entry: Measured, value: number): string =>
      tune.at(tune.value(metric, value), metric, entry.requirement.subject);
    const after = told(most, most.after);
    const { fresh } = most;
    return [
      tune.wish(name, metric),
      tune.band(metric, low, high),
      told(first, first.before),
      missAt(most, most.after) > 0 ? `**${after}**` : after,
      fresh === null ? common.none : tune.interval(metric, fresh.value, fresh.low, fresh.high),
      fresh === null ? common.none : tune.verdicts[fresh.verdict],
    ];
  });
  const { columns } = tune;
  const head = [
    columns.wish,
    columns.band,
    columns.worstBefore,
    columns.worstAfter,
    columns.fresh,
    columns.verdict,
  ];
  return table(head, rows, 'llrrrl');
}

function changeBlocks(
  report: TuneReport,
  info: ReportInfo,
  { tune, numbers, common }: TuningTexts,
): string[] {
  const { result, diff, stuck, written } = report;
  const plain = (value: number | null): string =>
    value === null ? common.none : numbers.significant(value, 6);
  const rows = result.block.knobs.flatMap((knob, k) => {
    const value = result.best.values[k]!;
    if (value === null) return [];
    const range = `${plain(knob.from)} – ${plain(knob.to)}`;
    return [[escapeMarkdown(knob.name), plain(result.knobs[k]!.present), `**${plain(value)}**`, range]];
  });
  const { columns } = tune;
  if (rows.length === 0) return [tune.noPatch];
  return [
    table([columns.knob, columns.now, columns.next, columns.range], rows, 'lrrr'),
    ...(stuck === null ? [] : [tune.unpatched(stuck)]),
    ...(diff === null ? [] : [tune.patch(written, info.scenario.file), fencedBlock('diff', diff.trimEnd())]),
  ];
}

function sideTable(movers: readonly MoverFacts[], { tune, common }: TuningTexts): string {
  const rows = [...movers]
    .sort((a, b) => b.after - b.before - (a.after - a.before))
    .map(({ side, before, after }) => [
      escapeMarkdown(side),
      common.percent(before),
      common.percent(after),
      common.points(after - before),
    ]);
  return table([common.side, tune.columns.before, tune.columns.after, tune.columns.change], rows, 'lrrr');
}

/** The report in Markdown. */
export function tuneMarkdown(
  report: TuneReport,
  info: ReportInfo,
  texts: TuningTexts,
  chart: string | null,
): string {
  const { common, tune } = texts;
  const { result } = report;
  const measured = measure(report);
  const movers = moversOf(report);
  const page = {
    title: tune.title(info.scenario.name),
    findings: findings(report, measured, movers, texts),
    lead: [],
    sections: [
      [tune.headings.change, changeBlocks(report, info, texts)],
      [
        tune.headings.front,
        [
          frontTable(result, texts),
          tune.frontNote,
          chart === null ? '' : picture(common.picture(tune.chart), chart),
        ],
      ],
      [tune.headings.goal, [goalTable(report, measured, texts)]],
      [tune.headings.matrices, matrices(report, measured, texts)],
      [tune.headings.sides, [sideTable(movers, texts)]],
    ] as const,
    reading: tune.reading(result.block.prefer, result.method === 'ranges'),
  };
  return pageText(page, info, texts);
}

/** What a terminal shows: the sentences alone. Texts must be bare (plain phrasing). */
export function tuneSentences(report: TuneReport, texts: TuningTexts): string {
  return bullets(findings(report, measure(report), moversOf(report), texts));
}
