/** One duel of a moved scenario, told as the command line tells it. */
import type { RunInfo } from '../../batch/result.ts';
import { textsIn } from '../../language/languages.ts';
import { RefusalError, refusalText } from '../../problems/problem.ts';
import { renderStory } from '../../report/trace/render.ts';
import { isDuelScenario } from '../../scenario/duel/only.ts';
import { traceOf } from '../../study/trace.ts';
import type { TellDuel, ToldDuel } from '../model/messages.ts';
import type { Scene } from './scene.ts';

/** Duels looked through for a remarkable one. */
const AMONG = 2_000;

/** Tells it; what stands in the way is told instead. `null` where there is no such matchup. */
export async function toldDuel(
  { scenario, all, points }: Scene,
  { seed, scenario: { file, text, hash } }: RunInfo,
  { wish, language, point, open }: TellDuel,
): Promise<ToldDuel | null> {
  const shown = (points[point] ?? points[0]!).cells.map((index) => all.cells[index]!);
  const cell = shown.find((own) => own.key === open);
  if (cell === undefined || !isDuelScenario(scenario)) return null;
  const { variant, axes, key } = cell;
  const { trace, problems } = textsIn(language);
  const source = { path: file, file, stem: file, text, hash, scenario, notes: [] };
  try {
    const duel = await traceOf(source, {
      cell: key,
      variant,
      axis: axes.map(({ name, value }) => `${name}=${value}`),
      wish,
      seed,
      duels: AMONG,
    });
    const { course } = duel;
    return {
      open: key,
      text: renderStory(duel, trace),
      course: (course?.curve ?? []).map(({ round, initiator, target }) => ({
        round,
        initiator: initiator * 100,
        target: target * 100,
      })),
    };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return { open: key, text: refusalText(error.refusal, problems), course: [] };
  }
}
