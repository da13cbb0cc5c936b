/** The first sentences about duels: which sides are out of balance, and where. */
import { calmPlanes, type PlaneScore, type Scored, verdictsOf } from '../../facts/duel/verdicts.ts';
import type { Texts } from '../../language/texts/texts.ts';

/** Sentences about one point, the strongest sides first. @param strong marks names up. */
export function glanceLines(
  point: Scored,
  texts: Texts,
  strong: (marked: string) => string,
): readonly string[] {
  const { page, numbers } = texts;
  const numerals = (planes: readonly PlaneScore[]) =>
    planes.map(({ plane, score }) => [numbers.whole(plane), numbers.fixed(score * 100, 1)] as const);
  const verdicts = verdictsOf(point).map(({ sides, strong: above, weak }) =>
    page.verdict(strong(texts.names(sides)), sides.length, numerals(above), numerals(weak)),
  );
  const calm = calmPlanes(point);
  if (verdicts.length === 0) return [page.balanced];
  return calm.length > 0 ? [...verdicts, page.calm(calm)] : verdicts;
}
