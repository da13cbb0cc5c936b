/** The story of a duel in Czech. Names are not declined: sentences are built so that they stand in the nominative. */

import type { Chances } from '../../engine/prospects.ts';
import type { Figures, Story } from '../../rules/duel/story.ts';
import type { SpreadFigure } from '../../rules/model.ts';
import type { TraceAddress, Wish } from '../../study/trace.ts';
import { formatsOf } from '../forms/formats.ts';
import { createNumbers } from '../forms/numbers.ts';
import { plural } from '../forms/plural.ts';
import { typesetAll } from '../forms/typography.ts';
import type { SideNames, TraceTexts } from '../texts/trace.ts';
import { czechSide } from './names.ts';
import { czechEvents, figure, has } from './traceEvents.ts';

const numbers = createNumbers('cs');

const wishes: Readonly<Record<Wish, string>> = {
  longest: 'nejdelší',
  closest: 'nejtěsnější: zánik duše, po němž vítězi zbylo nejméně IQ, potom magů',
  upset: 'největší překvapení: výhra strany, která vyhrává méně často, s nejvíc zbylým IQ, potom magy',
  median: 'střední délky, s nejčastějším koncem',
};

/** Figures in which members of a population differ, beside a number. */
const figureNames: Readonly<Record<SpreadFigure, string>> = {
  level: 'úroveň',
  talent: 'talent',
  IQ: 'IQ',
  Podl: 'Podl',
  SP: 'SP',
  mana: 'magy',
  fatigue: 'body únavy',
  hp: 'životy',
  powerPoints: 'body many',
};

const gone: Readonly<Record<NonNullable<Figures['left']>, string>> = {
  soul: 'zánik duše',
  withdrawn: 'odchod ze souboje',
  fled: 'mimo dosah',
  explosion: 'smrt při explozi',
  pulled: 'vytažení vzhůru',
  pulledDead: 'vytažení vzhůru a smrt',
};

const defeats: Readonly<Record<string, (loser: string) => string>> = {
  soul: (loser) => `zánik duše (${loser})`,
  withdrawn: (loser) => `souboj ukončuje ${loser}`,
  fled: (loser) => `z dosahu utíká ${loser}`,
  explosion: (loser) => `při explozi magického pole umírá ${loser}`,
  pull: (loser) => `síla vyšších hladin vytahuje vzhůru: ${loser}`,
};

const draws: Readonly<Record<string, string>> = {
  fled: 'obě strany jsou mimo dosah',
  explosion: 'exploze magického pole zabila obě strany',
  exhaustion: 'nikdo už nikdy nemůže útočit',
  timeout: 'vypršela kola',
};

function point({ variant, axes }: TraceAddress): string {
  return [variant, ...axes.map((axis) => `${axis.name} = ${axis.value}`)].join(', ');
}

const formats = formatsOf(numbers, (numeral) => `${numeral}\u00a0%`);

/** The side that a change of chances helped. */
function gainer(before: Chances, after: Chances): 'initiator' | 'target' {
  return after.initiator - before.initiator >= after.target - before.target ? 'initiator' : 'target';
}

function chances(now: Chances, before: Chances | null, sides: SideNames): string {
  const change = before === null ? '' : ` (${formats.points(now.initiator - before.initiator)})`;
  return [
    `${before === null ? 'Před prvním hodem' : 'šance'}: ${sides.initiator} ${formats.percent(now.initiator)}${change}`,
    `${sides.target} ${formats.percent(now.target)}`,
    ...(now.draw < 5e-4 ? [] : [`remíza ${formats.percent(now.draw)}`]),
  ].join(', ');
}

