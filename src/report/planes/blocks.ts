/** Planes held against each other: a section of the report, and a report of its own. */
import { bestOf, type Estimate } from '../../analysis/estimate.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import type { PlaneFacts } from '../../analysis/planes/facts.ts';
import { attributes } from '../../analysis/worth.ts';
import { planeSummary } from '../../facts/planes/summary.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';
import { type Block, items, list, section, table, text } from '../document/model.ts';

/** A section of the report of a run, pairs of planes folded away; nothing without a comparison. `plain`: bare. */
export function planeBlocks(
  comparison: PlaneComparison | null,
  texts: Texts,
  plain: Texts,
): readonly Block[] {
  if (comparison === null) return [];
  return [
    ...list(texts.planes.sentences(planeSummary(comparison))),
    ...factBlocks(comparison, texts),
    { kind: 'folded', summary: plain.planes.pairsHeading, blocks: pairBlocks(comparison, texts) },
  ];
}

/** The parts of a report of its own. */
export function planeSections(comparison: PlaneComparison, texts: Texts): readonly Block[] {
  const { heading, pairsHeading, sentences } = texts.planes;
  const link = { heading };
  return [
    section(
      texts.headings.standout,
      items(sentences(planeSummary(comparison)).map((text) => ({ text, link }))),
    ),
    section(heading, factBlocks(comparison, texts)),
    section(pairsHeading, pairBlocks(comparison, texts)),
  ];
}

function factBlocks(comparison: PlaneComparison, texts: Texts): readonly Block[] {
  return [
    ...table(factGrid(comparison, texts)),
    ...texts.planes.notes(planeSummary(comparison)).flatMap(text),
  ];
}

function pairBlocks(comparison: PlaneComparison, texts: Texts): readonly Block[] {
  return [...table(pairGrid(comparison, texts)), ...text(texts.planes.pairsNote(planeSummary(comparison)))];
}

function best(estimate: Estimate, { rates }: Texts): GridCell {
  return figure(rates.cell(estimate), bestOf(estimate));
}

/** An estimate in another unit. */
function scaled({ exact, simulated }: Estimate, by: number): Estimate {
  const { value = 0, low = 0, high = 0 } = simulated ?? {};
  return {
    exact: exact === null ? null : exact * by,
    simulated: simulated === null ? null : { value: value * by, low: low * by, high: high * by },
  };
}

function factGrid({ planes, worths }: PlaneComparison, texts: Texts): Grid {
  const { planes: said, rates } = texts;
  const { columns } = said;
  const mean = (estimate: Estimate, value = bestOf(estimate)) => figure(rates.mean(estimate), value);
  const shown = attributes.filter((attribute) => worths.some((worth) => worth.attribute === attribute));
  const edges = planes.some(({ edge }) => edge !== null);
  const upsets = planes.some(({ upset }) => upset !== null);
  const row = (facts: PlaneFacts): readonly GridCell[] => [
    figure(String(facts.plane), facts.plane),
    ...shown.map((attribute) => {
      const worth = worths.find((one) => one.plane === facts.plane && one.attribute === attribute);
      return worth === undefined ? words('') : figure(said.worth(worth), worth.value);
    }),
    best(facts.win, texts),
    mean(scaled(facts.spread, 100), bestOf(facts.spread)),
    best(facts.hopeless, texts),
    ...(edges
      ? [facts.edge === null ? words('') : figure(rates.points(facts.edge), bestOf(facts.edge))]
      : []),
    ...(upsets ? [facts.upset === null ? words('') : best(facts.upset.rate, texts)] : []),
    mean(facts.rounds),
    mean(facts.initiatorDrain),
    mean(facts.targetDrain),
  ];
  const head = [
    columns.plane,
    ...shown.map(said.attribute),
    columns.win,
    columns.spread,
    columns.hopeless,
    ...(edges ? [columns.edge] : []),
    ...(upsets ? [columns.upset] : []),
    columns.rounds,
    columns.initiatorDrain,
    columns.targetDrain,
  ];
  return { head, rows: planes.map(row), align: 'r'.repeat(head.length) };
}

function pairGrid({ pairs }: PlaneComparison, texts: Texts): Grid {
  const { planes: said, comparison, numbers, rates } = texts;
  const { columns } = said;
  const tested = pairs.some(({ adjusted }) => adjusted !== null);
  const rows = pairs.map((pair) => [
    words(said.pair(pair.first, pair.second)),
    figure(rates.points(pair.difference), bestOf(pair.difference)),
    figure(numbers.signed(pair.effect, 2), pair.effect),
    ...(tested ? [figure(comparison.p(pair.adjusted), pair.adjusted)] : []),
    figure(rates.mean(scaled(pair.typical, 100)), bestOf(pair.typical)),
    pair.rank === null ? words('') : figure(rates.mean(pair.rank, 2), bestOf(pair.rank)),
    figure(numbers.fixed(pair.drainDistance, 2), pair.drainDistance),
  ]);
  const head = [
    columns.planes,
    columns.difference,
    columns.effect,
    ...(tested ? [columns.p] : []),
    columns.typical,
    columns.rank,
    columns.drainDistance,
  ];
  return { head, rows, align: `l${'r'.repeat(head.length - 1)}` };
}
