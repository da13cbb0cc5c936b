/** What a report says about one variant at one setting of the axes. */
import { bothEnds, listRows, sideRows } from '../../facts/duel/fit.ts';
import type { PointView } from '../../facts/duel/view.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Grid } from '../document/grid.ts';
import { scaleOf } from '../document/heatMatrix.ts';
import { type Block, firstRows, note, section, shortened, table, text } from '../document/model.ts';
import type { ChartPlace } from './charts/plan.ts';
import type { Context } from './context.ts';
import { edgeGrid, endsGrid, lengthGrid, lengthIsExact } from './courses.ts';
import { scoreBlocks } from './heat.ts';
import { populationGrid } from './populations.ts';
import { rateBlocks } from './rates.ts';
import { drainGrid, drainIsExact, planeDrainGrid } from './sides.ts';

/** All parts of a point; of one whose duels an earlier point showed, only that. */
export function partBlocks(point: PointView, index: number, context: Context): readonly Block[] {
  const { texts, plain, nameOf, pictures, opened, first } = context;
  const { headings, fit, page, numbers } = texts;
  if (point.sameAs !== null) return text(texts.samePoint(nameOf(point.sameAs)));
  const part = (heading: string, place: ChartPlace, said: string, blocks: readonly Block[]) =>
    section(heading, blocks.length === 0 ? [] : [...note(said), ...pictures(index, place), ...blocks]);
  const bySide = (grid: Grid | null) => shortened(grid, sideRows, bothEnds, fit.sides);
  const scores = scoreBlocks(point, texts, plain);
  const coloured = scores.length === 0 ? [] : [...scores, scaleOf(page.scoreLegend, numbers)];
  const own = part(headings.scores, 'scores', texts.scoresNote, coloured);
  const scoresPart: readonly Block[] = opened.has(index) ? [{ kind: 'fit', page: [], file: [own] }] : [own];
  const ends = table(endsGrid(point, texts));
  return [
    // Those of the point that is looked at first open the report.
    ...(index === first ? [] : scoresPart),
    section(headings.rates, rateBlocks(point, index, context)),
    part(
      texts.populations.heading,
      'populations',
      texts.populations.note,
      shortened(populationGrid(point, texts), listRows, firstRows, fit.list),
    ),
    part(headings.ends, 'ends', texts.endsNote(point.endings?.exact ?? true), ends),
    part(headings.edge, 'edge', texts.edgeNote, table(edgeGrid(point, texts))),
    part(headings.drain, 'drain', texts.drainNote(drainIsExact(point), point.precision), [
      ...bySide(drainGrid(point, texts)),
      ...(index === context.first ? planeDrain(point, texts, plain) : []),
    ]),
    part(
      headings.length,
      'length',
      texts.lengthNote(lengthIsExact(point), point.precision),
      table(lengthGrid(point, texts)),
    ),
  ];
}

/** Mana drain plane by plane, folded away: what the picture shows. */
function planeDrain(point: PointView, texts: Texts, plain: Texts): readonly Block[] {
  const blocks = shortened(planeDrainGrid(point, texts), listRows, firstRows, texts.fit.rows);
  if (blocks.length === 0) return [];
  const summary = `${plain.headings.drain}, ${plain.byPlane}: ${plain.asTable}`;
  return [{ kind: 'folded', summary, blocks }];
}
