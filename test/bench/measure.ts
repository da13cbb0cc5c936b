/**
 * Measures contenders side by side: warm-up, alternating order, medians, ratios within each round. What runs in
 * this thread alone is timed by the processor time it took, so that a busy machine blurs little; threads by the clock.
 */

/** Something that does a number of things of one kind as fast as it can. */
export interface Contender {
  readonly name: string;
  /** How many to do in each round; a tenth of a second or more of work. */
  readonly count: number;
  /** Rounds that it takes part in, the first ones; all by default. */
  readonly rounds?: number;
  /** Whether other threads do the work. */
  readonly threaded?: true;
  /** Does `count` of them and answers a text that says what came of it; equal counts, equal text. */
  run(count: number): string | Promise<string>;
}

/** What came of a contender. */
export interface Measurement {
  readonly name: string;
  /** Things done in a second: median of all rounds. */
  readonly perSecond: number;
  /** Times as fast as the first contender: median of the ratios within each round. */
  readonly ratio: number;
  readonly checksum: string;
}

/** Runs every contender once a round, forwards and backwards in turn, after one round of warming up. */
export async function measure(contenders: readonly Contender[], rounds: number): Promise<Measurement[]> {
  const checksums = new Map<string, string>();
  for (const contender of contenders)
    checksums.set(contender.name, checksum(await contender.run(contender.count)));
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of round % 2 === 0 ? contenders : [...contenders].reverse()) {
      if (round >= (contender.rounds ?? rounds)) continue;
      const now = contender.threaded ? () => performance.now() : processorMs;
      const start = now();
      const text = await contender.run(contender.count);
      rates.get(contender.name)!.push((contender.count / (now() - start)) * 1000);
      if (checksum(text) !== checksums.get(contender.name)) {
        throw new Error(`${contender.name}: must give the same result every time`);
      }
    }
  }
  const base = rates.get(contenders[0]!.name)!;
  return contenders.map(({ name }) => {
    const own = rates.get(name)!;
    const ratios = own.map((rate, i) => rate / base[i]!);
    return { name, perSecond: median(own), ratio: median(ratios), checksum: checksums.get(name)! };
  });
}

/** Processor time that this process has taken, in milliseconds. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Median of a list that is not empty. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >>> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** FNV-1a of a text, eight hexadecimal digits. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
