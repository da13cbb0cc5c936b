/** Comparisons in Czech. */

import type { Change, Difference, PooledChange } from '../../analysis/compare/comparison.ts';
import type { ComparisonReading, VariantSummary } from '../../facts/comparison/summary.ts';
import type { Extremes } from '../../facts/run/extremes.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import { figuresOf } from '../forms/figures.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { counted, plural, pointForms, pointsGenitive } from '../forms/plural.ts';
import type { ComparisonTexts } from '../texts/comparison.ts';
import { czechSide } from './names.ts';
import { czechPage } from './page.ts';

/** Czech texts about comparisons. */
export function czechComparison(phrasing: Phrasing, numbers: Numbers): ComparisonTexts {
  const { name, code, strong } = phrasing;
  const figures = figuresOf(numbers, (low, high) => `${low} až ${high}`);
  const points = (difference: Difference | null) => figures.difference(difference, 100);
  const setting = (axes: readonly AxisValue[]) =>
    axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`).join(', ');
  const subject = (about: PooledChange['subject']) =>
    about.kind === 'side' ? name(czechSide(about.side)) : `hladina ${about.plane}`;
  return {
    title: ({ scenarios, baseline, variants }) =>
      `${numbers.list(scenarios.map(name))}: ${variants.length === 1 ? name(variants[0]!) : 'varianty'} proti ${name(baseline)}`,
    unmatched: (count, all) =>
      `${strong(`Bez protějšku: ${numbers.whole(count)} z\u00a0${numbers.whole(all)}\u00a0${plural(all, 'dvojice', 'dvojic', 'dvojic')}`)}, porovnat se nedají.`,
    apart: (variant, baseline) =>
      `${strong(name(variant))}: žádná možná dvojice společná s\u00a0${name(baseline)}, nic se tedy neporovnává.`,
    unmatchedGroup: ({ there, missing, variant, impossible, count }) =>
      `${name(there)}: ${impossible ? 'dvojice možné jen tady; nemožné jsou v\u00a0' : 'dvojice jen tady; chybějí v\u00a0'}${name(missing)}${variant === null ? '' : `, varianta ${name(variant)}`} (${numbers.whole(count)}).`,
    moreUnmatched: (count) =>
      `a\u00a0ještě ${numbers.whole(count)}\u00a0${plural(count, 'další', 'další', 'dalších')}`,
    headings: {
      changed: 'Co se změnilo',
      sides: 'Podle stran',
      planes: 'Podle hladin',
      matchups: 'Podle dvojic',
      flips: 'Souboje, které dopadly jinak',
      unmatched: 'Bez protějšku',
      reading: 'Jak zprávu číst',
    },
    columns: {
      matchup: 'útočník > napadený',
      plane: 'hladina',
      setting: 'nastavení',
      subject: 'čeho se týká',
      before: 'předtím %',
      after: 'potom %',
      win: 'podíl výher, body',
      score: 'skóre, body',
      effect: 'h',
      p: 'p (Holm)',
      initiatorDrain: 'ztracená magenergie útočníka',
      targetDrain: 'ztracená magenergie napadeného',
      ownDrain: 'vlastní ztracená magenergie',
      otherDrain: 'ztracená magenergie soupeřů',
      rounds: 'kola',
      verdict: 'výrok',
      duel: 'souboj',
      from: 'předtím skončil',
      to: 'potom skončil',
      cells: 'dvojice',
    },
    sentences: (summary) => sentencesOf(summary, { phrasing, numbers, points, subject, setting }),
    setting,
    subject,
    points,
    mean: (difference) => figures.difference(difference, 1),
    p: figures.p,
    verdict: (change, margin) => verdictText(change, margin, numbers, phrasing),
    end: (label) => name(czechPage.end(label)),
    flipsNote: (shown, all) =>
      `Ze soubojů sehraných bok po boku má jiného vítěze ${numbers.whole(all)}; tady ${plural(shown, 'je první', 'jsou první', 'je prvních')} ${numbers.whole(shown)}, z každé dvojice nejvýše tři. Až dvacet z každé je v ${code('flipped.csv')}. Souboj určuje dvojice, hladina a číslo; přehraje se se seedem tohoto porovnání.`,
    sameRows: (count) =>
      `${numbers.whole(count)} ${plural(count, 'další dvojice ukazuje', 'další dvojice ukazují', 'dalších dvojic ukazuje')} podle pravidel tutéž změnu a tady ${plural(count, 'chybí', 'chybějí', 'chybí')}; všechny jsou v ${code('comparison.csv')}.`,
    identicalRows: (count) =>
      `${numbers.whole(count)} ${plural(count, 'dvojice se vůbec neliší', 'dvojice se vůbec neliší', 'dvojic se vůbec neliší')} (podle pravidel týž souboj, nebo táž přesná hodnota) a tady ${plural(count, 'chybí', 'chybějí', 'chybí')}.`,
    reading: (comparison) => czechComparisonReading(comparison, phrasing, numbers),
  };
}

const directions = { higher: 'vyšší', lower: 'nižší' } as const;

function verdictText(
  { verdict, direction, needed, means }: Change,
  margin: number,
  numbers: Numbers,
  { strong }: Phrasing,
): string {
  const width = numbers.significant(margin * 100, 4);
  switch (verdict) {
    case 'identical':
      return means === 'identical' ? 'týž souboj podle pravidel' : 'žádný rozdíl (přesně)';
    case 'equivalent':
      return `rovnocenné do ±${width}${direction === null ? '' : `, i když ${directions[direction]}`}`;
    case 'higher':
    case 'lower':
      return `${strong(directions[verdict])}${means === 'exact' ? ' (přesně)' : ''}`;
    case 'undecided':
      if (means === 'unknown') return 'neznámo';
      return `nerozhodnuto${needed === null ? '' : `; rozhodlo by asi ${numbers.significant(needed, 2)} soubojů`}`;
  }
}

interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  points(difference: Difference | null): string;
  subject(subject: PooledChange['subject']): string;
  setting(axes: readonly AxisValue[]): string;
}

function sentencesOf(
  { variant, baseline, matchups, margin, counts, largest, sides, planes }: VariantSummary,
  { phrasing, numbers, points, subject, setting }: Wording,
): readonly string[] {
  const { name, code, strong } = phrasing;
  const all = `${numbers.whole(matchups.length)} ${plural(matchups.length, 'dvojice', 'dvojice', 'dvojic')}`;
  const one = (verdict: Change['verdict'], words: string) =>
    counts[verdict] === 0 ? [] : [`${words} ${numbers.whole(counts[verdict])}`];
  const width = counted(numbers.significant(margin * 100, 4), pointsGenitive);
  const parts = [
    ...one('higher', 'útočník vyhrává častěji:'),
    ...one('lower', 'vyhrává méně často:'),
    ...one('equivalent', `rovnocenné do ±${width}:`),
    ...one('identical', 'stejné jako předtím:'),
    ...one('undecided', 'při tomto počtu soubojů nerozhodnuto:'),
  ];
  const head =
    `${strong(name(variant))} proti ${name(baseline)}, ${all}. ${parts.length === 0 ? '' : `Z nich ${parts.join('; ')}.`}`.trim();
  const place = (axes: readonly AxisValue[]) => (axes.length === 0 ? '' : ` [${setting(axes)}]`);
  const how = (change: Change) => (change.win?.exact === true ? ' (přesně)' : '');
  const ends = (own: Extremes<PooledChange> | null, words: string) => {
    if (own === null) return [];
    const { least: last, most: first } = own;
    const tell = (change: PooledChange) =>
      `${subject(change.subject)}${place(change.axes)} ${counted(points(change.win), pointForms)}${how(change)}`;
    return [`${words}: ${first === last ? tell(first) : `nejméně ${tell(last)}, nejvíce ${tell(first)}`}.`];
  };
  return [
    head,
    ...(largest === null
      ? []
      : [
          `Největší změna podílu výher: ${code(largest.key)}${place(largest.axes)}, ${counted(points(largest.win), pointForms)}${how(largest)}.`,
        ]),
    ...ends(sides, 'Změna vlastního podílu výher strany, průměr přes její dvojice'),
    ...ends(planes, 'Změna podílu výher útočníka, průměr přes dvojice hladiny'),
  ];
}

/** Paragraphs on differences, intervals, tests and verdicts, as far as the comparison has them. */
function czechComparisonReading(
  { margin, confidence, family, looked, has }: ComparisonReading,
  { strong, code }: Phrasing,
  numbers: Numbers,
): readonly string[] {
  const level = `${numbers.significant(confidence * 100, 6)}%`;
  const alpha = numbers.significant(1 - confidence, 4);
  const width = `±${counted(numbers.significant(margin * 100, 4), pointsGenitive)}`;
  return [
    `${strong('Rozdíly')} jsou hodnota potom minus hodnota předtím, u podílů v procentních bodech; remíza se do skóre počítá za půl, do podílu výher za nic.`,
    ...(has.exact
      ? [
          `${strong('Přesné')}: oba podíly výher jsou vyřešené, jejich rozdíl je tedy znám a nepotřebuje interval ani test. Stojí bez závorek.`,
        ]
      : []),
    ...(has.paired
      ? [
          `${strong('Párové')}: v obou nastaveních proběhly tytéž souboje se stejnými náhodnými čísly. V závorce je ${level} interval párového rozdílu (u podílů Bonett a Price, u průměrů sázky, které počítají i s neviděnými vzácnými hodnotami); p je z přesného McNemarova testu na soubojích, jejichž vítěz se změnil.`,
        ]
      : []),
    ...(has.independent
      ? [
          looked
            ? `${strong('Dva výběry s pohledy')}: běhy nesdílejí své souboje a o jejich počtu rozhodly pohledy na průběžné výsledky. V závorce je ${level} interval, který s tím počítá: nejdál, kam od sebe údaje pustí dva intervaly platné v každém okamžiku; p je z týchž intervalů. Průměry mají interval, ale žádný test ani výrok.`
            : `${strong('Dva výběry')}: běhy nesdílejí své souboje. V závorce je Newcombův ${level} interval (u průměrů složený ze dvou intervalů ze sázek); p je z Fisherova přesného testu.`,
        ]
      : []),
    ...(family > 0
      ? [
          `${strong('p (Holm)')}: upraveno přes celou rodinu testů tohoto porovnání i s průměry (${numbers.whole(family)} ${plural(family, 'test', 'testy', 'testů')}); dvojice, které jsou podle pravidel jedna a táž změna, jsou jeden test. Každý interval platí pro jediný údaj.`,
        ]
      : []),
    `${strong('Výroky')} platí pro podíl výher: vyšší nebo nižší, kde je upravené p nejvýše ${alpha}; rovnocenné, kde dva jednostranné testy, stejně upravené, kladou rozdíl do ${width}; přesné rozdíly jen podle velikosti. Změna může být jistá a přitom jistě malá: rovnocenné, i když vyšší.`,
    `${strong('h')} je Cohenova velikost účinku mezi dvěma podíly: 0,2 je malá, 0,5 střední, 0,8 velká.`,
    `V průměrech má každá dvojice stejnou váhu; průměry stran vynechávají souboje se sobě rovným a berou obě role. Všechny údaje v plné přesnosti: ${code('comparison.csv')}.`,
  ];
}
