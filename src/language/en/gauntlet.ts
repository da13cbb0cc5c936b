/** The English catalogue of gauntlets. */
import type { Phrasing } from '../forms/phrasing.ts';
import type { GauntletTexts } from '../texts/gauntlet.ts';
import { commonEnglish } from './common.ts';

const ends: GauntletTexts['ends'] = {
  complete: 'came through',
  exhausted: 'too tired to go on',
  dead: 'died',
  frail: 'too frail to return',
  withheld: 'body withheld',
  refused: 'refused to return',
};

/** English texts of gauntlets. */
export function gauntletEnglish(phrasing: Phrasing): GauntletTexts {
  const common = commonEnglish('runs');
  const { numbers, rates } = common;
  const { code, name, strong } = phrasing;
  return {
    ...common,
    title: (scenario) => `${name(scenario)}: rows of duels`,
    survivedHead: 'How far they come',
    endsHead: 'How it ends',
    reachedHead: 'Duels survived',
    columns: {
      gauntlet: 'gauntlet',
      fighter: 'fighter',
      plane: 'plane',
      survived: 'duels survived',
      p10: 'p10',
      p50: 'p50',
      p90: 'p90',
      won: 'won',
      returns: 'returns',
      level: 'level at the end',
      constitution: 'Constitution',
      captured: 'power captured',
      reason: 'reason',
      atLeast: (duels) => `at least ${duels} ${duels === 1 ? 'duel' : 'duels'} (% of runs)`,
    },
    ends,
    finding: ({ gauntlet, plane, fighter }, duels, figures) => {
      const { end, share: often, sure } = figures.likely;
      const share = rates.share(often);
      const back =
        figures.means.returns > 0 ? `, returns ${numbers.fixed(figures.means.returns, 2)} times` : '';
      return `${strong(name(gauntlet))}, plane ${plane}: ${name(fighter)} survives ${rates.mean(figures.survived, 2)} of ${numbers.whole(duels)} duels on average${back} and captures ${numbers.fixed(figures.means.captured, 1)} points of power; ${sure ? 'most often' : 'often'} it ${verb(end)} (${share}).`;
    },
    unsolved:
      'A gauntlet has too many states to be solved exactly; it is simulated only. Leave out --method exact.',
    reading: [
      `${strong('Duels survived')}: duels that the fighter left alive, won or not. A destroyed soul, or a body that dies, is a death; ${strong('returns')} cost a level each, or 2 Constitution at level 1. p10, p50 and p90 are the duels that 10, 50 and 90 % of the runs stay at or below.`,
    ],
    sources: `Full precision: ${code('cells.csv')}; whole distributions: ${code('distributions.csv')}.`,
  };
}

/** The end as something that the fighter does. */
function verb(end: keyof typeof ends): string {
  switch (end) {
    case 'complete':
      return 'comes through';
    case 'exhausted':
      return 'is too tired to go on';
    case 'dead':
      return 'dies';
    case 'frail':
      return 'ends too frail to return';
    case 'withheld':
      return 'ends with its body withheld';
    case 'refused':
      return 'refuses to return';
  }
}
