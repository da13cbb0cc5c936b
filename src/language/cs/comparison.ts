/** Comparisons in Czech. */
import type { Change, Difference, PooledChange } from '../../analysis/compare/comparison.ts';
import type { VariantSummary } from '../../facts/comparison/summary.ts';
import type { Extremes } from '../../facts/run/extremes.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import { figuresOf } from '../forms/figures.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { counted, plural, pointForms, pointsGenitive } from '../forms/plural.ts';
import type { ComparisonTexts } from '../texts/comparison.ts';
import { czechComparisonReading } from './comparisonReading.ts';
import { czechSide } from './names.ts';
import { czechPage } from './page.ts';

/** Czech texts about comparisons. */
export function czechComparison(phrasing: Phrasing, numbers: Numbers): ComparisonTexts {
  const { name, code } = phrasing;
  const figures = figuresOf(numbers, (low, high) => `${low} až ${high}`);
  const points = (difference: Difference | null) => figures.difference(difference, 100);
  const setting = (axes: readonly AxisValue[]) =>
    axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`).join(', ');
  const subject = (about: PooledChange['subject']) =>
    about.kind === 'side' ? name(czechSide(about.side)) : `hladina ${about.plane}`;
  return {
    title: ({ scenarios, baseline, variants }) =>
      `${numbers.list(scenarios.map(name))}: ${variants.length === 1 ? name(variants[0]!) : 'varianty'} proti ${name(baseline)}`,
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
      initiatorDrain: 'ztráta magů útočníka',
      targetDrain: 'ztráta magů napadeného',
      ownDrain: 'vlastní ztráta magů',
      otherDrain: 'ztráta magů soupeřů',
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
