/** Words of the page in Czech. */

import { createNumbers } from '../forms/numbers.ts';
import { plural } from '../forms/plural.ts';
import type { PageTexts, PlaneNumeral } from '../texts/page.ts';

const winners: Readonly<Record<string, string>> = {
  initiator: 'vítězí útočník',
  target: 'vítězí napadený',
  draw: 'nevítězí nikdo',
};

/** Where nobody wins, it happened to both. */
const both: Readonly<Record<string, string>> = {
  soul: 'zanikly obě duše',
  withdrawn: 'oba souboj ukončili',
  fled: 'oba utekli z dosahu',
  explosion: 'oba zemřeli při explozi magického pole',
  pull: 'oba vytáhla síla vyšších hladin',
};

const reasons: Readonly<Record<string, string>> = {
  soul: 'zánik duše soupeře',
  withdrawn: 'soupeř souboj ukončil',
  fled: 'soupeř utekl z dosahu',
  explosion: 'soupeř zemřel při explozi magického pole',
  pull: 'soupeře vytáhla síla vyšších hladin',
  exhaustion: 'oba jsou vyčerpaní',
  timeout: 'vypršela kola',
};

const { list } = createNumbers('cs');

/** Planes with their scores, the first of which is called by its name. */
const scored = (places: readonly PlaneNumeral[], called = 'skóre '): string => {
  const named = places.map(([plane, score], index) => `${plane} (${index === 0 ? called : ''}${score})`);
  return `${places.length === 1 ? 'na hladině' : 'na hladinách'} ${list(named)}`;
};

