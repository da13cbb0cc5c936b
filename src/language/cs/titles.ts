/** Titles of pictures that say what they show, in Czech. */
import type { Headline, Named } from '../../facts/duel/headlines.ts';
import type { Numbers } from '../forms/numbers.ts';
import { counted, outOf, plural, pointForms } from '../forms/plural.ts';
import { pointsText, type Rates } from '../forms/rates.ts';
import type { TitleTexts } from '../texts/titles.ts';

/** What the titles are made with; names are bare. */
interface Wording {
  readonly numbers: Numbers;
  readonly rates: Rates;
  sideName(side: string): string;
}

/** Czech titles. */
export function czechTitles({ numbers, rates, sideName }: Wording): TitleTexts {
  const named = ({ sides, more }: Named): string => {
    const names = sides.map(sideName);
    return more === 0
      ? numbers.list(names)
      : `${names.join(', ')} a ještě ${numbers.whole(more)} ${plural(more, 'strana', 'strany', 'stran')}`;
  };
  const one = ({ sides, more }: Named): boolean => sides.length + more === 1;
  const planes = (list: readonly number[]): string =>
    `${list.length === 1 ? 'na hladině' : 'na hladinách'} ${numbers.list(list.map(String))}`;
  const duel = (headline: Headline): string => {
    switch (headline.kind) {
      case 'allEqual':
        return 'Žádná strana není silnější než jiná';
      case 'ends': {
        const { strongest, weakest } = headline;
        return [
          ...(strongest === null
            ? []
            : [`Nejvyšší skóre: ${named(strongest)} (${rates.cell(strongest.score)})`]),
          ...(weakest === null
            ? []
            : [
                `${strongest === null ? 'Nejnižší skóre' : 'nejnižší'}: ${named(weakest)} (${rates.cell(weakest.score)})`,
              ]),
        ].join('; ');
      }
      case 'sides': {
        const { plane, strong, weak } = headline;
        const parts = [
          ...(strong === null ? [] : [`${named(strong)} ${one(strong) ? 'má' : 'mají'} příliš navrch`]),
          ...(weak === null ? [] : [`${named(weak)} příliš ${one(weak) ? 'ztrácí' : 'ztrácejí'}`]),
        ].join('; ');
        return plane === null ? `Někde: ${parts}` : `Hladina ${plane}: ${parts}`;
      }
      case 'seat':
        return `Hladina ${headline.plane}: kdo zaútočí první, ${headline.first ? 'vyhraje' : 'prohraje'}`;
      case 'calm':
        return `Hladina ${headline.plane}: nikdo nevybočuje`;
      case 'matchup':
        return `${sideName(headline.initiator)} → ${sideName(headline.target)}: příliš navrch má ${headline.first ? 'útočník' : 'napadený'} ${planes(headline.planes)}`;
      case 'edge':
        return `Zaútočit první vynáší nejvíc ${planes(headline.planes)}: ${counted(rates.points(headline.edge), pointForms)}`;
      case 'length':
        return `Nejdelší souboje jsou na hladině ${headline.longest}, nejkratší na hladině ${headline.shortest}`;
      case 'moved': {
        const { first, last, moved } = headline;
        const who = moved.figure.names.map(sideName).join(' → ');
        const where = moved.figure.plane === null ? '' : ` na hladině ${moved.figure.plane}`;
        return `${first} → ${last}: ${who}${where} ${moved.share ? counted(pointsText(moved.change, numbers), pointForms) : numbers.signed(moved.change, 1)}`;
      }
      case 'unmoved':
        return 'Toto nastavení nic nemění';
    }
  };
  return {
    duel,
    kind: (kind, note) => `${kind}. ${note}`,
    burnsMost: (what) => `Nejvíc bodů pohltí ${what}`,
    hardest: (hardest, easiest) =>
      [
        ...(hardest === null ? [] : [`Nejtěžší: ${hardest}`]),
        ...(easiest === null ? [] : [`${hardest === null ? 'Nejsnazší' : 'nejsnazší'}: ${easiest}`]),
      ].join('; '),
    obeyed: (mind, first) =>
      first.length === 1
        ? `${mind} nejčastěji poslouchá: ${first[0]}`
        : `${mind} nejčastěji poslouchá, a to stejně: ${numbers.list(first)}`,
    survives: (fighter, survived, duels) =>
      `${fighter} přežije ${rates.mean(survived, 1)} ${outOf(duels, numbers.whole(duels))} soubojů`,
    changes: (variant, gains, loses) =>
      `${variant}: ${[...(gains === null ? [] : [`získá ${gains}`]), ...(loses === null ? [] : [`ztratí ${loses}`])].join(', ')}`,
    decided: (levers) => `Skóre nejvíc mění: ${numbers.list(levers)}`,
    choice: (side) => `Jediná volba: ${side}`,
  };
}
