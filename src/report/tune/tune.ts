/** The report of a tuning: the recommendation, what it rests on, and what it does to everybody. */
import { missAt, wishOf, worst } from '../../facts/tune/misses.ts';
import { type MoverFacts, moversOf, turnsOf } from '../../facts/tune/movers.ts';
import { type Measured, measure, type TuneReport } from '../../facts/tune/tuneReport.ts';
import type { ReportInfo, TuningTexts } from '../../language/texts/tuning.ts';
import type { Finding } from '../document/frame.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { bullets } from '../markdown/layout.ts';
import { pageDocument, type TuningWording } from '../tuning/page.ts';
import { frontChart, frontGrid } from './tuneFront.ts';
import { matrices } from './tuneMatrices.ts';
import { changeBlocks, goalGrid, sideGrid } from './tuneTables.ts';

/** Mean scores of more sides than this are told by the extremes. */
const MOST_MOVERS = 3;
/** Points of mean score that are worth a word. */
const MOVED = 0.0005;

function findings(
  report: TuneReport,
  measured: readonly Measured[],
  movers: readonly MoverFacts[],
  texts: TuningTexts,
): readonly Finding[] {
  const { tune } = texts;
  const { headings } = tune;
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
    [
      result.best.miss > 0
        ? tune.notMet(wishOf(last.requirement, last.after), result.proven)
        : report.standing === 'candidate'
          ? tune.candidate(turns, fresh !== null)
          : tune.met(turns),
      headings.goal,
    ],
    [result.best.miss > 0 && turns.length > 0 ? turns.map(tune.turn).join(', ') : '', headings.change],
    [
      tune.before({
        missed,
        wishes: measured.length,
        worst: missed === 0 ? null : wishOf(first.requirement, first.before),
      }),
      headings.goal,
    ],
    [tune.search(result), headings.front],
    [
      turns.length === 0 ? '' : tune.movers(gains.slice(0, MOST_MOVERS), losses.slice(0, MOST_MOVERS)),
      headings.sides,
    ],
    [
      fresh === null
        ? ''
        : tune.fresh({
            ...fresh,
            inside: count('inside'),
            outside: count('outside'),
            open: count('open'),
          }),
      headings.goal,
    ],
  ];
}

/** The report. */
export function tuneDocument(report: TuneReport, info: ReportInfo, wording: TuningWording): Document {
  const { tune } = wording.texts;
  const { headings } = tune;
  const { result } = report;
  const measured = measure(report);
  const movers = moversOf(report);
  const page = {
    title: tune.title(info.scenario.name),
    findings: findings(report, measured, movers, wording.texts),
    lead: [],
    sections: [
      section(headings.change, changeBlocks(report, info, wording)),
      section(headings.front, [
        ...table(frontGrid(result, wording)),
        ...text(tune.frontNote),
        ...picture('tune.svg', frontChart(result, wording)),
      ]),
      section(headings.goal, table(goalGrid(report, measured, wording))),
      section(headings.matrices, matrices(report, measured, wording)),
      section(headings.sides, table(sideGrid(movers, wording))),
    ],
    reading: tune.reading(result.block.prefer, result.method === 'ranges'),
  };
  return pageDocument(page, info, wording);
}

/** What a terminal shows: the sentences alone. Texts must be bare (plain phrasing). */
export function tuneSentences(report: TuneReport, texts: TuningTexts): string {
  const told = findings(report, measure(report), moversOf(report), texts);
  return bullets(told.map(([sentence]) => sentence).filter((sentence) => sentence !== ''));
}
