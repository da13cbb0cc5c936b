/** What commands say in Czech. */
import { cz, numeral } from '../forms/cz.ts';
import { outOf, plural } from '../forms/plural.ts';
import type { Words } from '../texts/commands.ts';

const number = new Intl.NumberFormat('cs');

/** In the genitive plural: a number stands beside it. */
const trials = {
  duel: 'soubojů',
  day: 'dnů',
  concentration: 'ověření',
  contest: 'střetů',
  gauntlet: 'průchodů',
} as const;

/** The Czech catalogue of the command line. */
export const czechCommands: Words = {
  locale: 'cs',
  announce: (name, kind, cells, much, seed) =>
    `${name}: ${kind === 'duel' ? 'dvojic' : 'případů'} ${cells}, ${much}, seed ${seed}`,
  trials,
  duels: (trials, each, all) => `${trials} pokaždé ${each}, celkem ${all}`,
  precise: (points) => `dokud není podíl výher znám na ±${points} p. b.`,
  decided: (trials, most) => `dokud se o očekáváních nerozhodne, ${trials} pokaždé nejvýše ${most}`,
  shard: (index, count) => `, část ${index} z ${count}`,
  resumed: (duels) => `; pokračuje se, hotových soubojů ${duels}`,
  tuneWritten: (path, what) =>
    ({
      written: `zapsáno do ${path}`,
      nothingToChange: `${path} nezměněn: nic se měnit nemusí`,
      goalNotMet: `${path} nezměněn: cíl není splněn; --write=best zapíše, co je mu nejblíž`,
      noPatch: `${path} nezměněn: změnu se nedaří zapsat do textu souboru`,
    })[what],
  setAside: (path) =>
    `souboj: ${path}: je tu postup téhož běhu, odložen jako checkpoint.old.json; pod původním jménem na něj naváže --resume`,
  played: (path) => `souboj: vše je odehráno a uloženo v ${path}; teď se připravují zprávy`,
  kept: (path) => `souboj: postup je uložen v ${path}; týž příkaz s --resume na něj naváže`,
  cacheIgnored: (path) => `souboj: ${path} není tím, co souboj zapsal: odstraněno a spočítáno znovu`,
  nothingToResume: (path) => `souboj: ${path} tu není: není nač navázat, běh začíná znovu`,
  noWorker: (queue) =>
    `souboj: ve frontě zatím nikdo nepracuje; běh čeká. Tip: souboj worker --queue ${queue}, na kterémkoli počítači`,
  cells: 'hotovo',
  percent: (numeral) => `${numeral}\u00a0%`,
  left: (time) => `zbývá ${time}`,
  exact: 'přesně',
  interrupted: 'souboj: přerušeno',
  stopped: 'souboj: zastaveno',
  unwritten: (stream, reason) => `souboj: na ${stream} se nedá psát (${reason})`,
  watching: (files) => `souboj: čekám na změny ${files}, Ctrl-C ukončí`,
  made: (path) => `vytvořeno ${path}`,
  pairs: (name, pairs, duels, seed) =>
    `${name}: párů dvojic ${pairs}, soubojů v každém ${duels}, seed ${seed}`,
  cellsOf: (name, cells, variant, seed) => `${name}: varianta ${variant}, dvojic ${cells}, seed ${seed}`,
  unpaired: {
    seeds: (before, after) => `porovnávají se jako dva výběry: mají různé seedy (${before}, ${after})`,
    versions: (before, after, present) =>
      `porovnávají se jako dva výběry: napsaly je verze ${before} a ${after}, toto je souboj ${present}`,
  },
  idle: ({ what, name, outranked, last }) => {
    if (what === 'variant') return `varianta ${name} dopadá úplně stejně jako první`;
    if (what === 'step')
      return `${name} nikdy nenabude své největší hodnoty: poslední, na kterou krok vyjde, je ${numeral(last ?? 0)}`;
    const why = {
      axis: 'při každé hodnotě jde všechno stejně',
      range: cz`na obou koncích jde všechno stejně`,
      rule: 'všechno jde stejně jako s\u00a0tištěnou hodnotou',
      default: 'nikdo ho nepřebírá',
      formula: cz`na té hladině nikdo nebojuje`,
    };
    return `${name} nic nemění: ${outranked ? 'všude, kam by to dosáhlo, platí vlastní hodnota' : why[what]}`;
  },
  large: (megabytes, memory, time) =>
    `velký běh: všechny soubory asi ${megabytes} MB, paměti asi ${memory} MB, asi ${time}`,
  check: {
    space: (megabytes, memory) => `  místo:    všechny soubory asi ${megabytes} MB, paměti asi ${memory} MB`,
    idle: '  zbytečné: ',
    good: (path) => `${path}: v pořádku`,
    cells: (kind, count) => `  ${kind === 'duel' ? 'dvojice:' : 'případy:'}  ${count}`,
    trials: (kind, each, all, atMost) => {
      const most = atMost ? 'nejvýše ' : '';
      return `  ${`${trials[kind]}:`.padEnd(9)} ${most}${each} pokaždé, ${most}${all} celkem`;
    },
    solved: (_, { cells, chains, tried, large, largeCells }) => {
      const all = number.format(cells);
      const of =
        tried === chains
          ? ''
          : ` (zkoušeno ${number.format(tried)} ${outOf(chains, number.format(chains))} různých)`;
      if (large === 0)
        return `  přesně:   vyřešit ${tried === chains ? 'se dá všechno' : 'se dá vše, co se zkoušelo'}${of}`;
      return tried === chains
        ? `  přesně:   ${number.format(largeCells)} ${outOf(cells, all)} se vyřešit nedá, jen simulovat: na to jsou příliš velké`
        : `  přesně:   aspoň ${number.format(largeCells)} ${outOf(cells, all)} se vyřešit nedá, jen simulovat${of}`;
    },
    time: (about, threads, atMost) =>
      `  čas:      ${atMost ? 'nejvýše ' : ''}asi ${about}, ${number.format(threads)} ${plural(threads, 'vlákno', 'vlákna', 'vláken')}`,
  },
  summary: {
    tooLong: (file) => `${file}: zůstává, jak je, byl by příliš dlouhý`,
    refused: (file, reason) => `${file}: nedá se k němu připsat (${reason})`,
  },
  respelled: (place, written, meant) => `${place}: ${written} se čte jako ${meant}, jméno údaje`,
  notKept: (path, reason) => `souboj: ${path}: postup se nedá uložit (${reason})`,
  worker: (event) => {
    switch (event.kind) {
      case 'atWork':
        return `souboj worker: pracuje na ${event.queue}, ${number.format(event.threads)} ${plural(event.threads, 'vlákno', 'vlákna', 'vláken')}`;
      case 'begun':
        return `souboj worker: scénář ${event.scenario}: začíná, dvojic ${number.format(event.cells)}`;
      case 'failed':
        return `souboj worker: ${event.reason}`;
      case 'gone':
        return `souboj worker: ${event.queue} není; čeká se na něj`;
      case 'refused':
        return `souboj worker: ${event.queue} odmítá: ${event.reason}`;
      case 'back':
        return `souboj worker: ${event.queue} je zpátky`;
    }
  },
};
