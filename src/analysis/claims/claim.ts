/**
 * Claims: what sentences say about figures, as data. Facts make them, words only tell them, and a test can ask a thousand
 * noisy runs how often one was false, since the exact run of the same scenario knows every figure.
 */
import type { Interval } from '../../stats/interval.ts';

interface Made {
  /** The figure: one name a list of subjects that can be compared, as `win_rate_sd` of planes. */
  readonly about: string;
  /** Chance that it is true, together with all claims of its family, at least. */
  readonly level: number;
}

/** A statement about figures that is true or false. */
export type Claim =
  /** The largest (smallest) figure of some subjects is that of one of these; of one alone: a superlative. */
  | (Made & {
      readonly says: 'most' | 'least';
      readonly among: readonly string[];
      readonly of: readonly string[];
    })
  /** The figure of a subject lies between bounds. */
  | (Made & Interval & { readonly says: 'within'; readonly subject: string })
  /** The figure of one subject is larger than that of another. */
  | (Made & { readonly says: 'above'; readonly subject: string; readonly other: string });

/** Something that is so, or is not: of a figure that is 1 or 0. */
export function property(about: string, subject: string, level: number, is: boolean): Claim {
  return { says: 'within', about, subject, level, low: is ? 1 : 0, high: is ? 1 : 0 };
}

/** Figures by their name, then by subject: what claims are held against. */
export type Truth = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Figures closer than this are alike: no claim about them is false by rounding. */
const DUST = 1e-9;

/** Whether a claim is false; `null` where the figures are not known. */
export function isFalse(claim: Claim, truth: Truth): boolean | null {
  const figures = truth.get(claim.about);
  if (figures === undefined) return null;
  switch (claim.says) {
    case 'most':
    case 'least': {
      const sign = claim.says === 'most' ? 1 : -1;
      const known = claim.of.flatMap((subject) => {
        const figure = figures.get(subject);
        return figure === undefined ? [] : [{ subject, figure: sign * figure }];
      });
      const top = Math.max(...known.map(({ figure }) => figure));
      return !known.some(({ subject, figure }) => figure >= top - DUST && claim.among.includes(subject));
    }
    case 'within': {
      const figure = figures.get(claim.subject);
      return figure === undefined ? null : figure < claim.low - DUST || figure > claim.high + DUST;
    }
    case 'above': {
      const [own, other] = [figures.get(claim.subject), figures.get(claim.other)];
      return own === undefined || other === undefined ? null : own <= other + DUST;
    }
  }
}

/** Bounds of a subject's figure, which hold together with those of all others. */
export interface Bounded extends Interval {
  readonly subject: string;
}

/**
 * Which subject has the most, and which the least, as far as bounds that hold together bear it: whoever may have it. The
 * bounds of one that surely has it touch no others.
 */
export function superlatives(about: string, figures: readonly Bounded[], level: number): readonly Claim[] {
  if (figures.length < 2) return [];
  const of = figures.map(({ subject }) => subject);
  const highest = Math.max(...figures.map(({ low }) => low));
  const lowest = Math.min(...figures.map(({ high }) => high));
  const named = (may: (figure: Bounded) => boolean): readonly string[] =>
    figures.filter(may).map(({ subject }) => subject);
  return [
    { about, level, says: 'most', of, among: named(({ high }) => high >= highest - DUST) },
    { about, level, says: 'least', of, among: named(({ low }) => low <= lowest + DUST) },
  ];
}
