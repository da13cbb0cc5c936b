/** Words of the page in English. */
import { createNumbers } from '../forms/numbers.ts';
import type { PageTexts, PlaneNumeral } from '../texts/page.ts';

const winners: Readonly<Record<string, string>> = {
  initiator: 'the initiator wins',
  target: 'the target wins',
  draw: 'nobody wins',
};

/** Where nobody wins, it happened to both. */
const both: Readonly<Record<string, string>> = {
  soul: 'both souls are destroyed',
  withdrawn: 'both withdrew',
  fled: 'both fled',
  explosion: 'both died of an explosion',
  pull: 'both were torn upward',
};

const reasons: Readonly<Record<string, string>> = {
  soul: 'the other soul is destroyed',
  withdrawn: 'the other withdrew',
  fled: 'the other fled',
  explosion: 'the other died of an explosion',
  pull: 'the other was torn upward',
  exhaustion: 'both are exhausted',
  timeout: 'the rounds ran out',
};

const english = createNumbers('en').list;

/** Planes with their scores. */
const scored = (list: readonly PlaneNumeral[]): string => {
  const places = list.map(([plane, score], index) => `${plane} (${index === 0 ? 'score ' : ''}${score})`);
  return `${list.length === 1 ? 'plane' : 'planes'} ${english(places)}`;
};

/** The part of the English catalogue that the page uses. */
export const englishPage: PageTexts = {
  lead: [
    'In a mental duel two minds attack each other on one of eight mental planes until one soul is destroyed. Each plane weighs class, level and attributes differently, so a class can rule one plane and mean nothing on another.',
    'The score of a class is the share of duels it wins, a draw counting half. At 50 it is as strong as the rest; the farther above, the stronger. Blue means wins, orange means losses.',
  ],
  glance: 'At a glance',
  verdict: (names, count, strong, weak) => {
    const parts = [
      ...(strong.length === 0 ? [] : [`too strong on ${scored(strong)}`]),
      ...(weak.length === 0 ? [] : [`too weak on ${scored(weak)}`]),
    ];
    return `${names} ${count === 1 ? 'is' : 'are'} ${parts.join(', and ')}.`;
  },
  seat: (first, second, all, strong) => {
    const who = all ? ', whoever the two are' : ' more often than not';
    return [
      ...(first.length === 0 ? [] : [`On ${scored(first)} ${strong('whoever attacks first wins')}${who}.`]),
      ...(second.length === 0
        ? []
        : [`On ${scored(second)} ${strong('whoever attacks first loses')}${who}.`]),
    ].join(' ');
  },
  matchup: (matchup, strong, weak) => {
    const parts = [
      ...(strong.length === 0 ? [] : [`the initiator wins too much on ${scored(strong)}`]),
      ...(weak.length === 0 ? [] : [`the target wins too much on ${scored(weak)}`]),
    ];
    return `${matchup}: ${parts.join(', ')}.`;
  },
  drawn: (planes, strong) => {
    const places = planes.map(([plane, share]) => `${plane} (${share} %)`);
    return `${strong('Too many duels have no winner')} on ${planes.length === 1 ? 'plane' : 'planes'} ${english(places)}.`;
  },
  lengths: ([short, few], [long, many], strong) =>
    `${strong('How long duels last depends on the plane')}: longest on plane ${long} (${many} rounds on average), shortest on plane ${short} (${few}).`,
  balanced: (open) =>
    open
      ? 'At this number of duels nothing is surely out of balance, and not everything is surely in balance.'
      : 'Nothing is out of balance: every score of a side, a seat or a listed matchup lies between 40 and 60, and fewer than a fifth of the duels are draws.',
  calm: (planes) =>
    `${planes.length === 1 ? 'Plane' : 'Planes'} ${english(planes.map(String))}: neither side nor seat matters much there, and no matchup is hopeless.`,
  more: (count) => `… and ${count} more`,
  controls: 'What the page shows',
  variant: 'Variant and settings',
  variantAlone: 'Variant',
  plane: 'Plane',
  allPlanes: 'all',
  figure: 'Figure',
  figures: { score: 'score of the row', win: 'win rate of the row', draw: 'draws' },
  order: 'Order',
  orders: { strength: 'by strength', file: 'as in the scenario' },
  filter: 'Only rows with',
  filterHint: 'part of a name; several with commas',
  heatHint:
    'Each cell shows the score (wins + ½ draws) of its row, in percent; rows attack first. Colours go by the score whatever figure is chosen; a hatched foot and ½ mean that at least 10 % of the duels are draws. Point at a cell for its figures; open it (click or Enter) for everything about that matchup. Arrow keys move between cells.',
  percent: 'Percent',
  scoreLegend: 'Score in percent',
  sort: 'sort by this column',
  copyTable: 'Copy table',
  saveTable: 'Save table',
  heatCaption: (plane) =>
    `${plane}: score (wins + ½ draws) in percent of the side in the row (initiator) against the side in the column (target)`,
  byPlaneCaption: 'Mean score of every side, over all planes and plane by plane, in percent',
  end: (label) => {
    const [winner = '', reason = ''] = label.split(':');
    return `${winners[winner] ?? winner}: ${(winner === 'draw' ? both[reason] : undefined) ?? reasons[reason] ?? reason}`;
  },
  details: {
    win: 'initiator wins',
    targetWin: 'target wins',
    draw: 'draws',
    score: 'score of the initiator',
    ends: 'How it ends',
    rounds: 'Rounds',
    drain: { initiator: 'Mana lost by the initiator', target: 'Mana lost by the target' },
    summary: (mean, p10, p50, p90) =>
      `mean ${mean}; 10 % of duels up to ${p10}, half up to ${p50}, 90 % up to ${p90}`,
    replay: (rounds) => `The longest duel simulated took ${rounds} rounds. This replays it blow by blow:`,
    noReplay: 'Nothing was simulated here, so there is no duel to replay.',
    shared: (others) =>
      others === 1
        ? 'One more pairing on this plane is the very same duel; the figures are those of both together.'
        : `${others} more pairings on this plane are the very same duel; the figures are those of all together.`,
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    view: 'Bars show the share of duels with',
    views: { exactly: 'exactly so many', atLeast: 'at least so many', atMost: 'at most so many' },
  },
  noScript: 'Scripts are off: the tables are all here, but switches, sorting and details need them.',
  made: (version) => `Written by souboj ${version}. This page loads nothing and sends nothing.`,
};
