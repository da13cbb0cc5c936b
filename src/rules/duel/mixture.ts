/** The duels among members of populations, as a mixture: which pairings are one duel, and what their ends are worth. */
import type { Mixture } from '../contest.ts';
import { type Course, digit, numberIn, type Seat } from './courses.ts';
import { captureOf } from './facts.ts';
import type { PlainDuel } from './plainDuel.ts';
import { bystanderDamage } from './wounds.ts';

/**
 * What a duel that draws at first who fights comes to.
 * @param duelOf the duel of the members that outcomes of the draws stand for.
 */
export function mixtureOf(
  seats: readonly Seat[],
  courses: readonly Course[],
  sideA: number,
  duelOf: (outcomes: readonly number[]) => PlainDuel,
): Mixture {
  const drawn = seats.flatMap(({ draw }, seat) => (draw < 0 ? [] : [seat]));
  const sizes = drawn.map((seat) => seats[seat]!.members.length);
  const count = sizes.reduce((product, size) => product * size, 1);
  const [partOf, worthOf] = [new Int32Array(count), new Int32Array(count)];
  const [parts, worths] = [new Map<string, number>(), new Map<string, number>()];
  const [examples, souls]: [number[], (readonly number[])[]] = [[], []];
  const choice = sizes.map(() => 0);
  const member = seats.map(() => 0);
  for (let number = 0; number < count; number++) {
    drawn.forEach((seat, draw) => {
      member[seat] = choice[draw]!;
    });
    let key = '';
    for (let a = 0; a < courses.length; a++) {
      key += `${courses[a]!.kind[member[a]!]!},`;
      for (let d = 0; d < courses.length; d++)
        if (a < sideA !== d < sideA)
          key += `${courses[a]!.attack[member[a]!]! - courses[d]!.defence[member[d]!]!},`;
    }
    const soul = courses.map((course, c) => course.soul[member[c]!]!);
    partOf[number] = numberIn(parts, key, () => examples.push(number));
    worthOf[number] = numberIn(worths, soul.join(), () => souls.push(soul));
    for (let draw = sizes.length - 1; draw >= 0 && ++choice[draw]! === sizes[draw]; draw--) choice[draw] = 0;
  }
  return {
    draws: drawn.map((seat) => {
      const { name, population } = seats[seat]!.fighter;
      const { figures, members } = population!;
      return {
        name,
        chances: members.map(({ chance }) => chance),
        figures: figures.map((figure, i) => ({
          name: figure,
          values: members.map(({ values }) => values[i]!),
        })),
      };
    }),
    parts: parts.size,
    part: (index) => duelOf(sizes.map((_, draw) => digit(examples[index]!, draw, sizes))),
    partOf,
    worths: worths.size,
    worthOf,
    ownValues: (worth, part, state) => {
      const context = { ...(part as PlainDuel).context, soulPower: souls[worth]! };
      const captured = [0, 0];
      for (let c = 0; c < context.count; c++) captured[c < sideA ? 1 : 0]! += captureOf(context, state, c);
      return [...captured, bystanderDamage(context, state)];
    },
  };
}
