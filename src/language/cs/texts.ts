/** The Czech catalogue: everything but the findings, the pictures and the page. */

import type { Precision } from '../../analysis/precision.ts';
import type { DrawsUnder } from '../../facts/duel/drawsUnder.ts';
import { createNumbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
import { createRates, type RateWords } from '../forms/rates.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { Texts } from '../texts/texts.ts';
import { czechBaseline } from './baseline.ts';
import { czechCharts } from './charts.ts';
import { czechComparison } from './comparison.ts';
import { findingWords } from './findings.ts';
import { czechFit } from './fit.ts';
import { czechGlossary } from './glossary.ts';
import { czechReason, czechSide } from './names.ts';
import { czechOpening } from './opening.ts';
import { czechPage } from './page.ts';
import { czechPlanes } from './planes.ts';
import { czechPopulations } from './populations.ts';
import { czechPower } from './power.ts';
import { czechPrecision } from './precision.ts';
import { czechRanking } from './ranking.ts';
import { czechRun } from './run.ts';
import { czechTitles } from './titles.ts';
import { czechTold } from './told.ts';
import { czechVerdicts } from './verdicts.ts';

/** Words of rates, for every kind of report. */
export const czechRateWords: RateWords = {
  percent: (numeral) => `${numeral}\u00a0%`,
  inAMillion: (numeral) => `${numeral} z milionu`,
  inABillion: (numeral) => `${numeral} z miliardy`,
  allBut: (phrase) => `všechny až na ${phrase}`,
  below: (phrase) => `pod ${phrase}`,
  above: (phrase) => `nad ${phrase}`,
  exactly: (value) => `${value} (přesně)`,
  exactlyAndSimulated: (value, simulated) => `${value} (přesně; simulace ${simulated})`,
  unknown: 'neznámo',
};

/** What an interval is after looks; it stands in the notes of tables. */
const timeUniform =
  ' platného v každém okamžiku, který počítá s pohledy, podle nichž běh poznal, kdy skončit';

const drainColumns = (seat: string) => [`průměr jako ${seat}`, 'SD', 'p10', 'p50', 'p90'] as const;

/** Czech texts, marked up by a phrasing. */
export function czech(phrasing: Phrasing): Texts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): Texts {
  const numbers = createNumbers('cs');
  const rates = createRates(numbers, czechRateWords);
  const { code, name, strong } = phrasing;
  const sideName = czechSide;
  const names = (sides: readonly string[]) => numbers.list(sides.map((side) => name(sideName(side))));
  const findings = findingWords({ phrasing, numbers, rates, names });
  const drawsText = ({ mean, most, key }: DrawsUnder) => {
    if (most === 0) return 'Žádné remízy.';
    return most - mean < 1e-9
      ? `Remízy: ${rates.share(mean)}.`
      : `Remízy: průměrně ${rates.share(mean)}, nejvýše ${rates.share(most)} (${code(key)}).`;
  };
  const precision = czechPrecision(phrasing, numbers);
  const level = (confidence: number) => `${numbers.significant(confidence * 100, 6)}%`;
  /** What the mean in a table is. */
  const ofMeans = (exact: boolean, { confidence, looked }: Precision) =>
    exact
      ? 'Přesné hodnoty.'
      : `± u průměru je polovina šířky jeho ${level(confidence)} intervalu${looked === undefined ? '' : timeUniform}; počítá i s vzácnými hodnotami, které nepadly, pokud je zadání připouští, a kde jeho meze neleží souměrně, stojí v závorce.`;
  const duelsText = ({ least, most }: { readonly least: number; readonly most: number }) =>
    `${least === most ? '' : `${numbers.whole(least)} až `}${numbers.whole(most)} ${plural(most, 'simulovaný souboj', 'simulované souboje', 'simulovaných soubojů')}`;
  const run = czechRun(phrasing, numbers, precision);

  const comparison = czechComparison(phrasing, numbers);
  const someOf = (keys: readonly string[]) => {
    const more = keys.length - 3;
    return numbers.list([
      ...keys.slice(0, 3).map(code),
      ...(more > 0 ? [`${plural(more, 'další', 'další', 'dalších')} ${numbers.whole(more)}`] : []),
    ]);
  };
  const unsolvedText = (keys: readonly string[]) =>
    `Na přesné řešení příliš rozsáhlé, a proto bez přesné hodnoty: ${someOf(keys)} (mez zvedá ${code('--max-states')}).`;
  const cutShortText = ({ keys, rounds }: { readonly keys: readonly string[]; readonly rounds: number }) =>
    `Mohou trvat déle než ${numbers.whole(rounds)} kol a počítají se, jako by pak skončily: ${someOf(keys)}; kdo vyhraje, je přesto přesné.`;
  return {
    baseline: czechBaseline(numbers, comparison, phrasing),
    comparison,
    power: czechPower(numbers),
    populations: czechPopulations(phrasing, numbers),
    told: czechTold(phrasing, numbers),
    planes: czechPlanes({ phrasing, numbers, rates, point: run.point }),
    ranking: czechRanking(phrasing, numbers),
    verdicts: czechVerdicts({ phrasing, numbers, point: run.point }),
    language: 'cs',
    numbers,
    rates,
    headings: {
      standout: 'Čeho si všimnout',
      scores: 'Průměrné skóre podle hladin',
      rates: 'Kdo koho poráží',
      edge: 'Výhoda prvního útoku',
      ends: 'Jak souboje končí',
      drain: 'Ztracená magenergie',
      length: 'Délka soubojů',
      along: 'Podle měněných hodnot',
      others: 'Ostatní varianty a nastavení',
      impossible: 'Co není možné',
      reading: 'Jak zprávu číst',
      repeating: 'Jak běh zopakovat',
    },
    columns: {
      side: 'strana',
      overall: 'všechny hladiny',
      initiator: 'útočník',
      target: 'napadený',
      plane: 'hladina',
      planes: 'hladiny',
      score: 'skóre útočníka %',
      initiatorWins: 'vítězí útočník %',
      targetWins: 'vítězí napadený %',
      draws: 'remízy %',
      variant: 'varianta a nastavení',
      strongest: 'nejsilnější',
      weakest: 'nejslabší',
      hopeless: 'beznadějné',
      farthest: 'nejdál od rovnováhy, skóre útočníka',
      reason: 'důvod',
      where: 'kde',
      edge: 'bodů nad 50',
      matchup: 'dvojice',
      ends: {
        soul: 'zánik duše',
        withdrawn: 'ukončení',
        fled: 'útěk',
        explosion: 'exploze',
        pull: 'síla hladin',
        exhaustion: 'vyčerpání',
        timeout: 'vypršení kol',
      },
      damage: 'zranění přihlížejících',
      rounds: ['průměr', 'SD', 'p10', 'p50', 'p90'],
      drain: { initiator: drainColumns('útočník'), target: drainColumns('napadený') },
      corner: 'útočník ↓ napadený →',
    },
    title: (scenario) => `${name(scenario)}: mentální souboje`,
    planeHead: (plane) => `Hladina ${plane}`,
    ...run,
    sideName,
    reason: (reason) => name(czechReason(reason)),
    charts: czechCharts,
    titles: czechTitles({ numbers, rates, sideName }),
    page: czechPage,
    glossary: czechGlossary,
    opening: czechOpening({ phrasing, numbers, rates, names }),
    names,
    ...findings,
    about: (point) => `Platí pro ${strong(point)}:`,
    aboutAlone: (point) =>
      `O zvoleném nastavení mluví jen tabulky níže; tady stojí, co platí pro ${strong(point)}.`,
    precision,
    fit: czechFit(phrasing, numbers),
    scope: ({ duels, cells, methods, unsolved, cutShort, points, sampling: asked }) => {
      const how = [
        ...(duels === null ? [] : [`v každé ${duelsText(duels)}`]),
        ...(methods.both > 0
          ? [`${methods.both === cells ? 'u všech' : `u ${numbers.whole(methods.both)}`} i přesné hodnoty`]
          : []),
        ...(methods.exact > 0
          ? [
              methods.exact === cells
                ? 'všechny vyřešeny přesně'
                : `přesně vyřešeno ${numbers.whole(methods.exact)}`,
            ]
          : []),
      ];
      const count = `${numbers.whole(cells)} ${plural(cells, 'dvojice', 'dvojice', 'dvojic')}`;
      const each = points.length > 1 ? 'každá hladina, varianta a nastavení' : 'každá hladina';
      return `${count}${cells === 1 ? '' : ` (${each} zvlášť)`}${how.length === 0 ? '' : `: ${how.join(', ')}`}.${unsolved.length === 0 ? '' : ` ${unsolvedText(unsolved)}`}${cutShort === null ? '' : ` ${cutShortText(cutShort)}`}${asked === null ? '' : ` ${precision.reached(asked)}`}`;
    },
    oneLaw: (plane, cells) => {
      const [cell] = cells;
      if (cell === undefined) return '';
      const added = cell.win.simulated === null ? '' : ' (s počty všech dohromady)';
      return `Na hladině ${plane} ${plural(cells.length, 'je', 'jsou', 'je')} všech ${numbers.whole(cells.length)} dvojic jeden a týž souboj, a tak tu místo tabulky stojí jediný údaj${added}: podíl výher útočníka je ${rates.estimate(cell.win)}, napadeného ${rates.estimate(cell.targetWin)}, podíl remíz ${rates.estimate(cell.draw)}.`;
    },
    underMatrix: ({ pairings, laws, draws }) => {
      return [
        ...(laws < pairings
          ? [
              `Mezi ${numbers.whole(pairings)} dvojicemi ${plural(laws, 'je', 'jsou', 'je')} ${numbers.whole(laws)} ${plural(laws, 'různý souboj', 'různé souboje', 'různých soubojů')}.`,
            ]
          : []),
        ...(draws === null ? [] : [drawsText(draws)]),
      ].join(' ');
    },
    samePlanes: (list, other) =>
      `${list.length === 1 ? 'Hladina' : 'Hladiny'} ${numbers.list(list.map(String))}: tytéž souboje jako ${strong(other)}, tedy i tytéž údaje; neopakují se.`,
    samePoint: (other) => `Tytéž souboje jako ${strong(other)}, tedy i tytéž údaje; neopakují se.`,
    everywhere: 'všude',
    scoresNote:
      'Skóre = výhry + ½ remíz, v procentech, průměr přes všechny dvojice, v nichž strana stojí jako útočník i jako napadený, bez soubojů se sobě rovným. Nad 50 strana víc vyhrává než prohrává.',
    drainNote: (exact, interval) =>
      `Kolik magů strana v souboji ztratila, přes všechny její souboje v dané roli a na všech hladinách dohromady. SD je směrodatná odchylka mezi souboji; p10, p50 a p90 jsou magy, které v 10, 50 a 90\u00a0% soubojů ztráta nepřekročí. ${ofMeans(exact, interval)}`,
    endsNote: (exact) =>
      `Čím souboje končí, v procentech všech soubojů${exact ? ', přesně' : ''}, ať tím prohraje kdokoli.`,
    edgeNote:
      'Skóre útočníka v souboji se sobě rovným, v bodech nad 50: jakou cenu má útočit první, když je jinak všechno stejné.',
    lengthNote: (exact, interval) =>
      `Započatá kola, přes všechny možné dvojice hladiny se stejnou vahou; p10, p50 a p90 jsou kola, která 10, 50 a 90\u00a0% soubojů nepřekročí. ${ofMeans(exact, interval)}`,
    contents: 'Obsah',
    asTable: 'jako tabulka',
    byPlane: 'podle hladin',
    marks: {
      lopsided: { initiator: '▲', target: '▼' },
      hopeless: { initiator: '▲▲', target: '▼▼' },
      impossible: '–',
      drawn: '½',
    },
    legend: ({ impossible, pooled, known, precision: { confidence, looked } }) =>
      `Skóre útočníka (výhry + ½ remíz) v procentech, ${known === 'all' ? 'přesné' : `${known === 'some' ? 'přesné tam, kde stojí samo, jinak ze simulace, ' : ''}± polovina šířky ${level(confidence)} intervalu${looked === undefined ? '' : timeUniform}; kde meze neleží souměrně, stojí v závorce obě`}. Značky: ▲ přes 60, ▲▲ přes 80 (pro napadeného beznadějné), ▼ pod 40, ▼▼ pod 20 (pro útočníka beznadějné), ½ tam, kde remízou končí aspoň 10\u00a0% soubojů.${
        pooled
          ? ' Dvojice jedné hladiny, které jsou podle pravidel týž souboj, ukazují jeden společný údaj se sečtenými počty: stejná čísla jsou tam jeden doklad, ne několik.'
          : ''
      }${impossible ? ' – znamená dvojici, která není možná; důvody jsou níže.' : ''}`,
    reading: ({ methods, check, points, precision: interval }) => [
      `${strong('Podíl výher')}: jakou část všech soubojů strana vyhraje; remízy zůstávají ve jmenovateli. ${strong('Skóre')}: totéž s remízou za půl výhry. ${strong('Dvojice')}: útočník proti napadenému na jedné hladině.`,
      ...run.intervals({
        simulated: methods.mc + methods.both > 0,
        exact: methods.exact > 0 || check !== null,
        precision: interval,
        scores: true,
      }),
      ...(points.length > 1
        ? [
            'Varianty a nastavení vidí u téže dvojice tatáž náhodná čísla. Jejich rozdíly jsou díky tomu ostré, ale dvě z nich nikdy nejsou dva nezávislé doklady; přes ně se nic nesčítá.',
          ]
        : []),
      `Plná přesnost, intervaly obou stran a všechny ostatní údaje: ${code('cells.csv')}; celá rozdělení: ${code('distributions.csv')}.`,
    ],
  };
}
