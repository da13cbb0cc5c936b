/** What every report on a run says, in Czech. */
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
import type { RunTexts } from '../texts/run.ts';
import type { PrecisionTexts } from '../texts/texts.ts';

/** Names of the intervals of rates, in the genitive. */
const intervalName = {
  wilson: 'Wilsonova',
  'clopper-pearson': 'Clopperova–Pearsonova',
  jeffreys: 'Jeffreysova',
} as const;

/** What is compared with the exact solution: one, and several behind "mezi". */
const compared = {
  winRates: ['simulovaný podíl výher', 'podíly výher'],
  rates: ['simulovaný podíl', 'podíly'],
  means: ['simulovaný průměr účinných sil', 'průměry účinných sil'],
} as const;

/** The part of the Czech catalogue that is the same for all kinds of runs. */
export function czechRun(
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
          ? `${one} ${code(key)} je od přesného vzdálen ${z(largest)} směrodatné chyby`
          : `největší odchylka mezi ${numbers.whole(comparisons)} ${many} je ${z(largest)} směrodatné chyby (${code(key)})`;
      const chance = `pouhá náhoda zůstane v 95 ze 100 takových běhů pod ${z(expected)}`;
      const trials = repetition?.trials ?? 0;
      const again = `${numbers.whole(trials)} ${plural(trials, 'pokus', 'pokusy', 'pokusů')} téže dvojice`;
      const off = `${z(repetition?.size ?? 0)} směrodatné chyby`;
      switch (verdict) {
        case 'agree':
          return `${strong('Simulace a přesné řešení se shodují')}: ${size}; ${chance}.`;
        case 'chance':
          return `${strong('Simulace a přesné řešení se shodují')}: ${size}, je to však náhoda (${chance}): nezávislé opakování, ${again}, leží nejvýše ${off} od přesného řešení.`;
        case 'apart':
          return `${strong('Zda se simulace a přesné řešení shodují, není jisté')}: ${size}, ale ${chance}. Zopakujte běh s jiným seedem, než jednomu či druhému uvěříte.`;
        case 'disagree':
          return `${strong('Simulace a přesné řešení se neshodují')}: ${size}, ale ${chance}, a nezávislé opakování, ${again}, leží ${off} od přesného řešení také. To je chyba programu souboj; ohlaste ji prosím i se souborem ${code('run.json')}, v němž je scénář, seed i verze, a nevěřte ani jednomu.`;
      }
    },
    intervals: ({ simulated, exact, precision: { confidence, interval, looked }, scores }) => {
      const level = `${whole(confidence)}%`;
      const rate =
        looked === undefined
          ? `${strong('± u podílu')}: polovina šířky jeho ${level} ${intervalName[interval]} intervalu, v procentních bodech; v ${whole(confidence)} ze 100 takových běhů leží skutečný podíl uvnitř. Kde tak dopadlo všechno nebo nic, stojí druhá mez v závorce.${scores ? ' Skóre má Wilsonův interval, remíza se počítá za půl; bez ± je jisté: týž souboj v obou rolích. Interval průměrného skóre se skládá z intervalů jeho různých soubojů.' : ''}`
          : precision.reading(confidence);
      const kind = looked === undefined ? 'intervalu' : 'intervalu platného v každém okamžiku';
      const way =
        ' (sázkami, Waudby-Smith a Ramdas 2024: platí při každém rozdělení, a je proto asi 1,7krát širší než 1,96 směrodatné chyby; kde meze neleží souměrně, stojí obě v závorce)';
      const spread = scores
        ? `. ${strong('SD')}: směrodatná odchylka, tedy jak jsou jednotlivé souboje rozptýlené. S počtem soubojů klesá ±, nikdy SD`
        : '';
      return [
        ...(simulated
          ? [
              rate,
              `${strong('± u průměru')}: polovina šířky jeho ${level} ${kind}, tedy o kolik se průměr může mýlit${way}${spread}.`,
            ]
          : []),
        ...(exact
          ? [`${strong('Přesné')} údaje vzešly z vyřešení pravidel bez losování; nemají žádné ±.`]
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
            : `až do rozhodnutí, nejvýše ${each(untilDecided.maxDuels)}`;
      return [
        `seed ${code(seed)}${seedDrawn ? ' (vylosovaný pro tento běh)' : ''}`,
        `souboj ${code(version)}`,
        `scénář ${code(scenario.file)}, SHA-256 ${code(scenario.hash)}`,
        `metoda ${code(method)}, ${method === 'exact' ? '' : `${sampled}, `}pro přesné řešení nejvýše ${numbers.whole(maxStates)} stavů${only === null ? '' : `, jen ${code(only)}`}`,
      ];
    },
  };
}

function duels(numbers: Numbers): (count: number) => string {
  return (count) =>
    `${numbers.whole(count)} ${plural(count, 'souboj', 'souboje', 'soubojů')} v každé dvojici`;
}
