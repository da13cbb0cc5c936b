/** The English catalogue of contests whose rules a module brings. */
import type { Phrasing } from '../forms/phrasing.ts';
import type { OwnTexts } from '../texts/own.ts';
import { commonEnglish } from './common.ts';

/** English texts of such contests. */
export function ownEnglish(phrasing: Phrasing): OwnTexts {
  const common = commonEnglish('duels');
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: who wins`,
    matrixHead: 'Who beats whom, wins of the initiator in percent',
    figuresHead: 'Every pairing',
    impossibleHead: 'Not possible',
    columns: {
      initiator: 'initiator',
      target: 'target',
      wins: 'initiator wins %',
      targetWins: 'target wins %',
      draws: 'neither %',
      rounds: 'rounds',
      reason: 'reason',
    },
    clearest: ({ winner, loser, seat, rate }) =>
      `The clearest pairing: ${strong(name(winner))}, as the ${seat}, wins ${rates.cell(rate)} % against ${strong(name(loser))}.`,
    closest: ({ initiator, target, rate }) =>
      `The closest: ${strong(name(initiator))} against ${strong(name(target))}, which the initiator wins ${rates.cell(rate)} % of the time.`,
    firstMove: ({ edge, mirrors }) =>
      `In mirror matches (${numbers.whole(mirrors)}) the initiator wins ${numbers.signed(100 * edge, 1)} points more often than the target.`,
    impossible: (count) =>
      `${strong(count === 1 ? '1 pairing is' : `${numbers.whole(count)} pairings are`)} not possible; the reasons are listed below.`,
    reading: [
      `The rules of these contests come from a module, not from souboj. The ${strong('initiator')} is the first of a pairing, the ${strong('target')} the second; what they may do is for the rules to say.`,
    ],
    sources: `Intervals and full precision: ${code('cells.csv')}; every distribution: ${code('distributions.csv')}.`,
  };
}
