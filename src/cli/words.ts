/** What commands say besides help and errors, in both languages; one type, so that none can be missing. */
import type { Cell } from '../scenario/cells.ts';
import { language } from './language.ts';

/** Words of progress and of finished commands; arguments are finished numerals. */
export interface Words {
  readonly locale: string;
  /** Before a run starts. `duels` and `all` are `null` where nothing is simulated. */
  announce(
    name: string,
    cells: string,
    trials: string,
    each: string | null,
    all: string | null,
    seed: string,
  ): string;
  /** What the trials of a kind are called, in the plural. */
  readonly trials: Readonly<Record<Cell['kind'], string>>;
  readonly cells: string;
  left(time: string): string;
  readonly exact: string;
  readonly interrupted: string;
  watching(files: string): string;
  made(path: string): string;
}

const english: Words = {
  locale: 'en',
  announce: (name, cells, trials, each, all, seed) =>
    `${name}: ${cells} cells, ${each === null ? 'exact' : `${each} ${trials} each, ${all} in all`}, seed ${seed}`,
  trials: { duel: 'duels', day: 'days', concentration: 'checks', contest: 'contests', gauntlet: 'runs' },
  cells: 'cells',
  left: (time) => `${time} left`,
  exact: 'exact',
  interrupted: 'souboj: interrupted',
  watching: (files) => `souboj: waiting for changes of ${files}, Ctrl-C ends`,
  made: (path) => `made ${path}`,
};

const czech: Words = {
  locale: 'cs',
  announce: (name, cells, trials, each, all, seed) =>
    `${name}: buněk ${cells}, ${each === null ? 'přesně' : `${trials} v každé ${each}, celkem ${all}`}, seed ${seed}`,
  trials: {
    duel: 'soubojů',
    day: 'dnů',
    concentration: 'ověření',
    contest: 'střetů',
    gauntlet: 'průchodů',
  },
  cells: 'dvojice',
  left: (time) => `zbývá ${time}`,
  exact: 'přesně',
  interrupted: 'souboj: přerušeno',
  watching: (files) => `souboj: čekám na změny ${files}, Ctrl-C ukončí`,
  made: (path) => `vytvořeno ${path}`,
};

/** Words in the language of the command line. */
export function words(): Words {
  return language() === 'cs' ? czech : english;
}
