/** Planning in English. */
import type { Numbers } from '../forms/numbers.ts';
import type { PowerTexts } from '../texts/power.ts';

/** English texts about planning. */
export function englishPower(numbers: Numbers): PowerTexts {
  const percent = (share: number) => `${numbers.significant(share * 100, 6)} %`;
  return {
    columns: {
      how: 'how',
      single: 'one cell alone',
      all: 'every cell, all tested',
      time: 'time for every cell',
    },
    kinds: {
      'independent-worst': 'two runs with seeds of their own, at 50 % (the hardest)',
      'independent-typical': 'two runs with seeds of their own, at a typical rate here',
      'paired-typical': 'the same duels in both (souboj compare), as duels flip here',
      'paired-best': 'the same duels in both, at best (all flips one way)',
    },
    head: ({ name, detect, power, confidence, cells }) =>
      `${name}: duels per cell and setting to see a difference of ${numbers.significant(detect * 100, 6)} ${detect === 0.01 ? 'point' : 'points'} of win rate with a chance of ${percent(power)}, false alarms ${percent(1 - confidence)}; ${numbers.whole(cells)} ${cells === 1 ? 'cell' : 'cells'}.`,
    time: (ms) => timeText(ms / 1000, numbers),
    notes: ({ workers, cells }, probes) => [
      `Every cell: the chance of a false alarm among all ${numbers.whole(cells)} together is as stated (Bonferroni). Time: both settings, ${numbers.whole(workers)} ${workers === 1 ? 'thread' : 'threads'}, measured here just now.`,
      ...(probes === 0
        ? ['No cell could be tried with a small change, so what is typical here is not known.']
        : [
            `Typical: median of ${numbers.whole(probes)} cells tried with a small change (their counterpart in another variant, else one point of class base or IQ).`,
          ]),
    ],
  };
}

function timeText(seconds: number, numbers: Numbers): string {
  if (seconds < 1) return 'under a second';
  if (seconds < 120) return `${numbers.significant(seconds, 2)} s`;
  if (seconds < 7200) return `${numbers.significant(seconds / 60, 2)} min`;
  return `${numbers.significant(seconds / 3600, 2)} h`;
}
