/** What commands say besides help and errors, in both languages; one type, so that none can be missing. */
import type { Cell } from '../scenario/cells.ts';
import { language } from './language.ts';

/** Words of progress and of finished commands; arguments are finished numerals. */
export interface Words {
  readonly locale: string;
  /** Before a run starts; `much` is one of the next three, or `exact`. */
  announce(name: string, cells: string, much: string, seed: string): string;
  /** What the trials of a kind are called, in the plural. */
  readonly trials: Readonly<Record<Cell['kind'], string>>;
  duels(trials: string, each: string, all: string): string;
  precise(points: string): string;
  decided(trials: string, most: string): string;
  /** Behind it: a part of a run. */
  shard(index: string, count: string): string;
  /** Behind it: duels done before. */
  resumed(duels: string): string;
  setAside(path: string): string;
  kept(path: string): string;
  noWorker(queue: string): string;
  readonly cells: string;
  left(time: string): string;
  readonly exact: string;
  readonly interrupted: string;
  readonly stopped: string;
  watching(files: string): string;
  made(path: string): string;
}

const english: Words = {
  locale: 'en',
  announce: (name, cells, much, seed) => `${name}: ${cells} cells, ${much}, seed ${seed}`,
  trials: { duel: 'duels', day: 'days', concentration: 'checks', contest: 'contests', gauntlet: 'runs' },
  duels: (trials, each, all) => `${each} ${trials} each, ${all} in all`,
  precise: (points) => `until the win rate is known to ±${points} points`,
  decided: (trials, most) => `until expectations are decided, at most ${most} ${trials} each`,
  shard: (index, count) => `, shard ${index} of ${count}`,
  resumed: (duels) => `; resumed with ${duels} duels done`,
  setAside: (path) =>
    `souboj: ${path}: progress of this same run is there, set aside as checkpoint.old.json; with its old name, --resume goes on from it`,
  kept: (path) => `souboj: progress is kept in ${path}; the same command with --resume goes on from there`,
  noWorker: (queue) =>
    `souboj: no worker is on the queue yet; the run waits. Tip: souboj worker --queue ${queue}, on any machine`,
  cells: 'cells',
  left: (time) => `${time} left`,
  exact: 'exact',
  interrupted: 'souboj: interrupted',
  stopped: 'souboj: stopped',
  watching: (files) => `souboj: waiting for changes of ${files}, Ctrl-C ends`,
  made: (path) => `made ${path}`,
};

const czech: Words = {
  locale: 'cs',
  announce: (name, cells, much, seed) => `${name}: dvojic ${cells}, ${much}, seed ${seed}`,
  trials: {
    duel: 'soubojů',
    day: 'dnů',
    concentration: 'ověření',
    contest: 'střetů',
    gauntlet: 'průchodů',
  },
  duels: (trials, each, all) => `${trials} v každé ${each}, celkem ${all}`,
  precise: (points) => `dokud není podíl výher znám na ±${points} p. b.`,
  decided: (trials, most) => `dokud se o očekáváních nerozhodne, ${trials} v každé nejvýše ${most}`,
  shard: (index, count) => `, část ${index} z ${count}`,
  resumed: (duels) => `; pokračuje se, hotových soubojů ${duels}`,
  setAside: (path) =>
    `souboj: ${path}: je tu postup téhož běhu, odložen jako checkpoint.old.json; pod původním jménem na něj naváže --resume`,
  kept: (path) => `souboj: postup je uložen v ${path}; týž příkaz s --resume na něj naváže`,
  noWorker: (queue) =>
    `souboj: ve frontě zatím nikdo nepracuje; běh čeká. Tip: souboj worker --queue ${queue}, na kterémkoli počítači`,
  cells: 'dvojice',
  left: (time) => `zbývá ${time}`,
  exact: 'přesně',
  interrupted: 'souboj: přerušeno',
  stopped: 'souboj: zastaveno',
  watching: (files) => `souboj: čekám na změny ${files}, Ctrl-C ukončí`,
  made: (path) => `vytvořeno ${path}`,
};

/** Words in the language of the command line. */
export function words(): Words {
  return language() === 'cs' ? czech : english;
}
