/** What stands out in a run of days, in English sentences. */
import type { DayView } from '../../facts/day/view.ts';
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

/** Less than this share, or this many powers a day, is nothing to speak of. */
const nothing = 1e-9;

/** The part of the catalogue that words findings. */
export function daySentences({
  phrasing,
  numbers,
  rates,
  kinds,
}: Wording): Pick<DayTexts, 'burns' | 'wastes' | 'buys'> {
  const { code, name, strong } = phrasing;
  const share = (value: number): string => rates.share(Math.min(1, value));
  const inPlan = (day: DayView, text: string): string => `${text} in ${name(day.plan)}`;
  return {
    burns: (burns, days) => {
      const [first, second] = burns.filter((burn) => burn.share > nothing);
      if (first === undefined) return 'No distraction costs any points.';
      const over = days === 1 ? '' : ` over all ${numbers.whole(days)} days together`;
      const worst =
        days === 1 ? '' : `, most of all in ${code(first.worst.key)} (${share(first.worst.share)})`;
      const then = second === undefined ? '' : ` Next is ${kinds[second.kind]} with ${share(second.share)}.`;
      return `${strong(`${capital(kinds[first.kind])} burns most`)}: ${share(first.share)} of the points spent${over}${worst}.${then}`;
    },
    wastes: (manifester, days) => {
      const shares = days
        .filter(({ wastedShare }) => wastedShare !== null)
        .map((day, i) => inPlan(day, `${share(day.wastedShare!)}${i === 0 ? ' of the points spent' : ''}`));
      return shares.length === 0
        ? `${strong(name(manifester))} spends no points.`
        : `${strong(name(manifester))} wastes ${numbers.list(shares)}.`;
    },
    buys: (manifester, days) => {
      const gains = days.flatMap((day) => {
        const one = day.gains.find(({ points }) => points === 1);
        return one === undefined ? [] : [{ day, one }];
      });
      if (gains.length === 0) return '';
      const useful = gains.filter(({ one }) => one.effective > nothing || one.wasted < -nothing);
      const head = `${strong('One more point of Concentration')} buys ${name(manifester)}`;
      if (useful.length === 0) return `${head} nothing: no check it faces can fail, or none can succeed.`;
      const parts = useful.map(({ day, one }) =>
        inPlan(
          day,
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
