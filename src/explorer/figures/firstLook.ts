/** What is worked out when the page is written: the report for who has no scripts, and where most is wrong. */

import type { RunInfo } from '../../batch/result.ts';
import { type LanguageTag, languageOf } from '../../language/languages.ts';
import type { Block } from '../../report/document/model.ts';
import { HtmlWriter } from '../../report/html/document.ts';
import { htmlPhrasing } from '../../report/html/phrasing.ts';
import { reports } from '../../report/kinds.ts';
import { isDuelCell } from '../../scenario/duel/only.ts';
import type { DuelCell } from '../../scenario/model/cells.ts';
import { firstLookedAt } from '../../scenario/points/lookedAt.ts';
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
  const wanted = points[firstLookedAt(points)]?.cells ?? [];
  await solver.solve(all, wanted, true, () => Promise.resolve());
  const cells = solver.results(all, wanted, true);
  const draft = reports.get(scenario.kind)!.draft({ info, cells }, languageOf(language), language);
  const duels = cells.filter(({ cell }) => isDuelCell(cell));
  const figures =
    duels.length === 0 ? null : pointFigures(solver.results(all as Cells<DuelCell>, wanted, false));
  const plane = figures === null ? null : worstPlane(figures);
  const whole = draft(htmlPhrasing).blocks.filter(({ kind }) => kind !== 'contents');
  // What comes after the points goes deeper than who cannot move anything needs.
  const last = whole.findIndex(({ kind }) => kind === 'points' || kind === 'fit');
  const blocks = onPlaneAlone(last < 0 ? whole : whole.slice(0, last + 1), plane);
  return { html: new HtmlWriter(new Map()).blocks(blocks).join('\n'), plane };
}

/** Parts of a report without those of other planes, which the page would only carry along. */
function onPlaneAlone(blocks: readonly Block[], plane: number | null): readonly Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'section') {
      if (block.plane !== null && block.plane !== plane) return [];
      return [{ ...block, blocks: onPlaneAlone(block.blocks, plane) }];
    }
    if (block.kind !== 'points') return [block];
    const points = block.points.map((point) => ({ ...point, blocks: onPlaneAlone(point.blocks, plane) }));
    return [{ ...block, points }];
  });
}