/** The part of the Czech catalogue that the page uses. */
export const czechPage: PageTexts = {
  lead: [
    'V mentálním souboji na sebe útočí dvě mysli na jedné z osmi mentálních hladin, dokud nedojde k zániku duše jedné z nich. Každá hladina jinak váží povolání, úroveň a vlastnosti, takže povolání může jedné hladině vládnout a na jiné neznamenat nic.',
    'Skóre povolání je podíl soubojů, které vyhraje; remíza se počítá za půl výhry. Kdo má 50, je stejně silný jako ostatní; čím výš nad 50, tím silnější. Modrá znamená výhry, oranžová prohry.',
  ],
  glance: 'Na první pohled',
  verdict: (names, count, strong, weak) => {
    const parts = [
      ...(strong.length === 0 ? [] : [`${count === 1 ? 'má' : 'mají'} příliš navrch ${scored(strong)}`]),
      ...(weak.length === 0 ? [] : [`${count === 1 ? 'příliš ztrácí' : 'příliš ztrácejí'} ${scored(weak)}`]),
    ];
    return `${names} ${parts.join('; ')}.`;
  },
  seat: (first, second, all, strong) => {
    const who = all ? ', ať se utká kdokoli s kýmkoli' : ' většinou';
    const where = (list: typeof first) => `${scored(list, 'skóre útočníka ')}`;
    return [
      ...(first.length === 0 ? [] : [`${strong('Kdo zaútočí první, vyhraje')}${who}: ${where(first)}.`]),
      ...(second.length === 0 ? [] : [`${strong('Kdo zaútočí první, prohraje')}${who}: ${where(second)}.`]),
    ].join(' ');
  },
  matchup: (matchup, strong, weak) => {
    const parts = [
      ...(strong.length === 0 ? [] : [`útočník má příliš navrch ${scored(strong, 'jeho skóre ')}`]),
      ...(weak.length === 0 ? [] : [`napadený má příliš navrch ${scored(weak, 'skóre útočníka ')}`]),
    ];
    return `${matchup}: ${parts.join('; ')}.`;
  },
  drawn: (planes, strong) => {
    const places = planes.map(([plane, share]) => `${plane} (${share}\u00a0% všech soubojů)`);
    return `${strong('Příliš často nevyhraje nikdo')} ${planes.length === 1 ? 'na hladině' : 'na hladinách'} ${list(places)}.`;
  },
  lengths: ([short, few], [long, many], strong) =>
    `${strong('Jak dlouho souboje trvají, záleží na hladině')}: nejdelší jsou na hladině ${long} (průměrně ${many} kola), nejkratší na hladině ${short} (${few} kola).`,
  balanced: (open) =>
    open
      ? 'Při tomto počtu soubojů není jisté, že by něco bylo nevyvážené, ani že je vyvážené všechno.'
      : 'Nic není nevyvážené: každé skóre strany, role i vypsané dvojice leží mezi 40 a 60 a remízou končí méně než pětina soubojů.',
  calm: (planes) =>
    `${planes.length === 1 ? 'Hladina' : 'Hladiny'} ${list(planes.map(String))}: na straně ani na roli tam moc nezáleží a žádná dvojice není beznadějná.`,
  more: (count) => `… a ještě ${count} ${plural(count, 'další věta', 'další věty', 'dalších vět')}`,
  controls: 'Co stránka ukazuje',
  variant: 'Varianta a nastavení',
  variantAlone: 'Varianta',
  plane: 'Hladina',
  allPlanes: 'všechny',
  figure: 'Údaj',
  figures: { score: 'skóre řádku', win: 'podíl výher řádku', draw: 'remízy' },
  order: 'Pořadí',
  orders: { strength: 'podle síly', file: 'jako ve scénáři' },
  filter: 'Jen řádky se jménem',
  filterHint: 'část jména; více čárkami',
  heatHint:
    'Buňka ukazuje skóre (výhry + ½ remíz) svého řádku v procentech; řádky útočí první. Barva se řídí skóre, ať zvolíte kterýkoli údaj; šrafovaný okraj a ½ znamenají, že remízou končí aspoň 10\u00a0% soubojů. Najeďte na buňku a uvidíte její údaje; otevřete ji (kliknutím nebo Enterem) a uvidíte o dvojici všechno. Mezi buňkami se chodí šipkami.',
  percent: 'Procenta',
  scoreLegend: 'Skóre v procentech',
  sort: 'seřadit podle tohoto sloupce',
  copyTable: 'Kopírovat tabulku',
  saveTable: 'Uložit tabulku',
  heatCaption: (plane) =>
    `${plane}: skóre (výhry + ½ remíz) v procentech, jaké má strana v řádku (útočník) proti straně ve sloupci (napadený)`,
  byPlaneCaption: 'Průměrné skóre každé strany, přes všechny hladiny a na každé zvlášť, v procentech',
  end: (label) => {
    const [winner = '', reason = ''] = label.split(':');
    return `${winners[winner] ?? winner}: ${(winner === 'draw' ? both[reason] : undefined) ?? reasons[reason] ?? reason}`;
  },
  details: {
    win: 'vítězí útočník',
    targetWin: 'vítězí napadený',
    draw: 'remízy',
    score: 'skóre útočníka',
    ends: 'Jak končí',
    rounds: 'Kola',
    drain: { initiator: 'Ztracená magenergie útočníka', target: 'Ztracená magenergie napadeného' },
    summary: (mean, p10, p50, p90) =>
      `průměr ${mean}; 10\u00a0% soubojů nejvýše ${p10}, polovina nejvýše ${p50}, 90\u00a0% nejvýše ${p90}`,
    replay: (rounds) =>
      `Počet kol nejdelšího simulovaného souboje: ${rounds}. Tímto se přehraje úder po úderu:`,
    noReplay: 'Tady se nic nesimulovalo, není tedy co přehrát.',
    shared: (others) =>
      `Na této hladině ${plural(others, 'je týmž soubojem ještě', 'jsou týmž soubojem ještě', 'je týmž soubojem ještě')} ${others} ${plural(others, 'další dvojice', 'další dvojice', 'dalších dvojic')}; údaje platí pro všechny dohromady.`,
    close: 'Zavřít',
    copy: 'Kopírovat',
    copied: 'Zkopírováno',
    view: 'Sloupec udává podíl soubojů, v nichž je hodnota',
    views: { exactly: 'právě taková', atLeast: 'aspoň taková', atMost: 'nejvýš taková' },
  },
  noScript:
    'Skripty jsou vypnuté: tabulky tu jsou všechny, ale přepínače, řazení a podrobnosti je potřebují.',
  made: (version) => `Vytvořil program souboj ${version}. Tato stránka nic nenačítá a nic neodesílá.`,
};
