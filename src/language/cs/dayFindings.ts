/** What stands out in a run of days, in Czech sentences. */
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

/** The part of the catalogue that words findings. */
export function czechDaySentences({
  phrasing,
  numbers,
  rates,
  kinds,
}: Wording): Pick<DayTexts, 'burns' | 'wastes' | 'buys'> {
  const { code, name, strong } = phrasing;
  const { share } = rates;
  const inPlan = (plan: string, text: string): string => `podle plánu ${name(plan)} ${text}`;
  return {
    burns: ({ burns, days }) => {
      if (burns === null) return 'Žádné vyrušení nestojí žádné body many.';
      const { most: first, next: second, unsure } = burns;
      const over =
        days === 1
          ? ''
          : ` přes ${plural(days, 'jediný den', `všechny ${numbers.whole(days)} dny`, `všech ${numbers.whole(days)} dnů`)} dohromady`;
      if (unsure.length > 0) {
        const open = unsure.map((own) => `${kinds[own.kind]} ${share(own.share)}`);
        return `${strong('Co spálí nejvíc')} z utracených bodů many${over}, o tom při tomto rozsahu není rozhodnuto: ${numbers.list(open)}.`;
      }
      const worst =
        days === 1 || first.worst === null
          ? ''
          : `, nejvíc v ${code(first.worst.key)} (${share(first.worst.share)})`;
      const then = second === null ? '' : ` Hned po něm: ${kinds[second.kind]}, ${share(second.share)}.`;
      return `${strong(`Nejvíc spálí ${kinds[first.kind]}`)}: ${share(first.share)} utracených bodů many${over}${worst}.${then}`;
    },
    wastes: ({ manifester, wastes }) => {
      const shares = wastes.map((own, i) =>
        inPlan(own.plan, `${share(own.share)}${i === 0 ? ' utracených bodů many' : ''}`),
      );
      return shares.length === 0
        ? `${strong(name(manifester))} žádné body many neutratí.`
        : `${strong(name(manifester))} promarní ${numbers.list(shares)}.`;
    },
    buys: ({ manifester, gains }) => {
      if (gains === null) return '';
      const head = strong(`Bod Soustředění navíc (${name(manifester)})`);
      if (gains.length === 0)
        return `${head} nevynese nic: žádné z ověření nemůže selhat, nebo žádné nemůže uspět.`;
      const parts = gains.map(
        ({ plan, gain }) =>
          `v plánu ${name(plan)} ${numbers.signed(gain.effective, 2)} účinné síly a ${numbers.signed(gain.wasted, 2)} promarněného bodu many za den`,
      );
      return `${head}: ${parts.join('; ')}.`;
    },
  };
}
