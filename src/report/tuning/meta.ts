/** `meta.md`, `meta.csv` and picture: what players would choose. */
import { alphaDefaults } from '../../tuning/meta/alpha-rank.ts';
import { SHARE_DUST } from '../../tuning/meta/equilibrium.ts';
import type { MetaGame, MetaResult } from '../../tuning/meta/meta.ts';
import { table as csvTable, type Value } from '../csv.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { table } from '../markdown/table.ts';
import { bullets, pageText, picture } from './page.ts';
import { look, type Picture } from './svg.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';
import type { MetaFacts } from './textsMeta.ts';

/** Cycles told in one sentence. */
const MOST_CYCLES = 5;

function factsOf({ plane, matrix, equilibrium, effective }: MetaGame): MetaFacts | null {
  if (equilibrium === null) return null;
  const { mixture, least, most, unique } = equilibrium;
  const shares = matrix.sides.map((side, i) => ({
    side,
    share: mixture[i]!,
    least: least[i]!,
    most: most[i]!,
  }));
  return {
    plane,
    played: shares.filter((own) => own.most > SHARE_DUST).sort((a, b) => b.share - a.share),
    never: shares.filter((own) => own.most <= SHARE_DUST).map(({ side }) => side),
    unique,
    effective,
    sides: shares.length,
  };
}

function findings(result: MetaResult, { meta }: TuningTexts): string[] {
  return result.games.flatMap((game) => {
    const facts = factsOf(game);
    const left = game.matrix.leftOut;
    return [
      ...(facts === null ? [] : [meta.finding(facts)]),
      ...(left.length === 0 ? [] : [meta.leftOut(game.plane, left)]),
    ];
  });
}

function relations(result: MetaResult, { meta }: TuningTexts): string[] {
  const lines = result.games.flatMap(({ plane, matrix, cycles, dominated }) => {
    const name = (i: number): string => matrix.sides[i]!;
    const beyond = dominated.filter((pair) => pair.beyondNoise);
    // One who is better than them is enough; the best of those.
    const worse = [...new Set(beyond.map((pair) => pair.dominated))];
    const total = (i: number): number => matrix.score[i]!.reduce((sum, own) => sum + own, 0);
    const pairs = worse.map((i) => {
      const by = beyond.filter((pair) => pair.dominated === i).map((pair) => pair.by);
      return [name(i), name(by.reduce((best, own) => (total(own) > total(best) ? own : best)))] as const;
    });
    return [
      ...(cycles.length === 0
        ? []
        : [
            meta.cycles(
              plane,
              cycles.slice(0, MOST_CYCLES).map((cycle) => cycle.map(name)),
              Math.max(0, cycles.length - MOST_CYCLES),
            ),
          ]),
      ...(pairs.length === 0 ? [] : [meta.dominated(plane, pairs)]),
    ];
  });
  const cyclic = result.games.some(({ cycles }) => cycles.length > 0);
  return cyclic ? lines : [...lines, meta.noCycles];
}

type Read = (game: MetaGame, side: number) => string;

function sideTable(result: MetaResult, texts: TuningTexts, read: Read): string {
  const { common } = texts;
  const games = result.games.filter(({ equilibrium }) => equilibrium !== null);
  const sides = [...new Set(games.flatMap(({ matrix }) => matrix.sides))];
  const head = [
    common.side,
    ...games.map(({ plane }) => (plane === null ? common.allPlanes : `${common.plane} ${plane}`)),
  ];
  const rows = sides.map((side) => [
    escapeMarkdown(side),
    ...games.map((game) => {
      const i = game.matrix.sides.indexOf(side);
      return i < 0 ? common.none : read(game, i);
    }),
  ]);
  return table(head, rows, `l${'r'.repeat(games.length)}`);
}

function shareTable(result: MetaResult, texts: TuningTexts): string {
  const { common, meta, numbers } = texts;
  const shares = sideTable(result, texts, ({ equilibrium }, i) => {
    const { mixture, least, most, unique } = equilibrium!;
    const share = common.share(mixture[i]! < SHARE_DUST ? 0 : mixture[i]!);
    if (unique || most[i]! - least[i]! < 1e-4) return share;
    return meta.share(share, common.share(least[i]!), common.share(most[i]!));
  });
  const games = result.games.filter(({ equilibrium }) => equilibrium !== null);
  const last = games.map(({ effective }) => numbers.fixed(effective, 1));
  return `${shares}\n| *${meta.columns.effective}* | ${last.map((text) => `*${text}*`).join(' | ')} |`;
}

