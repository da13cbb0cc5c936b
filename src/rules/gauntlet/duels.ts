/** The duels of a gauntlet as contests of their own, and their draws among those of the gauntlet. */
import type { Question } from '../contest.ts';
import { clampedQuestion, dieDistribution, difference, parseDie } from '../dice.ts';
import { createDuel, type DuelContest } from '../duel/duel.ts';
import type { DuelSetup } from '../model.ts';
import { withLevelsLost } from './death.ts';
import type { GauntletSetup } from './model.ts';

/** A duel with the way from the gauntlet's draws to its own. */
export interface InnerDuel {
  readonly contest: DuelContest;
  /** Number of each of its questions among those of the gauntlet. */
  readonly question: readonly number[];
  /** By its question: outcome of the gauntlet's question → its own outcome. */
  readonly outcome: readonly Int32Array[];
}

/** What a fighter brings into a duel that makes it another duel; pools without bound are `Infinity`. */
export interface Shape {
  readonly levelsLost: number;
  readonly fatigue: number;
  /** IQ by which its strengths are worked out where lost IQ does not weaken (RULES 2.5), else the full one. */
  readonly iq: number;
  readonly hp: number;
  readonly powerPoints: number;
}

/** The fighter at the start of the first duel. */
export function freshShape({ fighter }: GauntletSetup): Shape {
  const { fatigue, IQ, hp, powerPoints } = fighter;
  return { levelsLost: 0, fatigue, iq: IQ, hp, powerPoints };
}

/** Setup of the duel against an opponent. */
export function duelOf(setup: GauntletSetup, opponent: number, shape: Shape): DuelSetup {
  const { plane, formulas, classes, rules, initiates } = setup;
  const { levelsLost, fatigue, iq, hp, powerPoints } = shape;
  const fighter = { ...withLevelsLost(setup.fighter, levelsLost), fatigue, IQ: iq, hp, powerPoints };
  const other = setup.opponents[opponent]!;
  const [initiators, targets] = initiates === 'fighter' ? [[fighter], [other]] : [[other], [fighter]];
  return { plane, formulas, classes, rules, initiators, targets };
}

/** More duels than this are not kept: hit points that are carried over may make every duel another one. */
const mostKept = 5000;

/** Keeps the duels that have been needed, one for each opponent and shape of the fighter. */
export class Duels {
  /** Draws of all duels; dice with every value that can come up, so that they serve every strength. */
  readonly questions: readonly Question[];
  private readonly setup: GauntletSetup;
  private readonly known = new Map<string, InnerDuel>();

  constructor(setup: GauntletSetup) {
    this.setup = setup;
    const die = dieDistribution(parseDie(setup.rules.die)!);
    const name = setup.rules.die;
    const far = Number.POSITIVE_INFINITY;
    const questions = [
      clampedQuestion(`${name} − ${name}`, difference(die, die), -far, far),
      clampedQuestion(name, die, -far, far),
    ];
    setup.opponents.forEach((_, opponent) => {
      for (const question of createDuel(duelOf(setup, opponent, freshShape(setup))).questions) {
        if (numberOf(questions, question) < 0) questions.push(question);
      }
    });
    this.questions = questions;
  }

  /** The duel against an opponent. Cost: some hundred microseconds when it is new. */
  against(opponent: number, shape: Shape): InnerDuel {
    const { levelsLost, fatigue, iq, hp, powerPoints } = shape;
    const key = `${opponent} ${levelsLost} ${fatigue} ${iq} ${hp} ${powerPoints}`;
    let duel = this.known.get(key);
    if (duel === undefined) {
      if (this.known.size >= mostKept) this.known.clear();
      duel = this.make(createDuel(duelOf(this.setup, opponent, shape)));
      this.known.set(key, duel);
    }
    return duel;
  }

  private make(contest: DuelContest): InnerDuel {
    contest.context.keepsPowerPoints = true;
    const question = contest.questions.map((inner) => numberOf(this.questions, inner));
    const outcome = contest.questions.map((inner, q) => {
      const outer = this.questions[question[q]!]!;
      const last = inner.values.length - 1;
      return Int32Array.from(outer.values, (value) => {
        if (value <= inner.values[0]!) return 0;
        return value >= inner.values[last]! ? last : inner.values.indexOf(value);
      });
    });
    return { contest, question, outcome };
  }
}

/** Dice are the same question under any bounds; chances are by their probability. */
function numberOf(questions: readonly Question[], { name, probabilities }: Question): number {
  return questions.findIndex(
    (known, q) => known.name === name && (q < 2 || known.probabilities.at(-1) === probabilities.at(-1)),
  );
}
