/** Plane comparisons in Czech. */
import type { Worth } from '../../batch/worth.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import { decimalsFor, type Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { outOf, plural } from '../forms/plural.ts';
import type { Rates } from '../forms/rates.ts';
import type { PlaneTexts } from '../texts/planes.ts';
import { czechAttributes, czechPlaneSentences } from './planeSentences.ts';

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
  const { name } = phrasing;
  const level = (confidence: number) => `${numbers.significant(confidence * 100, 6)}%`;
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
      initiatorDrain: 'ztráta magů útočníka',
      targetDrain: 'ztráta magů napadeného',
      upset: 'překvapení %',
      planes: 'hladiny',
      difference: 'podíl výher, body',
      effect: 'h',
      p: 'p (Holm)',
      typical: 'obvyklý posun, body',
      rank: 'pořadová korelace',
      drainDistance: 'vzdálenost ztrát magů',
    },
    attribute: (attribute) => `+1 ${czechAttributes[attribute].to}`,
    worth: (worth) => worthText(worth, numbers),
    pair: (first, second) => `${second} proti ${first}`,
    sentences: (comparison) => czechPlaneSentences(comparison, wording),
    notes: ({ matchups, worths, variant, axes, planes, confidence }) => {
      const exact = planes.every((facts) => facts.exact);
      const about = axes.length === 0 && variant === 'printed' ? '' : ` (${point({ variant, axes })})`;
      return [
        `Na každé hladině ${plural(matchups, 'táž', 'tytéž', 'týchž')} ${numbers.whole(matchups)} ${plural(matchups, 'dvojice', 'dvojice', 'dvojic')}, všechny se stejnou vahou${about}. SD: směrodatná odchylka podílu výher mezi dvojicemi, v bodech. Beznadějné: skóre mimo 20–80\u00a0%. Výhoda prvního útoku: skóre útočníka v souboji se sobě rovným, v bodech nad 50. Překvapení: výhry strany s nižším základem povolání, ze všech soubojů stran s různým základem. Kola a ztráty magů jsou průměry${exact ? ', přesné' : ''}.${exact ? '' : ` ± je polovina šířky ${level(confidence)} intervalu.`}`,
        ...(worths.length === 0
          ? []
          : [
              `+1 k vlastnosti: o kolik bodů se změní podíl výher strany, když jen ona má o bod víc; průměr přes obě role a ${coverage(worths, numbers)}. ${
                worths.every((worth) => worth.exact)
                  ? 'Přesné rozdíly.'
                  : `V závorce je ${level(confidence)} interval párového rozdílu; údaje bez něj jsou přesné.`
              }`,
            ]),
      ];
    },
    pairsNote: ({ pairs, confidence }) =>
      `Druhá hladina minus první, přes tytéž dvojice. ${
        pairs.some(({ adjusted }) => adjusted !== null)
          ? `± je polovina šířky ${level(confidence)} intervalu; p tvrzení „průměrné podíly výher jsou stejné“, upravené podle Holma přes všechny páry hladin, které nejsou přesné. `
          : 'Rozdíly jsou přesné a nepotřebují test. '
      }h: Cohenova velikost účinku mezi průměrnými podíly výher. Obvyklý posun: odmocnina z průměru čtverců změn skóre jednotlivých dvojic. Pořadová korelace: Spearmanova, mezi skóre dvojic; chybí, kde je hladina nerozlišuje. Vzdálenost ztrát magů: největší vzdálenost distribučních funkcí ztracených magů (Kolmogorov–Smirnov), 0 až 1.`,
  };
}

function coverage(worths: readonly Worth[], numbers: Numbers): string {
  const partial = worths.filter(({ matchups, of }) => matchups < of);
  if (partial.length === 0) return 'všechny dvojice';
  const least = partial.reduce((a, b) => (b.matchups / b.of < a.matchups / a.of ? b : a));
  return `na každé hladině aspoň ${numbers.whole(least.matchups)} ${outOf(least.of, numbers.whole(least.of))} dvojic`;
}

function worthText({ value, low, high, exact }: Worth, numbers: Numbers): string {
  if (exact)
    return Math.abs(value) < 1e-12 ? '0' : numbers.signed(value * 100, decimalsFor(Math.abs(value) * 100, 2));
  const digits = decimalsFor(((high - low) / 2) * 100, 2);
  const show = (share: number) => numbers.signed(share * 100, digits);
  return `${show(value)} (${show(low)} až ${show(high)})`;
}
