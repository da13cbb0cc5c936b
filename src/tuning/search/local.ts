/**
 * Local search for spaces too large to prove anything in: one knob after another is put to its best value,
 * again and again, from the file as it stands and then from places of chance. Finds good settings, often the
 * best one; promises nothing.
 */
import type { Worth } from './problem.ts';

/** What the search may use. */
export interface LocalOptions {
  /** Number of options of each knob; option 0 is where the search begins. */
  readonly counts: readonly number[];
  /** Works out a setting; `null` when the effort is used up. */
  readonly judge: (choice: readonly number[]) => Promise<Worth | null>;
  readonly random: () => number;
  /** Places of chance to begin from, after the first. */
  readonly starts: number;
}

/** More options than this of a knob are looked at in a sample that grows closer around the present one. */
const MOST_TRIED = 12;

/** Whether `a` is worth less trouble than `b`. */
export function isBetter(a: Worth, b: Worth): boolean {
  if (Math.abs(a.miss - b.miss) > 1e-12) return a.miss < b.miss;
  return a.changes !== b.changes ? a.changes < b.changes : a.size < b.size - 1e-12;
}

/** Options of a knob to try from `at`: all, or the neighbours at distances 1, 2, 4 … and the first. */
function neighbours(count: number, at: number): number[] {
  if (count <= MOST_TRIED) return [...Array(count).keys()].filter((option) => option !== at);
  const found = new Set([0]);
  for (let d = 1; d < count; d *= 2) for (const option of [at - d, at + d]) found.add(option);
  found.delete(at);
  return [...found].filter((option) => option >= 0 && option < count).sort((a, b) => a - b);
}

/** Searches until nothing improves from any start, or the effort is used up; answers the best choice. */
export async function localSearch(options: LocalOptions): Promise<readonly number[]> {
  const { counts, judge, random } = options;
  let best: { choice: number[]; worth: Worth } | null = null;
  for (let start = 0; start <= options.starts; start++) {
    let choice = counts.map((count) => (start === 0 ? 0 : Math.floor(random() * count)));
    let worth = await judge(choice);
    if (worth === null) break;
    for (let since = 0, knob = 0; since < counts.length && worth !== null; since++, knob++) {
      const k = knob % counts.length;
      for (const option of neighbours(counts[k]!, choice[k]!)) {
        const next: number[] = choice.map((own, i) => (i === k ? option : own));
        const tried: Worth | null = await judge(next);
        if (tried === null) {
          start = options.starts;
          since = counts.length;
          break;
        }
        if (isBetter(tried, worth)) {
          choice = next;
          worth = tried;
          since = -1;
        }
      }
    }
    if (best === null || isBetter(worth, best.worth)) best = { choice, worth };
  }
  return best?.choice ?? counts.map(() => 0);
}
