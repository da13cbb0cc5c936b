// A battle of Risk: up to three dice against up to two; the highest are compared, then the second; ties go to the
// defender. The attacker fights until one side has no armies left to fight with.
import { defineContest, defineKind, points, weighted } from 'souboj/contest';

/** All ways that so many dice can fall, each sorted from the highest face. */
function falls(dice) {
  let all = [[]];
  for (let i = 0; i < dice; i++) all = all.flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
  return all.map((faces) => faces.sort((a, b) => b - a));
}

/** How many armies the attacker loses in a throw of `a` dice against `d`; the defender loses the rest. */
function losses(a, d) {
  const ways = new Map();
  for (const attack of falls(a))
    for (const defence of falls(d)) {
      let lost = 0;
      for (let i = 0; i < Math.min(a, d); i++) if (attack[i] <= defence[i]) lost++;
      ways.set(lost, (ways.get(lost) ?? 0) + 1);
    }
  return weighted(`${a} dice against ${d}`, ways);
}

const throws = {};
for (const a of [1, 2, 3]) for (const d of [1, 2]) throws[`${a}v${d}`] = losses(a, d);

/** The contest of a pairing; `armies` of the attacker are those that may fight, without the one that stays behind. */
export function contest(attacker, defender) {
  return defineContest({
    name: 'Risk battle',
    state: { attackers: points(attacker.armies), defenders: points(defender.armies) },
    draws: throws,
    phases: {
      throw: {
        draw: (s) => `${Math.min(3, s.attackers)}v${Math.min(2, s.defenders)}`,
        next(s, lost) {
          const fought = Math.min(3, s.attackers, 2, s.defenders);
          s.attackers -= lost;
          s.defenders -= fought - lost;
          if (s.defenders === 0) return 'conquered';
          return s.attackers === 0 ? 'repelled' : 'round';
        },
      },
    },
    rounds: attacker.armies + defender.armies,
    ends: { conquered: 'initiator', repelled: 'target' },
    metrics: {
      attackers_left: { of: (s) => s.attackers, bounds: [0, attacker.armies], unit: 'armies' },
      defenders_left: { of: (s) => s.defenders, bounds: [0, defender.armies], unit: 'armies' },
    },
  });
}

export default defineKind({
  kind: 'risk-battle',
  combatants: { armies: { type: 'integer', minimum: 1, maximum: 200, description: 'Armies that may fight.' } },
  contest,
  metrics: {
    attackers_left: { en: 'attackers left', cs: 'zbylí útočníci' },
    defenders_left: { en: 'defenders left', cs: 'zbylí obránci' },
  },
});
