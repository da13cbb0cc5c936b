/** The story of a duel in English. */

import type { Chances } from '../../engine/prospects.ts';
import type { IdleReason } from '../../rules/duel/events.ts';
import type { Figures, Story } from '../../rules/duel/story.ts';
import type { Combatant, Threshold, WithdrawWhen } from '../../rules/model.ts';
import type { TraceAddress, Wish } from '../../study/trace.ts';
import { formatsOf } from '../forms/formats.ts';
import { createNumbers } from '../forms/numbers.ts';
import { checkRoll, roll, traceFigure } from '../forms/rolls.ts';
import type { Exchange, SideNames, TraceTexts } from '../texts/trace.ts';

const numbers = createNumbers('en');
const figure = traceFigure(numbers);
const count = (n: number, one: string, many = `${one}s`): string => `${figure(n)} ${n === 1 ? one : many}`;

const wishes: Readonly<Record<Wish, string>> = {
  longest: 'the longest',
  closest: 'the closest: a soul destroyed, the winner left with the least IQ, then mana',
  upset: 'the biggest upset: a win of the side that wins less often, left with the most IQ, then mana',
  median: 'of median length, ended in the most common way',
};

function sum(strength: number, faces: readonly number[]): string {
  return `${figure(strength)} + ${roll(faces)}`;
}

const passive: Readonly<Record<'spent' | 'acting' | 'fatigue', string>> = {
  spent: 'no defence left',
  acting: 'busy elsewhere',
  fatigue: 'too tired to defend',
};

function guard({ attack, dice }: Exchange): string {
  if (dice.defence !== null) return sum(attack.guard, dice.defence);
  const weaker = attack.penalty > 0 ? ` − ${attack.penalty}` : '';
  return `a bare ${figure(attack.guard)}${weaker} (${passive[attack.passive ?? 'spent']})`;
}

function damage({ exchange, defender, attacker, after, dice }: Exchange): string {
  const { margin } = dice;
  if (margin === 0) return 'a tie, no harm.';
  if (margin < 0) return `short by ${figure(-margin)}, no harm.`;
  const ahead = `ahead by ${figure(margin)}`;
  if (exchange.destroyed) {
    const gain =
      exchange.captured > 0 ? `; ${attacker} captures ${figure(exchange.captured)} of its power` : '';
    return `${ahead}: the soul of ${defender} is destroyed${gain}.`;
  }
  const lost = [
    ...(exchange.mana > 0 ? [`${figure(exchange.mana)} mana, ${figure(after.mana)} left`] : []),
    ...(exchange.iq > 0 ? [`${figure(exchange.iq)} IQ, ${figure(after.iq)} left`] : []),
  ];
  return lost.length === 0
    ? `${ahead}, too little to do harm.`
    : `${ahead}: ${defender} loses ${lost.join(', and ')}.`;
}

function below({ figure: what, below: bound }: Threshold): string {
  return `${what === 'iq' ? 'IQ' : 'mana'} below ${figure(bound)}`;
}

/** Why somebody withdraws, with the rule that lets it. */
function why(bound: Threshold | WithdrawWhen): { readonly text: string; readonly rule: string } {
  if ('below' in bound) return { text: below(bound), rule: '8.3' };
  const { after, enemy } = bound;
  const parts = [
    ...(after > 0 || enemy === null ? [`after ${count(after, 'round')}`] : []),
    ...(enemy === null
      ? []
      : [
          `while an enemy has more than ${enemy.figure === 'iq' ? 'IQ ' : ''}${figure(enemy.above)}${enemy.figure === 'iq' ? '' : ' mana'}`,
        ]),
  ];
  return { text: parts.join(', '), rule: '8.3b' };
}

function idle(name: string, why: IdleReason, combatant: Combatant): string {
  switch (why) {
    case 'fatigue':
      return `${name} is too tired to attack (4.3).`;
    case 'reserve':
      return `${name} saves its last ${count(combatant.reserveFatigue, 'point')} for defence (8.2, reserveFatigue).`;
    case 'untrained':
      return `${name}, untrained, was not attacked and does not attack (4.3).`;
    case 'hold':
      return `${name} holds its attack (8.1, hold: ${combatant.hold}).`;
    case 'acting':
      return `${name} acts in the physical world (8.5, actEvery: ${combatant.actEvery}).`;
    case 'manifesting':
      return `${name} manifests a power (8.6, actEvery: ${combatant.actEvery}).`;
    case 'powerLost':
      return `${name} has lost its power and does nothing more in this round (8.6).`;
    case 'fleeing':
      return `${name} is on its way out of range (8.4).`;
  }
}

