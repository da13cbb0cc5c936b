/** The Czech catalogue of explanations. */

import type { Idle } from '../../rules/bonuses/active.ts';
import type { Effect } from '../../rules/bonuses/effect.ts';
import { createNumbers } from '../forms/numbers.ts';
import { type Phrasing, plainPhrasing } from '../forms/phrasing.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { ExplainTexts } from '../texts/explain.ts';
import { dayCzech } from './day.ts';
import { czechSide } from './names.ts';

const figures: Readonly<Record<string, string>> = {
  manifesterLevel: 'manifestační úroveň',
  concentration: 'Soustředění',
  keyModifier: 'oprava klíčové vlastnosti',
  intelligence: 'Inteligence',
  charisma: 'Charisma',
  modifier: 'ověření Charismatu',
  talent: 'magický talent',
  attack: 'SMÚ',
  defence: 'SMO',
};

/** Czech explanations. */
export function explainCzech(phrasing: Phrasing = plainPhrasing): ExplainTexts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): ExplainTexts {
  const numbers = createNumbers('cs');
  const days = dayCzech(phrasing);
  const { name } = phrasing;
  const minus = (value: number | string): string => String(value).replace('-', '−');
  const plain = (value: number): string => minus(numbers.significant(value, 6));
  const signed = (value: number): string => (value < 0 ? plain(value) : `+${plain(value)}`);
  const percent = (chance: number): string => days.rates.share(chance);
  const figure = (on: string): string => {
    const against = /^concentration against (.+)$/.exec(on);
    if (against !== null) return `Soustředění, ${days.kind(against[1] as Parameters<typeof days.kind>[0])}`;
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
        ...(source === null ? [] : [`(${name(source)})`]),
        ...(instant ? ['okamžitě'] : []),
      ].join(' ') || 'bez typu'
    );
  };
  const by = (idle: { readonly by: string | null }, fallback: string): string =>
    idle.by === null ? fallback : name(idle.by);
  const verdict = (entry: Effect, idle: Idle | null): string => {
    if (idle === null) return 'počítá se';
    switch (idle.why) {
      case 'ended':
        return 'nepočítá se: už skončil';
      case 'cancelled':
        return `nepočítá se: ruší ho ${by(idle, 'jiný efekt')}`;
      case 'form':
        return `nepočítá se: potlačuje ho pozdější podoba (${by(idle, 'jiný efekt')})`;
      case 'type':
        return `nepočítá se: z bonusů ${entry.type === null ? 'téhož druhu' : `typu ${name(entry.type)}`} se počítá jen ${entry.value < 0 ? 'nejhorší' : 'nejvyšší'}, ${by(idle, 'jiný')}`;
      case 'source':
        return 'nepočítá se: efekt se sám se sebou nesčítá';
      case 'elsewhere':
        return `počítá se, jen když ruší ${days.kind(idle.by as Parameters<typeof days.kind>[0])}`;
    }
  };
  return {
    language: 'cs',
    head: (who, { variant, axes }) => {
      const setting = [
        ...(variant === null ? [] : [`varianta ${name(variant)}`]),
        ...axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`),
      ];
      const called = name(czechSide(who));
      return setting.length === 0 ? called : `${called} (${setting.join(', ')})`;
    },
    figure,
    account: ({ on, base, total, used, entries }) => {
      const change = entries.length > 0 ? `${plain(base)} → ${plain(total)}` : plain(total);
      return `${figure(on)}: ${change}${used === total ? '' : `, použije se ${plain(used)}`}`;
    },
    entry: ({ effect, idle }) => `${amountOf(effect)} ${sourceOf(effect)}: ${verdict(effect, idle)}`,
    resistance: (to, total) => `odolnost (${to === 'all' ? 'všechno' : name(to)}): ${plain(total)}`,
    resistanceEntry: ({ effect, idle }) => {
      const reason =
        idle === null
          ? 'počítá se'
          : idle.why === 'wider'
            ? `nic nepřidá, širší je ${by(idle, 'jiná')}`
            : idle.why === 'type'
              ? `nic nepřidá: odolnosti se nesčítají, vyšší je ${by(idle, 'jiná')}`
              : verdict(effect, idle);
      return `${plain(effect.value)} ${sourceOf(effect)}: ${reason}`;
    },
    combatant: ({ combatant, characters, base, level }) => {
      const { classes, IQ, Podl, SP, talent, mana, fatigue } = combatant;
      const list = classes.map((entry) => `${name(czechSide(entry.class))} ${entry.level}`);
      return [
        ...(characters === 1
          ? []
          : [
              `počet postav, z nichž se pro každý souboj losuje: ${characters}; popsána je nejpravděpodobnější`,
            ]),
        `povolání: ${list.length === 0 ? 'žádné' : numbers.list(list)}`,
        `základ: ${plain(base)} (nejvyšší základ povolání${talent === 0 ? '' : `, talent ${signed(talent)}`})`,
        `úroveň: ${plain(level)} (magická povolání celá, ostatní z poloviny)`,
        `IQ ${IQ}, Podl ${Podl}, SP ${plain(SP)}, magy ${mana}, body únavy ${Number.isFinite(fatigue) ? fatigue : 'bez omezení'}`,
      ];
    },
    strength: ({ plane, attack, defence, attackFormula, defenceFormula }, bonus) => {
      const extra = (value: number): string => (value === 0 ? '' : ` ${signed(value)} od efektů`);
      return `hladina ${plane}: SMÚ ${minus(attack)} = ${name(attackFormula)}${extra(bonus.attack)}; SMO ${minus(defence)} = ${name(defenceFormula)}${extra(bonus.defence)}`;
    },
    manifester: ({ powerPoints, transparency }) => [
      `body many: ${numbers.whole(powerPoints)}`,
      transparency ? 'psionika a magie jsou zaměnitelné' : 'psionika je jiná',
    ],
    plan: ({ plan, means }) => {
      const figuresOf =
        means === null
          ? ''
          : `: účinných sil za den ${numbers.fixed(means.effective, 2)}, promarněné body many ${numbers.fixed(means.wasted, 2)} z ${numbers.fixed(means.spent, 2)}`;
      return `plán ${name(plan)}${figuresOf}`;
    },
    power: ({ power, level, cost, manifesterLevel, saveDC, targets, dispelled }) =>
      `${name(power)}: úroveň ${level}, body many ${cost}, na manifestační úrovni ${manifesterLevel}${saveDC === null ? '' : `, TO hodu na záchranu ${saveDC}`}${targets === 1 ? '' : `, cílů ${targets}`}${dispelled === null ? '' : `, úroveň ${dispelled.ml} ji zlomí v\u00a0${percent(dispelled.chance)} případů`}`,
    check: ({ distraction, modifier, chances }) => {
      const [now, ...more] = chances;
      const steps = more.map((step) => `${signed(step.more)}: ${percent(step.chance)}`);
      return `${days.distraction(distraction)}: d20 ${signed(modifier)} uspěje v ${percent(now!.chance)} případů (${steps.join(', ')})`;
    },
    gain: ({ points, effective, wasted }) =>
      `${signed(points)} k Soustředění vynese ${numbers.signed(effective, 2)} účinné síly a ušetří ${numbers.fixed(-wasted, 2)} bodu many za den`,
    holdsStill: 'jeho ovládnutí bere schopnost se hýbat a potlačí ostatní',
    fraction: (of, written) =>
      `${{ initiator: 'vítězí útočník', draw: 'remíza', target: 'vítězí napadený' }[of]}: ${written}`,
    solved: (value, error) => `řešič udává pro útočníka ${value} a odchylku nejvýše ${error}`,
    noFraction: (why) =>
      ({
        unknown: 'zlomek chybí: není přesně známo, odkud se jeho šance berou',
        long: 'zlomek chybí: trvalo by to příliš dlouho; pomůže méně kol (maxRounds)',
        endless: 'zlomek chybí: počet kol není omezen (maxRounds: none)',
        drawn: 'zlomek chybí: kdo bojuje, se losuje z populace; zlomek má jen souboj určitých postav',
        states: 'zlomek chybí: příliš mnoho stavů',
        impossible: 'žádný souboj: tato dvojice není možná',
      })[why],
  };
}
