/** Plane comparisons in Czech. */
import type { Attribute, Worth } from '../../analysis/worth.ts';
import type { PlaneEnd, PlaneSummary } from '../../facts/planes/summary.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import { figuresOf } from '../forms/figures.ts';
import { formulaText } from '../forms/formula.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { counted, outOf, plural, pointForms } from '../forms/plural.ts';
import type { Rates } from '../forms/rates.ts';
import type { PlaneTexts } from '../texts/planes.ts';

/** What the wording needs from the catalogue around it. */
interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  readonly rates: Rates;
  point(name: PointName): string;
}

/** Czech texts about planes. */
export function czechPlanes(wording: Wording): PlaneTexts {
  const { phrasing, numbers, point } = wording;
  const { name, strong } = phrasing;
  const level = (confidence: number) => `${numbers.significant(confidence * 100, 6)}%`;
  const figures = figuresOf(numbers, (low, high) => `${low} až ${high}`);
  return {
    heading: 'Hladiny proti sobě',
    pairsHeading: 'Hladiny po dvou',
    title: (scenario) => `${name(scenario)}: hladiny proti sobě`,
    columns: {
      plane: 'hladina',
      win: 'vítězí útočník %',
      spread: 'SD mezi dvojicemi',
      hopeless: 'beznadějné %',
      edge: 'výhoda prvního útoku',
      rounds: 'kola',
      initiatorDrain: 'ztracená magenergie útočníka',
      targetDrain: 'ztracená magenergie napadeného',
      upset: 'překvapení %',
      planes: 'hladiny',
      difference: 'podíl výher, body',
      effect: 'h',
      p: 'p (Holm)',
      typical: 'obvyklý posun, body',
      rank: 'pořadová korelace',
      drainDistance: 'vzdálenost ztracené magenergie',
    },
    attribute: (attribute) => `+1 ${czechAttributes[attribute].to}`,
    worth: (worth) => figures.difference(worth, 100, 2),
    pair: (first, second) => `${second} proti ${first}`,
    counts: {
      heading: 'Co která hladina počítá',
      line: (planes, attack, defence) =>
        `${strong(`${planes.length === 1 ? 'Hladina' : 'Hladiny'} ${numbers.list(planes.map(String))}`)}: útok ${name(formulaText(attack, numbers))}; obrana ${name(formulaText(defence, numbers))}`,
      of: (own) => `Jinak počítá ${own}:`,
      left: (count) =>
        `Vlastní vzorce ${plural(count, 'má', 'mají', 'má')} ještě ${numbers.whole(count)} ${plural(count, 'varianta nebo nastavení', 'varianty nebo nastavení', 'variant nebo nastavení')}.`,
    },
    sentences: (summary) => czechPlaneSentences(summary, wording),
    notes: (summary) => {
      const { matchups, variant, axes, exact, exactWorths, confidence } = summary;
      const about = axes.length === 0 && variant === 'printed' ? '' : ` (${point({ variant, axes })})`;
      return [
        `Na každé hladině ${plural(matchups, 'táž', 'tytéž', 'týchž')} ${numbers.whole(matchups)} ${plural(matchups, 'dvojice', 'dvojice', 'dvojic')}, všechny se stejnou vahou${about}. SD: směrodatná odchylka podílu výher mezi dvojicemi, v bodech${exact ? '' : ', bez šumu losování'}. Beznadějné: skóre mimo 20–80\u00a0%${exact ? '' : '; v závorce kolik dvojic jistě a kolik možná'}. Výhoda prvního útoku: skóre útočníka v souboji se sobě rovným, v bodech nad 50. Překvapení: výhry strany s nižším základem povolání, ze všech soubojů stran s různým základem. Kola a ztracená magenergie jsou průměry${exact ? ', přesné' : ''}.${exact ? '' : ` ± je polovina šířky ${level(confidence)} intervalu, v závorce jeho meze, kde neleží souměrně; co se říká o nejvíc a nejméně, platí při této spolehlivosti všechno dohromady.`}`,
        ...(exactWorths === null
          ? []
          : [
              `+1 k vlastnosti: o kolik bodů se změní skóre strany, když jen ona má o bod víc; průměr přes obě role, bez soubojů se sobě rovným, a ${coverageText(summary, numbers)}. ${
                exactWorths
                  ? 'Přesné rozdíly.'
                  : `V závorce je ${level(confidence)} interval párového rozdílu; údaje bez něj jsou přesné.`
              }`,
            ]),
      ];
    },
    pairsNote: ({ tested, confidence }) =>
      `Druhá hladina minus první, přes tytéž dvojice. ${
        tested
          ? `± je polovina šířky ${level(confidence)} intervalu; p tvrzení „průměrné podíly výher jsou stejné“, upravené podle Holma přes všechny páry hladin, které nejsou přesné. `
          : 'Rozdíly jsou přesné a nepotřebují test. '
      }h: Cohenova velikost účinku mezi průměrnými podíly výher. Obvyklý posun: odmocnina z průměru čtverců změn skóre jednotlivých dvojic. Pořadová korelace: Spearmanova, mezi skóre dvojic; chybí, kde je hladina nerozlišuje. Vzdálenost ztracené magenergie: největší vzdálenost distribučních funkcí ztracené magenergie (Kolmogorov–Smirnov), 0 až 1.`,
  };
}

