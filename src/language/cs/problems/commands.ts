/** What options, files and runs must be, in Czech. */
import type { options, runs } from '../../../problems/english/commands.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';
import { among, howMany } from '../../forms/howMany.ts';
import { plural } from '../../forms/plural.ts';

/** Options and arguments. */
export const czechOptions: SameTexts<typeof options> = {
  optionOf: (command) => cz`musí být volba příkazu ${command}`,
  commandName: () => cz`musí následovat jméno příkazu`,
  given: (what) => `musí dostat ${what}`,
  argumentsAtMost: (most) => `smí dostat nejvýše ${howMany(most, 'argument', 'argumenty', 'argumentů')}`,
  wholeInDigits: (low, high) => `musí být celé číslo od ${numeral(low)} do ${numeral(high)}`,
  shareBetween: (low, high) =>
    cz`musí být podíl mezi ${numeral(low)} a ${numeral(high)}, například 2% nebo 0.02`,
  withStdin: () => 'musí být se standardním vstupem dán',
  fileToChange: () => 'musí mít soubor, který změnit',
  halfWidth: (low, high) =>
    `musí být polovina šířky od ${numeral(low)} do ${numeral(high)}, nebo od 0.0001% do 25%`,
  shardOfAll: () => cz`musí být část a jejich počet, 1/5 až 5/5`,
  redisAddress: () => 'musí být adresa redis://host:port nebo redis://host:port/db',
  beside: (option) => `musí stát vedle ${option}`,
  besideUntilDecidedOrPrecision: () => 'musí stát vedle --until-decided nebo vedle přesnosti',
  leftOutForKind: (kind) => cz`u druhu ${kind} nesmí být`,
  expectationsFor: (option) => `musí mít pro ${option} očekávání (expect:)`,
  filesToWatch: () => 'musí mít soubory, na které se dá čekat',
  sharedSeed: () => 'musí mít společný seed',
  toldOneOf: (choices) => cz`musí dostat jednu z voleb ${choices.join(', ')}`,
  nameIn: (path) => `musí být jméno ze souboru ${path}`,
  otherPath: (option) => `musí být jiná cesta než ${option}`,
  sweep: () => 'musí být cesta=od..do, cesta=od..do:krok nebo cesta=a,b,c',
  differentValues: () => 'musí být seznam různých hodnot',
  twoValues: () => 'musí mít aspoň dvě hodnoty',
  risingRange: () => cz`musí být rozsah od menšího k většímu`,
  steppedRange: () => cz`musí být rozsah s krokem větším než 0`,
  rangeOfValues: (most, count) =>
    cz`musí být rozsah o 2 až ${numeral(most)}\u00a0hodnotách, ne o ${numeral(count)}`,
  pathValue: () => 'musí být cesta=hodnota, třeba classes.druid.base=10',
  notVaried: () => 'musí být cesta, kterou scénář nemění',
};

/** Files, shards, checkpoints, baselines and what there is to compare or to tune. */
export const czechRuns: SameTexts<typeof runs> = {
  readable: () => 'musí být čitelný soubor',
  writable: () => 'musí být složka, do které se dá psát',
  writableFile: () => 'musí být soubor, do kterého se dá psát',
  notThere: () => 'nesmí ještě existovat',
  differentFiles: (path) => `musí mít různá jména souborů, dva by psaly do ${path}`,
  scenarioOrRuns: () => 'musí dostat jeden scénář nebo dva soubory run.json',
  possible: () => 'musí obsahovat dvojici, která je možná',
  possibleInBoth: () => cz`musí mít dvojici, která je možná v obou`,
  possibleOnAll: () => 'musí mít dvojici, která je možná na všech',
  twoToCompare: () => cz`musí jich být k porovnání víc než jedna`,
  runOfDuels: () => 'musí být běh soubojů',
  sharesPoint: (path) => cz`musí mít dvojici, hladinu a nastavení společné s ${path}`,
  sharesCell: () => 'musí mít se scénářem společnou dvojici',
  baselineOf: (name) => `musí být uložené výsledky scénáře ${name}`,
  readableScenario: () => 'musí obsahovat čitelný scénář',
  json: () => 'musí být JSON, jaký píše souboj',
  array: () => 'musí být pole',
  single: () => 'musí být jediná hodnota',
  indexBelow: (count) => `musí být pořadové číslo menší než ${numeral(count)}`,
  shardNumbers: () => cz`musí být číslo části a jejich počet`,
  nameAndValue: () => cz`musí být jméno a hodnota`,
  listOfPairs: () => 'musí být seznam dvojic',
  listOfLength: (length) => cz`musí být seznam o délce ${numeral(length)}`,
  shardOfRun: () => 'musí být část běhu',
  runInOnePiece: () => cz`musí být běh v celku`,
  shard: (index, count) => cz`musí být část ${numeral(index)} ${among(count)}`,
  anotherShard: (name) => `musí být jiná část než ${name}`,
  oneOfShards: (count, name) =>
    `musí být jedna ${among(count)}\u00a0${plural(count, 'části', 'částí', 'částí')} jako ${name}`,
  cellOfItsScenario: () => cz`musí být případ ze scénáře, který stojí v témže souboru`,
  allCells: (count) => cz`musí mít všechny případy svého scénáře, kterých je ${numeral(count)}`,
  soundFigures: () => cz`musí mít čísla, která u tohoto případu mohou vyjít a dávají správný součet`,
  relativePath: () => cz`musí být cesta ze složky, ve které souboj běží`,
  plainFile: () => cz`musí být jméno souboru bez složek`,
  cellsOf: (name) => `musí mít případy, jaké má ${name}`,
  allShards: (count) =>
    count === 1
      ? 'musí mít svou jedinou část'
      : `musí mít ${plural(count, '', 'všechny', 'všech')} ${howMany(count, 'část', 'části', 'částí')}`,
  allDuels: () => cz`musí mít všechny své souboje v částech`,
  precise: () => 'musí mít ve své části dosaženou přesnost',
  textWith: (hash) => cz`musí být text s ${hash}`,
  absent: () => 'nesmí být',
  format: (format) => `musí mít formát ${format}`,
  checkpoint: () => 'musí být checkpoint, jak ho napsal souboj',
  workerVersion: (version) => `musí to udělat souboj ${version}`,
  redisForWork: () => 'musí to být server Redis, který bere práci',
  answer: () => 'musí to být odpověď, jakou dá na tuto práci souboj worker',
  oneCommand: () => cz`smí být v jednu chvíli jen pro jeden příkaz`,
  threeNumbers: () => 'musí být tři čísla',
  valueAndWeight: () => cz`musí být hodnota a její váha`,
  redis: () => 'musí být server Redis, který odpovídá',
  startWithin: (seconds) => `musí se rozběhnout do ${numeral(seconds)}\u00a0s`,
  start: () => 'musí se dát spustit',
  rangesBlock: () => 'musí mít ve scénáři blok ranges',
};
