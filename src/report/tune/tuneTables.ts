/** Tables of a tuning: what changes, what becomes of the wishes, who gains. */

import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import { missAt, worst } from '../../facts/tune/misses.ts';
import type { MoverFacts } from '../../facts/tune/movers.ts';
import type { Measured, TuneReport } from '../../facts/tune/tuneReport.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { type Block, table, text } from '../document/model.ts';
import { sideText, type TuningWording } from '../tuning/page.ts';

/** Every wish of the scenario with the requirement that is furthest off after the change. */
export function goalGrid(
  { result }: TuneReport,
  measured: readonly Measured[],
  { texts, phrasing }: TuningWording,
): Grid {
  const { tune, common } = texts;
  const rows = result.block.goal.map((_, index) => {
    const own = measured.filter(({ requirement }) => requirement.index === index);
    const [first, most] = [worst(own, (entry) => entry.before), worst(own, (entry) => entry.after)];
    const { name, metric, low, high } = most.requirement.band;
    const told = (entry: Measured, value: number): string =>
      tune.at(tune.value(metric, value), metric, entry.requirement.subject);
    const after = told(most, most.after);
    const { fresh } = most;
    return [
      words(tune.wish(name, metric)),
      words(tune.band(metric, low, high)),
      figure(told(first, first.before), ordered(first.before)),
      figure(missAt(most, most.after) > 0 ? phrasing.strong(after) : after, ordered(most.after)),
      fresh === null
        ? words(common.none)
        : figure(tune.interval(metric, fresh.value, fresh.low, fresh.high), fresh.value),
      words(fresh === null ? common.none : tune.verdicts[fresh.verdict]),
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
  return { head, rows, align: 'llrrrl' };
}

/** A number to order rows by; none where a requirement is not possible. */
function ordered(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** What changes in the file, and the patch that does it. */
export function changeBlocks(
  { result, diff, stuck, written, standing }: TuneReport,
  info: ReportInfo,
  { texts, phrasing }: TuningWording,
): readonly Block[] {
  const { tune, numbers, common } = texts;
  const plain = (value: number | null): string =>
    value === null ? common.none : numbers.significant(value, 6);
  const rows = result.block.knobs.flatMap((knob, k) => {
    const value = result.best.values[k]!;
    if (value === null) return [];
    const { present } = result.knobs[k]!;
    return [
      [
        words(phrasing.name(knob.name)),
        figure(plain(present), present),
        figure(phrasing.strong(plain(value)), value),
        words(`${plain(knob.from)} – ${plain(knob.to)}`),
      ],
    ];
  });
  const { columns } = tune;
  if (rows.length === 0) return text(tune.noPatch);
  return [
    ...table({ head: [columns.knob, columns.now, columns.next, columns.range], rows, align: 'lrrr' }),
    ...text(stuck === null ? '' : tune.unpatched(stuck)),
    ...(diff === null
      ? []
      : [
          ...text(tune.patch(written, info.scenario.file, standing !== 'candidate')),
          { kind: 'code', language: 'diff', text: diff.trimEnd() } as const,
        ]),
  ];
}

/** Mean scores before and after; who gains most first. */
export function sideGrid(movers: readonly MoverFacts[], wording: TuningWording): Grid {
  const { tune, common } = wording.texts;
  const rows = [...movers]
    .sort((a, b) => b.after - b.before - (a.after - a.before))
    .map(({ side, before, after }) => [
      words(sideText(wording, side)),
      figure(common.percent(before), before),
      figure(common.percent(after), after),
      figure(common.points(after - before), after - before),
    ]);
  const { before, after, change } = tune.columns;
  return { head: [common.side, before, after, change], rows, align: 'lrrr' };
}
