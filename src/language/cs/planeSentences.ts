/** What planes decide by and how they differ, in Czech sentences. */
import { bestOf } from '../../analysis/estimate.ts';
import type { PlaneComparison } from '../../analysis/planes/comparison.ts';
import type { PlaneFacts } from '../../analysis/planes/facts.ts';
import { type Attribute, attributes, type Worth } from '../../batch/worth.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { counted, pointForms } from '../forms/plural.ts';
import type { Rates } from '../forms/rates.ts';

/** A point of an attribute that moves the win rate by less than this (a share) decides nothing. */
const negligible = 0.005;

/** Attributes as a sentence needs them: what decides, and what a point is added to. */
export const czechAttributes: Readonly<Record<Attribute, { readonly name: string; readonly to: string }>> = {
  base: { name: 'základ povolání', to: 'k základu' },
  level: { name: 'úroveň', to: 'k úrovni' },
  IQ: { name: 'IQ', to: 'k IQ' },
  Podl: { name: 'Podl', to: 'k Podl' },
  SP: { name: 'SP', to: 'k SP' },
};

interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  readonly rates: Rates;
}

/** The sentences of a comparison of planes. */
export function czechPlaneSentences(
  { planes, worths }: PlaneComparison,
  { phrasing, numbers, rates }: Wording,
): readonly string[] {
  const { strong } = phrasing;
  const points = (share: number) => numbers.fixed(share * 100, Math.abs(share) < 0.0995 ? 1 : 0);
  const decides = planes.flatMap(({ plane }) => {
    const own = attributes.flatMap(
      (attribute) => worths.find((worth) => worth.plane === plane && worth.attribute === attribute) ?? [],
    );
    const sorted = [...own].sort((a, b) => b.value - a.value);
    const [most, second] = sorted;
    if (most === undefined) return [];
    if (most.value < negligible)
      return [`${strong(`Hladina ${plane}`)}: bod žádné vlastnosti nepohne podílem výher ani o půl bodu.`];
    const base = own.find(({ attribute }) => attribute === 'base');
    const tell = ({ attribute, value }: Worth) => `+1 ${czechAttributes[attribute].to} ${points(value)}`;
    const others = [
      ...(second === undefined ? [] : [second]),
      ...(base === undefined || base === most || base === second ? [] : [base]),
    ];
    return [
      `${strong(`Na hladině ${plane} rozhoduje ${czechAttributes[most.attribute].name}`)}: +1 ${czechAttributes[most.attribute].to} přidá k podílu výher ${counted(points(most.value), pointForms)}${others.length === 0 ? '' : `, ${numbers.list(others.map(tell))}`}.`,
    ];
  });
  return [...decides, ...extremes(planes, strong, numbers, rates)];
}

function extremes(
  planes: readonly PlaneFacts[],
  strong: (text: string) => string,
  numbers: Numbers,
  rates: Rates,
): readonly string[] {
  const hopeless = ends(planes, (facts) => facts.hopeless);
  const spread = ends(planes, (facts) => facts.spread);
  const upsets = ends(planes, ({ upset }) => (upset === null ? null : bestOf(upset.rate)));
  const rounds = ends(planes, (facts) => facts.rounds);
  const points = (share: number) => numbers.fixed(share * 100, 1);
  return [
    ...(hopeless === null
      ? []
      : [
          `${strong('Beznadějné dvojice')}: od ${rates.share(hopeless.least.figure)} na hladině ${hopeless.least.plane} po ${rates.share(hopeless.most.figure)} na hladině ${hopeless.most.plane}.`,
        ]),
    ...(spread === null
      ? []
      : [
          `${strong('Na tom, kdo se s kým utká, záleží nejvíc')} na hladině ${spread.most.plane} (směrodatná odchylka podílu výher mezi dvojicemi je ${counted(points(spread.most.figure), pointForms)}), nejméně na hladině ${spread.least.plane} (${points(spread.least.figure)}).`,
        ]),
    ...(upsets === null
      ? []
      : [
          `${strong('Překvapení')}: strana s nižším základem povolání vyhrává na hladině ${upsets.least.plane} ${rates.share(upsets.least.figure)} svých soubojů, na hladině ${upsets.most.plane} ${rates.share(upsets.most.figure)}.`,
        ]),
    ...(rounds === null
      ? []
      : [
          `${strong('Délka')}: od ${numbers.fixed(rounds.least.figure, 1)} kola na hladině ${rounds.least.plane} po ${numbers.fixed(rounds.most.figure, 1)} kola na hladině ${rounds.most.plane}.`,
        ]),
  ];
}

function ends(
  planes: readonly PlaneFacts[],
  value: (facts: PlaneFacts) => number | null,
): Readonly<Record<'most' | 'least', { readonly plane: number; readonly figure: number }>> | null {
  const known = planes.flatMap((facts) => {
    const figure = value(facts);
    return figure === null ? [] : [{ plane: facts.plane, figure }];
  });
  const sorted = [...known].sort((a, b) => b.figure - a.figure);
  const [most, least] = [sorted[0], sorted.at(-1)];
  return most === undefined || least === undefined || most.figure - least.figure < 1e-9
    ? null
    : { most, least };
}
