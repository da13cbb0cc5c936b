/** Words of the pictures in Czech. */

import { createNumbers } from '../forms/numbers.ts';
import { plural } from '../forms/plural.ts';
import type { ChartPart, ChartTexts } from '../texts/charts.ts';

const numbers = createNumbers('cs');

/** A level as an attribute: `95%`. */
const level = (confidence: number): string => `${numbers.significant(confidence * 100, 6)}%`;

/** What is not drawn. */
const parts: Readonly<Record<ChartPart, (count: number) => string>> = {
  bars: (count) => `${count} ${plural(count, 'kratší sloupec', 'kratší sloupce', 'kratších sloupců')}`,
  panels: (count) => `${count} ${plural(count, 'další panel', 'další panely', 'dalších panelů')}`,
  lines: (count) =>
    `${count} ${plural(count, 'čára, která se hýbe', 'čáry, které se hýbou', 'čar, které se hýbou')} méně`,
  pictures: (count) => `${count} ${plural(count, 'další obrázek', 'další obrázky', 'dalších obrázků')}`,
};

/** The part of the Czech catalogue that pictures use. */
export const czechCharts: ChartTexts = {
  scores: (confidence) => ({
    title: 'Jak silná je která strana',
    note: `Průměrné skóre přes všechny hladiny, v procentech (výhra se počítá za 1, remíza za ½). Nad 50 strana víc vyhrává než prohrává. Úsečka je ${level(confidence)} interval; u přesného nebo téměř přesného skóre není vidět.`,
  }),
  scoreAxis: 'průměrné skóre (%)',
  byPlane: {
    title: 'Kde je která strana silná',
    note: 'Průměrné skóre na každé hladině, v procentech. Modrá: víc vyhrává než prohrává; oranžová: víc prohrává než vyhrává; šedobílá: vyrovnané.',
    overall: 'vše',
  },
  rates: (plane, point) => ({
    title: `${plane}: kdo koho poráží${point === '' ? '' : ` (${point})`}`,
    note: 'Skóre (výhry + ½ remíz) v procentech, jaké má strana v řádku, která útočí první, proti straně ve sloupci. Modrá: řádek víc vyhrává než prohrává; oranžová: víc prohrává; ½: remízou končí aspoň 10\u00a0% soubojů.',
  }),
  list: (point) => ({
    title: `Skóre dvojic${point === '' ? '' : ` (${point})`}`,
    note: 'Skóre (výhry + ½ remíz) v procentech, jaké má první strana, která útočí první, proti druhé, na každé hladině. Modrá: první víc vyhrává než prohrává; oranžová: víc prohrává; ½: remízou končí aspoň 10\u00a0% soubojů.',
  }),
  edge: {
    title: 'Co vynáší útočit první',
    note: 'Skóre útočníka v souboji se sobě rovným, v bodech nad 50. Při 0 nezáleží na tom, kdo útočí první.',
    axis: 'body nad 50',
  },
  drain: {
    title: 'Ztracená magenergie v souboji',
    note: 'Pruh: od prvního do posledního decilu soubojů; silná značka: medián.',
    axis: 'ztracené magy',
  },
  ends: {
    title: 'Jak souboje končí',
    note: 'Podíl soubojů podle toho, čím končí, v procentech, ať tím prohraje kdokoli. Šedá: zánik duše, tedy jako obvykle.',
  },
  length: {
    title: 'Jak dlouho souboje trvají',
    note: 'Pruh: od prvního do posledního decilu soubojů; silná značka: medián.',
    axis: 'kola',
  },
  rounds: {
    title: 'Počet kol podle hladin',
    note: 'Podíl všech soubojů hladiny, v procentech; do posledního sloupce patří i všechno za ním.',
    axis: 'kola',
  },
  mana: {
    title: 'Ztracená magenergie podle hladin',
    note: 'Podíl všech soubojů hladiny, v procentech, podle toho, kolik magů strana ztratila.',
    axis: 'ztracené magy',
  },
  along: (axis, of, fixed, confidence) => ({
    title: `${of === 'side' ? 'Průměrné skóre' : 'Skóre'} podle ${axis}`,
    note: `${of === 'side' ? 'Průměrné skóre strany přes všechny hladiny' : 'Skóre útočníka'}, v procentech; pás je ${level(confidence)} interval${fixed === '' ? '' : `; ${fixed}`}.`,
    axis,
  }),
  figureAlong: (figure, axis, confidence) => ({
    title: `${figure} podle ${axis}`,
    note: `Pás je ${level(confidence)} interval, u přesných údajů žádný není; co je všude 0, čáru nemá.`,
  }),
  differences: (variant, baseline, confidence) => ({
    title: `${variant} proti ${baseline}`,
    note: `Kolik bodů podílu výher změna přidá (modrá) nebo ubere (oranžová): u strany jejího vlastního, průměrně přes její dvojice; u hladiny útočníkova. Úsečka je ${level(confidence)} interval, u přesného rozdílu žádná není; přes 0 nemusí znamenat žádný rozdíl.`,
    axis: 'rozdíl (body)',
  }),
  wasted: {
    title: 'Promarněné body many podle toho, co rušilo',
    note: 'Průměr přes všechny dny v tabulce, v bodech many za den. Úsečka je 95% interval; přesné údaje žádnou nemají.',
    axis: 'body many za den',
  },
  lost: {
    title: 'Ztracené body many podle toho, co ruší',
    note: 'Body many ztracené neúspěšnými ověřeními, když se síla zkusí stokrát, průměr přes všechny opravy a úrovně v tabulce. Úsečka je 95% interval; přesné údaje žádnou nemají.',
    axis: 'body many na sto sil',
    row: 'co ruší',
  },
  success: {
    title: 'Co která oprava vynese proti čemu',
    note: 'Naděje na úspěch v procentech podle opravy: na nejnižší, prostřední a nejvyšší úrovni tabulky. Pás je 95% interval, u přesné naděje žádný není.',
    axis: 'oprava',
  },
  obeyed: {
    title: 'Čí rozkaz se splní',
    note: 'Podíl protichůdných rozkazů, při nichž mysl splní rozkaz tohoto ovládajícího, v procentech. Úsečka je 95% interval; přesné údaje žádnou nemají.',
    axis: '% střetů',
  },
  survived: {
    title: 'Jak daleko dojdou',
    note: 'Kolik soubojů bojovník v průměru přežije; úsečka je 95% interval.',
    axis: 'přežité souboje',
  },
  reached: {
    title: 'Kolik jich dojde jak daleko',
    note: 'Podíl průchodů, v nichž bojovník přežije aspoň tolik soubojů, v procentech; pás je 95% interval.',
    axis: 'přežité souboje',
  },
  tornado:
    'Kolik bodů průměrného skóre jeden krok přidá (modrá, doprava) nebo ubere (oranžová, doleva), největší nahoře. Tenká čára je interval; přesné účinky žádný nemají.',
  sobol:
    'Na jakém podílu rozptylu se rozsah podílí, sám nebo spolu s jinými, v procentech; podíly více rozsahů mohou dát dohromady přes 100. Tenká čára je 95% interval.',
  front:
    'Jeden bod na nastavení: kolik hodnot mění a o kolik se míjí nejhůř splněné přání. Větší body mění víc; oranžové je doporučení.',
  equilibrium:
    'Jaký podíl hráčů by si v rovnováze stranu vybral, v procentech; prázdné pole je strana, kterou si nevybere nikdo.',
  curves: 'Průměrné skóre strany, v procentech; pás je 95% interval, u přesného skóre žádný není.',
  sweepMap:
    'Průměrné skóre v procentech při každé dvojici hodnot. Modrá: víc vyhrává než prohrává; oranžová: víc prohrává než vyhrává.',
  band: (points, confidence) =>
    `Žádný podíl soubojů až po některou hodnotu se neliší o víc než ${numbers.significant(points, 2)} bodu, s jistotou ${level(confidence)} pro všechny na hladině najednou.`,
  shareAxis: '% soubojů',
  initiator: 'útočník',
  target: 'napadený',
  planeAxis: 'hladina',
  left: (count, what) => `Nezakresleno: ${parts[what](count)}; v tabulkách jsou všechny údaje.`,
  inTables: 'Tytéž údaje stojí v tabulkách zprávy.',
  inDistributions: 'Tytéž údaje stojí v distributions.csv.',
};