/** The Czech catalogue. */
export const traceCzech: TraceTexts = typesetAll({
  language: 'cs',
  name: (raw) => {
    const [, own = raw, number = ''] = /^(.*?)( \(\d+\))?$/s.exec(raw) ?? [];
    return `${czechSide(own)}${number}`;
  },
  title: (address) =>
    `${address.scenario}: souboj ${figure(address.duel)} dvojice ${address.cell} [${point(address)}], seed ${address.seed}`,
  found: ({ found }) =>
    found === null
      ? null
      : `${wishes[found.wish]}, ${plural(found.among, 'z prvního souboje', `z prvních ${numbers.whole(found.among)} soubojů`, `z prvních ${numbers.whole(found.among)} soubojů`)}`,
  fighter: ({ name, side, attack, defence, start, drawn = [] }) => {
    const who = drawn.map(([what, value]) => `${figureNames[what]} ${figure(value)}`);
    return `${name} (${side === 'initiator' ? 'útočník' : 'napadený'}): SMÚ ${figure(attack)}, SMO ${figure(defence)}, ${has(start)}${who.length === 0 ? '' : `; vylosováno: ${who.join(', ')}`}`;
  },
  settings: ({ attack, defence, initiation }) =>
    `Body únavy: útok stojí ${attack}, aktivní obrana ${defence}; za vyvolání souboje zaplaceno ${initiation}.`,
  round: (round) => `Kolo ${figure(round)}`,
  status: (entries) =>
    entries
      .map(({ name, figures }) => `${name}: ${figures.left === null ? has(figures) : gone[figures.left]}`)
      .join(' · '),
  ...czechEvents,
  numbers,
  chances,
  decisive: ({ round, attacker, defender }, before, after, sides) => {
    const side = gainer(before, after);
    const what = attacker === null ? '' : `, útočí ${attacker} na cíl ${defender}`;
    const change = `z ${formats.percent(before[side])} na ${formats.percent(after[side])}`;
    return `Nejvíc rozhodl hod v kole ${figure(round)}${what}: šance, kterou má ${sides[side]}, vzrostla ${change}.`;
  },
  turn: (round, loser, points) =>
    `Obrat: v kole ${figure(round)} ztrácí ${loser} ${numbers.fixed(points, 1)} p. b.`,
  curve: (bars, sides) => `Jakou šanci má ${sides.initiator}, kolo po kole: ${bars}`,
  chancesUnknown: 'Šance na výhru chybějí: souboj má příliš mnoho stavů.',
  picture: ({ scenario, cell, duel }) => ({
    title: `${cell}: šance v souboji ${figure(duel)}`,
    note: `Šance na výhru na začátku každého kola, přes všechny hody, které teprve přijdou. ${scenario}`,
    description: 'Údaje jsou v JSON souboje, v části course.',
    axisTitle: 'začátek kola',
    valueTitle: 'šance na výhru v %',
    draw: 'nikdo',
  }),
  startsHead: ({ initiator, target }) =>
    `Jakou šanci má ${initiator} podle magů na začátku (svisle; vodorovně ${target}):`,
  map: ({ scenario, cell }, { initiator, target }) => ({
    title: `${cell}: jakou šanci má ${initiator} podle magů na začátku`,
    note: `Přes všechny hody; všechno ostatní beze změny. ${scenario}`,
    description: 'Údaje jsou v JSON souboje, v části starts.',
    rowTitle: `magy: ${initiator}`,
    columnTitle: `magy: ${target}`,
  }),
  ending: ({ winner, reason, facts }, sides) => {
    const rounds = facts['rounds']!;
    const after = `Po ${figure(rounds)} ${plural(rounds, 'kole', 'kolech', 'kolech')}`;
    if (winner === null) return `${after}: remíza, ${draws[reason] ?? reason}.`;
    const loser = sides[winner === 'initiator' ? 'target' : 'initiator'];
    return `${after}: vítězí ${sides[winner]}, ${defeats[reason]?.(loser) ?? reason}.`;
  },
  cost: ({ facts }: Story, sides) => {
    const of = (side: 'initiator' | 'target'): string => {
      const fatigue = facts[`${side}_fatigue`]!;
      const parts = [
        `magy ${figure(facts[`${side}_drain`]!)}`,
        `IQ ${figure(facts[`${side}_iq_loss`]!)}`,
        ...(fatigue > 0 ? [`body únavy ${figure(fatigue)}`] : []),
      ];
      return `${sides[side]} ${parts.join(', ')}`;
    };
    const bystander = facts['bystander_damage']!;
    const hurt = bystander > 0 ? ` Přihlížející ztrácí ${figure(bystander)} HP.` : '';
    return `Ztráty: ${of('initiator')} · ${of('target')}.${hurt}`;
  },
} satisfies TraceTexts);
