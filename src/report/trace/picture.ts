/** The chances of a traced duel as a picture: a line for each side, and for draws where they matter. */
import type { TraceTexts } from '../../language/texts/trace.ts';
import type { TracedDuel } from '../../study/trace.ts';
import { linesChart } from '../charts/lines.ts';
import { renderCharts } from '../charts/render.ts';
import { sidesOf } from './render.ts';

/** Draws less likely than this throughout are left out. */
const visible = 5e-3;

/** The picture as SVG; `null` where the chances are not known. */
export async function courseSvg(
  { address, story, course }: TracedDuel,
  texts: TraceTexts,
): Promise<string | null> {
  if (course === null) return null;
  const { draw, ...words } = texts.picture(address);
  const sides = sidesOf(story, texts);
  const namesakes = sides.initiator === sides.target;
  const lines = [
    { of: 'initiator', series: namesakes ? `1. ${sides.initiator}` : sides.initiator },
    { of: 'target', series: namesakes ? `2. ${sides.target}` : sides.target },
    ...(course.curve.some((at) => at.draw >= visible) ? [{ of: 'draw', series: draw } as const] : []),
  ] as const;
  const chart = linesChart(
    {
      ...words,
      neutral: 50,
      series: lines.map(({ series }) => series),
      points: lines.flatMap(({ of, series }) =>
        course.curve.map((at) => {
          const value = at[of] * 100;
          return { panel: '', series, at: at.round, value, low: value, high: value };
        }),
      ),
    },
    texts.numbers,
  );
  const [svg] = await renderCharts([chart]);
  return svg ?? null;
}
