/** Tables of a comparison. */
import type { Change, Difference, MatchupChange, PooledChange } from '../../analysis/compare/comparison.ts';
import { cut } from '../../facts/run/cut.ts';
import type { Phrasing } from '../../language/forms/phrasing.ts';
import { shareNumeral } from '../../language/forms/share.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';

/** Flipped duels told of each matchup, and in all. */
const FLIPS = { each: 3, all: 30 };

/** What tables are worded with. */
export interface ComparisonWording {
  readonly phrasing: Phrasing;
  readonly texts: Texts;
  /** Differences within this count as none. */
  readonly margin: number;
}

/** One figure of a change; columns that are empty throughout are left out. */
interface Column<C extends Change> {
  readonly head: string;
  readonly align: 'l' | 'r';
  readonly cell: (change: C) => GridCell;
}

function gridOf<C extends Change>(columns: readonly Column<C>[], changes: readonly C[]): Grid {
  const shown = columns
    .map((column) => ({ ...column, cells: changes.map(column.cell) }))
    .filter(({ cells }) => cells.some((cell) => cell.text !== ''));
  return {
    head: shown.map(({ head }) => head),
    rows: changes.map((_, row) => shown.map(({ cells }) => cells[row]!)),
    align: shown.map(({ align }) => align).join(''),
  };
}

function figureColumns(
  { texts, margin }: ComparisonWording,
  drains: readonly [own: string, other: string],
): readonly Column<Change>[] {
  const { comparison: said, numbers } = texts;
  const { columns } = said;
  const percent = (value: number | null) => figure(value === null ? '' : shareNumeral(value, numbers), value);
  const points = (difference: Difference | null) =>
    figure(said.points(difference), difference?.value ?? null);
  const mean = (difference: Difference | null) => figure(said.mean(difference), difference?.value ?? null);
  return [
    // What one wants to know first stands where nobody has to scroll for it.
    { head: columns.verdict, align: 'l', cell: (change) => words(said.verdict(change, margin)) },
    { head: columns.before, align: 'r', cell: ({ before }) => percent(before) },
    { head: columns.after, align: 'r', cell: ({ after }) => percent(after) },
    { head: columns.win, align: 'r', cell: ({ win }) => points(win) },
    { head: columns.score, align: 'r', cell: ({ score }) => points(score) },
    {
      head: columns.effect,
      align: 'r',
      cell: ({ effect }) => figure(effect === null ? '' : numbers.signed(effect, 2), effect),
    },
    { head: columns.p, align: 'r', cell: ({ adjusted }) => figure(said.p(adjusted), adjusted) },
    { head: drains[0], align: 'r', cell: ({ initiatorDrain }) => mean(initiatorDrain) },
    { head: drains[1], align: 'r', cell: ({ targetDrain }) => mean(targetDrain) },
    { head: columns.rounds, align: 'r', cell: ({ rounds }) => mean(rounds) },
  ];
}

/** How a row's setting is told: the variant, where two runs of several variants are compared, and the axes. */
function settings(
  changes: readonly { readonly variant: string; readonly axes: MatchupChange['axes'] }[],
  { phrasing, texts }: ComparisonWording,
): (change: { readonly variant: string; readonly axes: MatchupChange['axes'] }) => GridCell {
  const several = new Set(changes.map(({ variant }) => variant)).size > 1;
  return ({ variant, axes }) =>
    words(
      [
        ...(several ? [phrasing.name(variant)] : []),
        ...(axes.length === 0 ? [] : [texts.comparison.setting(axes)]),
      ].join(' · '),
    );
}

/** Changes averaged over the matchups of a side, or of a plane. */
export function pooledGrid(
  pooled: readonly PooledChange[],
  kind: PooledChange['subject']['kind'],
  wording: ComparisonWording,
): Grid {
  const changes = pooled.filter(({ subject }) => subject.kind === kind);
  const { comparison: said, numbers } = wording.texts;
  const { columns } = said;
  const drains =
    kind === 'side'
      ? ([columns.ownDrain, columns.otherDrain] as const)
      : ([columns.initiatorDrain, columns.targetDrain] as const);
  const leading: readonly Column<PooledChange>[] = [
    { head: columns.subject, align: 'l', cell: ({ subject }) => words(said.subject(subject)) },
    { head: columns.setting, align: 'l', cell: settings(changes, wording) },
    { head: columns.cells, align: 'r', cell: ({ cells }) => figure(numbers.whole(cells), cells) },
  ];
  return gridOf([...leading, ...figureColumns(wording, drains)], changes);
}

/** Matchups worth a row: those that change, each piece of evidence once; and how many are left out. */
export function shownMatchups(matchups: readonly MatchupChange[]): {
  readonly shown: readonly MatchupChange[];
  readonly same: number;
  readonly identical: number;
} {
  const seen = new Set<number>();
  const changed = matchups.filter(({ verdict }) => verdict !== 'identical');
  const shown = changed.filter(({ evidence }) => {
    const fresh = !seen.has(evidence);
    seen.add(evidence);
    return fresh;
  });
  return { shown, same: changed.length - shown.length, identical: matchups.length - changed.length };
}

/** One row a matchup. @param all what decides how settings are told. */
export function matchupGrid(
  all: readonly MatchupChange[],
  shown: readonly MatchupChange[],
  wording: ComparisonWording,
): Grid {
  const { comparison, sideName } = wording.texts;
  const { columns } = comparison;
  const { name } = wording.phrasing;
  const leading: readonly Column<MatchupChange>[] = [
    {
      head: columns.matchup,
      align: 'l',
      cell: ({ initiator, target }) =>
        words([initiator, target].map((side) => name(sideName(side))).join(' > ')),
    },
    { head: columns.plane, align: 'r', cell: ({ plane }) => figure(String(plane), plane) },
    { head: columns.setting, align: 'l', cell: settings(all, wording) },
  ];
  const drains = [columns.initiatorDrain, columns.targetDrain] as const;
  return gridOf([...leading, ...figureColumns(wording, drains)], shown);
}

/** Duels that came out otherwise, at most some of each matchup. */
export function flipGrid(
  matchups: readonly MatchupChange[],
  { phrasing, texts }: ComparisonWording,
  several: boolean,
): Grid {
  const { comparison: said } = texts;
  const { columns } = said;
  const flips = matchups.flatMap((change) =>
    cut(change.flips, FLIPS.each).shown.map((flip) => ({ change, flip })),
  );
  const rows = cut(flips, FLIPS.all).shown.map(({ change, flip }) => [
    words(phrasing.code(change.key)),
    ...(several ? [words(phrasing.name(change.variant))] : []),
    words(said.setting(change.axes)),
    figure(String(flip.index), flip.index),
    words(said.end(flip.from)),
    words(said.end(flip.to)),
  ]);
  const head = [
    columns.matchup,
    ...(several ? [texts.columns.variant] : []),
    columns.setting,
    columns.duel,
    columns.from,
    columns.to,
  ];
  return { head, rows, align: several ? 'lllrll' : 'llrll' };
}
