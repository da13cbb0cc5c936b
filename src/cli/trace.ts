/** `souboj trace`: one duel, round by round. */
import type { Found, Refusal } from '../problems/problem.ts';
import { renderStory } from '../report/trace/render.ts';
import type { DuelScenario } from '../scenario/model/scenario.ts';
import { chooseCell } from '../study/choose.ts';
import type { Source } from '../study/source.ts';
import { traceOf, type Wish } from '../study/trace.ts';
import { linesOf, UsageError } from './exit.ts';
import { writeNamed } from './files.ts';
import { spoken } from './language.ts';
import { reasonInWords } from './reasonInWords.ts';
import { printText } from './say.ts';
import { readDuelScenario } from './scenarioFile.ts';

/** Options of `trace` as the command line gives them. */
export interface TraceFlags {
  readonly cell: string;
  readonly variant?: string;
  /** Each `path=value`. */
  readonly axis?: readonly string[];
  readonly duel?: number;
  readonly longest?: boolean;
  readonly closest?: boolean;
  readonly upset?: boolean;
  readonly median?: boolean;
  readonly seed?: string;
  readonly duels?: number;
  readonly json?: boolean;
  /** File that the chances are drawn into. */
  readonly picture?: string;
  /** File that the chances with other mana are drawn into. */
  readonly map?: string;
}

const wishes: readonly Wish[] = ['longest', 'closest', 'upset', 'median'];

/** What was asked for: a number or a wish; what is wrong unless it is one thing. */
function wishOf(flags: TraceFlags): Wish | number | Refusal {
  const given: (Wish | number)[] = wishes.filter((wish) => flags[wish] === true);
  if (flags.duel !== undefined) given.push(flags.duel);
  const [only] = given;
  if (given.length === 1 && only !== undefined) return only;
  const options = ['--duel N', ...wishes.map((wish) => `--${wish}`)];
  const found: Found = given.length === 0 ? ['none'] : ['countInDigits', given.length];
  return { where: ['trace'], must: ['toldOneOf', options], found };
}

/** What is wrong with the cell that is named. */
function refusedCell(source: Source<DuelScenario>, flags: TraceFlags): readonly Refusal[] {
  try {
    chooseCell(source, flags);
    return [];
  } catch (error) {
    const lines = linesOf(error);
    if (lines === null) throw error;
    return lines;
  }
}

/** Tells one duel of a scenario on stdout. */
export async function trace(path: string, flags: TraceFlags, signal: AbortSignal): Promise<void> {
  const wish = wishOf(flags);
  const source = await readDuelScenario(path, 'trace');
  if (typeof wish === 'object') throw new UsageError(wish, ...refusedCell(source, flags));
  const traced = await traceOf(source, {
    ...flags,
    ...{ wish, signal, reason: reasonInWords, starts: flags.map !== undefined },
  });
  const { address, story, course, starts } = traced;
  if (flags.picture !== undefined) {
    const { courseSvg } = await import('../report/trace/picture.ts');
    const svg = await courseSvg(traced, spoken().trace);
    if (svg === null) {
      throw new UsageError({ where: ['--picture'], sentence: ['tooManyStates'] });
    }
    await writeNamed(flags.picture, svg);
  }
  let table = '';
  if (flags.map !== undefined) {
    if (starts === null || starts === undefined)
      throw new UsageError({ where: ['--map'], sentence: ['mapOfTwo'] });
    const { startsSvg, startsTable } = await import('../report/trace/starts.ts');
    const shown = { address, story, starts };
    await writeNamed(flags.map, await startsSvg(shown, spoken().trace));
    table = startsTable(shown, spoken().trace);
  }
  printText(
    flags.json === true
      ? JSON.stringify({ address, story, course, starts }, null, 2)
      : `${renderStory(traced, spoken().trace)}${table}`.trimEnd(),
  );
}
