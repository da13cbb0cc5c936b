/** What is found, in finished texts of a language. */
import type { Judgement } from '../../analysis/judgement.ts';
import { verdictCounts } from '../../facts/verdicts/reasons.ts';
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import { type LanguageTag, languageOf, textsIn } from '../../language/languages.ts';
import { complaintText, tipText } from '../../problems/problem.ts';
import { lawData } from '../../report/duel/book.ts';
import { glanceLines } from '../../report/duel/glance.ts';
import { htmlPhrasing } from '../../report/html/phrasing.ts';
import { verdictReason } from '../../report/verdicts/blocks.ts';
import type { Problem } from '../../scenario/tree/problem.ts';
import type { DetailsModel, Refused, WholeModel } from '../model/messages.ts';
import type { PlaneFigures } from './matrix.ts';
import { type PointFigures, scoreRows, worstPlane } from './point.ts';

/** What stands beside the open matchup; `null` where none is open. */
export function details(
  open: string | null,
  after: PlaneFigures,
  before: PlaneFigures | null,
  language: LanguageTag,
): DetailsModel | null {
  const texts = languageOf(language)(plainPhrasing);
  const view = open === null ? undefined : after.cells.get(open);
  if (view === undefined) return null;
  const was = before?.cells.get(view.key);
  const { sideName, planeHead } = texts;
  return {
    key: view.key,
    title: `${sideName(view.initiator)} → ${sideName(view.target)} · ${planeHead(view.plane)}`,
    after: lawData(view, texts),
    before: was === undefined ? null : lawData(was, texts),
  };
}

/** The first sentences and the scores of a point. */
export function wholeModel(
  point: PointFigures,
  base: PointFigures | null,
  language: LanguageTag,
): WholeModel {
  const words = languageOf(language);
  const [texts, marked] = [words(plainPhrasing), words(htmlPhrasing)];
  const several = point.scores.length > 1;
  return {
    glance: several ? glanceLines(point.imbalances, marked, htmlPhrasing.strong) : [],
    spoken: several ? glanceLines(point.imbalances, texts, plainPhrasing.strong).join(' ') : '',
    planes: point.tables.map(({ plane }) => plane),
    worst: worstPlane(point),
    scores: scoreRows(point, base, texts),
    summary: '',
    verdicts: [],
  };
}

/** What the scenario expects, met or missed. */
export function verdictsIn(
  judgement: Judgement,
  language: LanguageTag,
): Pick<WholeModel, 'summary' | 'verdicts'> {
  const { verdicts: said } = languageOf(language)(plainPhrasing);
  return {
    summary: said.summary(verdictCounts(judgement)),
    verdicts: judgement.verdicts.map((verdict) => ({
      name: verdict.name,
      status: verdict.status,
      said: said.status[verdict.status],
      demand: said.demand(verdict),
      reason: verdictReason(verdict, said),
    })),
  };
}

/** Problems in the reader's language. */
export function refusals(problems: readonly Problem[], language: LanguageTag): readonly Refused[] {
  const { problems: texts } = textsIn(language);
  return problems.map((problem) => ({
    where: problem.where,
    said: complaintText(problem, texts) + tipText(problem.tip, texts),
  }));
}
