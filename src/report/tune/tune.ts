/** The report of a tuning: the recommendation, what it rests on, and what it does to everybody. */

import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import { moversOf } from '../../facts/tune/movers.ts';
import { type TuneSummary, tuneSummary } from '../../facts/tune/summary.ts';
import { measure, type TuneReport } from '../../facts/tune/tuneReport.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import type { Finding } from '../document/frame.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { pageDocument, type TuningWording } from '../tuning/page.ts';
import { frontChart, frontGrid, settingsLeft } from './tuneFront.ts';
import { matrices } from './tuneMatrices.ts';
import { changeBlocks, goalGrid, sideGrid } from './tuneTables.ts';

function findings(
  { proposed, turns, left, proven, standing, before, search, movers, fresh }: TuneSummary,
  { tune }: TuningTexts,
): readonly Finding[] {
  const { headings } = tune;
  return [
    [proposed === null ? '' : tune.proposed(proposed), headings.goal],
    [
      left !== null
        ? tune.notMet(left, proven)
        : standing === 'candidate'
          ? tune.candidate(turns, fresh !== null)
          : tune.met(turns),
      headings.goal,
    ],
    [left !== null && turns.length > 0 ? turns.map(tune.turn).join(', ') : '', headings.change],
    [tune.before(before), headings.goal],
    [tune.search(search), headings.front],
    [movers === null ? '' : tune.movers(movers.gains, movers.losses), headings.sides],
    [fresh === null ? '' : tune.fresh(fresh), headings.goal],
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
    findings: findings(tuneSummary(report, measured, movers), wording.texts),
    under: [],
    sections: [
      section(headings.change, changeBlocks(report, info, wording)),
      section(headings.front, [
        ...table(frontGrid(result, wording)),
        ...text(settingsLeft(result) > 0 ? tune.moreSettings(settingsLeft(result)) : ''),
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
  const told = findings(tuneSummary(report), texts);
  return told.flatMap(([sentence]) => (sentence === '' ? [] : [`- ${sentence}`])).join('\n');
}
