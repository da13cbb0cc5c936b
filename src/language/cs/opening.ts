/** What opens a report, in Czech. */
import type { Remedy } from '../../facts/duel/remedy.ts';
import type { FairMove, FairVerdict, Moved } from '../../facts/moves/moves.ts';
import { apart, type Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { capital, outOf, plural } from '../forms/plural.ts';
import { pointsText, type Rates } from '../forms/rates.ts';
import { shareNumeral } from '../forms/share.ts';
import type { OpeningTexts } from '../texts/opening.ts';

/** What the wording needs from the catalogue around it. */
interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  readonly rates: Rates;
  names(sides: readonly string[]): string;
}

const verdicts: Readonly<Record<FairVerdict, string>> = {
  fairer: 'vyrovnanější',
  lessFair: 'méně vyrovnané',
  alike: 'zhruba stejně vyrovnané',
  open: 'zda vyrovnanější, při tomto počtu soubojů nerozhodnuto',
  mixed: 'v něčem vyrovnanější, v něčem ne',
};

/** What stands between a figure and what follows it: a comma where its name ends in a clause. */
const comma: Readonly<Record<Moved['figure']['of'], string>> = {
  score: '',
  matchup: '',
  explosions: ',',
  obeyed: ',',
  success: '',
  wasted: ',',
  initiatorDrain: ',',
  targetDrain: ',',
  survived: ',',
};

/** Czech texts of the opening. */
export function czechOpening({ phrasing, numbers, rates, names }: Wording): OpeningTexts {
  const { code, name, strong } = phrasing;
  const at = (plane: number | null) => (plane === null ? '' : ` na hladině ${plane}`);
  const figure = ({ of, names: who, plane }: Moved['figure']): string => {
    const [first = '', second = ''] = who;
    switch (of) {
      case 'score':
        return `skóre strany ${strong(names([first]))}${at(plane)}`;
      case 'matchup':
        return `skóre útočníka ve dvojici ${strong(`${names([first])} → ${names([second])}`)}${at(plane)}`;
      case 'explosions':
        return 'podíl soubojů, které skončí explozí';
      case 'obeyed':
        return `podíl střetů o mysl ${strong(name(first))}, které vyhraje ${strong(name(second))}`;
      case 'success':
        return `úspěšnost ověření při rušení ${strong(name(first))}`;
      case 'wasted':
        return `počet bodů many, které denně promarní ${strong(name(first))} (${name(second)})`;
      case 'initiatorDrain':
        return `počet magů, které ztrácí ${strong(names([first]))} jako útočník`;
      case 'targetDrain':
        return `počet magů, které ztrácí ${strong(names([first]))} jako napadený`;
      case 'survived':
        return `počet soubojů, které přežije ${strong(names([second]))} (${name(first)}${plane === null ? '' : `, hladina ${plane}`})`;
    }
  };
  const values = ({ before, after, share }: Moved): string => {
    const [from, to] = share
      ? [rates.cell(before), rates.cell(after)]
      : [rates.mean(before), rates.mean(after)];
    return `${from} → ${to}`;
  };
  const by = ({ change, share }: Moved): string =>
    share ? `${pointsText(change, numbers)} bodu` : numbers.signed(change, 1);
  const moves = (moved: Moved): string =>
    `mění ${figure(moved.figure)}${comma[moved.figure.of]} o ${by(moved)} (${values(moved)})`;
  const also = (moved: Moved): string =>
    `; ${figure(moved.figure)}${comma[moved.figure.of]} ${moved.change > 0 ? 'vzroste' : 'klesne'}: ${values(moved)}${moved.share ? '\u00a0%' : ''}`;
  const hopeless = ({ before, after }: FairMove): string =>
    before.hopeless === after.hopeless
      ? ''
      : `beznadějných dvojic ${numbers.whole(before.hopeless)} → ${numbers.whole(after.hopeless)} ${outOf(after.matchups, numbers.whole(after.matchups))}, `;
  const fairness = (move: FairMove): string =>
    `${verdicts[move.verdict]}: ${hopeless(move)}průměrná vzdálenost od vyrovnání ${apart(move.before.distance * 100, move.after.distance * 100, numbers).join(' → ')} bodu`;
  return {
    changes: 'Co mění nastavení a varianty:',
    figures: {
      score: 'Průměrné skóre v procentech',
      matchup: 'Skóre útočníka v procentech',
      explosions: 'Souboje, které skončí explozí, v procentech',
      obeyed: 'Jak často mysl poslechne, v procentech',
      success: 'Úspěšná ověření v procentech',
      wasted: 'Body many promarněné za den',
      initiatorDrain: 'Magenergie ztracená jako útočník',
      targetDrain: 'Magenergie ztracená jako napadený',
      survived: 'Přežité souboje',
    },
    moreRows: (count) => `… a další ve zprávě: ${numbers.whole(count)}`,
    known: (duels) =>
      duels === null
        ? 'Přesně'
        : `Přesně, kde to jde vyřešit, jinak ${numbers.whole(duels)} ${plural(duels, 'souboj', 'souboje', 'soubojů')} při téže náhodě`,
    atPoint: (point) => `; ${point}`,
    thenPlanes: ', všechny hladiny dohromady; potom změna na každé z nich',
    nothingMoves: 'Pro nikoho se nic nemění.',
    fairness: (fair) => `${capital(fairness(fair))}.`,
    moved: (own) => `${figure(own.figure)} ${values(own)} (${by(own)})`,
    since: 'Od posledního uložení:',
    unmoved: 'Od posledního uložení se nic nepohnulo.',
    page: (path) => `Celá zpráva: ${path}`,
    move: (move, variants) => {
      const who =
        move.kind === 'axis'
          ? strong(code(move.name))
          : numbers.list(variants.map((own) => strong(name(own))));
      if (move.idle)
        return move.kind === 'axis'
          ? `${who} nic nemění.`
          : `${who} nic nemění: všechno jde jako ve variantě ${name(move.baseline)}.`;
      const what =
        move.kind === 'axis' ? `${who} ${name(String(move.first))} → ${name(String(move.last))}` : who;
      const said = move.moved === null ? 'nemění nic, co by stálo za řeč nebo bylo jisté' : moves(move.moved);
      const beside = move.beside.map(also).join('');
      const over =
        move.settings > 1 ? ` (průměr ${outOf(move.settings, numbers.whole(move.settings))} nastavení)` : '';
      if (move.kind === 'variant')
        return `${what} ${said}${over}${beside}${move.fair === null ? '' : `; ${fairness(move.fair)}`}.`;
      const even =
        move.even === null
          ? ''
          : `; vyrovnané je to mezi ${name(String(move.even[0]))} a ${name(String(move.even[1]))}`;
      return `${what} ${said}${over}${even}${beside}.`;
    },
    fair: (variant, fair) => `${strong(name(variant))}: ${fairness(fair)}.`,
    remedy: (remedy) => remedyText(remedy, { phrasing, numbers, rates, names }),
  };
}

