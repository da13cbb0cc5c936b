/**
 * Adds a story up: the table plays the duel once more with nothing but the dice that the story shows, and what it
 * writes down is compared with all else that the story says. Shares nothing with the teller.
 */
import type { Figures, Story, StoryEvent } from '../../src/rules/duel/story.ts';
import type { Noted } from './tinyNotes.ts';
import type { Chance, Player, TableDuel, TinyFacts } from './tinyPlayer.ts';
import { Table } from './tinyTable.ts';

/** Events of one round of the story, of one kind. */
type Told<Kind extends StoryEvent['event']['kind']> = Extract<StoryEvent['event'], { readonly kind: Kind }>;

/** Chance that answers what the story shows; `used` says whether all its dice have been taken. */
class ShownDice implements Chance {
  readonly #story: Story;
  readonly #faces: readonly number[];
  readonly #checks: readonly number[];
  readonly #targets: readonly Told<'attack'>[];
  #face = 0;
  #check = 0;
  round = 0;
  attacks = 0;

  constructor(story: Story) {
    const all = story.rounds.flatMap(({ events }) => events);
    this.#story = story;
    this.#faces = all.flatMap(({ dice }) =>
      dice === null ? [] : [sum(dice.attack), ...(dice.defence === null ? [] : [sum(dice.defence)])],
    );
    this.#checks = all.flatMap(({ event }) => (event.kind === 'check' ? [event.roll] : []));
    this.#targets = all.flatMap(({ event }) => (event.kind === 'attack' ? [event] : []));
  }

  roll(): number {
    return this.#faces[this.#face++] ?? Number.NaN;
  }

  d20(): number {
    return this.#checks[this.#check++] ?? Number.NaN;
  }

  happens(_chance: number, what: 'wound' | 'pull' | 'death', { index }: Player): boolean {
    return this.#story.rounds[this.round - 1]!.events.some(({ event }) =>
      what === 'wound'
        ? event.kind === 'wounded' && event.who === index
        : event.kind === 'pulled' && event.who === index && (what === 'pull' || event.dies),
    );
  }

  pick(enemies: readonly Player[], by: Player): Player {
    const next = this.#targets.slice(this.attacks).find(({ who }) => who === by.index);
    return enemies.find(({ index }) => index === next?.target)!;
  }

  get used(): boolean {
    return this.#face === this.#faces.length && this.#check === this.#checks.length;
  }
}

const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);

/** What the table and the story are compared by: events in order, figures after each round, facts of the end. */
export interface Account {
  readonly rounds: readonly {
    readonly round: number;
    readonly first: string;
    readonly events: readonly object[];
    readonly after: readonly Figures[];
  }[];
  readonly end: string;
  readonly facts: Readonly<Record<string, number>>;
  readonly diceUsed: boolean;
}

/** The story, without its dice. */
export function toldAccount({ rounds, winner, reason, facts }: Story): Account {
  return {
    rounds: rounds.map(({ round, first, events, after }) => ({
      ...{ round, first, after },
      events: events.map(({ event, after: then }) => ({ ...without(event), after: then })),
    })),
    end: `${winner ?? 'draw'}:${reason}`,
    facts: rounded(facts),
    diceUsed: true,
  };
}

/** The same, played at the table from the story's dice. */
export function addedAccount(duel: TableDuel, story: Story): Account {
  const dice = new ShownDice(story);
  const rounds: { round: number; first: string; events: object[]; after: Figures[] }[] = [];
  const table: Table = new Table(duel, dice, (noted: Noted) => {
    switch (noted.kind) {
      case 'round':
        dice.round = noted.round;
        rounds.push({
          ...{ round: noted.round, first: noted.first === 0 ? 'initiator' : 'target' },
          ...{ events: [], after: [] },
        });
        break;
      case 'over':
        rounds.at(-1)!.after = table.players.map(figuresOf);
        break;
      default:
        if (noted.kind === 'attack') dice.attacks++;
        rounds.at(-1)!.events.push({ ...without(noted), after: table.players.map(figuresOf) });
    }
  });
  const { end, ...facts } = table.play() as TinyFacts & { end: string };
  return { rounds, end, facts: rounded(facts as Record<string, number>), diceUsed: dice.used };
}

/** Whom a bound belongs to is known from the file: it is left out. Power captured is a product of decimals. */
function without(event: object): object {
  const { bound: _, ...rest } = event as { bound?: unknown; captured?: number };
  return rest.captured === undefined ? rest : { ...rest, captured: round(rest.captured) };
}

const round = (x: number): number => Math.round(x * 1e9) / 1e9;

function rounded(facts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, round(value)]));
}

const counted = (value: number): number | null => (Number.isFinite(value) ? value : null);

function figuresOf(p: Player): Figures {
  const left = p.gone === 'pull' ? (p.dead ? 'pulledDead' : 'pulled') : p.gone;
  return {
    ...{ mana: p.mana, iq: Math.max(0, p.iq), fatigue: counted(p.fatigue) },
    ...{ hp: counted(p.hp), powerPoints: counted(p.powerPoints), left },
  };
}
