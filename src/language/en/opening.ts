/** What opens a report, in English. */
import type { Remedy } from '../../facts/duel/remedy.ts';
import type { FairMove, FairVerdict, Moved } from '../../facts/moves/moves.ts';
import { apart, type Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
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
  fairer: 'fairer',
  lessFair: 'less fair',
  alike: 'about as fair',
  open: 'fairer or less fair: not decided at this number of duels',
  mixed: 'neither fairer nor less fair',
};

/** English texts of the opening. */
export function englishOpening({ phrasing, numbers, rates, names }: Wording): OpeningTexts {
  const { code, name, strong } = phrasing;
  const at = (plane: number | null) => (plane === null ? '' : ` on plane ${plane}`);
  const figure = ({ of, names: who, plane }: Moved['figure']): string => {
    const [first = '', second = ''] = who;
    switch (of) {
      case 'score':
        return `${strong(names([first]))}${at(plane)}`;
      case 'matchup':
        return `${strong(`${names([first])} → ${names([second])}`)}${at(plane)}`;
      case 'explosions':
        return 'the share of duels that an explosion ends';
      case 'obeyed':
        return `how often ${strong(name(first))} obeys ${strong(name(second))}`;
      case 'success':
        return `the success of checks against ${strong(name(first))}`;
      case 'wasted':
        return `the power points that ${strong(name(first))} wastes a day (${name(second)})`;
      case 'initiatorDrain':
        return `the mana that ${strong(names([first]))} loses as initiator`;
      case 'targetDrain':
        return `the mana that ${strong(names([first]))} loses as target`;
      case 'survived':
        return `the duels that ${strong(names([second]))} survives (${name(first)}${plane === null ? '' : `, plane ${plane}`})`;
    }
  };
  const values = ({ before, after, share }: Moved): readonly [string, string] =>
    share ? [rates.cell(before), rates.cell(after)] : [rates.mean(before), rates.mean(after)];
  const by = ({ change, share }: Moved): string =>
    share ? pointsText(change, numbers) : numbers.signed(change, 1);
  const moves = (moved: Moved, verb: string): string => {
    const [from, to] = values(moved);
    return `${verb} ${figure(moved.figure)} by ${by(moved)}, from ${from} to ${to}`;
  };
  const also = (moved: Moved): string => {
    const [from, to] = values(moved);
    return `; ${figure(moved.figure)} goes from ${from} to ${to}${moved.share ? ' %' : ''}`;
  };
  const hopeless = ({ before, after }: FairMove): string =>
    before.hopeless === after.hopeless
      ? ''
      : `hopeless matchups ${numbers.whole(before.hopeless)} → ${numbers.whole(after.hopeless)} of ${numbers.whole(after.matchups)}, `;
  const fairness = (move: FairMove): string =>
    `${verdicts[move.verdict]}: ${hopeless(move)}on average ${apart(move.before.distance * 100, move.after.distance * 100, numbers).join(' → ')} points from even`;
  return {
    changes: 'What settings and variants change:',
    figures: {
      score: 'Mean score in percent',
      matchup: 'Score of the initiator in percent',
      explosions: 'Duels that an explosion ends, in percent',
      obeyed: 'How often a mind obeys, in percent',
      success: 'Checks that succeed, in percent',
      wasted: 'Power points wasted a day',
      initiatorDrain: 'Mana lost as initiator',
      targetDrain: 'Mana lost as target',
      survived: 'Duels survived',
    },
    moreRows: (count) => `… and ${numbers.whole(count)} more in the report`,
    known: (duels) =>
      duels === null
        ? 'Exact'
        : `Exact where it can be solved, else ${numbers.whole(duels)} duels on the same randomness`,
    atPoint: (point) => `; ${point}`,
    thenPlanes: ', all planes together; then the change on each',
    nothingMoves: 'Nothing changes for anybody.',
    fairness: (fair) => `${capital(fairness(fair))}.`,
    moved: (own) => `${figure(own.figure)} ${values(own).join(' → ')} (${by(own)})`,
    since: 'Since the last save:',
    unmoved: 'Since the last save nothing has moved.',
    page: (path) => `The whole report: ${path}`,
    move: (move, variants) => {
      const several = variants.length > 1;
      const who =
        move.kind === 'axis'
          ? strong(code(move.name))
          : numbers.list(variants.map((own) => strong(name(own))));
      const verb = several ? 'move' : 'moves';
      if (move.idle)
        return move.kind === 'axis'
          ? `${who} changes nothing.`
          : `${who} ${several ? 'change' : 'changes'} nothing: all goes as in ${name(move.baseline)}.`;
      const what =
        move.kind === 'axis' ? `${who} ${name(String(move.first))} → ${name(String(move.last))}` : who;
      const said =
        move.moved === null ? `${verb} nothing that is worth a word, or sure` : moves(move.moved, verb);
      const beside = move.beside.map(also).join('');
      const over = move.settings > 1 ? ` (mean of ${numbers.whole(move.settings)} settings)` : '';
      if (move.kind === 'variant')
        return `${what} ${said}${over}${beside}${move.fair === null ? '' : `; ${fairness(move.fair)}`}.`;
      const even =
        move.even === null
          ? ''
          : `; even between ${name(String(move.even[0]))} and ${name(String(move.even[1]))}`;
      return `${what} ${said}${over}${even}${beside}.`;
    },
    fair: (variant, fair) => `${strong(name(variant))} is ${fairness(fair)}.`,
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
      ? names([patient.side])
      : patient.kind === 'matchup'
        ? `${names([patient.initiator])} → ${names([patient.target])}`
        : 'whoever attacks first';
  const [first, second] = tried.map((own) => [
    numbers.significant(own.value, 6),
    shareNumeral(own.score, numbers),
  ]);
  const [value = '', reached = ''] = first ?? [];
  const what =
    strength !== null
      ? `${strength} on plane ${patient.plane} + ${value} (${code(path)})`
      : `${code(path)} ${present === null ? '' : `${numbers.significant(present, 6)} `}→ ${value}`;
  const then = second === undefined ? '' : `, ${present === null ? '+' : '→'} ${second[0]} to ${second[1]}`;
  const exactly = isEven ? '' : second === undefined ? '' : '; no whole value gives 50';
  const enough = mends ? '' : ' – not enough alone';
  return `${strong('What to do')}: ${what} brings ${who}${strength === null ? ` on plane ${patient.plane}` : ''} from ${shareNumeral(score, numbers)} to ${reached}${then}${exactly} (exact)${enough}. What it does to everybody: ${code(command)}${tune === null ? '' : `; several at once: ${code(tune)}`}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
