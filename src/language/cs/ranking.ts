/** Rankings in Czech. */
import type { Cycle, Ranking } from '../../analysis/ranking/table.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
import type { RankingTexts } from '../texts/ranking.ts';
import { czechSide } from './names.ts';

/** Cycles, better sides, and dominated sides told. */
const TOLD = { cycles: 8, names: 3, dominated: 20 };

/** Czech texts about rankings. Names are not declined, so nobody "beats" anybody: an arrow points at the loser. */
export function czechRanking({ strong, name }: Phrasing, numbers: Numbers): RankingTexts {
  const side = (raw: string) => name(czechSide(raw));
  const cycle = ({ plane, sides }: Cycle) =>
    `${plane === null ? '' : `na hladině ${plane} `}${[...sides, sides[0]!].map(side).join(' → ')}`;
  const better = (names: readonly string[]) =>
    names.length <= TOLD.names
      ? `${names.length === 1 ? 'lepší je' : 'lepší jsou'} ${numbers.list(names.map(side))}`
      : `lepších stran je ${numbers.whole(names.length)}`;
  return {
    heading: 'Žebříček',
    columns: { side: 'strana', strength: 'síla', againstAverage: 'proti průměrné straně %' },
    sentences: ({ cycles, dominated, agreements }) => [
      cycles.length === 0
        ? `${strong('Žádný kruh')}: nikde se tři strany neporážejí dokola nad rámec šumu.`
        : `${strong(`${numbers.whole(cycles.length)} ${plural(cycles.length, 'kruh', 'kruhy', 'kruhů')}`)} nad rámec šumu (šipka ukazuje na poraženého): ${cycles.slice(0, TOLD.cycles).map(cycle).join('; ')}${cycles.length > TOLD.cycles ? ' …' : ''}.`,
      ...(dominated.length === 0
        ? [`${strong('Nikdo není zastíněn')}: žádná strana není proti každému horší než některá jiná.`]
        : [
            `${strong('Zastíněni')} (jiná strana je proti každému lepší, nad rámec šumu): ${dominated
              .slice(0, TOLD.dominated)
              .map(({ side: worse, by }) => `${side(worse)} (${better(by)})`)
              .join('; ')}${dominated.length > TOLD.dominated ? ' …' : ''}.`,
          ]),
      ...agreementSentence(agreements, strong, numbers),
    ],
    note: ({ exact, confidence }) =>
      `Síla podle Bradleyho a Terryho, na stupnici logaritmu šancí, proložená skóre ze všech hladin a obou rolí (remíza je půl výhry), s průměrem 0: stranu o d silnější strana porazí s pravděpodobností 1 / (1 + exp d), pokud hru vystihuje jediné číslo na stranu. ${
        exact
          ? 'Z přesných skóre, tedy bez výběrové chyby.'
          : `V závorce je její ${numbers.significant(confidence * 100, 6)}% interval, který vypovídá jen o losování. Kruhy a zastínění se posuzují s touto spolehlivostí všechny dohromady (Bonferroni přes všechny dvojice stran a hladiny).`
      }`,
  };
}

function agreementSentence(
  agreements: Ranking['agreements'],
  strong: (text: string) => string,
  numbers: Numbers,
): readonly string[] {
  if (agreements.length === 0) return [];
  const sorted = [...agreements].sort((a, b) => a.correlation - b.correlation);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  const tell = ({ first, second, correlation }: (typeof agreements)[number]) =>
    `${first} a ${second} (${numbers.fixed(correlation, 2)})`;
  return [
    `${strong('Jak se hladiny shodnou na pořadí stran')}: ${least === most ? `pořadová korelace (Spearman) je ${numbers.fixed(most.correlation, 2)}` : `nejvíc hladiny ${tell(most)}, nejméně hladiny ${tell(least)}; v závorce je Spearmanova pořadová korelace průměrných skóre`}.`,
  ];
}