/** The report in Markdown. */
export function metaMarkdown(
  result: MetaResult,
  info: ReportInfo,
  texts: TuningTexts,
  chart: string | null,
): string {
  const { common, meta } = texts;
  const { field, games } = result;
  const moving = games.some(({ movement }) => movement !== null);
  const gap = games.reduce((most, { equilibrium }) => Math.max(most, equilibrium?.gap ?? 0), 0);
  const page = {
    title: meta.title(info.scenario.name),
    findings: findings(result, texts),
    lead: [
      common.point({ variant: field.variant, axes: field.axes, others: field.others }),
      chart === null ? '' : picture(common.picture(meta.chart), chart),
    ],
    sections: [
      [meta.headings.equilibrium, [shareTable(result, texts)]],
      [
        meta.headings.movement,
        moving ? [meta.movementNote(result.resamples), movementTable(result, texts)] : [],
      ],
      [meta.headings.alpha, [sideTable(result, texts, ({ alphaRank }, i) => common.share(alphaRank[i]!))]],
      [meta.headings.relations, [bullets(relations(result, texts))]],
    ] as const,
    reading: meta.reading({ ...alphaDefaults, gap }),
  };
  return pageText(page, info, texts);
}

function movementTable(result: MetaResult, texts: TuningTexts): string {
  const { common, meta } = texts;
  return sideTable(result, texts, ({ movement }, i) =>
    movement === null
      ? common.none
      : meta.range(common.share(movement[i]!.low), common.share(movement[i]!.high)),
  );
}

/** `meta.csv`: one row for each plane and pair of classes, the classes' own figures beside it. */
export function metaCsv(result: MetaResult, info: ReportInfo): string {
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
      matrix.sides.map((opponent, j): Value[] => [
        ...[info.scenario.name, result.field.variant, plane, side, equilibrium?.mixture[i] ?? null],
        ...[equilibrium?.least[i] ?? null, equilibrium?.most[i] ?? null],
        ...[movement?.[i]?.low ?? null, movement?.[i]?.high ?? null, equilibrium?.unique ?? null],
        ...[alphaRank[i]!, opponent, matrix.score[i]![j]!, matrix.error[i]![j]!],
      ]),
    ),
  );
  return csvTable(head, rows);
}

/** Shares of the equilibrium as a map of classes and planes. */
export function metaPicture(result: MetaResult, { common, meta }: TuningTexts): Picture {
  const games = result.games.filter(({ equilibrium }) => equilibrium !== null);
  const planeOf = (plane: number | null): string => (plane === null ? common.allPlanes : String(plane));
  const sides = [...new Set(games.flatMap(({ matrix }) => matrix.sides))];
  const values = games.flatMap(({ plane, matrix, equilibrium }) =>
    matrix.sides.map((side, i) => {
      const share = Math.round(equilibrium!.mixture[i]! * 1000) / 10;
      return { side, plane: planeOf(plane), share, text: share < 0.05 ? '' : String(Math.round(share)) };
    }),
  );
  const x = {
    field: 'plane',
    type: 'nominal' as const,
    sort: games.map(({ plane }) => planeOf(plane)),
    title: common.plane,
  };
  const y = { field: 'side', type: 'nominal' as const, sort: sides, title: null };
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: meta.chart,
    data: { values },
    width: { step: 46 },
    height: { step: 22 },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white' },
        encoding: {
          x: { ...x, axis: { labelAngle: 0, orient: 'top' } },
          y,
          color: {
            field: 'share',
            type: 'quantitative',
            scale: { domain: [0, 100], scheme: 'blues' },
            title: meta.columns.share,
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 11 },
        encoding: {
          x,
          y,
          text: { field: 'text' },
          color: { condition: { test: 'datum.share > 55', value: 'white' }, value: '#222' },
        },
      },
    ],
    config: look,
  };
}
