/** The report of a tuning: the recommendation, what it rests on, and what it does to everybody. */
import { scoreOf } from '../../tuning/figures.ts';
import type { TuneResult } from '../../tuning/tune/tune.ts';
import type { Finding } from '../document/frame.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { bullets } from '../markdown/layout.ts';
import { missAt, wishOf, worst } from './misses.ts';
import { pageDocument, type TuningWording } from './page.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';
import type { MoverFacts, TurnFacts } from './textsTune.ts';
import { frontChart, frontGrid } from './tuneFront.ts';
import { matrices } from './tuneMatrices.ts';
import { type Measured, measure, type TuneReport } from './tuneReport.ts';
import { changeBlocks, goalGrid, sideGrid } from './tuneTables.ts';

/** Mean scores of more sides than this are told by the extremes. */
const MOST_MOVERS = 3;
/** Points of mean score that are worth a word. */
const MOVED = 0.0005;

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