function remedyText(
  { patient, path, present, strength, score, tried, mends, isEven, command, tune }: Remedy,
  { phrasing, numbers, names }: Wording,
): string {
  const { code, strong } = phrasing;
  const who =
    patient.kind === 'side'
      ? `${names([patient.side])} má`
      : patient.kind === 'matchup'
        ? `útočník ve dvojici ${names([patient.initiator])} → ${names([patient.target])} má`
        : 'kdo zaútočí první, má';
  const [first, second] = tried.map((own) => [
    numbers.significant(own.value, 6),
    shareNumeral(own.score, numbers),
  ]);
  const [value = '', reached = ''] = first ?? [];
  const what =
    strength !== null
      ? `${strength === 'attack' ? 'útok' : 'obrana'} na hladině ${patient.plane} + ${value} (${code(path)})`
      : `${code(path)} ${present === null ? '' : `${numbers.significant(present, 6)} `}→ ${value}`;
  const then =
    second === undefined ? '' : `; ${present === null ? '+' : '→'}\u00a0${second[0]}: ${second[1]}`;
  const exactly = isEven || second === undefined ? '' : '; rovných 50 nedá žádné celé číslo';
  const enough = mends ? '' : ' – samo to nestačí';
  return `${strong('Co s tím')}: ${what}: ${who}${strength === null ? ` na hladině ${patient.plane}` : ''} místo ${shareNumeral(score, numbers)} skóre ${reached}${then}${exactly} (přesně)${enough}. Co to znamená pro všechny: ${code(command)}${tune === null ? '' : `; víc hodnot naráz: ${code(tune)}`}.`;
}
