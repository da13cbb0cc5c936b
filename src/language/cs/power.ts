/** Planning in Czech. */
import type { Numbers } from '../forms/numbers.ts';
import { counted, plural, pointForms } from '../forms/plural.ts';
import type { PowerTexts } from '../texts/power.ts';

/** Czech texts about planning. */
export function czechPower(numbers: Numbers): PowerTexts {
  const percent = (share: number) => `${numbers.significant(share * 100, 6)}\u00a0%`;
  return {
    columns: {
      how: 'jak',
      single: 'jediná dvojice',
      all: 'každá dvojice, testují se všechny',
      time: 'čas pro všechny',
    },
    kinds: {
      'independent-worst': 'dva běhy s vlastními seedy, při 50\u00a0% (nejtěžší případ)',
      'independent-typical': 'dva běhy s vlastními seedy, při podílu tady obvyklém',
      'paired-typical': 'tytéž souboje v obou (souboj compare), jak se tu výsledky mění',
      'paired-best': 'tytéž souboje v obou, v nejlepším případě (všechny se mění jedním směrem)',
    },
    head: ({ name, detect, power, confidence, cells }) =>
      `${name}: kolik soubojů potřebuje každá dvojice v každém nastavení, aby byl rozdíl podílu výher o ${counted(numbers.significant(detect * 100, 6), pointForms)} vidět s pravděpodobností ${percent(power)} při pravděpodobnosti planého poplachu ${percent(1 - confidence)}; dvojic ${numbers.whole(cells)}.`,
    time: (ms) => timeText(ms / 1000, numbers),
    notes: ({ workers, cells }, probes) => [
      `Každá dvojice: uvedená pravděpodobnost planého poplachu platí pro všechny dohromady (${numbers.whole(cells)}, Bonferroni). Čas: obě nastavení, ${numbers.whole(workers)} ${plural(workers, 'vlákno', 'vlákna', 'vláken')}, změřeno právě teď na tomto počítači.`,
      ...(probes === 0
        ? ['Malou změnu nebylo na čem vyzkoušet, takže není známo, co je tu obvyklé.']
        : [
            `Obvyklé: medián ${numbers.whole(probes)} ${plural(probes, 'dvojice vyzkoušené', 'dvojic vyzkoušených', 'dvojic vyzkoušených')} s malou změnou (protějšek v jiné variantě, jinak bod základu povolání nebo IQ).`,
          ]),
    ],
  };
}

function timeText(seconds: number, numbers: Numbers): string {
  if (seconds < 1) return 'pod sekundu';
  if (seconds < 120) return `${numbers.significant(seconds, 2)} s`;
  if (seconds < 7200) return `${numbers.significant(seconds / 60, 2)} min`;
  return `${numbers.significant(seconds / 3600, 2)} h`;
}
