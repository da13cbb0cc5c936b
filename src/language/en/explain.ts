/** The English catalogue of explanations. */
import type { Idle } from '../../rules/bonuses/active.ts';
import type { Effect } from '../../rules/bonuses/effect.ts';
import { createNumbers } from '../forms/numbers.ts';
import { type Phrasing, plainPhrasing } from '../forms/phrasing.ts';
import type { ExplainTexts } from '../texts/explain.ts';
import { dayEnglish } from './day.ts';

const figures: Readonly<Record<string, string>> = {
  manifesterLevel: 'manifester level',
  concentration: 'Concentration',
  keyModifier: 'key ability modifier',
  intelligence: 'Intelligence',
  charisma: 'Charisma',
  modifier: 'Charisma check',
  talent: 'magic talent',
  attack: 'attack strength',
  defence: 'defence strength',
};

/** English explanations. */
export function explainEnglish(phrasing: Phrasing = plainPhrasing): ExplainTexts {
  const numbers = createNumbers('en');
  const days = dayEnglish(phrasing);
  const { name } = phrasing;
  const minus = (value: number | string): string => String(value).replace('-', '−');
  const plain = (value: number): string => minus(numbers.significant(value, 6));
  const signed = (value: number): string => (value < 0 ? plain(value) : `+${plain(value)}`);
  const percent = (chance: number): string => days.rates.share(chance);
  const figure = (on: string): string => {
    const against = /^concentration against (.+)$/.exec(on);
    if (against !== null)
      return `Concentration against ${days.kind(against[1] as Parameters<typeof days.kind>[0])}`;
    return figures[on] ?? on;
  };
  const amountOf = ({ how, value }: Effect): string =>
    how === 'times' ? `× ${plain(value)}` : signed(value);
  const sourceOf = (entry: Effect): string => {
    const { type, instant } = entry;
    const source = entry.source ?? entry.name;
    return (
      [
        ...(type === null ? [] : [name(type)]),
        ...(source === null ? [] : [`from ${name(source)}`]),
        ...(instant ? ['instantaneous'] : []),
      ].join(' ') || 'untyped'
    );
  };
  const by = (idle: { readonly by: string | null }, fallback: string): string =>
    idle.by === null ? fallback : name(idle.by);
  const verdict = (entry: Effect, idle: Idle | null): string => {
    if (idle === null) return 'counts';
    switch (idle.why) {
      case 'ended':
        return 'does not count: it has ended';
      case 'cancelled':
        return `does not count: cancelled by ${by(idle, 'another effect')}`;
      case 'form':
        return `does not count: suppressed by the later form ${by(idle, 'of another effect')}`;
      case 'type':
        return `does not count: of ${entry.type === null ? 'its kind' : `type ${name(entry.type)}`} only the ${entry.value < 0 ? 'worst' : 'highest'} counts, ${by(idle, 'another one')}`;
      case 'source':
        return 'does not count: an effect does not add up with itself';
      case 'elsewhere':
        return `counts only against ${days.kind(idle.by as Parameters<typeof days.kind>[0])}`;
    }
  };
  return {
    language: 'en',
    head: (who, { variant, axes }) => {
      const setting = [
        ...(variant === null ? [] : [`variant ${name(variant)}`]),
        ...axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`),
      ];
      return setting.length === 0 ? name(who) : `${name(who)} (${setting.join(', ')})`;
    },
    figure,
    account: ({ on, base, total, used, entries }) => {
      const change = entries.length > 0 ? `${plain(base)} → ${plain(total)}` : plain(total);
      return `${figure(on)}: ${change}${used === total ? '' : `, used as ${plain(used)}`}`;
    },
    entry: ({ effect, idle }) => `${amountOf(effect)} ${sourceOf(effect)}: ${verdict(effect, idle)}`,
    resistance: (to, total) => `resistance to ${to === 'all' ? 'everything' : name(to)}: ${plain(total)}`,
    resistanceEntry: ({ effect, idle }) => {
      const reason =
        idle === null
          ? 'counts'
          : idle.why === 'wider'
            ? `gives nothing extra under ${by(idle, 'a wider one')}`
            : idle.why === 'type'
              ? `gives nothing extra: resistances do not add up, ${by(idle, 'another one')} is higher`
              : verdict(effect, idle);
      return `${plain(effect.value)} ${sourceOf(effect)}: ${reason}`;
    },
    combatant: ({ combatant, characters, base, level }) => {
      const { classes, IQ, Podl, SP, talent, mana, fatigue } = combatant;
      const list = classes.map((entry) => `${name(entry.class)} ${entry.level}`);
      return [
        ...(characters === 1
          ? []
          : [`one of ${characters} characters, drawn anew for every duel; told is the likeliest`]),
        `classes: ${list.length === 0 ? 'none' : numbers.list(list)}`,
        `base: ${plain(base)} (highest class base${talent === 0 ? '' : `, talent ${signed(talent)}`})`,
        `level: ${plain(level)} (magical classes whole, others half)`,
        `IQ ${IQ}, Podl ${Podl}, SP ${plain(SP)}, mana ${mana}, fatigue ${Number.isFinite(fatigue) ? fatigue : 'unlimited'}`,
      ];
    },
    strength: ({ plane, attack, defence, attackFormula, defenceFormula }, bonus) => {
      const extra = (value: number): string => (value === 0 ? '' : ` ${signed(value)} by effects`);
      return `plane ${plane}: attack ${minus(attack)} = ${name(attackFormula)}${extra(bonus.attack)}; defence ${minus(defence)} = ${name(defenceFormula)}${extra(bonus.defence)}`;
    },
    manifester: ({ powerPoints, transparency }) => [
      `power points: ${numbers.whole(powerPoints)}`,
      `magic and psionics ${transparency ? 'meet as one' : 'are different'}`,
    ],
    plan: ({ plan, means }) => {
      const figuresOf =
        means === null
          ? ''
          : `: ${numbers.fixed(means.effective, 2)} effective powers a day, ${numbers.fixed(means.wasted, 2)} of ${numbers.fixed(means.spent, 2)} points wasted`;
      return `plan ${name(plan)}${figuresOf}`;
    },
    power: ({ power, level, cost, manifesterLevel, saveDC, targets, dispelled }) =>
      `${name(power)}: level ${level}, ${cost} PP, at manifester level ${manifesterLevel}${saveDC === null ? '' : `, save DC ${saveDC}`}${targets === 1 ? '' : `, ${targets} targets`}${dispelled === null ? '' : `, dispelled by level ${dispelled.ml} in ${percent(dispelled.chance)}`}`,
    check: ({ distraction, modifier, chances }) => {
      const [now, ...more] = chances;
      const steps = more.map((step) => `${signed(step.more)}: ${percent(step.chance)}`);
      return `${days.distraction(distraction)}: d20 ${signed(modifier)} succeeds in ${percent(now!.chance)} (${steps.join(', ')})`;
    },
    gain: ({ points, effective, wasted }) =>
      `${signed(points)} Concentration buys ${numbers.signed(effective, 2)} effective powers and saves ${numbers.fixed(-wasted, 2)} points a day`,
    holdsStill: 'its control takes away movement and overrides the rest',
    fraction: (of, written) =>
      `${{ initiator: 'initiator wins', draw: 'draw', target: 'target wins' }[of]}: ${written}`,
    solved: (value, error) =>
      `the solver says ${value} for the initiator, and that it is off by ${error} at most`,
    noFraction: (why) =>
      ({
        unknown: 'no fraction: where its chances come from is not known exactly',
        long: 'no fraction: it would take too long; fewer rounds (maxRounds) take less',
        endless: 'no fraction: rounds have no limit (maxRounds: none)',
        drawn: 'no fraction: who fights is drawn of a population; one character instead has one',
        states: 'no fraction: too many states',
        impossible: 'no duel: the pairing is not possible',
      })[why],
  };
}
