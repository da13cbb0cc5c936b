/** The chances of a duel by the mana that both begin with: a table of some of them, a picture of all. */
import type { SideNames, TraceTexts } from '../../language/texts/trace.ts';
import type { Story } from '../../rules/duel/story.ts';
import type { Start } from '../../study/starts.ts';
import type { TraceAddress } from '../../study/trace.ts';
import { heatMapChart } from '../charts/heatMap.ts';
import { renderCharts } from '../charts/render.ts';
import { sidesOf } from './render.ts';

/** What is shown of a duel. */
interface Shown {
  readonly address: TraceAddress;
  readonly story: Story;
  readonly starts: readonly Start[];
}

/** Rows and columns of the table: more do not fit a line. */
const inTable = 6;

/** Each mana of a side, the most first. */
function manaOf(starts: readonly Start[], side: keyof SideNames): readonly number[] {
  return [...new Set(starts.map(({ mana }) => mana[side]))].sort((a, b) => b - a);
}

/** Some of a list at even distances, its ends among them. */
function spread(list: readonly number[]): readonly number[] {
  const last = Math.min(list.length, inTable) - 1;
  return Array.from(
    { length: last + 1 },
    (_, i) => list[Math.round((i * (list.length - 1)) / Math.max(1, last))]!,
  );
}

const keyOf = (initiator: number, target: number): string => `${initiator} ${target}`;

/** The table as text, ending with a newline; a dash where the duel cannot come to that. */
export function startsTable({ story, starts }: Shown, texts: TraceTexts): string {
  const chances = new Map(starts.map(({ mana, chances }) => [keyOf(mana.initiator, mana.target), chances]));
  const { numbers } = texts;
  const columns = spread(manaOf(starts, 'target'));
  const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(7)).join('');
  const lines = spread(manaOf(starts, 'initiator')).map((mana) => {
    const own = columns.map((other) => chances.get(keyOf(mana, other)));
    return row([
      `${mana}`,
      ...own.map((at) => (at === undefined ? '–' : numbers.fixed(at.initiator * 100, 1))),
    ]);
  });
  const head = row(['', ...columns.map(String)]);
  return `${[texts.startsHead(sidesOf(story, texts)), head, ...lines].join('\n')}\n`;
}

/** The picture as SVG, in the order of the table. */
export async function startsSvg({ address, story, starts }: Shown, texts: TraceTexts): Promise<string> {
  const { numbers } = texts;
  const chart = heatMapChart(
    {
      ...texts.map(address, sidesOf(story, texts)),
      legendTitle: texts.picture(address).valueTitle,
      rows: manaOf(starts, 'initiator').map(String),
      columns: manaOf(starts, 'target').map(String),
      cells: starts.map(({ mana, chances: { initiator } }) => ({
        row: `${mana.initiator}`,
        column: `${mana.target}`,
        share: initiator,
        text: numbers.fixed(initiator * 100, 0),
      })),
    },
    numbers,
  );
  const [svg] = await renderCharts([chart]);
  return svg!;
}
