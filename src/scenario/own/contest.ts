/** The contest of a pairing under rules of a module: made once, looked through before it counts. */
import type { DefinedContest } from '../../contest/define.ts';
import type { Kind } from '../../contest/kind.ts';
import { play } from '../../engine/direct.ts';
import { createInversion } from '../../engine/inversion.ts';
import { checkQuestions } from '../../engine/soundQuestions.ts';
import { streamKey } from '../../random/key.ts';
import { createStream } from '../../random/stream.ts';
import { type Contest, type End, stateText } from '../../rules/contest.ts';
import { ContestError } from '../../rules/contestError.ts';
import type { OwnSetup } from '../model/cells.ts';

/** Contests kept; pairings of one cell are asked for again and again. */
const kept = 200;

/** Trials by which a contest shows whether its rules work at all. */
const tried = 50;

/** A contest made by hand may lack the bounds of its metrics. */
type OwnContest = Contest & Partial<Pick<DefinedContest, 'figures'>>;

const functions = ['begin', 'ask', 'answer', 'nextRound', 'timeOut', 'outcome'] as const;

/** Makes the contests of a kind. */
export class OwnContests {
  readonly #kind: Kind;
  readonly #known = new Map<string, OwnContest | ContestError>();

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  /** The contest of a pairing. @throws ContestError where the module does not make one that works. */
  of(setup: OwnSetup): OwnContest {
    const found = this.#find(setup);
    if (found instanceof ContestError) throw found;
    return found;
  }

  /** Largest value of a metric, or of `rounds`; `Infinity` where the contest declares none. @throws ContestError as `of`. */
  reach(setup: OwnSetup, histogram: string): number {
    const { schedule, figures } = this.of(setup);
    if (histogram === 'rounds') return schedule.kindOf.length;
    return figures?.[histogram]?.bounds?.[1] ?? Number.POSITIVE_INFINITY;
  }

  /** Why there is none: what the module says, or what is wrong with its rules; `null` where there is one. */
  refusal(setup: OwnSetup): string | null {
    const { first, second, rules } = setup;
    try {
      const reason = this.#kind.impossible(first, second, rules);
      if (reason !== null) return String(reason);
    } catch (error) {
      return thrown([this.#kind.kind, 'impossible'], error, keyOf(setup)).message;
    }
    const found = this.#find(setup);
    return found instanceof ContestError ? found.message : null;
  }

  #find(setup: OwnSetup): OwnContest | ContestError {
    const key = keyOf(setup);
    const known = this.#known.get(key) ?? this.#make(setup, key);
    this.#known.delete(key);
    this.#known.set(key, known);
    if (this.#known.size > kept) this.#known.delete(this.#known.keys().next().value!);
    return known;
  }

  #make({ first, second, rules }: OwnSetup, values: string): OwnContest | ContestError {
    const { kind } = this.#kind;
    const where = [`${kind}.contest`];
    try {
      const made = this.#kind.contest(first, second, rules);
      const missing = functions.find((name) => typeof made?.[name] !== 'function');
      if (missing !== undefined)
        return new ContestError([...where, missing], ['kindFunction', typeof made?.[missing]]);
      if (made.ends === undefined || made.ends.length === 0)
        return new ContestError([...where, 'ends'], ['contestEnds', 1]);
      const contest = labelled(made, made.ends, `${kind} ${values}`);
      checkQuestions(contest);
      tryOut(contest);
      return contest;
    } catch (error) {
      return thrown(where, error, values);
    }
  }
}

function keyOf({ first, second, rules }: OwnSetup): string {
  return JSON.stringify([first, second, rules]);
}

function thrown(where: readonly string[], error: unknown, values: string): ContestError {
  if (error instanceof ContestError) return error;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ContestError(where, ['contestThrew', message, values], { cause: error });
}

/** The contest under labels that say who wins, `initiator:first`, as those of the package do. */
function labelled(made: OwnContest, ends: readonly End[], key: string): OwnContest {
  const labels = new Map(ends.map(({ label, winner }) => [label, `${winner ?? 'draw'}:${label}`]));
  const labelOf = (label: string): string => {
    const known = labels.get(label);
    if (known === undefined)
      throw new ContestError(
        [made.name ?? key, 'ends'],
        ['endUnknown', label, stateText(made, made.begin())],
      );
    return known;
  };
  return {
    ...(made.name !== undefined && { name: made.name }),
    questions: made.questions,
    schedule: made.schedule,
    metrics: made.metrics,
    ...(made.figures !== undefined && { figures: made.figures }),
    clockMetrics: made.clockMetrics,
    chainKey: key,
    law: key,
    ...(made.untabulated && { untabulated: made.untabulated }),
    ends: ends.map(({ label, winner }) => ({ label: labelOf(label), winner })),
    begin: () => made.begin(),
    ask: (state) => made.ask(state),
    answer: (state, outcome) => made.answer(state, outcome),
    nextRound: (state, kind) => made.nextRound(state, kind),
    timeOut: (state) => made.timeOut(state),
    outcome: (state) => {
      const facts = made.outcome(state);
      return { ...facts, end: labelOf(facts.end) };
    },
    clockValues: (clock, round) => made.clockValues(clock, round),
    describe: (state) => stateText(made, state),
  };
}

function tryOut(contest: OwnContest): void {
  const inversion = createInversion(contest.questions);
  const stream = createStream(streamKey('try', 'out'));
  for (let index = 0; index < tried; index++) {
    stream.seek(index);
    const state = contest.begin();
    play(contest, inversion, stream, state);
    const { values } = contest.outcome(state);
    const strange = values.find((value) => !Number.isFinite(value));
    if (strange !== undefined || values.length !== contest.metrics.length)
      throw new ContestError(
        [contest.name ?? '', 'outcome'],
        ['figureStrange', String(strange ?? values.length), stateText(contest, state)],
      );
    const below = values.findIndex((value) => value < 0);
    if (below >= 0) {
      const metric = contest.metrics[below]!;
      const high = contest.figures?.[metric]?.bounds?.[1] ?? Number.MAX_SAFE_INTEGER;
      throw new ContestError(
        [contest.name ?? '', `metrics.${metric}`],
        ['metricValue', 0, high, String(values[below]), stateText(contest, state)],
      );
    }
  }
}
