/** An explanation as lines of text. */
import { accountsOf, type Facts } from '../../facts/explain/model.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import { explainEnglish } from '../../language/en/explain.ts';
import type { ExplainTexts } from '../../language/texts/explain.ts';
import type { Account } from '../../rules/bonuses/account.ts';
import type { ResistanceAccount } from '../../rules/bonuses/resistance.ts';

/** The text of an explanation; ends with a line break. */
export function explanation(
  name: string,
  setting: PointName,
  facts: Facts,
  texts: ExplainTexts = explainEnglish(),
): string {
  return `${[texts.head(name, setting), ...linesOf(facts, texts)].join('\n')}\n`;
}

const indent = (depth: number, lines: readonly string[]): string[] =>
  lines.map((line) => `${'  '.repeat(depth)}${line}`);

function linesOf(facts: Facts, texts: ExplainTexts): readonly string[] {
  switch (facts.kind) {
    case 'combatant': {
      const { accounts, resistances } = accountsOf(facts.combatant);
      const bonus = facts.combatant.effects ?? { attack: 0, defence: 0 };
      return [
        ...indent(1, texts.combatant(facts)),
        ...accounts.flatMap((account) => accountLines(account, texts)),
        ...resistances.flatMap((account) => resistanceLines(account, texts)),
        ...indent(
          1,
          facts.strengths.map((strength) => texts.strength(strength, bonus)),
        ),
      ];
    }
    case 'controller':
      return [
        ...facts.accounts.flatMap((account) => accountLines(account, texts)),
        ...(facts.holdsStill ? indent(1, [texts.holdsStill]) : []),
      ];
    case 'manifester':
      return [
        ...facts.manifester.accounts.flatMap((account) => accountLines(account, texts)),
        ...facts.manifester.resistances.flatMap((account) => resistanceLines(account, texts)),
        ...indent(1, texts.manifester(facts.manifester)),
        ...facts.plans.flatMap((plan) => [
          ...indent(1, [texts.plan(plan)]),
          ...plan.powers.flatMap((power) => [
            ...indent(2, [texts.power(power)]),
            ...indent(
              3,
              power.checks.map((check) => texts.check(check)),
            ),
          ]),
          ...indent(
            2,
            plan.gains.map((gain) => texts.gain(gain)),
          ),
        ]),
      ];
  }
}

function accountLines(account: Account, texts: ExplainTexts): string[] {
  return [
    ...indent(1, [texts.account(account)]),
    ...indent(
      2,
      account.entries.map((entry) => texts.entry(entry)),
    ),
  ];
}

function resistanceLines({ to, total, entries }: ResistanceAccount, texts: ExplainTexts): string[] {
  return [
    ...indent(1, [texts.resistance(to, total)]),
    ...indent(
      2,
      entries.map((entry) => texts.resistanceEntry(entry)),
    ),
  ];
}
