/**
 * Every word of a duel told as a story, as one type: a language is an object of it. Combatants come as names,
 * figures as numbers; a sentence ends without a newline.
 */

import type { Chances } from '../../engine/prospects.ts';
import type { DuelEvent, IdleReason } from '../../rules/duel/events.ts';
import type { Faces, Figures, Story, StoryFighter } from '../../rules/duel/story.ts';
import type { Combatant, Threshold, WithdrawWhen } from '../../rules/model.ts';
import type { TraceAddress } from '../../study/trace.ts';
import type { Numbers } from '../forms/numbers.ts';

/** An event of one kind. */
export type EventOf<Kind extends DuelEvent['kind']> = Extract<DuelEvent, { readonly kind: Kind }>;

/** An attack with its exchange: what was thrown and what came of it. */
export interface Exchange {
  readonly attack: EventOf<'attack'>;
  readonly exchange: EventOf<'exchange'>;
  readonly dice: Faces;
  readonly attacker: string;
  readonly defender: string;
  /** The defender's figures after it. */
  readonly after: Figures;
}

/** What the sides are called: their members in a row. */
export type SideNames = Readonly<Record<'initiator' | 'target', string>>;

/** The catalogue. */
export interface TraceTexts {
  /** BCP 47 tag. */
  readonly language: string;
  /** A combatant as the reader calls it; names that occur twice end with a number, `mage (2)`. */
  name(raw: string): string;
  /** First line: which duel this is. */
  title(address: TraceAddress): string;
  /** How it was found, or `null` where its number was given. */
  found(address: TraceAddress): string | null;
  fighter(fighter: StoryFighter): string;
  /** Costs and other settings that the story takes for granted. */
  settings(costs: { readonly attack: number; readonly defence: number; readonly initiation: number }): string;
  round(round: number): string;
  /** What everybody has, after a round. */
  status(entries: readonly { readonly name: string; readonly figures: Figures }[]): string;
  exchange(exchange: Exchange): string;
  idle(name: string, why: IdleReason, combatant: Combatant): string;
  wounded(name: string): string;
  explosion(event: EventOf<'explosion'>, dead: readonly string[]): string;
  withdrawn(name: string, bound: Threshold | WithdrawWhen): string;
  pursued(name: string, by: string, event: EventOf<'pursued'>): string;
  flees(name: string, event: EventOf<'flees'>): string;
  check(name: string, event: EventOf<'check'>): string;
  manifested(name: string, event: EventOf<'manifested'>): string;
  fled(name: string): string;
  pulled(name: string, dies: boolean): string;
  /** Everybody's chances before the first round, or after a round with what it changed. */
  chances(chances: Chances, before: Chances | null, sides: SideNames): string;
  /** The throw that moved the chances most: whose attack it was where it was one, and the chances before and after. */
  decisive(
    throwOf: { readonly round: number; readonly attacker: string | null; readonly defender: string | null },
    before: Chances,
    after: Chances,
    sides: SideNames,
  ): string;
  /** The round that cost a side most: the side's name, and how many points of its score. */
  turn(round: number, loser: string, points: number): string;
  /** The initiator's chance round by round, as a row of bars. */
  curve(bars: string, sides: SideNames): string;
  /** The duel has too many states for its chances to be told. */
  readonly chancesUnknown: string;
  /** Words of the picture of the chances. */
  picture(address: TraceAddress): {
    readonly title: string;
    readonly note: string;
    readonly description: string;
    readonly axisTitle: string;
    readonly valueTitle: string;
    /** The series of draws. */
    readonly draw: string;
  };
  /** Heads the table of the initiator's chances by the mana that both begin with. */
  startsHead(sides: SideNames): string;
  /** Words of their picture. */
  map(
    address: TraceAddress,
    sides: SideNames,
  ): {
    readonly title: string;
    readonly note: string;
    readonly description: string;
    readonly rowTitle: string;
    readonly columnTitle: string;
  };
  readonly numbers: Numbers;
  /** How it ended. */
  ending(story: Story, sides: SideNames): string;
  /** What it cost each side. */
  cost(story: Story, sides: SideNames): string;
}
