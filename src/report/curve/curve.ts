/** The report of a curve, `curve.csv` and `curve-crossings.csv`: a sweep with sides as lines, and where they cross. */
import { leadersOf } from '../../facts/curve/leaders.ts';
import { cut } from '../../facts/run/cut.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import type { CurveResult } from '../../tuning/sweep/curve.ts';
import type { Meeting } from '../../tuning/sweep/meeting.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import type { Finding } from '../document/frame.ts';
import { figure, words } from '../document/grid.ts';
import { type Block, type Document, picture, section, table, text } from '../document/model.ts';
import { scoreSection, sweepMoves } from '../sweep/sweep.ts';
import { curves } from '../sweep/sweepPictures.ts';
import { pageDocument, sideText, type TuningWording } from '../tuning/page.ts';

/** Crossings told in sentences. */
const MOST_TOLD = 4;
/** Rows of the table of crossings. */
const MOST_ROWS = 40;

function findings(result: CurveResult, texts: TuningTexts): readonly Finding[] {
  const { curve, sweep } = texts;
  const [over, exact] = [result.x.name, result.duels === null];
  const sure = result.meetings.filter((own) => own.sure);
  const leaders = leadersOf(result).map((own): Finding => [curve.leaders(own, over), sweep.headings.scores]);
  const { shown, left } = cut(sure, MOST_TOLD);
  const meetings = [
    ...shown.map((own) => curve.meeting(own, over, exact)),
    ...(left > 0 ? [curve.more(left)] : []),
  ].map((sentence): Finding => [sentence, curve.headings.meetings]);
  const none: Finding[] = sure.length === 0 ? [[curve.none(exact), null]] : [];
  const [first, ...others] = leaders;
  return [
    ...(first === undefined ? [] : [first]),
    ...meetings,
    ...none,
    ...sweepMoves(result, texts),
    ...others,
  ];
}

function meetingBlocks(result: CurveResult, wording: TuningWording): readonly Block[] {
  const { common, curve, sweep, numbers } = wording.texts;
  const plain = (value: number): string => numbers.significant(value, 4);
  const { shown, left } = cut(result.meetings, MOST_ROWS);
  const rows = shown.map(({ plane, before, behind, x, between, sure }) => [
    plane === null ? words(sweep.allPlanes) : figure(String(plane), plane),
    words(sideText(wording, before)),
    words(sideText(wording, behind)),
    figure(plain(x), x),
    words(sure ? `${plain(between[0])} – ${plain(between[1])}` : curve.open),
  ]);
  const { columns } = curve;
  const head = [common.plane, columns.before, columns.behind, columns.where, sweep.columns.interval];
  return [...table({ head, rows, align: 'rllrr' }), ...text(left > 0 ? curve.more(left) : '')];
}

/** The report. */
export function curveDocument(result: CurveResult, info: ReportInfo, wording: TuningWording): Document {
  const { common, curve } = wording.texts;
  const { field, x, alone, duels } = result;
  const drawn = result.points.some(({ scores }) => scores.length > 0);
  const page = {
    title: curve.title(info.scenario.name, x.name),
    findings: findings(result, wording.texts),
    under: [
      ...text(common.point({ variant: field.variant, axes: field.axes, others: field.others })),
      ...(drawn ? picture('curve.svg', curves(result, wording)) : []),
    ],
    sections: [
      scoreSection(result, wording),
      section(curve.headings.meetings, result.meetings.length === 0 ? [] : meetingBlocks(result, wording)),
    ],
    reading: curve.reading({ alone, over: x.name, duels }),
  };
  return pageDocument(page, info, wording);
}

/** `curve-crossings.csv`: one row for every crossing of two lines. */
export function meetingsTable({ meetings, field, x }: CurveResult, info: ReportInfo): CsvTable {
  const row = ({ plane, before, behind, x: at, between, sure }: Meeting): Value[] => [
    ...[info.scenario.name, field.variant, plane ?? 'all', x.name, before, behind],
    ...[at, between[0], between[1], sure],
  ];
  const header = [
    ...['scenario', 'variant', 'plane', 'over', 'ahead_before', 'ahead_behind'],
    ...['crosses_at', 'between_low', 'between_high', 'beyond_noise'],
  ];
  return { header, rows: meetings.map(row) };
}
