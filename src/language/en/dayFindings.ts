/** What stands out in a run of days, in English sentences. */
import type { DistractionKind } from '../../rules/day/model.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { Rates } from '../forms/rates.ts';
import type { DayTexts } from '../texts/day.ts';

/** What the sentences are made with. */
interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  readonly rates: Rates;
  readonly kinds: Readonly<Record<DistractionKind, string>>;
}

/** The part of the catalogue that words findings. */
export function daySentences({
  phrasing,
  numbers,
  rates,
  kinds,
}: Wording): Pick<DayTexts, 'burns' | 'wastes' | 'buys'> {
  const { code, name, strong } = phrasing;
  const { share } = rates;
  const inPlan = (plan: string, text: string): string => `${text} in ${name(plan)}`;
  return {
    burns: ({ burns, days }) => {
      if (burns === null) return 'No distraction costs any points.';
      const { most: first, next: second, unsure } = burns;
      const over = days === 1 ? '' : ` over all ${numbers.whole(days)} days together`;
      if (unsure.length > 0) {
        const open = unsure.map((own) => `${kinds[own.kind]} ${share(own.share)}`);
        return `${strong('What burns most')} of the points spent${over} is not decided at this size: ${numbers.list(open)}.`;
      }
      const worst =
        days === 1 || first.worst === null
          ? ''
          : `, most of all in ${code(first.worst.key)} (${share(first.worst.share)})`;
      const then = second === null ? '' : ` Next is ${kinds[second.kind]} with ${share(second.share)}.`;
      return `${strong(`${capital(kinds[first.kind])} burns most`)}: ${share(first.share)} of the points spent${over}${worst}.${then}`;
    },
    wastes: ({ manifester, wastes }) => {
      const shares = wastes.map((own, i) =>
        inPlan(own.plan, `${share(own.share)}${i === 0 ? ' of the points spent' : ''}`),
      );
      return shares.length === 0
        ? `${strong(name(manifester))} spends no points.`
        : `${strong(name(manifester))} wastes ${numbers.list(shares)}.`;
    },
    buys: ({ manifester, gains }) => {
      if (gains === null) return '';
      const head = `${strong('One more point of Concentration')} buys ${name(manifester)}`;
      if (gains.length === 0) return `${head} nothing: no check it faces can fail, or none can succeed.`;
      const parts = gains.map(({ plan, gain: one }) =>
        inPlan(
          plan,
          `${numbers.signed(one.effective, 2)} effective powers and ${numbers.fixed(-one.wasted, 2)} points a day`,
        ),
      );
      return `${head} ${numbers.list(parts)}.`;
    },
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
