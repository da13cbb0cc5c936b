/** The first sentences about duels: what is out of balance, and where. */
import type { Imbalance, Imbalances, PlaneShare } from '../../facts/duel/imbalance.ts';
import { shareNumeral } from '../../language/forms/share.ts';
import type { Texts } from '../../language/texts/texts.ts';

/** Sentences about one point, the worst first. @param strong marks names up. */
export function glanceLines(
  { found, calm, open }: Imbalances,
  texts: Texts,
  strong: (marked: string) => string,
): readonly string[] {
  const { page } = texts;
  if (found.length === 0) return [page.balanced(open)];
  const said = found.map((own) => imbalanceText(own, texts, strong));
  return calm.length > 0 ? [...said, page.calm(calm)] : said;
}

/** One sentence about something that is out of balance. */
export function imbalanceText(found: Imbalance, texts: Texts, strong: (marked: string) => string): string {
  const { page, numbers } = texts;
  const numerals = (planes: readonly PlaneShare[]) =>
    planes.map(({ plane, share }) => [numbers.whole(plane), shareNumeral(share, numbers)] as const);
  switch (found.kind) {
    case 'side':
      return page.verdict(
        strong(texts.names(found.sides)),
        found.sides.length,
        numerals(found.strong),
        numerals(found.weak),
      );
    case 'seat':
      return page.seat(numerals(found.strong), numerals(found.weak), found.all, strong);
    case 'matchup': {
      const named = found.matchups.map(({ initiator, target }) =>
        strong(`${texts.names([initiator])} → ${texts.names([target])}`),
      );
      return page.matchup(numbers.list(named), numerals(found.strong), numerals(found.weak));
    }
    case 'draws':
      return page.drawn(numerals(found.planes), strong);
    case 'length': {
      const [shortest, longest] = [found.shortest, found.longest].map(
        ({ plane, rounds }) => [numbers.whole(plane), numbers.fixed(rounds, 1)] as const,
      );
      return page.lengths(shortest!, longest!, strong);
    }
  }
}
