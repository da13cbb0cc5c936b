/** What stands out, in English sentences. */
import type { EndFinding, Finding } from '../../facts/duel/findings.ts';
import { namedSides } from '../../facts/duel/fit.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { Rates } from '../forms/rates.ts';
import type { Texts } from '../texts/texts.ts';

/** What the sentences are made with. */
export interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  readonly rates: Rates;
  names(sides: readonly string[]): string;
  planes(planes: readonly number[]): string;
}

/** The part of the catalogue that words findings. */
export function findingWords(wording: Wording): Pick<Texts, 'finding'> {
  return {
    finding: (finding) => sentence(finding, wording),
  };
}

function sentence(finding: Finding, wording: Wording): string {
  const { numbers, phrasing, rates, names, planes } = wording;
  const { code, strong } = phrasing;
  switch (finding.kind) {
    case 'strongest':
    case 'weakest':
      return rankingSentence(finding, wording);
    case 'allEqual':
      return `${strong('No side is stronger than another')}: all ${numbers.whole(finding.sides)} have the mean score ${rates.estimate(finding.score)}.`;
    case 'twins': {
      const groups = finding.groups.map((group) => names(group)).join('; ');
      return `${strong('Interchangeable')} on every plane, same duels by the rules: ${groups}.`;
    }
    case 'oneLaw':
      return finding.everyPlane
        ? `${strong('It does not matter who meets whom')}: on every plane all pairings are one and the same duel.`
        : `${strong(`On ${planes(finding.planes)} it does not matter who meets whom`)}: all pairings are one and the same duel there.`;
    case 'hopeless':
      return hopelessSentence(finding, wording);
    case 'edge':
      return edgeSentence(finding, wording);
    case 'length': {
      const { longest } = finding;
      const single =
        longest === null
          ? ''
          : ` The single longest took ${numbers.whole(longest.rounds)} rounds: duel ${numbers.whole(longest.index)} of ${code(longest.key)}.`;
      const { slowest } = finding;
      const those =
        slowest === null
          ? ''
          : `; the longest duels are those of ${code(slowest.key)}${equals(slowest.equals, numbers)}, ${numbers.fixed(slowest.rounds, 1)} rounds on average`;
      return `${strong('Length')}: ${numbers.fixed(finding.mean, 1)} rounds on average${those}.${single}`;
    }
    case 'draws':
      return `${strong('Draws')}: ${rates.best(finding.draws)} of all duels; exhaustion ${rates.best(finding.exhaustion)}, timeout ${rates.best(finding.timeout)}${finding.draws.exact === null ? '' : ' (exact)'}.`;
    case 'impossible':
      return `${strong(`${numbers.whole(finding.impossible)} of ${numbers.whole(finding.cells)} matchups ${is(finding.impossible)} not possible`)} and ${finding.impossible === 1 ? 'counts' : 'count'} nowhere; the reasons are listed below.`;
  }
}

/** Names in a row; of many the first, and how many more. */
function firstNames(sides: readonly string[], { numbers, names }: Wording): string {
  if (sides.length <= namedSides) return names(sides);
  const shown = sides.slice(0, namedSides).map((side) => names([side]));
  return `${shown.join(', ')} and ${numbers.whole(sides.length - namedSides)} others`;
}

function rankingSentence(finding: EndFinding, wording: Wording): string {
  const { numbers, phrasing, rates, names } = wording;
  const label = finding.kind === 'strongest' ? 'Strongest' : 'Weakest';
  const tied = finding.sides.length > 1 ? ' (tied)' : '';
  const { highest, lowest } = finding;
  const on = ({ plane, value }: { plane: number; value: number }) =>
    `${rates.share(value)} on plane ${plane}`;
  const where =
    highest === null || lowest === null || highest.plane === lowest.plane
      ? ''
      : `; ${finding.kind === 'strongest' ? `from ${on(highest)} down to ${on(lowest)}` : `from ${on(lowest)} up to ${on(highest)}`}`;
  const unclear =
    finding.notDistinguishable.length === 0
      ? ''
      : ` At this number of duels not distinguishable from ${firstNames(finding.notDistinguishable, wording)}.`;
  return `${phrasing.strong(`${label}: ${names(finding.sides)}`)}${tied}, mean score ${rates.estimate(finding.score)} over ${numbers.whole(finding.cells)} ${finding.cells === 1 ? 'matchup' : 'matchups'}${where}.${unclear}`;
}

function hopelessSentence(
  finding: Extract<Finding, { kind: 'hopeless' }>,
  { numbers, phrasing, rates }: Wording,
): string {
  const { hopeless, lopsided, cells, extreme, ranges } = finding;
  const range = (own: { surely: number; possibly: number } | undefined) =>
    own === undefined || own.surely === own.possibly
      ? ''
      : ` (surely ${numbers.whole(own.surely)}, possibly ${numbers.whole(own.possibly)})`;
  const perhaps = range(ranges?.hopeless);
  const byPlane = finding.planes.map(({ plane, count }) => `${numbers.whole(count)} on plane ${plane}`);
  const list = byPlane.length === 0 ? '' : ` (${numbers.list(byPlane)})`;
  const head =
    hopeless === 0
      ? perhaps === ''
        ? `${phrasing.strong('No hopeless matchups')}: no score is outside 20–80 %`
        : `${phrasing.strong('No matchup is surely hopeless')}: no score as simulated is outside 20–80 %${perhaps}`
      : `${phrasing.strong(`${numbers.whole(hopeless)} of ${numbers.whole(cells)} matchups ${is(hopeless)} hopeless`)}, with a score outside 20–80 %${perhaps}${list}`;
  const farthest =
    extreme === null
      ? ''
      : ` Farthest from even: ${phrasing.code(extreme.key)}, the initiator's score is ${rates.best(extreme.score)}${equals(extreme.equals, numbers)}.`;
  return `${head}; ${numbers.whole(lopsided)} of ${numbers.whole(cells)} ${is(lopsided)} outside 40–60 %${range(ranges?.lopsided)}.${farthest}`;
}

function edgeSentence(
  { edges, most, exact }: Extract<Finding, { kind: 'edge' }>,
  { numbers, phrasing, rates }: Wording,
): string {
  const one = ({ plane, edge, unclear }: (typeof edges)[number]) =>
    `plane ${plane} ${rates.points(edge)}${unclear ? ' (not distinguishable from 0)' : ''}`;
  const head = `${phrasing.strong('Going first')} (initiator's score in mirror matches, in points above 50)`;
  const list = edges.map(one).join(', ');
  return edges.length === 1
    ? `${head}: ${list}${exact ? ' (exact)' : ''}.`
    : `${head} is worth most ${most.length === 1 ? `on plane ${most[0]}` : exact ? `on planes ${numbers.list(most.map(String))} alike` : `on one of planes ${numbers.list(most.map(String))} (which, is not decided at this number of duels)`}: ${list}${exact ? ' (exact)' : ''}.`;
}

function is(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function equals(count: number, numbers: Numbers): string {
  if (count === 0) return '';
  return count === 1
    ? ' (and 1 more pairing that is the same duel)'
    : ` (and ${numbers.whole(count)} more pairings that are the same duel)`;
}
