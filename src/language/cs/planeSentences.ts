/** What planes decide by and how they differ, in Czech sentences. */
import type { Attribute, Worth } from '../../analysis/worth.ts';
import type { PlaneSummary } from '../../facts/planes/summary.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { counted, pointForms } from '../forms/plural.ts';
import type { Rates } from '../forms/rates.ts';

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
  { decisions, ends: { hopeless, spread, upsets, rounds } }: PlaneSummary,
  { phrasing: { strong }, numbers, rates }: Wording,
): readonly string[] {
  const points = (share: number) => numbers.fixed(share * 100, share < 0.0995 && share > -0.0995 ? 1 : 0);
  const deviation = (share: number) => numbers.fixed(share * 100, 1);
  const tell = ({ attribute, value }: Worth) => `+1 ${czechAttributes[attribute].to} ${points(value)}`;
  return [
    ...decisions.map(({ plane, most, others }) =>
      most === null
        ? `${strong(`Hladina ${plane}`)}: bod žádné vlastnosti nepohne podílem výher ani o půl bodu.`
        : `${strong(`Na hladině ${plane} rozhoduje ${czechAttributes[most.attribute].name}`)}: +1 ${czechAttributes[most.attribute].to} přidá k podílu výher ${counted(points(most.value), pointForms)}${others.length === 0 ? '' : `, ${numbers.list(others.map(tell))}`}.`,
    ),
    ...(hopeless === null
      ? []
      : [
          `${strong('Beznadějné dvojice')}: od ${rates.share(hopeless.least.figure)} na hladině ${hopeless.least.plane} po ${rates.share(hopeless.most.figure)} na hladině ${hopeless.most.plane}.`,
        ]),
    ...(spread === null
      ? []
      : [
          `${strong('Na tom, kdo se s kým utká, záleží nejvíc')} na hladině ${spread.most.plane} (směrodatná odchylka podílu výher mezi dvojicemi je ${counted(deviation(spread.most.figure), pointForms)}), nejméně na hladině ${spread.least.plane} (${deviation(spread.least.figure)}).`,
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
