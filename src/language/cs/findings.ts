/** What stands out, in Czech sentences. */
import type { EndFinding, Finding } from '../../facts/duel/findings.ts';
import { namedSides } from '../../facts/duel/fit.ts';
import type { Wording } from '../en/findings.ts';
import type { Numbers } from '../forms/numbers.ts';
import { outOf, plural } from '../forms/plural.ts';
import type { Texts } from '../texts/texts.ts';

type CzechWording = Omit<Wording, 'planes'>;

/** The part of the catalogue that words findings. */
export function findingWords(wording: CzechWording): Pick<Texts, 'finding'> {
  return {
    finding: (finding) => sentence(finding, wording),
  };
}

function sentence(finding: Finding, wording: CzechWording): string {
  const { numbers, phrasing, rates, names } = wording;
  const { code, strong } = phrasing;
  switch (finding.kind) {
    case 'strongest':
    case 'weakest':
      return rankingSentence(finding, wording);
    case 'allEqual':
      return `${strong('Žádná strana není silnější než jiná')}: průměrné skóre všech ${numbers.whole(finding.sides)} je ${rates.estimate(finding.score)}.`;
    case 'twins': {
      const groups = finding.groups.map((group) => names(group)).join('; ');
      return `${strong('Zaměnitelní')} na všech hladinách, podle pravidel tytéž souboje: ${groups}.`;
    }
    case 'oneLaw':
      return finding.everyPlane
        ? `${strong('Nezáleží na tom, kdo se s kým utká')}: na každé hladině jsou všechny dvojice jeden a týž souboj.`
        : `${strong(`Na ${finding.planes.length === 1 ? 'hladině' : 'hladinách'} ${numbers.list(finding.planes.map(String))} nezáleží na tom, kdo se s kým utká`)}: všechny dvojice jsou tam jeden a týž souboj.`;
    case 'hopeless':
      return hopelessSentence(finding, wording);
    case 'edge':
      return edgeSentence(finding, wording);
    case 'length': {
      const { longest, slowest } = finding;
      const single =
        longest === null
          ? ''
          : ` Nejdelší souboj trval ${rounds(longest.rounds, numbers)} (č.\u00a0${numbers.whole(longest.index)} dvojice ${code(longest.key)}).`;
      const those =
        slowest === null
          ? ''
          : `; nejdéle se bojuje v ${code(slowest.key)}${equals(slowest.equals, numbers)}, průměrně ${numbers.fixed(slowest.rounds, 1)} kola`;
      return `${strong('Délka')}: průměrně ${numbers.fixed(finding.mean, 1)} kola${those}.${single}`;
    }
    case 'draws':
      return `${strong('Remízy')}: ${rates.best(finding.draws)} všech soubojů; vyčerpání ${rates.best(finding.exhaustion)}, vypršení kol ${rates.best(finding.timeout)}${finding.draws.exact === null ? '' : ' (přesně)'}.`;
    case 'impossible':
      return `${strong(`${numbers.whole(finding.impossible)} ${outOf(finding.cells, numbers.whole(finding.cells))} dvojic ${plural(finding.impossible, 'není možná', 'nejsou možné', 'není možných')}`)} a nikde se ${plural(finding.impossible, 'nepočítá', 'nepočítají', 'nepočítá')}; důvody jsou níže.`;
  }
}

/** Names in a row; of many the first, and how many more. */
function firstNames(sides: readonly string[], { numbers, names }: CzechWording): string {
  if (sides.length <= namedSides) return names(sides);
  const shown = sides.slice(0, namedSides).map((side) => names([side]));
  const rest = sides.length - namedSides;
  return `${shown.join(', ')} a ještě ${numbers.whole(rest)} ${plural(rest, 'další', 'další', 'dalších')}`;
}

