/** Rankings in Czech. */
import type { RankAgreement } from '../../analysis/ranking/agreement.ts';
import type { Inferior, RankingSummary } from '../../facts/ranking/summary.ts';
import type { Cut } from '../../facts/run/cut.ts';
import { meanText } from '../forms/meanText.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
import type { RankingTexts } from '../texts/ranking.ts';
import { czechSide } from './names.ts';

/** Czech texts about rankings. Names are not declined, so nobody "beats" anybody: an arrow points at the loser. */
export function czechRanking({ strong, name }: Phrasing, numbers: Numbers): RankingTexts {
  const side = (raw: string) => name(czechSide(raw));
  const ring = ({ plane, sides }: RankingSummary['rings']['shown'][number]) =>
    `${plane === null ? '' : `na hladině ${plane} `}${sides.map(side).join(' → ')}`;
  const more = (left: number): readonly string[] =>
    left > 0 ? [`${numbers.whole(left)} ${plural(left, 'další', 'další', 'dalších')}`] : [];
  const some = ({ shown, left }: Cut<string>): string => numbers.list([...shown.map(side), ...more(left)]);
  const inferiorText = ({ sides, by }: Inferior): string =>
    `${numbers.list(sides.map(side))} (${by.shown.length === 1 ? 'lepší je' : 'lepší jsou'} ${some(by)})`;
  return {
    heading: 'Žebříček',
    columns: { side: 'strana', strength: 'síla', againstAverage: 'proti průměrné straně %' },
    sentences: ({ cycles, rings, dominated, inferior, undecided, agreement }) => [
      cycles === 0
        ? `${strong('Žádný cyklus')} (A poráží B, B poráží C, C poráží A), který by nebyl jen šum.`
        : `${strong(`${numbers.whole(cycles)} ${plural(cycles, 'cyklus', 'cykly', 'cyklů')}`)} nad rámec šumu (šipka ukazuje na poraženého): ${[...rings.shown.map(ring), ...more(rings.left)].join('; ')}.`,
      ...(dominated === 0
        ? undecided.shown.length > 0
          ? []
          : [`${strong('Nikdo není dominován')}: žádná strana není proti každému horší než některá jiná.`]
        : [
            `${strong('Dominovaní')} (proti každému horší než někdo jiný, nad rámec šumu): ${[
              ...inferior.shown.map(inferiorText),
              ...more(inferior.left),
            ].join('; ')}.`,
          ]),
      ...(undecided.shown.length === 0
        ? []
        : [
            `${strong('Při tomto počtu soubojů není rozhodnuto')}, zda jsou ${dominated === 0 ? '' : 'také '}proti každému horší než někdo jiný: ${some(undecided)}.`,
          ]),
      ...agreementSentence(agreement, strong, numbers),
    ],
    beyond: ({ where, names }) => {
      const list = some(names);
      if (where === 'between') return `vždy poráží: ${list}`;
      const verb = where === 'top' ? 'poráží všechny' : 'prohrává se všemi';
      return names.shown.length === 0 ? verb : `${verb} kromě: ${list}`;
    },
    note: ({ exact, confidence }, beyond) =>
      `Síla podle Bradleyho a Terryho, na stupnici logaritmu šancí, odhadnutá ze skóre na všech hladinách a v obou rolích (remíza je půl výhry), s průměrem 0: stranu o d silnější strana porazí s pravděpodobností 1 / (1 + exp d), pokud hru vystihuje jediné číslo na stranu. ${
        exact
          ? 'Z přesných skóre, tedy bez výběrové chyby.'
          : `V závorce je její ${numbers.significant(confidence * 100, 6)}% interval, který vypovídá jen o losování. Cykly a dominance se posuzují s touto spolehlivostí všechny dohromady (Bonferroni přes všechny dvojice stran a hladiny).`
      }${beyond ? ' Kde strany s jinými nikdy neprohrají, žádné číslo neřekne, o kolik jsou silnější: tabulka jmenuje ty, které vždy neporážejí.' : ''}`,
  };
}

function correlationText({ exact, simulated }: RankAgreement['correlation'], numbers: Numbers): string {
  return meanText(exact ?? simulated?.value ?? 0, simulated, numbers, 2);
}

function agreementSentence(
  agreement: RankingSummary['agreement'],
  strong: (text: string) => string,
  numbers: Numbers,
): readonly string[] {
  if (agreement === null) return [];
  const { least, most, sure } = agreement;
  const tell = ({ first, second, correlation }: RankAgreement) =>
    `${first} a ${second} (${correlationText(correlation, numbers)})`;
  return [
    `${strong('Jak se hladiny shodnou na pořadí stran')}: ${least === most ? `pořadová korelace (Spearman) je ${correlationText(most.correlation, numbers)}` : `${sure ? '' : 'podle simulace '}nejvíc hladiny ${tell(most)}, nejméně hladiny ${tell(least)}; v závorce je Spearmanova pořadová korelace průměrných skóre${sure ? '' : ' i s tím, co připouštějí jejich intervaly: které hladiny se shodnou nejvíc, při tomto počtu soubojů rozhodnuto není'}`}.`,
  ];
}
