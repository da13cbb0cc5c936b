/** What stands out in a run of days, in Czech sentences. */
import type { DayView } from '../../facts/day/view.ts';
import type { DistractionKind } from '../../rules/day/model.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
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
export function czechDaySentences({
  phrasing,
  numbers,
  rates,
  kinds,
}: Wording): Pick<DayTexts, 'burns' | 'wastes' | 'buys'> {
  const { code, name, strong } = phrasing;
  const share = (value: number): string => rates.share(Math.min(1, value));
  const inPlan = (day: DayView, text: string): string => `podle plánu ${name(day.plan)} ${text}`;
  return {
    burns: (burns, days) => {
      const [first, second] = burns.filter((burn) => burn.share > nothing);
      if (first === undefined) return 'Žádné vyrušení nestojí žádné body many.';
      const over =
        days === 1
          ? ''
          : ` přes ${plural(days, 'jediný den', `všechny ${numbers.whole(days)} dny`, `všech ${numbers.whole(days)} dnů`)} dohromady`;
      const worst = days === 1 ? '' : `, nejvíc v ${code(first.worst.key)} (${share(first.worst.share)})`;
      const then = second === undefined ? '' : ` Hned po něm: ${kinds[second.kind]}, ${share(second.share)}.`;
      return `${strong(`Nejvíc spálí ${kinds[first.kind]}`)}: ${share(first.share)} utracených bodů many${over}${worst}.${then}`;
    },
    wastes: (manifester, days) => {
      const shares = days
        .filter(({ wastedShare }) => wastedShare !== null)
        .map((day, i) => inPlan(day, `${share(day.wastedShare!)}${i === 0 ? ' utracených bodů many' : ''}`));
      return shares.length === 0
        ? `${strong(name(manifester))} žádné body many neutratí.`
        : `${strong(name(manifester))} promarní ${numbers.list(shares)}.`;
    },
    buys: (manifester, days) => {
      const gains = days.flatMap((day) => {
        const one = day.gains.find(({ points }) => points === 1);
        return one === undefined ? [] : [{ day, one }];
      });
      if (gains.length === 0) return '';
      const useful = gains.filter(({ one }) => one.effective > nothing || one.wasted < -nothing);
      const head = `${strong(`${name(manifester)}: bod Soustředění navíc`)}`;
      if (useful.length === 0)
        return `${head} nevynese nic: žádné z jeho ověření nemůže selhat, nebo žádné nemůže uspět.`;
      const parts = useful.map(({ day, one }) =>
        inPlan(
          day,
          `${numbers.signed(one.effective, 2)} účinné síly a ušetří ${numbers.fixed(-one.wasted, 2)} bodu many za den`,
        ),
      );
      return `${head} vynese ${numbers.list(parts)}.`;
    },
  };
}
