/** Exact fractions as lines of text. */
import type { Fraction } from '../../engine/fractions.ts';
import type { ExplainTexts } from '../../language/texts/explain.ts';
import type { FractionalDuel } from '../../study/fractions.ts';

/** Decimals of a fraction that are written out. */
const DECIMALS = 30;

/** A fraction in full, and its first decimals, cut off. */
function written({ above, below }: Fraction): string {
  const digits = ((above * 10n ** BigInt(DECIMALS)) / below).toString().padStart(DECIMALS + 1, '0');
  return `${above}/${below} = ${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}…`;
}

/** What a duel's chances are, to the last digit; ends with a line break. */
export function fractionLines({ cell, chances, solved }: FractionalDuel, texts: ExplainTexts): string {
  const lines =
    typeof chances === 'string'
      ? [texts.noFraction(chances)]
      : [
          texts.fraction('initiator', written(chances.initiator)),
          texts.fraction('draw', written(chances.draw)),
          texts.fraction('target', written(chances.target)),
          ...(solved === null ? [] : [texts.solved(String(solved.initiator), solved.error.toExponential(1))]),
        ];
  return `${[`${cell.key} [${[cell.variant, ...cell.axes.map(({ name, value }) => `${name} = ${value}`)].join(', ')}]`, ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}
