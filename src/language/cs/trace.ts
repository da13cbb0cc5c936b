/** The story of a duel in Czech. Names are not declined: sentences are built so that they stand in the nominative. */

import type { Figures, Story } from '../../rules/duel/story.ts';
import type { TraceAddress, Wish } from '../../study/trace.ts';
import { plural } from '../forms/plural.ts';
import { czechNumbers, typesetAll } from '../forms/typography.ts';
import type { TraceTexts } from '../texts/trace.ts';
import { czechSide } from './names.ts';
import { czechEvents, figure, has } from './traceEvents.ts';

const numbers = czechNumbers();

const wishes: Readonly<Record<Wish, string>> = {
  longest: 'nejdelší',
  closest: 'nejtěsnější: zánik duše, po němž vítězi zbylo nejméně IQ, potom magů',
  upset: 'největší překvapení: výhra strany, která vyhrává méně často, s nejvíc zbylým IQ, potom magy',
  median: 'střední délky, s nejčastějším koncem',
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
  fighter: ({ name, side, attack, defence, start }) =>
    `${name} (${side === 'initiator' ? 'útočník' : 'napadený'}): SMÚ ${figure(attack)}, SMO ${figure(defence)}, ${has(start)}`,
  settings: ({ attack, defence, initiation }) =>
    `Body únavy: útok stojí ${attack}, aktivní obrana ${defence}; za vyvolání souboje zaplaceno ${initiation}.`,
  round: (round) => `Kolo ${figure(round)}`,
  status: (entries) =>
    entries
      .map(({ name, figures }) => `${name}: ${figures.left === null ? has(figures) : gone[figures.left]}`)
      .join(' · '),
  ...czechEvents,
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
