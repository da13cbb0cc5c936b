/** How a combatant conducts its duels: the thresholds that are searched, and what they may be. */

import { thresholdsOf } from '../../rules/duel/thresholds.ts';
import type { Combatant, DuelSetup, Hold, Threshold } from '../../rules/model.ts';
import { mayWithdraw } from '../../rules/withdrawal.ts';

/** The tactics that are searched; everything else about a combatant stays as it is. */
export interface Conduct {
  readonly hold: Hold;
  readonly reserveFatigue: number;
  readonly withdrawBelow: Threshold | null;
  readonly fleeBelow: Threshold | null;
}

/** Who is asked about: the one who begins, or the one who is attacked. */
export type Seat = 'initiator' | 'target';

/** Values of each threshold, in the order in which equals are preferred. */
export type Space = { readonly [Key in keyof Conduct]: readonly Conduct[Key][] };

/** Names of the thresholds, in the order in which they are searched. */
export const thresholds: readonly (keyof Conduct)[] = [
  'hold',
  'reserveFatigue',
  'withdrawBelow',
  'fleeBelow',
];

/** How a combatant conducts itself as the file stands. */
export function conductOf({ hold, reserveFatigue, withdrawBelow, fleeBelow }: Combatant): Conduct {
  return { hold, reserveFatigue, withdrawBelow, fleeBelow };
}

/** The combatant of a duel of two in a seat. */
export function inSeat({ initiators, targets }: DuelSetup, seat: Seat): Combatant {
  return (seat === 'initiator' ? initiators : targets)[0]!;
}

/** The duel in which the one in a seat conducts itself so. */
export function conducted(setup: DuelSetup, seat: Seat, conduct: Conduct): DuelSetup {
  const own = [{ ...inSeat(setup, seat), ...conduct }];
  return seat === 'initiator' ? { ...setup, initiators: own } : { ...setup, targets: own };
}

/** The same text for the same conduct. */
export function conductKey({ hold, reserveFatigue, withdrawBelow, fleeBelow }: Conduct): string {
  return JSON.stringify([hold, reserveFatigue, withdrawBelow, fleeBelow]);
}

/** Whether the one in a seat can be the initiator at some time: from the start, or by pursuing (RULES 8.3). */
function mayLead(setup: DuelSetup, seat: Seat): boolean {
  if (seat === 'initiator') return true;
  const { classes, pursue } = inSeat(setup, seat);
  return (
    pursue &&
    classes.some((entry) => setup.classes[entry.class]!.mage) &&
    mayWithdraw(inSeat(setup, 'initiator'))
  );
}

/** All conducts that the one in a seat of a duel of two can choose between. What stands in the file comes first in each. */
export function spaceOf(setup: DuelSetup, seat: Seat): Space {
  const own = inSeat(setup, seat);
  const bounds = thresholdsOf(own, setup.rules);
  const leaving = (standing: Threshold | null): readonly (Threshold | null)[] =>
    standing === null ? [null, ...bounds] : [standing, null, ...bounds];
  // With nothing to save a reserve does nothing.
  const most = Number.isFinite(own.fatigue) ? own.fatigue : 0;
  const reserves = Array.from({ length: most + 1 }, (_, reserve) => reserve);
  return {
    hold: own.hold === 'always' ? ['always', 'never'] : [own.hold, 'always'],
    reserveFatigue: [own.reserveFatigue, ...reserves.filter((reserve) => reserve !== own.reserveFatigue)],
    withdrawBelow: mayLead(setup, seat) ? leaving(own.withdrawBelow) : [own.withdrawBelow],
    fleeBelow: leaving(own.fleeBelow),
  };
}
