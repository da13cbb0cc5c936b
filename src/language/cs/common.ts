/** Czech words that the reports on small tables share. */
import { createNumbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
import { createRates } from '../forms/rates.ts';
import type { CommonTexts } from '../texts/common.ts';
import { czechRateWords } from './texts.ts';

/** Forms of what the trials are called: 1 střet, 2 střety, 5 střetů. */
export type TrialForms = readonly [one: string, few: string, other: string];

/** The shared part, for trials of a name. */
export function commonCzech(
  { code, name, strong }: Phrasing,
  trials: TrialForms,
  simulated: TrialForms,
): CommonTexts {
  const numbers = createNumbers('cs');
  const count = (trialCount: number, forms: TrialForms): string =>
    `${numbers.whole(trialCount)} ${plural(trialCount, ...forms)}`;
  return {
    language: 'cs',
    numbers,
    rates: createRates(numbers, czechRateWords),
    headings: {
      standout: 'Co je nápadné',
      reading: 'Jak zprávu číst',
      repeating: 'Jak běh zopakovat',
      impossible: 'Co není možné',
    },
    setting: 'varianta a nastavení',
    point: ({ variant, axes }) =>
      [
        ...(variant === null ? [] : [name(variant)]),
        ...axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`),
      ].join(' · '),
    scope: (cells, { options }, exact, baseline) => {
      const how = [
        ...(options.method === 'exact' ? [] : [`v každém ${count(options.duels, simulated)}`]),
        ...(exact ? [options.method === 'exact' ? 'řešeno přesně' : 'vedle nich přesné hodnoty'] : []),
      ];
      const about = baseline === null ? '' : ` Věty výše mluví o ${strong(baseline)}.`;
      return `${count(cells, ['případ', 'případy', 'případů'])}${how.length > 0 ? `: ${how.join(', ')}` : ''}.${about}`;
    },
    check: ({ key, z, comparisons }, expected) => {
      const size = `největší odchylka mezi podíly, kterých je ${numbers.whole(comparisons)}, je ${numbers.fixed(z, 1)} směrodatné chyby (${code(key)}); pouhá náhoda zůstane v 95 ze 100 takových běhů pod ${numbers.fixed(expected, 1)}`;
      return z <= expected
        ? `${strong('Simulace a přesné řešení se shodují')}: ${size}.`
        : `${strong('Simulace a přesné řešení se neshodují')}: ${size}. Zopakujte běh s jiným seedem, než jednomu či druhému uvěříte.`;
    },
    readingIntervals: (sampled, exact) => [
      ...(sampled
        ? [
            `${strong('± u podílu')}: polovina šířky jeho 95% Wilsonova intervalu, v procentních bodech; ${strong('± u průměru')}: intervalu, který počítá i s neviděnými vzácnými hodnotami (sázky; kde meze neleží souměrně, stojí obě v závorce). Kde tak dopadlo všechno nebo nic, stojí druhá mez v závorce.`,
          ]
        : []),
      ...(exact ? [`${strong('Přesné')} údaje vzešly z vyřešení pravidel, bez losování.`] : []),
    ],
    repeating: ({ scenario, seed, seedDrawn, version, options }) => [
      `seed ${code(seed)}${seedDrawn ? ' (vylosovaný pro tento běh)' : ''}`,
      `souboj ${code(version)}`,
      `scénář ${code(scenario.file)}, SHA-256 ${code(scenario.hash)}`,
      `metoda ${code(options.method)}${options.method === 'exact' ? '' : `, ${count(options.duels, trials)} v každém případě`}${options.only === null ? '' : `, jen ${code(options.only)}`}`,
    ],
  };
}
