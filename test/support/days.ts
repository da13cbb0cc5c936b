/** Days for tests, made by the door that users use: scenario fields in, setup out. */
import { readFileSync } from 'node:fs';
import { exactCounted } from '../../src/engine/counted/exact.ts';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { type Contest, NEXT_ROUND, OVER } from '../../src/rules/contest.ts';
import { createDay } from '../../src/rules/day/day.ts';
import type { DaySetup } from '../../src/rules/day/model.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { formatProblem } from '../../src/scenario/tree/problem.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A manifester for examples: level 7, Concentration 8, 40 points; fields replace what it has. */
export function psion(fields: Fields = {}): Fields {
  return { manifesterLevel: 7, concentration: 8, powerPoints: 40, keyModifier: 3, ...fields };
}

/** The complete setup of a day. Throws where the scenario layer finds a problem. */
export function daySetup(manifester: Fields, plan: Fields): DaySetup {
  const text = JSON.stringify({ kind: 'day', manifesters: { psion: manifester }, plans: { day: plan } });
  const loaded = loadScenario(text, 'day.json');
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const [cell] = loaded.scenario.kind === 'day' ? loaded.scenario.cells : [];
  if (cell?.kind !== 'day') throw new Error('a day: must have one cell');
  return cell.setup;
}

/** Exact marginals of a day. */
export function exactDay(manifester: Fields, plan: Fields): Marginals {
  const contest = createDay(daySetup(manifester, plan));
  return exactCounted(contest, prepare(contest, 1_000_000).counted!)!;
}

/** Mean of a metric. */
export function meanOf({ metrics, total }: Marginals, metric: string): number {
  return metrics[metric]!.reduce((sum, [value, weight]) => sum + value * weight, 0) / total;
}

/** One attempt at a power, exactly: the chance of each end. */
export function attempt(manifester: Fields, manifestation: Fields): Readonly<Record<string, number>> {
  const result = exactDay(manifester, {
    attempts: 1,
    manifestations: [{ power: 'p', level: 2, ...manifestation }],
  });
  const ends = [
    'lost',
    'invalid',
    'resisted',
    'saved',
    'effective',
    ...('dispelledBy' in manifestation ? ['dispelled'] : []),
  ];
  return Object.fromEntries(ends.map((end) => [end, meanOf(result, end)]));
}

/** A day played with draws that are handed over. */
export interface DayScene {
  /** `power: end`, in order. */
  readonly attempts: readonly string[];
  /** How the day ended; `null` while it goes on. */
  readonly end: string | null;
  readonly powerPoints: number;
  /** Question that it waits for, `null` when it is over. */
  readonly waitsFor: string | null;
}

/** Plays a day; each draw is a question's name and the value that comes up. All draws must be used. */
export function dayScene(
  manifester: Fields,
  plan: Fields,
  draws: readonly (readonly [question: string, value: number])[],
): DayScene {
  const setup = daySetup(manifester, plan);
  const contest: Contest = createDay(setup);
  const state = contest.begin();
  const attempts: string[] = [];
  const { kindOf } = contest.schedule;
  let used = 0;
  let rounds = 0;
  for (;;) {
    const asked = contest.ask(state);
    if (asked === OVER) break;
    if (asked === NEXT_ROUND) {
      if (rounds === kindOf.length) contest.timeOut(state);
      else contest.nextRound(state, 0);
      rounds++;
      continue;
    }
    const question = contest.questions[asked]!;
    const given = question.name === 'nothing' ? (['nothing', 0] as const) : draws[used];
    if (given === undefined) break;
    if (question.name !== 'nothing') used++;
    if (given[0] !== question.name) throw new Error(`${question.name} is asked for, ${given[0]} was given`);
    const outcome = question.values.indexOf(given[1]);
    if (outcome < 0) throw new Error(`${question.name}: cannot come up ${given[1]}`);
    const event = contest.events!.eventOf(state, outcome);
    if (event >= 0) {
      const [index, end] = contest.events!.labels[event]!.split(' ');
      attempts.push(`${setup.plan.manifestations[Number(index)]!.power}: ${end}`);
    }
    contest.answer(state, outcome);
  }
  if (used < draws.length) throw new Error(`the day is over after ${used} of ${draws.length} draws`);
  const asked = contest.ask(state);
  return {
    attempts,
    end: asked === OVER ? contest.outcome(state).end : null,
    powerPoints: contest.outcome(state).values[1]!,
    waitsFor: asked >= 0 ? contest.questions[asked]!.name : null,
  };
}

/** Expectations of a golden day. */
export interface GoldenDay {
  readonly name: string;
  readonly manifester: Fields;
  readonly plan: Fields;
  readonly expect: Readonly<Record<string, number>> & {
    readonly effectiveDistribution: Readonly<Record<string, number>>;
  };
}

/** Expectations of a golden day of the revised rules, by the names of `cells.csv`. */
export interface RevisedDay {
  readonly name: string;
  readonly manifester: Fields;
  readonly plan: Fields;
  readonly expect: Readonly<Record<string, number>>;
}

/** Reads the golden days of the revised rules (RULES 9.11a, 9.11b): likewise by an independent program. */
export function revisedDays(): RevisedDay[] {
  return JSON.parse(readFileSync(new URL('../golden/days-2.json', import.meta.url), 'utf8')) as RevisedDay[];
}

/** Reads the golden days: computed by an independent program, see test/golden/README.md. */
export function goldenDays(): GoldenDay[] {
  return JSON.parse(readFileSync(new URL('../golden/days.json', import.meta.url), 'utf8')) as GoldenDay[];
}
