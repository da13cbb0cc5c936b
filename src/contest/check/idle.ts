/** Words of a state that are kept where they no longer matter: states that differ in them go on alike. */
import { BEGINS, type Chain, NO_ENTRY } from '../../engine/chain.ts';
import { statesOf } from '../../engine/states.ts';
import { type Contest, type State, stateText } from '../../rules/contest.ts';

/** A word without meaning while a draw waits. */
export interface IdleWord {
  /** Place of the word in the state. */
  readonly place: number;
  /** Two states that differ in it alone and go on alike, in words. */
  readonly states: readonly [one: string, other: string];
}

/** Two running hashes of 32 bits: that two of a million classes share both has a chance below 1e-7. */
class Hash {
  #a = 0x9e3779b9;
  #b = 0x85ebca6b;

  add(word: number): void {
    this.#a = Math.imul(this.#a ^ word, 0x01000193) ^ (this.#a >>> 15);
    this.#b = Math.imul(this.#b + word, 0xc2b2ae35) ^ (this.#b >>> 13);
  }

  get key(): number {
    // 53 bits of both.
    return (this.#a >>> 0) * 2 ** 21 + (this.#b >>> 11);
  }
}

/** Numbers by key, in the order of their first coming. */
class Numbers {
  readonly #known = new Map<number | string, number>();

  of(key: number | string): number {
    const number = this.#known.get(key) ?? this.#known.size;
    this.#known.set(key, number);
    return number;
  }

  get size(): number {
    return this.#known.size;
  }
}

/** Class of each row of each kind: rows of one class ask the same and lead to the same, now and later. */
function classes(contest: Contest, chain: Chain): readonly Int32Array[] {
  const { kinds, tops, entries, ends, limitEnds } = chain;
  const known = new Numbers();
  const ofEnd = Int32Array.from({ length: ends }, (_, end) =>
    known.of(JSON.stringify(contest.outcome(chain.endState(end)))),
  );
  let rows = kinds.map(({ question }) => Int32Array.from(question));
  let ofTop: Int32Array = ofEnd.slice(limitEnds, limitEnds + tops);
  for (let before = 0, count = 1; count > before; ) {
    before = count;
    const [rowNumbers, topNumbers] = [new Numbers(), new Numbers()];
    const nextTop = Int32Array.from({ length: tops }, (_, top) => {
      const hash = new Hash();
      hash.add(ofTop[top]!);
      for (let kind = 0; kind < kinds.length; kind++) {
        const entry = entries[kind * tops + top]!;
        hash.add(entry === NO_ENTRY ? -1 : entry < 0 ? ~ofEnd[~entry]! : rows[kind]![entry]!);
      }
      return topNumbers.of(hash.key);
    });
    const nextRows = kinds.map(({ first, until, target, question }, kind) =>
      Int32Array.from(question, (asked, row) => {
        const hash = new Hash();
        hash.add(asked);
        hash.add(rows[kind]![row]!);
        for (let run = first[row]!; run < first[row + 1]!; run++) {
          const to = target[run]!;
          hash.add(until[run]!);
          hash.add(to < 0 ? 1 : to >= BEGINS ? 2 : 3);
          hash.add(to < 0 ? ofEnd[~to]! : to >= BEGINS ? ofTop[to - BEGINS]! : rows[kind]![to]!);
        }
        return rowNumbers.of(hash.key);
      }),
    );
    rows = nextRows;
    ofTop = nextTop;
    count = rowNumbers.size + topNumbers.size;
  }
  return rows;
}

/** Every word that is idle while some draw waits, with what shows it. Cost: some 20 passes over the chain. */
export function idleWords(contest: Contest, chain: Chain): readonly IdleWord[] {
  const classOf = classes(contest, chain);
  const width = contest.begin().length;
  /** By question and word: whether all states that differ in it alone are alike, and two of them. */
  const found = new Map<string, { place: number; alike: boolean; states: readonly [State, State] }>();
  const groups = new Map<string, { readonly state: State; readonly class: number }>();
  statesOf(contest, chain, (kind, row, state) => {
    const question = contest.ask(state);
    for (let place = 0; place < width; place++) {
      const rest = state.slice();
      rest[place] = 0;
      const key = `${kind} ${question} ${place} ${rest.join()}`;
      const other = groups.get(key);
      const own = classOf[kind]![row]!;
      if (other === undefined) {
        groups.set(key, { state: state.slice(), class: own });
        continue;
      }
      const name = `${question} ${place}`;
      const known = found.get(name);
      const alike = other.class === own;
      if (known === undefined) found.set(name, { place, alike, states: [other.state, state.slice()] });
      else if (!alike) known.alike = false;
    }
  });
  return [...found.values()]
    .filter(({ alike }) => alike)
    .map(({ place, states: [one, other] }) => ({
      place,
      states: [stateText(contest, one), stateText(contest, other)],
    }));
}
