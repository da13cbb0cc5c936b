/** The Czech catalogue of days. */
import type { Distraction, DistractionKind } from '../../rules/day/model.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { DayTexts } from '../texts/day.ts';
import { commonCzech } from './common.ts';
import { czechDaySentences } from './dayFindings.ts';

const kinds: Readonly<Record<DistractionKind, string>> = {
  injury: 'poranění',
  continuous: 'trvalé zraňování',
  power: 'rušivá síla',
  grapple: 'zápas nebo držení',
  vigorousMotion: 'aktivní pohyb',
  violentMotion: 'násilný pohyb',
  rainOrSleet: 'déšť nebo sníh',
  hailOrDebris: 'kroupy nebo trosky',
  defensive: 'opatrná manifestace',
};

/** Czech texts of days, marked up by a phrasing. */
export function dayCzech(phrasing: Phrasing): DayTexts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): DayTexts {
  const common = commonCzech(
    ['den', 'dny', 'dnů'],
    ['simulovaný den', 'simulované dny', 'simulovaných dnů'],
    ' (manifestant, plán a nastavení)',
  );
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  const distractionText = ({ kind, damage, saveDC, chance }: Distraction): string => {
    const size = damage !== null ? ` za ${name(String(damage))}` : saveDC === null ? '' : `, TO ${saveDC}`;
    const often = chance < 1 ? ` při ${rates.share(chance, 0)} pokusů` : '';
    return `${kinds[kind]}${size}${often}`;
  };
  return {
    ...common,
    headings: {
      days: 'Dny',
      lossless: 'Dny bez ztráty v procentech',
      plans: 'Pokusy podle jednotlivých sil',
      distractions: 'Vyrušení',
      gains: 'Co vynese vyšší Soustředění',
    },
    columns: {
      manifester: 'manifestant',
      plan: 'plán',
      power: 'síla',
      distraction: 'vyrušení',
      attempts: 'pokusy',
      attemptsADay: 'pokusů za den',
      lost: 'ztraceno %',
      invalid: 'neplatné %',
      resisted: 'odoláno %',
      saved: 'zachráněno %',
      effective: 'účinné %',
      dispelled: 'zlomeno %',
      affectedADay: 'zasažených cílů za den',
      effectiveADay: 'účinných za den',
      spent: 'utracené body many',
      wasted: 'promarněné body many',
      wastedShare: 'promarněno %',
      noLoss: 'dny bez ztráty %',
      gain: (points) => `+${points} k Soustředění`,
    },
    title: (scenario) => `${name(scenario)}: dny manifestování`,
    kind: (kind) => kinds[kind],
    distraction: distractionText,
    distractionKind: (kind) => kinds[kind],
    power: (power, level, cost) => `${name(power)} (úroveň ${level}, body many ${cost})`,
    ...czechDaySentences({ numbers, rates, phrasing, kinds }),
    planHead: (plan) => `Plán ${name(plan)}`,
    daysNote: (_, known) =>
      `Průměry za den. ${strong('Promarněné body many')} jsou ty, které stály ztracené nebo neplatné pokusy.${known === 'all' ? ' Všechny údaje jsou přesné.' : known === 'some' ? ' Údaje bez ± jsou přesné; ± je polovina šířky 95% intervalu u simulovaných.' : ' ± je polovina šířky 95% intervalu.'}`,
    plansNote:
      'Jak skončily pokusy o každou sílu, v procentech. Ztracený pokus jde na účet prvního vyrušení v pořadí plánu, proti němuž ověření Soustředění neuspělo.',
    gainsNote:
      'Přesné rozdíly proti dni, jaký je: o kolik víc účinných sil a o kolik víc promarněných bodů many za den.',
    gain: (effective, wasted) =>
      `účinné ${numbers.signed(effective, 2)}, promarněné body many ${numbers.signed(wasted, 2)}`,
    reading: ({ dispels, severalTargets }) => [
      `Každý pokus skončí právě jedním z těchto způsobů: ${strong('ztraceno')} (ověření Soustředění neuspělo), ${strong('neplatné')} (nebyly splněny parametry síly, nebo je tam mrtvá magická zóna), ${strong('odoláno')} (silová odolnost, nebo neúspěšné ověření lámání), ${strong('zachráněno')} (uspěl hod na záchranu) a ${strong('účinné')}. Body many se platí předem, ať to dopadne jakkoli.`,
      ...(severalTargets
        ? [
            `Síla s\u00a0několika cíli je ${strong('účinná')}, když zasáhne aspoň jeden z\u00a0nich, jinak ${strong('zachráněno')}, když se některý zachránil; každý odolává a zachraňuje se sám.`,
          ]
        : []),
      ...(dispels
        ? [
            `${strong('Zlomeno')}: síla byla účinná, ale protivník ji celou zlomil; počítá se mezi manifestované a nezasáhne nikoho.`,
          ]
        : []),
    ],
    sources: `Plná přesnost: ${code('cells.csv')}; celá rozdělení: ${code('distributions.csv')}; každá síla a každé vyrušení: ${code('distractions.csv')}.`,
  };
}
