/** What commands say besides help and errors, in both languages; one type, so that none can be missing. */
import { language } from './language.ts';

/** Words of progress and of finished commands; arguments are finished numerals. */
export interface Words {
  readonly locale: string;
  /** Before a run starts. `duels` and `all` are `null` where nothing is simulated. */
  announce(name: string, cells: string, duels: string | null, all: string | null, seed: string): string;
  readonly cells: string;
  left(time: string): string;
  readonly exact: string;
  readonly interrupted: string;
  watching(files: string): string;
  made(path: string): string;
}

const english: Words = {
  locale: 'en',
  announce: (name, cells, duels, all, seed) =>
    `${name}: ${cells} cells, ${duels === null ? 'exact' : `${duels} duels each, ${all} in all`}, seed ${seed}`,
  cells: 'cells',
  left: (time) => `${time} left`,
  exact: 'exact',
  interrupted: 'souboj: interrupted',
  watching: (files) => `souboj: waiting for changes of ${files}, Ctrl-C ends`,
  made: (path) => `made ${path}`,
};

const czech: Words = {
  locale: 'cs',
  announce: (name, cells, duels, all, seed) =>
    `${name}: dvojic ${cells}, ${duels === null ? 'přesně' : `soubojů v každé ${duels}, celkem ${all}`}, seed ${seed}`,
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
