/** The report on what players would choose, and `meta.csv`. */
import { conductFacts, metaFacts, relationsOf } from '../../facts/meta/summary.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import { alphaDefaults } from '../../tuning/meta/alpha-rank.ts';
import { SHARE_DUST } from '../../tuning/meta/equilibrium.ts';
import type { GamePlace, Games, MetaGame, MetaResult } from '../../tuning/meta/meta.ts';
import type { PayoffResult } from '../../tuning/payoffs/game.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import { alike, noPlane } from '../document/alike.ts';
import type { Finding } from '../document/frame.ts';
import { figure, type Grid, type GridCell, words } from '../document/grid.ts';
import { matrixBlocks, shareCell } from '../document/heatMatrix.ts';
import { type Block, type Document, list, picture, section, table, text } from '../document/model.ts';
import { pageDocument, sideText, type TuningWording } from '../tuning/page.ts';
import { metaChart } from './metaChart.ts';

function findings(result: Games, { meta }: TuningTexts): readonly Finding[] {
  return alike(
    metaFacts(result).flatMap(({ plane, facts, leftOut }) => [
      ...(facts === null
        ? []
        : [
            {
              of: plane,
              tell: (places: readonly GamePlace[]) => meta.finding(facts, places),
              heading: meta.headings.equilibrium,
            },
          ]),
      ...(leftOut.length === 0
        ? []
        : [
            {
              of: plane,
              tell: (places: readonly GamePlace[]) => meta.leftOut(places, leftOut),
              heading: null,
            },
          ]),
    ]),
    noPlane,
  ).map(({ told, first }) => [told, first.heading]);
}

function relations(result: Games, { meta }: TuningTexts, noCycles: string): string[] {
  type Tell = (places: readonly GamePlace[]) => string;
  const found = result.games
    .map(relationsOf)
    .flatMap(({ plane, cycles, dominated }): readonly { of: GamePlace; tell: Tell }[] => [
      ...(cycles.shown.length === 0
        ? []
        : [{ of: plane, tell: (places: readonly GamePlace[]) => meta.cycles(places, cycles) }]),
      ...(dominated.length === 0
        ? []
        : [{ of: plane, tell: (places: readonly GamePlace[]) => meta.dominated(places, dominated) }]),
    ]);
  const lines = alike(found, noPlane).map(({ told }) => told);
  return result.games.some(({ cycles }) => cycles.length > 0) ? lines : [...lines, noCycles];
}

type Read = (game: MetaGame, side: number) => GridCell;

function sideGrid(result: Games, wording: TuningWording, read: Read): Grid {
  const { common, meta } = wording.texts;
  const games = result.games.filter(({ equilibrium }) => equilibrium !== null);
  const sides = [...new Set(games.flatMap(({ matrix }) => matrix.sides))];
  const head = [common.side, ...games.map(({ plane }) => meta.head(plane))];
  const rows = sides.map((side) => [
    words(sideText(wording, side)),
    ...games.map((game) => {
      const i = game.matrix.sides.indexOf(side);
      return i < 0 ? words(common.none) : read(game, i);
    }),
  ]);
  return { head, rows, align: `l${'r'.repeat(games.length)}` };
}

function shareGrid(result: Games, wording: TuningWording): Grid {
  const { common, meta, numbers } = wording.texts;
  const { strong } = wording.phrasing;
  const shares = sideGrid(result, wording, ({ equilibrium }, i) => {
    const { mixture, least, most, unique } = equilibrium!;
    const value = mixture[i]! < SHARE_DUST ? 0 : mixture[i]!;
    const share = common.percent(value);
    if (unique || most[i]! - least[i]! < 1e-4) return figure(share, value);
    return figure(meta.share(share, common.percent(least[i]!), common.percent(most[i]!)), value);
  });
  const games = result.games.filter(({ equilibrium }) => equilibrium !== null);
  const last = games.map(({ effective }) => words(strong(numbers.fixed(effective, 1))));
  return { ...shares, rows: [...shares.rows, [words(strong(meta.columns.effective)), ...last]] };
}

function movementGrid(result: Games, wording: TuningWording): Grid {
  const { common, meta } = wording.texts;
  return sideGrid(result, wording, ({ movement }, i) =>
    movement === null
      ? words(common.none)
      : figure(
          meta.range(common.percent(movement[i]!.low), common.percent(movement[i]!.high)),
          movement[i]!.high,
        ),
  );
}

/** How much the best reply to any of the equilibria gains. */
const gapOf = ({ games }: Games): number =>
  games.reduce((most, { equilibrium }) => Math.max(most, equilibrium?.gap ?? 0), 0);

