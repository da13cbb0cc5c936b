/** What commands say in English. */
import type { Words } from '../texts/commands.ts';

const number = new Intl.NumberFormat('en');

const trials = {
  duel: 'duels',
  day: 'days',
  concentration: 'checks',
  contest: 'contests',
  gauntlet: 'runs',
} as const;

/** What is solved: one, and several. */
const solvable = {
  duel: ['matchup', 'matchups'],
  day: ['day', 'days'],
  concentration: ['check', 'checks'],
  contest: ['contest', 'contests'],
  gauntlet: ['gauntlet', 'gauntlets'],
} as const;

/** The English catalogue of the command line. */
export const englishCommands: Words = {
  locale: 'en',
  announce: (name, _, cells, much, seed) => `${name}: ${cells} cells, ${much}, seed ${seed}`,
  trials,
  duels: (trials, each, all) => `${each} ${trials} each, ${all} in all`,
  precise: (points) => `until the win rate is known to ±${points} points`,
  decided: (trials, most) => `until expectations are decided, at most ${most} ${trials} each`,
  shard: (index, count) => `, shard ${index} of ${count}`,
  resumed: (duels) => `; resumed with ${duels} duels done`,
  tuneWritten: (path, what) =>
    ({
      written: `written to ${path}`,
      nothingToChange: `${path} not written: nothing needs to change`,
      goalNotMet: `${path} not written: the goal is not met; --write=best writes what comes closest`,
      noPatch: `${path} not written: the change cannot be made in the text of the file`,
    })[what],
  setAside: (path) =>
    `souboj: ${path}: progress of this same run is there, set aside as checkpoint.old.json; with its old name, --resume goes on from it`,
  played: (path) => `souboj: all is played, and kept in ${path}; now the reports are worked out`,
  kept: (path) => `souboj: progress is kept in ${path}; the same command with --resume goes on from there`,
  cacheIgnored: (path) => `souboj: ${path} is not as souboj wrote it: taken away, and worked out again`,
  nothingToResume: (path) => `souboj: ${path} is not there: nothing to resume, the run begins anew`,
  noWorker: (queue) =>
    `souboj: no worker is on the queue yet; the run waits. Tip: souboj worker --queue ${queue}, on any machine`,
  cells: 'cells',
  percent: (numeral) => `${numeral} %`,
  left: (time) => `${time} left`,
  exact: 'exact',
  interrupted: 'souboj: interrupted',
  stopped: 'souboj: stopped',
  unwritten: (stream, reason) => `souboj: ${stream} could not be written (${reason})`,
  watching: (files) => `souboj: waiting for changes of ${files}, Ctrl-C ends`,
  made: (path) => `made ${path}`,
  pairs: (name, pairs, duels, seed) => `${name}: ${pairs} pairs of cells, ${duels} duels each, seed ${seed}`,
  cellsOf: (name, cells, variant, seed) => `${name}: ${cells} cells of ${variant}, seed ${seed}`,
  unpaired: {
    seeds: (before, after) => `compared as two samples: their seeds differ (${before}, ${after})`,
    versions: (before, after, present) =>
      `compared as two samples: they were made by souboj ${before} and ${after}, and this is ${present}`,
  },
  idle: ({ what, name, outranked, last }) => {
    if (what === 'variant') return `variant ${name} goes exactly as the first one`;
    if (what === 'step') return `${name} never takes its largest value: by its step the last one is ${last}`;
    const why = {
      axis: 'all goes alike at each of its values',
      range: 'all goes alike at both of its ends',
      rule: 'all goes as by the printed value',
      default: 'nobody takes it',
      formula: 'nobody fights on that plane',
    };
    return `${name} changes nothing: ${outranked ? 'all that it could reach has a value of its own' : why[what]}`;
  },
  large: (megabytes, memory, time) =>
    `a large run: all files about ${megabytes} MB, about ${memory} MB of memory, about ${time}`,
  check: {
    space: (megabytes, memory) => `  space:  all files about ${megabytes} MB, about ${memory} MB of memory`,
    idle: '  idle:   ',
    good: (path) => `${path}: good`,
    cells: (_, count) => `  cells:  ${count}`,
    trials: (kind, each, all, atMost) => {
      const most = atMost ? 'at most ' : '';
      return `  ${`${trials[kind]}:`.padEnd(7)} ${most}${each} per cell, ${most}${all} in all`;
    },
    solved: (kind, { cells, chains, tried, large, largeCells }) => {
      const [one, many] = solvable[kind];
      const all = number.format(cells);
      const of =
        tried === chains
          ? ''
          : ` (${number.format(tried)} of ${number.format(chains)} different ones were tried)`;
      if (large === 0)
        return `  exact:  ${tried === chains ? `all ${all} ${many}` : `all ${many} that were tried`} can be solved${of}`;
      const too = largeCells === 1 ? `1 ${one} is` : `${number.format(largeCells)} ${many} are`;
      return tried === chains
        ? `  exact:  ${number.format(largeCells)} of ${all} ${many} cannot be solved, only simulated: too large`
        : `  exact:  at least ${too} too large to be solved, only simulated${of}`;
    },
    time: (about, threads, atMost) =>
      `  time:   ${atMost ? 'at most ' : ''}about ${about} on ${number.format(threads)} threads`,
  },
  summary: {
    tooLong: (file) => `${file}: left as it is, it would grow too long`,
    refused: (file, reason) => `${file}: could not be appended to (${reason})`,
  },
  respelled: (place, written, meant) => `${place}: ${written} is read as ${meant}, the metric’s name`,
  notKept: (path, reason) => `souboj: ${path}: progress could not be kept (${reason})`,
  worker: (event) => {
    switch (event.kind) {
      case 'atWork':
        return `souboj worker: at work on ${event.queue}, ${number.format(event.threads)} threads`;
      case 'begun':
        return `souboj worker: scenario ${event.scenario}: ${number.format(event.cells)} cells, begun`;
      case 'failed':
        return `souboj worker: ${event.reason}`;
      case 'gone':
        return `souboj worker: ${event.queue} is gone; it is waited for`;
      case 'refused':
        return `souboj worker: ${event.queue} refuses: ${event.reason}`;
      case 'back':
        return `souboj worker: ${event.queue} is back`;
    }
  },
};
