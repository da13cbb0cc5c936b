/** One duel told: which it is, how it ended and what it cost, its mana and IQ as lines, and on the page its rounds. */
import { type ToldDuel, toldDuel } from '../../facts/duel/told.ts';
import type { View } from '../../facts/duel/view.ts';
import { traceParts } from '../../facts/run/command.ts';
import { languageTag, textsIn } from '../../language/languages.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { TraceTexts } from '../../language/texts/trace.ts';
import { linesChart } from '../charts/lines.ts';
import { colourOfSides } from '../charts/palette.ts';
import type { Chart } from '../charts/spec.ts';
import { type Block, list } from '../document/model.ts';
import { roundsText, sidesOf } from '../trace/render.ts';
import type { Context } from './context.ts';

/** Of a duel of more rounds only the command is given, which tells them all. */
const mostRounds = 60;

/** A duel with its words and its picture, neither marked up: made once for all formats. */
export interface Telling {
  readonly told: ToldDuel;
  readonly words: TraceTexts;
  readonly chart: Chart;
  readonly command: string;
}

/** What a report tells of one of its duels; `null` where there is none. */
export function tellingOf(view: View, plain: Texts): Telling | null {
  const told = toldDuel(view);
  if (told === null) return null;
  const words = textsIn(languageTag(plain.language)).trace;
  const command = [...traceParts(view.info, told.cell), `--duel ${told.duel}`].join(' ');
  return { told, words, chart: courseChart(told, words, plain), command };
}

/** What stands in the section of a told duel. */
export function toldBlocks(telling: Telling | null, context: Context): readonly Block[] {
  if (telling === null) return [];
  const { texts, name, pictures, first } = context;
  const { told, words, command } = telling;
  const { cell, duel, among, story } = told;
  const { initiator, target } = sidesOf(story, words);
  const sides = { initiator: name(initiator), target: name(target) };
  const rounds: Block = {
    kind: 'folded',
    summary: texts.told.rounds,
    blocks: [{ kind: 'code', language: '', text: roundsText(cell.setup, story, words) }],
  };
  return [
    ...list([
      texts.told.which(cell.key, duel, among, cell.initiator === cell.target),
      words.ending(story, sides),
      words.cost(story, sides),
    ]),
    ...pictures(first, 'told'),
    {
      kind: 'fit',
      page: [
        ...(story.rounds.length > mostRounds ? [] : [rounds]),
        { kind: 'code', language: 'sh', text: command },
      ],
      file: [],
    },
  ];
}

function courseChart({ cell, story, course }: ToldDuel, words: TraceTexts, texts: Texts): Chart {
  const { chart } = texts.told;
  const sides = sidesOf(story, words);
  const namesakes = sides.initiator === sides.target;
  const series = {
    initiator: namesakes ? `1. ${sides.initiator}` : sides.initiator,
    target: namesakes ? `2. ${sides.target}` : sides.target,
  };
  const own = namesakes ? Object.values(series) : [cell.initiator, cell.target];
  const colours = colourOfSides(own);
  const said = chart.words(series.initiator, series.target);
  return linesChart(
    {
      ...said,
      description: said.note,
      axisTitle: chart.axis,
      valueTitle: chart.values,
      neutral: null,
      series: Object.values(series),
      sides: own.map((side) => colours.get(side)!),
      points: (['mana', 'iq'] as const).flatMap((figure) =>
        (['initiator', 'target'] as const).flatMap((side) =>
          course.map(({ round, ...at }) => {
            const value = at[side][figure];
            return { panel: chart[figure], series: series[side], at: round, value, low: value, high: value };
          }),
        ),
      ),
    },
    texts.numbers,
  );
}
