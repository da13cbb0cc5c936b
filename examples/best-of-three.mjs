// Best of three with a hidden choice: rock, paper, scissors. A combatant is a way to choose: how often it shows each.
// What to bring is the question of a metagame: who always shows the same is beaten by somebody, who mixes evenly by nobody.
import { defineContest, defineKind, weighted, word } from 'souboj/contest';

const shown = ['rock', 'paper', 'scissors'];

/** Result of one showing for the first: 1 wins, −1 loses, 0 is shown again. */
function showing(first, second) {
  const results = shown.flatMap((own, i) =>
    shown.map((other, j) => [[0, 1, -1][(i - j + 3) % 3], first[own] * second[other]]),
  );
  return weighted('both show', results);
}

/** The contest of a pairing: who first has won two showings. */
export function contest(first, second, { rounds }) {
  return defineContest({
    name: 'best of three',
    state: { wonA: word(0, 0, 2), wonB: word(0, 0, 2) },
    phases: {
      show: {
        draw: showing(first, second),
        next(s, result) {
          if (result > 0) s.wonA += 1;
          if (result < 0) s.wonB += 1;
          if (s.wonA === 2) return 'first';
          return s.wonB === 2 ? 'second' : 'round';
        },
      },
    },
    rounds,
    ends: { first: 'initiator', second: 'target' },
  });
}

const weight = { type: 'integer', minimum: 0, maximum: 1000, default: 0 };

export default defineKind({
  kind: 'best-of-three',
  combatants: {
    rock: { ...weight, description: 'How often it shows rock, as a weight.' },
    paper: { ...weight, description: 'How often it shows paper.' },
    scissors: { ...weight, description: 'How often it shows scissors.' },
  },
  rules: { rounds: { type: 'integer', minimum: 1, maximum: 10_000, default: 100, description: 'Limit of showings.' } },
  impossible: ({ rock, paper, scissors }) => (rock + paper + scissors > 0 ? null : 'shows nothing'),
  contest,
});