function has(figures: Figures): string {
  return [
    `mana ${figure(figures.mana)}`,
    `IQ ${figure(figures.iq)}`,
    ...(figures.fatigue === null ? [] : [`fatigue ${figure(figures.fatigue)}`]),
    ...(figures.hp === null ? [] : [`HP ${figure(figures.hp)}`]),
    ...(figures.powerPoints === null ? [] : [`PP ${figure(figures.powerPoints)}`]),
  ].join(', ');
}

const gone: Readonly<Record<NonNullable<Figures['left']>, string>> = {
  soul: 'destroyed',
  withdrawn: 'withdrawn',
  fled: 'fled',
  explosion: 'killed by an explosion',
  pulled: 'torn upward',
  pulledDead: 'torn upward and dead',
};

function reasonText(reason: string, winner: string, loser: string): string {
  switch (reason) {
    case 'soul':
      return `${winner} wins: the soul of ${loser} is destroyed`;
    case 'withdrawn':
      return `${winner} wins: ${loser} has withdrawn`;
    case 'fled':
      return `${winner} wins: ${loser} has fled`;
    case 'explosion':
      return `${winner} wins: an explosion has killed ${loser}`;
    case 'pull':
      return `${winner} wins: ${loser} was torn upward`;
    default:
      return `${winner} wins: ${reason}`;
  }
}

const draws: Readonly<Record<string, string>> = {
  fled: 'both sides have fled',
  explosion: 'an explosion has killed both sides',
  exhaustion: 'nobody can ever attack again',
  timeout: 'the limit of rounds is reached',
};

function point({ variant, axes }: TraceAddress): string {
  return [variant, ...axes.map((axis) => `${axis.name} = ${axis.value}`)].join(', ');
}

const formats = formatsOf(numbers, (numeral) => `${numeral} %`);

/** The side that a change of chances helped. */
function gainer(before: Chances, after: Chances): 'initiator' | 'target' {
  return after.initiator - before.initiator >= after.target - before.target ? 'initiator' : 'target';
}

function chances(now: Chances, before: Chances | null, sides: SideNames): string {
  const change =
    before === null ? '' : ` (${formats.points(now.initiator - before.initiator).replace('-', '−')})`;
  return [
    `${before === null ? 'Before the first throw' : 'chances'}: ${sides.initiator} ${formats.percent(now.initiator)}${change}`,
    `${sides.target} ${formats.percent(now.target)}`,
    ...(now.draw < 5e-4 ? [] : [`a draw ${formats.percent(now.draw)}`]),
  ].join(', ');
}