/** Shares, how far they move, and α-rank. */
function shareSections(result: Games, note: string, wording: TuningWording): readonly Block[] {
  const { common, meta } = wording.texts;
  const { headings } = meta;
  const moving = result.games.some(({ movement }) => movement !== null);
  const ranked = result.games.filter(({ alphaRank }) => alphaRank.length > 0);
  return [
    section(headings.equilibrium, table(shareGrid(result, wording))),
    section(headings.movement, moving ? [...text(note), ...table(movementGrid(result, wording))] : []),
    section(
      headings.alpha,
      ranked.length === 0
        ? []
        : table(
            sideGrid(result, wording, ({ alphaRank }, i) =>
              figure(common.percent(alphaRank[i]!), alphaRank[i]!),
            ),
          ),
    ),
  ];
}

/** What is left out of the conducts that everybody chooses from. */
function conductFindings({ conductsLeft }: MetaResult, { meta }: TuningTexts): readonly Finding[] {
  const facts = conductFacts(conductsLeft);
  return facts === null ? [] : [[meta.conducts(facts), null]];
}

/** The report. */
export function metaDocument(result: MetaResult, info: ReportInfo, wording: TuningWording): Document {
  const { common, meta } = wording.texts;
  const { field } = result;
  const page = {
    title: meta.title(info.scenario.name),
    findings: [...findings(result, wording.texts), ...conductFindings(result, wording.texts)],
    under: [
      ...text(common.point({ variant: field.variant, axes: field.axes, others: field.others })),
      ...picture('meta.svg', metaChart(result, wording.plain.meta.chart, wording)),
    ],
    sections: [
      ...shareSections(result, meta.movementNote(result.resamples), wording),
      section(meta.headings.relations, list(relations(result, wording.texts, meta.noCycles))),
    ],
    reading: meta.reading({ ...alphaDefaults, gap: gapOf(result) }),
  };
  return pageDocument(page, info, wording);
}

/** The report on a payoff table of others. */
export function payoffDocument(result: PayoffResult, info: ReportInfo, wording: TuningWording): Document {
  const { common, meta } = wording.texts;
  const words = meta.table;
  const { seats, bare, rows, columns, payoffs } = result.table;
  const counted = result.games.some(({ movement }) => movement !== null);
  const shown = rows.map((row, i) => ({
    text: sideText(wording, row),
    cells: payoffs[i]!.map(({ score }, j) =>
      !seats && i === j ? shareCell(null, common.none) : shareCell(score, common.percent(score)),
    ),
  }));
  const related = relations(result, wording.texts, words.noCycles);
  const page = {
    title: meta.title(info.scenario.name),
    findings: [
      ...findings(result, wording.texts),
      ...(result.value === null ? [] : [[words.value(result.value, counted), null] as const]),
    ],
    under: [
      ...text(words.read({ bare, counted, seats })),
      ...picture('meta.svg', metaChart(result, wording.plain.meta.table.chart, wording)),
    ],
    sections: [
      ...shareSections(result, words.movementNote(result.resamples), wording),
      section(
        words.headings.relations,
        list(seats ? related.filter((line) => line !== words.noCycles) : related),
      ),
      section(words.headings.scores, [
        ...text(words.scores(seats)),
        ...matrixBlocks(
          words.row,
          columns.map((name) => sideText(wording, name)),
          shown,
        ),
      ]),
    ],
    reading: words.reading({ ...alphaDefaults, gap: gapOf(result), seats }),
    repeating: words.repeat(info, counted),
  };
  return pageDocument(page, info, wording);
}

/** `meta.csv`: one row for each plane (or population) and pair of classes, the classes' own figures beside it. @param variant of the field; `null` for a table of others. */
export function metaTable(result: Games, variant: string | null, info: ReportInfo): CsvTable {
  const head = [
    ...[
      'scenario',
      'variant',
      'plane',
      'class',
      'share',
      'share_least',
      'share_most',
      'share_low',
      'share_high',
    ],
    ...['unique', 'alpha_rank', 'opponent', 'score', 'score_se'],
  ];
  const rows = result.games.flatMap(({ plane, matrix, equilibrium, alphaRank, movement }) =>
    matrix.sides.flatMap((side, i) =>
      matrix.opponents.map((opponent, j): Value[] => [
        ...[info.scenario.name, variant, plane, side, equilibrium?.mixture[i] ?? null],
        ...[equilibrium?.least[i] ?? null, equilibrium?.most[i] ?? null],
        ...[movement?.[i]?.low ?? null, movement?.[i]?.high ?? null, equilibrium?.unique ?? null],
        ...[alphaRank[i] ?? null, opponent, matrix.score[i]![j]!, matrix.error[i]![j]!],
      ]),
    ),
  );
  return { header: head, rows };
}