function rankingSentence(finding: EndFinding, wording: CzechWording): string {
  const { numbers, phrasing, rates, names } = wording;
  const strongest = finding.kind === 'strongest';
  const several = finding.sides.length > 1;
  const label = strongest ? 'Nejsilnější' : 'Nejslabší';
  const { highest, lowest } = finding;
  const on = ({ plane, value }: { plane: number; value: number }) =>
    `${rates.share(value)} na hladině ${plane}`;
  const where =
    highest === null || lowest === null || highest.plane === lowest.plane
      ? ''
      : `; ${strongest ? `od ${on(highest)} až po ${on(lowest)}` : `od ${on(lowest)} až po ${on(highest)}`}`;
  const unclear =
    finding.notDistinguishable.length === 0
      ? ''
      : ` Při tomto počtu soubojů nelze odlišit od: ${firstNames(finding.notDistinguishable, wording)}.`;
  return `${phrasing.strong(`${label}: ${names(finding.sides)}`)}${several ? ' (shodně)' : ''}, průměrné skóre ${rates.estimate(finding.score)} přes ${numbers.whole(finding.cells)} ${plural(finding.cells, 'dvojici', 'dvojice', 'dvojic')}${where}.${unclear}`;
}

function hopelessSentence(
  finding: Extract<Finding, { kind: 'hopeless' }>,
  { numbers, phrasing, rates }: CzechWording,
): string {
  const { hopeless, lopsided, cells, extreme, ranges } = finding;
  const range = (own: { surely: number; possibly: number } | undefined) =>
    own === undefined || own.surely === own.possibly
      ? ''
      : ` (jistě ${numbers.whole(own.surely)}, možná ${numbers.whole(own.possibly)})`;
  const perhaps = range(ranges?.hopeless);
  const byPlane = finding.planes.map(({ plane, count }) => `${numbers.whole(count)} na hladině ${plane}`);
  const list = byPlane.length === 0 ? '' : ` (${numbers.list(byPlane)})`;
  const head =
    hopeless === 0
      ? perhaps === ''
        ? `${phrasing.strong('Žádná dvojice není beznadějná')}: žádné skóre neleží mimo 20–80\u00a0%`
        : `${phrasing.strong('Žádná dvojice není jistě beznadějná')}: žádné simulované skóre neleží mimo 20–80\u00a0%${perhaps}`
      : `${phrasing.strong(`${numbers.whole(hopeless)} ${outOf(cells, numbers.whole(cells))} dvojic ${plural(hopeless, 'je beznadějná', 'jsou beznadějné', 'je beznadějných')}`)}, se skóre mimo 20–80\u00a0%${perhaps}${list}`;
  const farthest =
    extreme === null
      ? ''
      : ` Nejdál od rovnováhy: ${phrasing.code(extreme.key)}, skóre útočníka je ${rates.best(extreme.score)}${equals(extreme.equals, numbers)}.`;
  return `${head}; mimo 40–60\u00a0% leží ${numbers.whole(lopsided)} ${outOf(cells, numbers.whole(cells))}${range(ranges?.lopsided)}.${farthest}`;
}

function edgeSentence(
  { edges, most, exact }: Extract<Finding, { kind: 'edge' }>,
  { numbers, phrasing, rates }: CzechWording,
): string {
  const one = ({ plane, edge, unclear }: (typeof edges)[number]) =>
    `hladina ${plane}: ${rates.points(edge)}${unclear ? ' (nelze odlišit od 0)' : ''}`;
  const head = `${phrasing.strong('Útočit první')} (skóre útočníka v souboji se sobě rovným, v bodech nad 50)`;
  const list = `${edges.map(one).join('; ')}${exact ? ' (přesně)' : ''}`;
  return edges.length === 1
    ? `${head}: ${list}.`
    : `${head} se ${exact && most.length > 1 ? 'shodně' : 'nejvíc'} vyplácí ${most.length === 1 ? `na hladině ${most[0]}` : exact ? `na hladinách ${numbers.list(most.map(String))}` : `na některé z hladin ${numbers.list(most.map(String))} (na které, při tomto počtu soubojů rozhodnuto není)`}: ${list}.`;
}

function rounds(count: number, numbers: Numbers): string {
  return `${numbers.whole(count)} ${plural(count, 'kolo', 'kola', 'kol')}`;
}

function equals(count: number, numbers: Numbers): string {
  if (count === 0) return '';
  return ` (a ještě ${numbers.whole(count)} ${plural(count, 'další dvojice, která je', 'další dvojice, které jsou', 'dalších dvojic, které jsou')} týmž soubojem)`;
}
