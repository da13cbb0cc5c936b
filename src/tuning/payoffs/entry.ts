/** One cell of a payoff table as text. */

/** A score, and the games behind it where they are given. */
export interface Entry {
  readonly score: number;
  readonly games: number | null;
  /** Whether the score is a bare number, which may be a share or percent. */
  readonly bare: boolean;
}

const figure = String.raw`(\d+(?:\.\d*)?|\.\d+)`;
const counted = String.raw`(?:\s*\((\d+)\))?`;
const rate = new RegExp(`^${figure}\\s*(%?)${counted}$`);
const wins = new RegExp(`^${figure}\\s*/\\s*(\\d+)$`);
/** More games than this are a slip of the pen. */
const MOST_GAMES = 1e12;

/**
 * Reads a cell: `0.55`, `55 %`, `27/50`, `0.54 (50)`.
 * @param decimalComma whether decimals may stand behind a comma.
 * @returns `none` for an empty cell or a dash, `bad` for what is neither.
 */
export function entryOf(text: string, decimalComma: boolean): Entry | 'none' | 'bad' {
  const plain = (decimalComma ? text.replace(',', '.') : text).replace(/[\s\u00a0\u202f]+/g, ' ');
  if (/^[-–—]?$/.test(plain)) return 'none';
  const ofGames = wins.exec(plain);
  if (ofGames !== null) {
    const [won, games] = [Number(ofGames[1]), Number(ofGames[2])];
    return games > 0 && games <= MOST_GAMES && won <= games
      ? { score: won / games, games, bare: false }
      : 'bad';
  }
  const given = rate.exec(plain);
  if (given === null) return 'bad';
  const games = given[3] === undefined ? null : Number(given[3]);
  if (games !== null && !(games > 0 && games <= MOST_GAMES)) return 'bad';
  const value = Number(given[1]);
  return given[2] === '%' ? { score: value / 100, games, bare: false } : { score: value, games, bare: true };
}