function coverageText({ coverage }: PlaneSummary, numbers: Numbers): string {
  return coverage === null
    ? 'všechny dvojice'
    : `na každé hladině aspoň ${numbers.whole(coverage.matchups)} ${outOf(coverage.of, numbers.whole(coverage.of))} dvojic`;
}

/** Attributes as a sentence needs them: what decides, and what a point is added to. */
const czechAttributes: Readonly<Record<Attribute, { readonly name: string; readonly to: string }>> = {
  base: { name: 'základ povolání', to: 'k základu' },
  level: { name: 'úroveň', to: 'k úrovni' },
  IQ: { name: 'IQ', to: 'k IQ' },
  Podl: { name: 'Podl', to: 'k Podl' },
  SP: { name: 'SP', to: 'k SP' },
};

/** Of what it is open which plane has the most and the least. */
const openNames: Readonly<Record<PlaneSummary['open'][number], string>> = {
  hopeless: 'beznadějných dvojic',
  spread: 'rozdílů mezi dvojicemi',
  upsets: 'překvapení',
  rounds: 'kol',
};

/** The sentences of a comparison of planes. */
function czechPlaneSentences(
  { decisions, ends: { hopeless, spread, upsets, rounds }, open }: PlaneSummary,
  { phrasing: { strong }, numbers, rates }: Wording,
): readonly string[] {
  const points = (share: number) => numbers.fixed(share * 100, share < 0.0995 && share > -0.0995 ? 1 : 0);
  const deviation = (share: number) => numbers.fixed(share * 100, 1);
  const where = ({ planes, sure }: PlaneEnd) =>
    planes.length === 1
      ? `na hladině ${planes[0]}`
      : sure
        ? `shodně na hladinách ${numbers.list(planes.map(String))}`
        : `na některé z hladin ${numbers.list(planes.map(String))} (na které, při tomto počtu soubojů rozhodnuto není)`;
  const tell = ({ attribute, value }: Worth) => `+1 ${czechAttributes[attribute].to} ${points(value)}`;
  return [
    ...decisions.map(({ planes, first, others, alike: same }) => {
      const list = numbers.list(planes.map(String));
      const where = `${planes.length === 1 ? 'Na hladině' : 'Na hladinách'} ${list}`;
      const [one, ...alike] = first;
      if (one === undefined)
        return `${strong(`${planes.length === 1 ? 'Hladina' : 'Hladiny'} ${list}`)}: bod žádné vlastnosti nepohne skóre ani o půl bodu.`;
      const rest = others.length === 0 ? '' : `; ${numbers.list(others.map(tell))}`;
      return alike.length === 0
        ? `${strong(`${where} rozhoduje ${czechAttributes[one.attribute].name}`)}: +1 ${czechAttributes[one.attribute].to} přidá ke skóre ${counted(points(one.value), pointForms)}${rest}.`
        : `${strong(`${where} ${same ? 'rozhodují stejnou měrou' : 'rozhoduje něco z toho:'} ${numbers.list(first.map(({ attribute }) => czechAttributes[attribute].name))}`)}${same ? '' : ' (co, při tomto počtu soubojů rozhodnuto není)'}; kolik bodů skóre přidá bod navíc: ${numbers.list(first.map(tell))}${rest}.`;
    }),
    ...(hopeless === null || hopeless === 'open'
      ? []
      : [
          `${strong('Beznadějné dvojice')}: od ${rates.share(hopeless.least.figure)} ${where(hopeless.least)} po ${rates.share(hopeless.most.figure)} ${where(hopeless.most)}.`,
        ]),
    ...(spread === null || spread === 'open'
      ? []
      : [
          `${strong('Na tom, kdo se s kým utká, záleží nejvíc')} ${where(spread.most)} (směrodatná odchylka podílu výher mezi dvojicemi je ${counted(deviation(spread.most.figure), pointForms)}), nejméně ${where(spread.least)} (${deviation(spread.least.figure)}).`,
        ]),
    ...(upsets === null || upsets === 'open'
      ? []
      : [
          `${strong('Překvapení')}: ${where(upsets.least)} vyhrává strana s nižším základem povolání ${rates.share(upsets.least.figure)} svých soubojů, ${where(upsets.most)}: ${rates.share(upsets.most.figure)}.`,
        ]),
    ...(rounds === null || rounds === 'open'
      ? []
      : [
          `${strong('Délka')}: od ${numbers.fixed(rounds.least.figure, 1)} kola ${where(rounds.least)} po ${numbers.fixed(rounds.most.figure, 1)} kola ${where(rounds.most)}.`,
        ]),
    ...(open.length === 0
      ? []
      : [
          `${strong('Při tomto počtu soubojů není rozhodnuto')}, na které hladině je nejvíc a nejméně ${numbers.list(open.map((name) => openNames[name]))}.`,
        ]),
  ];
}
