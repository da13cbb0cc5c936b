/** What was found, or why the machine refuses, in English: the text between brackets. */
import type { ErrorCode } from 'yaml';
import { seats } from './nouns.ts';
import { figure } from './values.ts';

const got = (what: string): string => `got ${what}`;

/** What can be wrong with YAML; `STACK`: it is nested deeper than can be read. */
export type FlawOfYaml = ErrorCode | 'STACK';

/** What stands in a file or an option. */
const contents = {
  /** Something of the file's own, as it stands there: a number, a word in quotes. */
  value: (text: string): string => got(text),
  again: (text: string): string => got(`${text} again`),
  itAgain: (): string => got('it again'),
  itAgainAfter: (line: number): string => got(`it again after line ${line}`),
  nothing: (): string => got('nothing'),
  none: (): string => got('none'),
  noneOfThem: (): string => got('none of them'),
  neither: (): string => got('neither'),
  both: (): string => got('both'),
  bothNames: (one: string, other: string): string => got(`both ${one} and ${other}`),
  several: (words: readonly string[]): string => got(words.join(', ')),
  severalTogether: (words: readonly string[]): string => got(words.join(' and ')),
  counterpart: (own: string, other: string, line: number, column: number): string =>
    got(`${own}, and ${other} at ${line}:${column}`),
  fromTo: (from: number, to: number): string => got(`${from} to ${to}`),
  count: (count: number): string => got(count.toLocaleString('en-US')),
  megabytes: (count: number): string => got(`about ${figure(count)} MB`),
  countInDigits: (count: number): string => got(`${count}`),
  atLeast: (count: number): string => got(`at least ${count.toLocaleString('en-US')}`),
  list: (length: number): string => got(`a list of ${length}`),
  emptyList: (): string => got('an empty list'),
  map: (): string => got('a map'),
  emptyMap: (): string => got('an empty map'),
  emptyFile: (): string => got('an empty file'),
  more: (): string => got('more'),
  deeper: (): string => got('deeper'),
  end: (): string => got('the end'),
  bytes: (at: number, encoding: 'UTF-16' | 'UTF-32' | 'an 8-bit code page'): string =>
    `byte ${at} is none: this looks like ${encoding}`,
  secondDocument: (): string => got('a second one'),
  /** Told by its code, or (in English) in the words of the library that reads YAML. */
  flaw: (_code: FlawOfYaml, text: string): string => got(`a flaw: ${text}`),
  mergeKey: (): string => got('a merge key, "<<"'),
  alias: (): string => got('an alias'),
  aliasInItself: (): string => got('an alias inside of its own anchor'),
  aliasOrNoMap: (): string => got('an alias, or no map'),
  listOrMap: (): string => got('a list or a map'),
  samePlaces: (): string => got('the same places'),
  inBoth: (path: string): string => got(`${path} in both`),
  kind: (kind: string): string => got(kind),
};

/** What stands where it does not go together with the rest. */
const contradictions = {
  classToo: (): string => got('class, too'),
  noForm: (): string => got('no form'),
  noClass: (): string => got('no class'),
  levelBeside: (): string => got('a level beside them'),
  isTrue: (): string => got('true'),
  valueFor: (value: number, name: string): string => got(`${value} for ${name}`),
  valueForFallen: (value: number, name: string, iq: number): string =>
    got(`${value} for ${name} fallen to IQ ${iq}`),
  withEffects: (value: number): string => got(`${value} with its effects`),
  givenForKind: (kind: string): string => got(`it for ${kind}`),
  zeroEverywhere: (): string => got('0 everywhere'),
  endless: (): string => got('nothing, and a power that costs 0'),
  tooLittle: (level: number, needed: number): string =>
    got(`too little: level ${level} needs manifester level ${needed}`),
  sum: (cost: number, augment: number): string => got(`${cost} + ${augment}`),
  noOtherCombatant: (): string => got('none: there is no other combatant'),
  nonePossible: (): string => got('none that is possible'),
  noneThatWins: (seat: keyof typeof seats): string => got(`none that ${seats[seat]} wins`),
  impossible: (cell: string, reason: string): string => got(`none: ${cell}: ${reason}`),
  reason: (reason: string): string => got(reason),
  withFile: (path: string): string => got(`it with ${path}`),
  exactDecides: (): string => got('--method exact, which decides at once'),
  option: (text: string): string => got(text),
};

/** What a run, a shard, a file or a machine turned out to be. */
const runs = {
  file: (): string => got('a file'),
  noJson: (): string => got('no JSON'),
  oneOf: (name: string): string => got(`one of ${name}`),
  oneOfShards: (count: number): string => got(`one of ${count}`),
  withProblems: (): string => got('one with problems'),
  noneInCommon: (): string => got('none in common'),
  noneInCommonOther: (): string => got('none in common: is it of another one?'),
  problem: (): string => got('a problem'),
  wholeRun: (): string => got('a whole run'),
  runInOnePiece: (): string => got('a run in one piece'),
  shard: (index: number, count: number): string => got(`shard ${index} of ${count}`),
  bothShard: (index: number): string => `both are shard ${index}`,
  missing: (shards: readonly number[], more: boolean): string =>
    `missing ${shards.join(', ')}${more ? ' …' : ''}`,
  givesNone: (path: string): string => `${path} gives none`,
  damaged: (): string => 'it is damaged',
  processAtWork: (pid: number): string => `process ${pid} is at work there`,
  processAtWorkOn: (pid: number, host: string): string => `process ${pid} on ${host} is at work there`,
  worker: (host: string, version: string): string => `the worker on ${host} is souboj ${version}`,
};

/** Why the machine refuses a file. */
export const reasons = {
  noSuchFile: (): string => 'there is no such file',
  folder: (): string => 'it is a folder',
  denied: (): string => 'permission denied',
  fullDisk: (): string => 'the disk is full',
  readOnly: (): string => 'the file system is read-only',
  fileInTheWay: (): string => 'a file is in the way',
  quota: (): string => 'the quota is used up',
  folderInTheWay: (): string => 'a folder is in the way',
  linkCircle: (): string => 'its links lead in a circle',
  deadLink: (): string => 'it is a link that leads nowhere',
  longName: (): string => 'the name is too long',
  tooManyFiles: (): string => 'too many files are open',
  tooLarge: (): string => 'the file is too large',
  failing: (): string => 'the device fails',
  special: (): string => 'nothing can be made there',
  inUse: (): string => 'it is in use',
  busy: (): string => 'it does not answer just now',
  stale: (): string => 'the network drive has lost it',
  silentDrive: (): string => 'the network drive does not answer',
  /** A code of the system. */
  code: (code: string): string => code,
};

/** Everything that can stand in brackets. */
export const found: typeof contents & typeof contradictions & typeof runs & typeof reasons = {
  ...contents,
  ...contradictions,
  ...runs,
  ...reasons,
};
