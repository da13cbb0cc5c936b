/** Best tactics in English. */
import type { Threshold } from '../../rules/model.ts';
import type { TacticsTexts } from '../texts/tactics.ts';
import type { Wording } from './wording.ts';

const holds = {
  never: 'always attack',
  always: 'always hold the attack',
  outnumbered: 'hold the attack when outnumbered',
} as const;

/** Words of the report. */
export function tacticsWords({ phrasing, numbers, percent, points, plain }: Wording): TacticsTexts {
  const { name, code, strong } = phrasing;
  const below = ({ figure, below: bound }: Threshold): string =>
    `below ${plain(bound)} ${figure === 'mana' ? 'mana' : 'IQ'}`;
  const changes: TacticsTexts['changes'] = ({ hold, reserveFatigue, withdrawBelow, fleeBelow }) => {
    const parts = [
      ...(hold === undefined ? [] : [holds[hold]]),
      ...(reserveFatigue === undefined
        ? []
        : [reserveFatigue === 0 ? 'no reserve of fatigue' : `a reserve of ${plain(reserveFatigue)} fatigue`]),
      ...(withdrawBelow === undefined
        ? []
        : [withdrawBelow === null ? 'never withdraw' : `withdraw ${below(withdrawBelow)}`]),
      ...(fleeBelow === undefined ? [] : [fleeBelow === null ? 'never flee' : `flee ${below(fleeBelow)}`]),
    ];
    return parts.length === 0 ? 'as it is' : parts.join(', ');
  };
  return {
    headings: {
      players: 'Weak, or played badly?',
      matchups: 'The best of each matchup',
      settled: 'Best responses in turn',
    },
    columns: {
      who: 'who',
      against: 'against',
      seat: 'seat',
      now: 'as it stands',
      best: 'at its best',
      how: 'by',
      verdict: 'verdict',
      proven: 'how sure',
      end: 'how it ends',
    },
    seats: { initiator: 'begins', target: 'is attacked' },
    verdict: (verdict, proven) => {
      if (verdict === 'weak') return proven ? 'weak' : 'weak, by the best found';
      return verdict === 'even' ? 'holds its own' : 'played badly';
    },
    chart: 'What the best tactics gain',
    chartNote:
      'Mean worth with the best thresholds of each matchup less that as the file stands, the others as they stand.',
    chartAxis: 'points',
    title: (scenario) => `${name(scenario)}: the best tactics`,
    changes,
    proven: (proven) => (proven ? 'all tried' : 'best found'),
    player: ({ name: who, standing, best, verdict, proven, usual }) => {
      const gain = usual === null ? '' : ` What helps most often: ${changes(usual.changes)}.`;
      switch (verdict) {
        case 'badly':
          return `${strong(`${name(who)} is played badly`)}: ${percent(standing)} as the file stands, ${percent(best)} with the best thresholds found (${points(best - standing)} points).${gain}`;
        case 'weak':
          if (usual === null)
            return proven
              ? `${strong(`${name(who)} is weak`)}: ${percent(standing)} as the file stands, and no thresholds are better; all were tried.`
              : `${strong(`${name(who)} is weak, by the best found`)}: ${percent(standing)} as the file stands, and no better thresholds were found; not all were tried.`;
          return proven
            ? `${strong(`${name(who)} is weak`)}: the best of all thresholds bring it from ${percent(standing)} to no more than ${percent(best)}.${gain}`
            : `${strong(`${name(who)} is weak, by the best found`)}: these thresholds bring it from ${percent(standing)} to ${percent(best)}; not all were tried.${gain}`;
        default:
          if (usual === null)
            return `${strong(`${name(who)} holds its own`)}: ${percent(standing)} as the file stands, and no better thresholds were found.`;
          return `${strong(`${name(who)} holds its own`)}: ${percent(standing)} as the file stands, ${percent(best)} with the best thresholds found.${gain}`;
      }
    },
    settlements: ({ settled, cycle, open }) =>
      `${strong('Best responses in turn')}: ${numbers.whole(settled)} ${settled === 1 ? 'matchup settles' : 'matchups settle'}, ${numbers.whole(cycle)} ${cycle === 1 ? 'goes' : 'go'} round in a cycle${open === 0 ? '' : `, ${numbers.whole(open)} had not settled when the turns were up`}.`,
    settlement: ({ kind, turns }) => {
      if (kind === 'settled') return turns <= 0 ? 'settled from the start' : `settled after ${plain(turns)}`;
      return kind === 'cycle' ? `a cycle of ${plain(turns)}` : `open after ${plain(turns)}`;
    },
    leftOut: ({ several, drawn, large }) => {
      const left = several + drawn + large;
      const whys = [
        ...(several === 0 ? [] : [`${numbers.whole(several)} with several on a side`]),
        ...(drawn === 0 ? [] : [`${numbers.whole(drawn)} with attributes that are drawn for every duel`]),
        ...(large === 0 ? [] : [`${numbers.whole(large)} too large to look back through`]),
      ];
      return `${numbers.whole(left)} ${left === 1 ? 'matchup is' : 'matchups are'} left out: ${numbers.list(whys)}.`;
    },
    reading: (leaving) => [
      `${strong('Worth')}: a win counts 1, a draw ½, a duel lost by leaving it alive ${plain(leaving)}, any other loss 0; exact, by looking back from the ends of a duel to its start.${leaving === 0 ? ` So leaving saves nothing here; ${code('--leaving 0.3')} says that a life saved is worth 0.3 of a win.` : ''}`,
      `${strong('At its best')}: the thresholds ${code('hold')}, ${code('reserveFatigue')}, ${code('withdrawBelow')} and ${code('fleeBelow')} that are best in this matchup, the opponent as the file has it. Of several that are equal, those that change least first. ${strong('All tried')}: none is better; ${strong('best found')}: one threshold after another was put to its best value, from the file and from plain conduct, until no change of a single one bettered anything.`,
      `${strong('Weak, or played badly')}: means over all matchups in both seats, mirrors left out, 50 % being even. Whoever is below even and reaches it with the best thresholds found is played badly; whoever does not is weak, as far as these thresholds go; where not all were tried, it is said that this is by the best found.`,
      `Best responses in turn: the initiator's best, the target's best against that, and so on. Every matchup: ${code('tactics.csv')}, as data ${code('tactics.json')}.`,
    ],
  };
}
