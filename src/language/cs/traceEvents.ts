/** What happens in a duel, in Czech sentences. */

import type { Figures } from '../../rules/duel/story.ts';
import type { Threshold, WithdrawWhen } from '../../rules/model.ts';
import { createNumbers } from '../forms/numbers.ts';
import { counted, plural, pointForms } from '../forms/plural.ts';
import { checkRoll, roll, traceFigure } from '../forms/rolls.ts';
import type { Exchange, TraceTexts } from '../texts/trace.ts';

const numbers = createNumbers('cs');

/** A figure with a true minus sign. */
export const figure: (value: number) => string = traceFigure(numbers);

const mags = (count: number): string => `${figure(count)} ${plural(count, 'mag', 'magy', 'magů')}`;
const fatiguePoints = (count: number): string =>
  `${figure(count)} ${plural(count, 'bod únavy', 'body únavy', 'bodů únavy')}`;

function sum(strength: number, faces: readonly number[]): string {
  return `${figure(strength)} + ${roll(faces)}`;
}

const passive: Readonly<Record<'spent' | 'acting' | 'fatigue', string>> = {
  spent: 'žádná obrana nezbývá',
  acting: 'věnuje se něčemu jinému',
  fatigue: 'na obranu nemá body únavy',
};

function guard({ attack, dice }: Exchange): string {
  if (dice.defence !== null) return sum(attack.guard, dice.defence);
  const weaker = attack.penalty > 0 ? ` − ${attack.penalty}` : '';
  return `pouhé SMO ${figure(attack.guard)}${weaker} (${passive[attack.passive ?? 'spent']})`;
}

function damage({ exchange, defender, attacker, after, dice }: Exchange): string {
  const { margin } = dice;
  if (margin === 0) return 'rovnost, nic se neděje.';
  if (margin < 0) return `chybí ${figure(-margin)}, nic se neděje.`;
  const ahead = `převaha ${figure(margin)}`;
  if (exchange.destroyed) {
    const gain =
      exchange.captured > 0
        ? `; ${attacker} zachytí ${counted(figure(exchange.captured), pointForms)} síly`
        : '';
    return `${ahead}: zánik duše (${defender})${gain}.`;
  }
  const lost = [
    ...(exchange.mana > 0 ? [`${mags(exchange.mana)}, zbývá ${figure(after.mana)}`] : []),
    ...(exchange.iq > 0 ? [`${figure(exchange.iq)} IQ, zbývá ${figure(after.iq)}`] : []),
  ];
  return lost.length === 0
    ? `${ahead}, příliš malá, aby uškodila.`
    : `${ahead}: ${defender} ztrácí ${lost.join(' a ')}.`;
}

function below({ figure: what, below: bound }: Threshold): string {
  return `${what === 'iq' ? 'IQ' : 'magy'} pod ${figure(bound)}`;
}

/** Why somebody withdraws, with the rule that lets it. */
function why(bound: Threshold | WithdrawWhen): { readonly text: string; readonly rule: string } {
  if ('below' in bound) return { text: below(bound), rule: '8.3' };
  const { after, enemy } = bound;
  const parts = [
    ...(after > 0 || enemy === null
      ? [`po ${figure(after)}\u00a0${plural(after, 'kole', 'kolech', 'kolech')}`]
      : []),
    ...(enemy === null
      ? []
      : [`dokud má některý nepřítel ${enemy.figure === 'iq' ? 'IQ' : 'magy'} nad ${figure(enemy.above)}`]),
  ];
  return { text: parts.join(', '), rule: '8.3b' };
}

/** What somebody has. */
export function has(figures: Figures): string {
  return [
    `magy ${figure(figures.mana)}`,
    `IQ ${figure(figures.iq)}`,
    ...(figures.fatigue === null ? [] : [`body únavy ${figure(figures.fatigue)}`]),
    ...(figures.hp === null ? [] : [`HP ${figure(figures.hp)}`]),
    ...(figures.powerPoints === null ? [] : [`body many ${figure(figures.powerPoints)}`]),
  ].join(', ');
}

/** The part of the catalogue about events. */
export const czechEvents: Pick<
  TraceTexts,
  | 'exchange'
  | 'idle'
  | 'wounded'
  | 'explosion'
  | 'withdrawn'
  | 'pursued'
  | 'flees'
  | 'check'
  | 'manifested'
  | 'fled'
  | 'pulled'
> = {
  exchange: (e) =>
    `Útočí ${e.attacker}, cíl ${e.defender}: ${sum(e.attack.strength, e.dice.attack)} proti ${guard(e)}: ${damage(e)}`,
  idle: (name, why, combatant) => {
    const saved = combatant.reserveFatigue;
    switch (why) {
      case 'fatigue':
        return `${name} nemá body únavy na útok (4.3).`;
      case 'reserve':
        return `${name} si šetří ${plural(saved, 'poslední bod', `poslední ${figure(saved)} body`, `posledních ${figure(saved)} bodů`)} únavy na obranu (8.2, reserveFatigue).`;
      case 'untrained':
        return `${name} mentální souboj nezná a bez útoku na sebe neútočí (4.3).`;
      case 'hold':
        return `${name} neútočí, aby se mohl bránit jedenkrát navíc (8.1, hold: ${combatant.hold}).`;
      case 'acting':
        return `${name} jedná ve fyzickém světě (8.5, actEvery: ${combatant.actEvery}).`;
      case 'manifesting':
        return `${name} manifestuje sílu (8.6, actEvery: ${combatant.actEvery}).`;
      case 'powerLost':
        return `${name} v tomto kole už nic nedělá, manifestace síly selhala (8.6).`;
      case 'fleeing':
        return `${name} je na cestě z dosahu (8.4).`;
    }
  },
  wounded: (name) => `${name} utrpí zranění ve fyzickém světě (6).`,
  explosion: ({ released, damage: hp }, dead) => {
    const deaths =
      dead.length === 0 ? '' : ` ${dead.length === 1 ? 'Umírá' : 'Umírají'} ${numbers.list(dead)}.`;
    return `Exploze magického pole: uvolní se ${mags(released)}, každý v dosahu ztrácí ${figure(hp)} HP (6).${deaths}`;
  },
  withdrawn: (name, bound) => `${name} ukončuje souboj, ${why(bound).text} (${why(bound).rule}).`,
  pursued: (name, by, { bound, cost, swap }) =>
    `${name} chce souboj ukončit, ${why(bound).text}, ale ${by} v něm za ${fatiguePoints(cost)} pokračuje${swap ? ' a stává se útočníkem' : ''} (${why(bound).rule}).`,
  flees: (name, { bound, rounds }) =>
    `${name} začíná utíkat, ${below(bound)}: mimo dosah za ${figure(rounds)} ${plural(rounds, 'kolo', 'kola', 'kol')} (8.4).`,
  check: (name, { roll: d20, modifier, difficulty, kept }) =>
    `${name}: ověření Soustředění ${checkRoll(d20, modifier)} proti TO ${difficulty}, síla ${kept ? 'vydrží' : 'je ztracena'} (8.6).`,
  manifested: (name, { does }) =>
    does === 'escape'
      ? `${name} dokončuje sílu a mizí (8.6).`
      : `${name} dokončuje sílu a zraňuje soupeře (8.6).`,
  fled: (name) => `${name} je mimo dosah (8.4).`,
  pulled: (name, dies) =>
    `Síla vyšších hladin vytahuje vzhůru: ${name}, ${dies ? 'umírá' : 'nahoře přežívá'} (7).`,
};
