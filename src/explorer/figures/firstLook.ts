/** What is worked out when the page is written: the report for who has no scripts, and where most is wrong. */
import type { RunInfo } from '../../batch/result.ts';
import { type LanguageTag, languageOf } from '../../language/languages.ts';
import { HtmlWriter } from '../../report/html/document.ts';
import { htmlPhrasing } from '../../report/html/phrasing.ts';
import { reports } from '../../report/kinds.ts';
import { isDuelCell } from '../../scenario/duel/only.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { pointFigures, worstPlane } from './point.ts';
import type { Scene } from './scene.ts';
import { type Cells, Solver } from './solver.ts';

/** The static part of the page. */
export interface FirstLook {
  readonly html: string;
  /** `null` for kinds without planes. */
  readonly plane: number | null;
}

/** Works it out, of the baseline alone. */
export async function firstLook(
  { all, points, scenario }: Scene,
  info: RunInfo,
  language: LanguageTag,
): Promise<FirstLook> {
  const solver = new Solver(info.seed);
  const wanted = points[0]?.cells ?? [];
  await solver.solve(all, wanted, true, () => Promise.resolve());
  const cells = solver.results(all, wanted, true);
  const draft = reports.get(scenario.kind)!.draft({ info, cells }, languageOf(language), language);
  const html = new HtmlWriter(new Map()).blocks(draft(htmlPhrasing).blocks).join('\n');
  const duels = cells.filter(({ cell }) => isDuelCell(cell));
  const figures =
    duels.length === 0 ? null : pointFigures(solver.results(all as Cells<DuelCell>, wanted, false));
  return { html, plane: figures === null ? null : worstPlane(figures) };
}
