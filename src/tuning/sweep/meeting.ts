/** Where the lines of two sides cross: which of them does better from which value on. */
import type { SweptScore } from './sweep.ts';

/** A crossing of two lines. */
export interface Meeting {
  /** `null`: all planes together. */
  readonly plane: number | null;
  /** Who does better before. */
  readonly before: string;
  /** Who does better behind. */
  readonly behind: string;
  /** Where straight lines between the values would cross. */
  readonly x: number;
  /** The last value at which the one is ahead for sure, and the first at which the other is; exact ones by value. */
  readonly between: readonly [number, number];
  /** Whether both are: else the lines cross within their bands. */
  readonly sure: boolean;
}

/** Exact scores closer than this are the same: a solver's last bits. */
export const DUST = 1e-9;

/** How far the first is ahead at a value, and who is for sure: 1 the first, −1 the other, 0 nobody. */
interface Lead {
  readonly x: number;
  readonly lead: number;
  readonly sure: -1 | 0 | 1;
}

function leadsOf(one: readonly SweptScore[], other: readonly SweptScore[]): Lead[] {
  return one.flatMap((own) => {
    const its = other.find(({ x }) => x === own.x);
    if (its === undefined) return [];
    const first = own.together.low > its.together.high;
    const second = own.together.high < its.together.low;
    return [{ x: own.x, lead: own.value - its.value, sure: first ? 1 : second ? -1 : 0 }];
  });
}

/** Crossings of two lines, from left to right. Lines that touch and part again do not cross. */
function crossingsOf(
  leads: readonly Lead[],
): (Pick<Meeting, 'x' | 'between' | 'sure'> & { readonly up: boolean })[] {
  const found: (Pick<Meeting, 'x' | 'between' | 'sure'> & { readonly up: boolean })[] = [];
  const apart = leads.flatMap((own, at) => (Math.abs(own.lead) > DUST ? [at] : []));
  for (let i = 1; i < apart.length; i++) {
    const [from, to] = [apart[i - 1]!, apart[i]!];
    const [a, b] = [leads[from]!, leads[to]!];
    if (a.lead > 0 === b.lead > 0) continue;
    const left = leads.slice(0, from + 1).findLast(({ sure }) => sure === Math.sign(a.lead));
    const right = leads.slice(to).find(({ sure }) => sure === Math.sign(b.lead));
    const [level] = leads.slice(from + 1, to);
    found.push({
      x: level?.x ?? a.x + (a.lead / (a.lead - b.lead)) * (b.x - a.x),
      between: [left?.x ?? leads[0]!.x, right?.x ?? leads.at(-1)!.x],
      sure: left !== undefined && right !== undefined,
      up: b.lead > 0,
    });
  }
  return found;
}

/** All crossings of the lines of sides on some planes. */
export function meetingsOf(
  scores: readonly SweptScore[],
  sides: readonly string[],
  planes: readonly (number | null)[],
): Meeting[] {
  return planes.flatMap((plane) => {
    const lineOf = (side: string): SweptScore[] =>
      scores.filter((own) => own.side === side && own.plane === plane);
    const lines = sides.map(lineOf);
    return sides.flatMap((one, i) =>
      sides.slice(i + 1).flatMap((other, j) =>
        crossingsOf(leadsOf(lines[i]!, lines[i + 1 + j]!)).map(({ up, ...crossing }): Meeting => {
          const [before, behind] = up ? [other, one] : [one, other];
          return { plane, before, behind, ...crossing };
        }),
      ),
    );
  });
}
