/** What every report on a run says, in English. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { RunTexts } from '../texts/run.ts';
import type { PrecisionTexts } from '../texts/texts.ts';

/** Names of the intervals of rates. */
const intervalName = {
  wilson: 'Wilson',
  'clopper-pearson': 'Clopper–Pearson',
  jeffreys: 'Jeffreys',
} as const;

/** What is compared with the exact solution. */
const compared = {
  winRates: ['win rate', 'win rates'],
  rates: ['rate', 'rates'],
  means: ['mean of effective powers', 'means of effective powers'],
} as const;

/** The part of the English catalogue that is the same for all kinds of runs. */
export function englishRun(
  { code, name, strong }: Phrasing,
  numbers: Numbers,
  precision: PrecisionTexts,
): RunTexts {
  const whole = (confidence: number) => numbers.significant(confidence * 100, 6);
  return {
    point: ({ variant, axes }) =>
      [
        ...(variant === null ? [] : [name(variant)]),
        ...axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`),
      ].join(' · '),
    check: ({ of, comparisons, largest, key, expected, repetition, verdict }) => {
      const z = (value: number) => numbers.fixed(value, 1);
      const [one, many] = compared[of];
      const size =
        comparisons === 1
          ? `the simulated ${one} of ${code(key)} is ${z(largest)} standard errors from the exact one`
          : `the largest deviation among ${numbers.whole(comparisons)} ${many} is ${z(largest)} standard errors (${code(key)})`;
      const chance = `chance alone stays below ${z(expected)} in 95 of 100 such runs`;
      const again = repetition === null ? '' : `${numbers.whole(repetition.trials)} trials of it`;
      const off = repetition === null ? '' : `${z(repetition.size)} standard errors`;
      switch (verdict) {
        case 'agree':
          return `${strong('Simulation and exact solution agree')}: ${size}; ${chance}.`;
        case 'chance':
          return `${strong('Simulation and exact solution agree')}: ${size}, by chance (${chance}): an independent repetition, ${again}, lies within ${off}.`;
        case 'apart':
          return `${strong('Whether simulation and exact solution agree is open')}: ${size}, but ${chance}. Repeat it with another seed before trusting either.`;
        case 'disagree':
          return `${strong('Simulation and exact solution disagree')}: ${size}, but ${chance}, and an independent repetition, ${again}, lies ${off} off as well. That is a fault of souboj; please report it with ${code('run.json')}, which holds scenario, seed and version, and trust neither.`;
      }
    },
    intervals: ({ simulated, exact, precision: { confidence, interval, looked }, scores }) => {
      const level = `${whole(confidence)} %`;
      const rate =
        looked === undefined
          ? `${strong('± of a rate')}: half the width of its ${level} ${intervalName[interval]} interval, in percentage points; in ${whole(confidence)} of 100 such runs the interval holds the true rate. Where everything or nothing went one way, the other bound stands in brackets.${scores ? " A score has Wilson's interval, draws counted as half; one without ± is certain: the same duel in both seats. The interval of a mean score is put together from those of its different duels." : ''}`
          : precision.reading(confidence);
      const kind = looked === undefined ? 'interval' : 'time-uniform interval';
      const way =
        ' (by betting, Waudby-Smith and Ramdas 2024: valid whatever the distribution, so about 1.7 times as wide as 1.96 standard errors; both bounds in brackets where they lie unevenly)';
      const spread = scores
        ? `. ${strong('SD')}: the standard deviation, that is how far single duels scatter. More duels make the ± smaller, never the SD`
        : '';
      return [
        ...(simulated
          ? [
              rate,
              `${strong('± of a mean')}: the half-width of its ${level} ${kind}, that is how far the mean may be off${way}${spread}.`,
            ]
          : []),
        ...(exact
          ? [`${strong('Exact')} figures come from solving the rules, without sampling; they carry no ±.`]
          : []),
      ];
    },
    repeating: ({ scenario, seed, seedDrawn, version, options }, each = duels(numbers)) => {
      const { method, untilDecided, maxStates, only } = options;
      const sampled =
        options.precision !== null
          ? precision.repeating(options.precision)
          : untilDecided === undefined
            ? each(options.duels)
            : `until decided, at most ${each(untilDecided.maxDuels)}`;
      return [
        `seed ${code(seed)}${seedDrawn ? ' (drawn for this run)' : ''}`,
        `souboj ${code(version)}`,
        `scenario ${code(scenario.file)}, SHA-256 ${code(scenario.hash)}`,
        `method ${code(method)}, ${method === 'exact' ? '' : `${sampled}, `}at most ${numbers.whole(maxStates)} states for an exact solution${only === null ? '' : `, only ${code(only)}`}`,
      ];
    },
  };
}

function duels(numbers: Numbers): (count: number) => string {
  return (count) => `${numbers.whole(count)} duels in each matchup`;
}
