/** Titles of pictures that say what they show, in English. */
import type { Headline, Named } from '../../facts/duel/headlines.ts';
import type { Numbers } from '../forms/numbers.ts';
import { pointsText, type Rates } from '../forms/rates.ts';
import type { TitleTexts } from '../texts/titles.ts';

/** What the titles are made with; names are bare. */
interface Wording {
  readonly numbers: Numbers;
  readonly rates: Rates;
  sideName(side: string): string;
}

/** English titles. */
export function englishTitles({ numbers, rates, sideName }: Wording): TitleTexts {
  const named = ({ sides, more }: Named): string => {
    const names = sides.map(sideName);
    return more === 0 ? numbers.list(names) : `${names.join(', ')} and ${numbers.whole(more)} more`;
  };
  const planes = (list: readonly number[]): string =>
    `${list.length === 1 ? 'plane' : 'planes'} ${numbers.list(list.map(String))}`;
  const are = ({ sides, more }: Named): string => (sides.length + more === 1 ? 'is' : 'are');
  const duel = (headline: Headline): string => {
    switch (headline.kind) {
      case 'allEqual':
        return 'No side is stronger than another';
      case 'ends': {
        const { strongest, weakest } = headline;
        const parts = [
          ...(strongest === null
            ? []
            : [`${named(strongest)} ${are(strongest)} the strongest (${rates.cell(strongest.score)})`]),
          ...(weakest === null
            ? []
            : [
                `${named(weakest)} ${strongest === null ? `${are(weakest)} ` : ''}the weakest (${rates.cell(weakest.score)})`,
              ]),
        ];
        return parts.join(', ');
      }
      case 'sides': {
        const { plane, strong, weak } = headline;
        const where = plane === null ? ' somewhere' : '';
        const parts = [
          ...(strong === null ? [] : [`${named(strong)} ${are(strong)} too strong${where}`]),
          ...(weak === null
            ? []
            : [
                `${named(weak)} ${strong === null ? `${are(weak)} ` : ''}too weak${strong === null ? where : ''}`,
              ]),
        ];
        return plane === null ? parts.join(', ') : `Plane ${plane}: ${parts.join(', ')}`;
      }
      case 'seat':
        return `Plane ${headline.plane}: whoever attacks first ${headline.first ? 'wins' : 'loses'}`;
      case 'calm':
        return `Plane ${headline.plane}: nobody is out of balance`;
      case 'matchup':
        return `${sideName(headline.initiator)} → ${sideName(headline.target)}: the ${headline.first ? 'initiator' : 'target'} wins too much on ${planes(headline.planes)}`;
      case 'edge':
        return `Going first is worth most on ${planes(headline.planes)}: ${rates.points(headline.edge)} points`;
      case 'length':
        return `Duels last longest on plane ${headline.longest} and shortest on plane ${headline.shortest}`;
      case 'moved': {
        const { first, last, moved } = headline;
        const who = moved.figure.names.map(sideName).join(' → ');
        const where = moved.figure.plane === null ? '' : ` on plane ${moved.figure.plane}`;
        return `${first} → ${last} moves ${who}${where} by ${moved.share ? `${pointsText(moved.change, numbers)} points` : numbers.signed(moved.change, 1)}`;
      }
      case 'unmoved':
        return 'This setting changes nothing';
    }
  };
  return {
    duel,
    kind: (kind, note) => `${kind}. ${note}`,
    burnsMost: (what) => `${capital(what)} burns most of the points`,
    hardest: (hardest, easiest) =>
      [
        ...(hardest === null ? [] : [`Hardest: ${hardest}`]),
        ...(easiest === null ? [] : [`${hardest === null ? 'Easiest' : 'easiest'}: ${easiest}`]),
      ].join('; '),
    obeyed: (mind, first) =>
      first.length === 1
        ? `${mind} obeys ${first[0]} most often`
        : `${mind} obeys ${numbers.list(first)} alike, and most often`,
    survives: (fighter, survived, duels) =>
      `${fighter} survives ${rates.mean(survived, 1)} of ${numbers.whole(duels)} duels`,
    changes: (variant, gains, loses) =>
      `${variant}: ${[...(gains === null ? [] : [`${gains} gains`]), ...(loses === null ? [] : [`${loses} loses`])].join(', ')}`,
    decided: (levers) =>
      `${capital(numbers.list(levers))} ${levers.length === 1 ? 'moves' : 'move'} the scores most`,
    choice: (side) => `Nobody would choose anything but ${side}`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