/** The English catalogue. */
export const traceEnglish: TraceTexts = {
  language: 'en',
  name: (raw) => raw,
  title: (address) =>
    `${address.scenario}: duel ${figure(address.duel)} of ${address.cell} [${point(address)}], seed ${address.seed}`,
  found: ({ found }) =>
    found === null ? null : `${wishes[found.wish]}, among the first ${count(found.among, 'duel')}`,
  fighter: ({ name, side, attack, defence, start, drawn = [] }) => {
    const who = drawn.map(([what, value]) => `${what} ${figure(value)}`);
    return `${name} (${side}): attack ${figure(attack)}, defence ${figure(defence)}, ${has(start)}${who.length === 0 ? '' : `; drawn: ${who.join(', ')}`}`;
  },
  settings: ({ attack, defence, initiation }) =>
    `Fatigue: an attack costs ${attack}, an active defence ${defence}; ${initiation} paid for the initiation.`,
  round: (round) => `Round ${figure(round)}`,
  status: (entries) =>
    entries
      .map(({ name, figures }) => `${name}: ${figures.left === null ? has(figures) : gone[figures.left]}`)
      .join(' · '),
  exchange: (e) =>
    `${e.attacker} attacks ${e.defender}: ${sum(e.attack.strength, e.dice.attack)} against ${guard(e)}: ${damage(e)}`,
  idle,
  wounded: (name) => `${name} is wounded in the physical world (6).`,
  explosion: ({ released, damage: hp }, dead) => {
    const deaths = dead.length === 0 ? '' : ` ${numbers.list(dead)} ${dead.length === 1 ? 'dies' : 'die'}.`;
    return `The magic fields explode: ${figure(released)} mana set free, ${count(hp, 'hit point')} to everybody in reach (6).${deaths}`;
  },
  withdrawn: (name, bound) => `${name} withdraws, ${why(bound).text} (${why(bound).rule}).`,
  pursued: (name, by, { bound, cost, swap }) =>
    `${name} would withdraw, ${why(bound).text}, but ${by} pursues for ${figure(cost)} fatigue${swap ? ' and becomes the initiator' : ''} (${why(bound).rule}).`,
  flees: (name, { bound, rounds }) =>
    `${name} decides to flee, ${below(bound)}: out after ${count(rounds, 'more round')} (8.4).`,
  check: (name, { roll: d20, modifier, difficulty, kept }) =>
    `${name} ${kept ? 'keeps' : 'loses'} the power: Concentration ${checkRoll(d20, modifier)} against ${difficulty} (8.6).`,
  manifested: (name, { does }) =>
    does === 'escape'
      ? `${name} completes the power and is gone (8.6).`
      : `${name} completes the power and wounds the enemy (8.6).`,
  fled: (name) => `${name} is out of range (8.4).`,
  pulled: (name, dies) => `${name} is torn upward ${dies ? 'and dies of it' : 'and survives above'} (7).`,
  numbers,
  chances,
  decisive: ({ round, attacker, defender }, before, after, sides) => {
    const side = gainer(before, after);
    const what = attacker === null ? '' : `, ${attacker} attacks ${defender}`;
    const change = `from ${formats.percent(before[side])} to ${formats.percent(after[side])}`;
    return `The most decisive throw: round ${figure(round)}${what}; it took ${sides[side]} ${change}.`;
  },
  turn: (round, loser, points) =>
    `The turn: round ${figure(round)} cost ${loser} ${numbers.fixed(points, 1)} points.`,
  curve: (bars, sides) => `Chance of ${sides.initiator}, round by round: ${bars}`,
  chancesUnknown: 'The chances of winning are not told: the duel has too many states.',
  picture: ({ scenario, cell, duel }) => ({
    title: `${cell}: the chances of duel ${figure(duel)}`,
    note: `The chance of winning when each round starts, over all dice yet to be thrown. ${scenario}`,
    description: 'The figures stand in the JSON of the duel, under course.',
    axisTitle: 'start of round',
    valueTitle: 'chance of winning, %',
    draw: 'nobody',
  }),
  startsHead: ({ initiator, target }) => `Chance of ${initiator} by starting mana (down; across: ${target}):`,
  map: ({ scenario, cell }, { initiator, target }) => ({
    title: `${cell}: the chance of ${initiator} by starting mana`,
    note: `Over all dice; everything else as it is. ${scenario}`,
    description: 'The figures stand in the JSON of the duel, under starts.',
    rowTitle: `mana of ${initiator}`,
    columnTitle: `mana of ${target}`,
  }),
  ending: ({ winner, reason, facts }, sides) => {
    const rounds = count(facts['rounds']!, 'round');
    if (winner === null) return `After ${rounds}: a draw, ${draws[reason] ?? reason}.`;
    const loser = sides[winner === 'initiator' ? 'target' : 'initiator'];
    return `After ${rounds}: ${reasonText(reason, sides[winner], loser)}.`;
  },
  cost: ({ facts }: Story, sides) => {
    const of = (side: 'initiator' | 'target'): string => {
      const parts = [
        `${figure(facts[`${side}_drain`]!)} mana`,
        `${figure(facts[`${side}_iq_loss`]!)} IQ`,
        ...(facts[`${side}_fatigue`]! > 0 ? [`${figure(facts[`${side}_fatigue`]!)} fatigue`] : []),
      ];
      return `${sides[side]} ${parts.join(', ')}`;
    };
    const bystander = facts['bystander_damage']!;
    const hurt = bystander > 0 ? ` A bystander lost ${count(bystander, 'hit point')}.` : '';
    return `Lost: ${of('initiator')} · ${of('target')}.${hurt}`;
  },
};
