/** The picture of a meta-game. */
import { metaFacts } from '../../facts/meta/summary.ts';
import type { Games, MetaGame } from '../../tuning/meta/meta.ts';
import { ink, shareSteps } from '../charts/palette.ts';
import { type Chart, framed } from '../charts/spec.ts';
import { nameLabels } from '../charts/textWidth.ts';
import { described } from '../charts/words.ts';
import type { TuningWording } from '../tuning/page.ts';

/** Shares of the equilibrium as a map of sides and planes. */
export function metaChart(result: Games, title: string, { plain, shared }: TuningWording): Chart {
  const { common, meta } = plain;
  const { numbers } = shared;
  const games = result.games.filter(({ equilibrium }) => equilibrium !== null);
  const planeOf = ({ plane }: MetaGame): string =>
    typeof plane === 'number' ? String(plane) : meta.head(plane);
  const planes = games.every(({ plane }) => typeof plane !== 'string');
  const sides = [...new Set(games.flatMap(({ matrix }) => matrix.sides))];
  const values = games.flatMap((game) => {
    const { matrix, equilibrium } = game;
    return matrix.sides.map((side, i) => {
      const share = Math.round(equilibrium!.mixture[i]! * 1000) / 10;
      const text = share < 0.05 ? '' : numbers.fixed(share, 0);
      return {
        side: shared.sideName(side),
        plane: planeOf(game),
        share,
        text,
        ink: shareSteps.find(({ below }) => share < below)!.text,
      };
    });
  });
  const place = {
    x: {
      field: 'plane',
      type: 'nominal',
      sort: games.map(planeOf),
      axis: {
        title: planes ? common.plane : null,
        labelAngle: 0,
        orient: 'top',
        domain: false,
        ticks: false,
      },
    },
    y: {
      field: 'side',
      type: 'nominal',
      sort: sides.map(shared.sideName),
      axis: {
        title: null,
        domain: false,
        ticks: false,
        labelPadding: 6,
        ...nameLabels(sides.map(shared.sideName), 180),
      },
    },
  };
  const view = {
    data: { values },
    width: { step: Math.max(24, Math.min(64, Math.floor(580 / Math.max(1, games.length)))) },
    height: { step: 24 },
    encoding: place,
    resolve: { scale: { color: 'independent' } },
    layer: [
      {
        mark: { type: 'rect', stroke: ink.panel },
        encoding: {
          color: {
            field: 'share',
            type: 'quantitative',
            scale: {
              type: 'threshold',
              domain: shareSteps.flatMap(({ below }) => (Number.isFinite(below) ? [below] : [])),
              range: shareSteps.map(({ fill }) => fill),
            },
            legend: null,
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 11 },
        encoding: {
          text: { field: 'text' },
          color: { field: 'ink', type: 'nominal', scale: null, legend: null },
        },
      },
    ],
  };
  // Only where it is so on every plane that the picture shows.
  const chosen = metaFacts(result).flatMap(({ facts }) =>
    facts === null ? [] : [facts.open || facts.played.length !== 1 ? null : facts.played[0]!.side],
  );
  const [only = null] = chosen;
  const kind = { title, note: shared.charts.equilibrium };
  const choice =
    planes && only !== null && chosen.every((side) => side === only)
      ? shared.titles.choice(shared.sideName(only))
      : null;
  const words = described(kind, shared, shared.charts.inTables, choice);
  return { ...words, spec: framed(words.title, words.note, numbers, view) };
}
