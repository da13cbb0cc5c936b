/** The duels that speed is measured on. */
import { type DuelText, referenceDuel } from '../support/duels.ts';

const side = (which: 'initiator' | 'target', more: Readonly<Record<string, unknown>>) => ({
  ...(referenceDuel[which] as Readonly<Record<string, unknown>>),
  ...more,
});

/** The reference duel and its kin. */
export const benchDuels: Readonly<
  Record<'reference' | 'fatigue' | 'flight' | 'pursuit' | 'melee' | 'tiredMelee', DuelText>
> = {
  /** Two minds, plain tactics, unlimited fatigue. */
  reference: referenceDuel,
  /** The same, with fatigue that runs out, as in every shipped scenario. */
  fatigue: {
    ...referenceDuel,
    initiator: side('initiator', { fatigue: 60 }),
    target: side('target', { fatigue: 60 }),
  },
  /** Tactics that look at the state: both flee when their mind fails them. */
  flight: {
    ...referenceDuel,
    initiator: side('initiator', { fatigue: 60, fleeBelow: { iq: 6 } }),
    target: side('target', { fatigue: 60, fleeBelow: { iq: 5 } }),
  },
  /** The worst of them: a withdrawal that a mage pursues, so that fatigue has to stay in the state. */
  pursuit: {
    ...referenceDuel,
    initiator: side('initiator', { class: 'druid', fatigue: 60, withdrawBelow: { mana: 20 } }),
    target: side('target', { class: 'mage', fatigue: 60 }),
  },
  /** Two against three, too large to tabulate. */
  melee: {
    ...referenceDuel,
    initiator: [side('initiator', { level: 8 }), side('initiator', { level: 9, class: 'sorcerer' })],
    target: [side('target', {}), side('target', { level: 5 }), side('target', { class: 'alchemist' })],
  },
  /** The same with fatigue that runs out: far too large. */
  tiredMelee: {
    ...referenceDuel,
    initiator: [
      side('initiator', { level: 8, fatigue: 60 }),
      side('initiator', { level: 9, class: 'sorcerer', fatigue: 60 }),
    ],
    target: [
      side('target', { fatigue: 60 }),
      side('target', { level: 5, fatigue: 60 }),
      side('target', { class: 'alchemist', fatigue: 60 }),
    ],
  },
};
