/** One case of each kind of attack, from a seed: what is wrong with what souboj made of it; nothing where all is well. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Job } from '../../../src/batch/messages.ts';
import { packPlain, unpackPlain } from '../../../src/batch/queue/pack.ts';
import { unpackResult } from '../../../src/batch/queue/parcel.ts';
import { isSoundJob, soundEnvelope, soundParcel, soundResult } from '../../../src/batch/queue/sound.ts';
import { strangeFigure } from '../../../src/batch/soundFigures.ts';
import { createWorkshop } from '../../../src/batch/workshop.ts';
import { tame } from '../../../src/cli/say.ts';
import { writeReports } from '../../../src/report/reports.ts';
import { kindOf } from '../../../src/scenario/cellKinds.ts';
import { expandCells } from '../../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../../src/scenario/load.ts';
import type { Cell } from '../../../src/scenario/model/cells.ts';
import { formatProblem } from '../../../src/scenario/tree/problem.ts';
import { StudyError } from '../../../src/study/errors.ts';
import { run } from '../../../src/study/front.ts';
import { freshFolder, readFolder, souboj, writeScenario } from '../command.ts';
import { chooser, randomOf } from '../randomDuels.ts';
import { judgedScenario, smallPlan, smallScenario } from '../scale.ts';
import { type Json, scenarioMutant, spoiltText, spoiltTree } from './mutants.ts';
import { hostileName, kindsOfPlaces } from './names.ts';
import { faultsOfFile, faultsOfPrinted } from './sound.ts';

const message = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : `${error}`;

/** How far figures of a cell go. */
const reachIn =
  (cell: Cell) =>
  (name: string): number =>
    kindOf(cell).reach(name, cell);

/** Cells of an accepted mutant that is run; larger ones are only listed. */
const MOST_CELLS = 12;

/** What came of a case. */
export interface Outcome {
  /** In a word or two, for the table. */
  readonly came: string;
  readonly faults: readonly string[];
}

/** Problems as they are printed, each within the text. */
function faultsOfProblems(text: string): string[] {
  const loaded = loadScenario(text, 'f.yaml');
  if (loaded.ok) return [];
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const told = loaded.problems.flatMap((problem) => {
    const line = tame(formatProblem(problem));
    const outside = !(problem.line >= 1 && problem.line <= lines.length && problem.column >= 1);
    const silent = !/: must .*\(got .*\)/s.test(line) || line.includes('\n');
    const own = line.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\(got .*/, '');
    return [
      ...(outside || silent ? [`no place or no sense: ${line}`] : []),
      ...faultsOfPrinted(own, namesIn(text)),
    ];
  });
  return loaded.problems.length === 0 ? ['refused without a word'] : told;
}

/** A scenario that ships, spoilt: refused in words, or run with figures that can be. */
export async function mutantCase(seed: number, drawn = false): Promise<Outcome> {
  const { text } = scenarioMutant(randomOf(seed));
  return scenarioCase(text, drawn);
}

async function scenarioCase(text: string, drawn: boolean): Promise<Outcome> {
  try {
    const loaded = loadScenario(text, 'f.yaml');
    if (!loaded.ok) return { came: 'refused', faults: faultsOfProblems(text) };
    const cells = expandCells(loaded.scenario);
    if (cells.length > MOST_CELLS) return { came: 'listed', faults: [] };
    const study = await run(text, { name: 'f.yaml', seed: 's', duels: 20, maxStates: 300, worths: false });
    const formats = drawn ? ['csv', 'md', 'json', 'junit', 'html', 'svg'] : ['csv', 'md', 'json', 'junit'];
    const files = await writeReports(
      study,
      formats.filter((name) => name !== 'junit' || study.judgement),
    );
    return {
      came: 'run',
      faults: [...files].flatMap(([name, file]) => faultsOfFile(name, file, namesIn(text))),
    };
  } catch (error) {
    if (error instanceof StudyError)
      return { came: 'refused', faults: faultsOfPrinted(error.message, namesIn(text)) };
    return { came: 'crashed', faults: [message(error)] };
  }
}

/** Words of a scenario that may well be said again. */
function namesIn(text: string): readonly string[] {
  return ['undefined', 'NaN', '[object ', 'TypeError'].filter((word) => text.includes(word));
}

/** A formula made of anything, on both sides of a plane. */
export async function formulaCase(seed: number): Promise<Outcome> {
  const random = randomOf(seed);
  const { one, whole } = chooser(random);
  const atoms = [
    'IQ',
    'Podl',
    'base',
    'level',
    'SP',
    '0',
    '1',
    '0.1',
    '1e3',
    '1000000',
    '9007199254740993',
    '.5',
    'x',
    'k',
  ];
  const grow = (depth: number): string => {
    if (depth === 0) return one(atoms);
    const [a, b] = [grow(depth - 1), grow(whole(0, depth - 1))];
    return one([
      `${a}${one(['+', '-', '*', '/', ' ', '**', '%', '^'])}${b}`,
      `(${a})`,
      `-${a}`,
      `floor(${a})`,
      `max(${a}, ${b})`,
      `abs(${a})`,
      `round(${a}`,
      `${a};${b}`,
    ]);
  };
  const formula = (): string => (random() < 0.1 ? spoiltText(random, grow(3)) : grow(whole(0, 4)));
  const plane = { attack: formula(), defence: formula() };
  const mind = {
    class: 'mage',
    level: whole(1, 9),
    IQ: whole(0, 20),
    Podl: whole(0, 20),
    SP: one([0, 0.5, 3]),
    mana: 5,
    fatigue: 9,
  };
  return scenarioCase(
    JSON.stringify({ formulas: { 1: plane }, combatants: { a: mind, b: { ...mind, IQ: 7 } } }),
    false,
  );
}

/** Commands beside `run`, with what they need; `NAME` is the first side. */
const others: readonly (readonly string[])[] = [
  ...[
    ['check', 'FILE'],
    ['explain', 'FILE'],
    ['explain', 'FILE', '--of', 'NAME'],
    ['check', 'FILE', '--only', 'NAME'],
  ],
  ...[['trace', 'FILE', '--cell', 'NAME > NAME @ 1', '--median', '--duels', '20', '--axis', 'AXIS=2']],
  ...[
    ['compare', 'FILE', '--out', 'OUT', '--duels', '20'],
    ['meta', 'FILE', '--out', 'OUT'],
    ['planes', 'FILE', '--out', 'OUT'],
  ],
  ...[
    ['sensitivity', 'FILE', '--out', 'OUT', '--of', 'NAME'],
    ['sweep', 'FILE', '--out', 'OUT', '--x', 'defaults.mana=0..4:2'],
  ],
  ...[
    ['power', 'FILE', '--detect', '5%'],
    ['baseline', 'write', 'FILE', '--duels', '20'],
  ],
];

/** Names at every place of a kind, run and told in all media. @param drawn whether pictures and the page are made. */
export async function namesCase(
  which: number,
  first: number,
  nameAt: (n: number) => string,
  drawn: boolean,
): Promise<Outcome> {
  const { kind, places, scenario } = kindsOfPlaces[which]!;
  const plain = places.map((place) => `plain ${place}`);
  // A name that is refused at its place is told, and makes way for a plain one.
  const faults: string[] = [];
  let refused = 0;
  const names = places.map((_, at) => {
    const name = nameAt(first + at);
    const text = JSON.stringify(scenario(plain.with(at, name)));
    if (loadScenario(text, 'n.yaml').ok) return name;
    refused += 1;
    faults.push(...faultsOfProblems(text));
    return plain[at]!;
  });
  const text = JSON.stringify(scenario(names), null, 1);
  if (!loadScenario(text, 'n.yaml').ok)
    return { came: 'refused', faults: [...faults, ...faultsOfProblems(text)] };
  const cwd = freshFolder();
  try {
    const file = writeScenario(cwd, 'n.yaml', text);
    const summary = join(cwd, 'summary.md');
    const env = { GITHUB_ACTIONS: first % 2 === 0 ? 'true' : '', GITHUB_STEP_SUMMARY: summary };
    const lang = ['--lang', first % 3 === 0 ? 'cs' : 'en'];
    const formats = drawn ? 'csv,md,json,junit,html,svg' : 'csv,md,json,junit';
    const own = kind === 'duel' ? 'csv,md,json,junit,html,svg' : formats;
    const what = (drawn ? own : formats)
      .split(',')
      .filter((name) => name !== 'junit' || text.includes('"expect"'));
    const flags = ['--max-states', '2000', '--workers', '1', '--format', what.join(',')];
    const ran = await souboj([...lang, 'run', file, '--out', 'out', ...flags], { cwd, env });
    const other = others[first % others.length]!.map((word) =>
      word
        .replaceAll('FILE', file)
        .replaceAll('OUT', 'other')
        .replaceAll('NAME', () => names[2]!)
        .replaceAll('AXIS', () => `combatants.${JSON.stringify(names[3])}.mana`),
    );
    const two = kind === 'duel' ? await souboj([...lang, ...other], { cwd, env }) : ran;
    for (const [done, codes] of [
      [ran, [0, 1, 3]],
      [two, [0, 1, 2, 3]],
    ] as const) {
      if (!codes.includes(done.code as never)) faults.push(`code ${done.code}: ${done.stderr}`);
      faults.push(...faultsOfPrinted(done.stdout, names), ...faultsOfPrinted(done.stderr, names));
    }
    for (const [name, content] of readFolder(cwd))
      if (name !== 'n.yaml') faults.push(...faultsOfFile(name, content, names));
    return { came: refused === 0 ? 'shown' : 'shown, some refused', faults };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** Files that souboj wrote, by whom they are read. */
export interface Files {
  readonly folder: string;
  readonly scenario: string;
  /** Name of each file below the folder. */
  readonly names: readonly string[];
}

/** Makes the files to tamper with: whole runs of three kinds, a shard, a checkpoint, a baseline. */
export async function filesToSpoil(): Promise<Files> {
  const folder = freshFolder();
  const scenario = writeScenario(folder, 'small.yaml', smallScenario);
  const judged = writeScenario(folder, 'judged.yaml', judgedScenario);
  const light = ['--quiet', '--workers', '1', '--max-states', '2000'];
  const make = (path: string, name: string, ...more: string[]) =>
    souboj(['run', path, '--out', join(folder, name), ...light, ...more]);
  await make(judged, 'run', '--duels', '30', '--format', 'json');
  for (const kind of kindsOfPlaces.slice(1)) {
    const text = JSON.stringify(kind.scenario(kind.places.map((place) => `a ${place}`)));
    await make(writeScenario(folder, `${kind.kind}.yaml`, text), kind.kind, '--format', 'json');
  }
  await make(scenario, 'shard', '--duels', '30', '--shard', '1/1');
  await souboj([
    'baseline',
    'write',
    scenario,
    '--duels',
    '30',
    '--file',
    join(folder, 'baseline.json'),
    '--workers',
    '1',
    '--max-states',
    '2000',
  ]);
  const { info } = JSON.parse(readFileSync(join(folder, 'shard', 'run.json'), 'utf8'));
  const cells = smallPlan(30).cells;
  const work = createWorkshop({ ...smallPlan(30), maxStates: 2000 });
  const first = work({ kind: 'simulate', cell: 2, from: 0, count: 30 } as Job);
  const body = {
    info,
    shard: null,
    wanted: [],
    exacts: [],
    cells: cells.length > 2 && 'tally' in first ? [[2, [[0, 30]], first.tally]] : [],
    looks: [],
  };
  writeFileSync(join(folder, 'checkpoint'), JSON.stringify(body));
  return {
    folder,
    scenario,
    names: [
      'run/run.json',
      'run/run.json',
      ...kindsOfPlaces.slice(1).map(({ kind }) => `${kind}/run.json`),
      'shard/run.json',
      'baseline.json',
      'checkpoint',
    ],
  };
}

/** One of the files, spoilt and read again by whoever reads such files. */
export async function tamperCase(files: Files, seed: number): Promise<Outcome> {
  const random = randomOf(seed);
  const { one } = chooser(random);
  const name = files.names[seed % files.names.length]!;
  const text = readFileSync(join(files.folder, name), 'utf8');
  const spoilt =
    random() < 0.25 ? spoiltText(random, text) : JSON.stringify(spoiltTree(random, JSON.parse(text) as Json));
  const cwd = freshFolder();
  try {
    const file = join(cwd, basename(name));
    writeFileSync(file, spoilt);
    const { scenario } = files;
    const light = ['--quiet', '--workers', '1', '--max-states', '2000'];
    let command: readonly string[];
    if (name === 'checkpoint') {
      mkdirSync(join(cwd, 'out'));
      const sha256 = createHash('sha256').update(spoilt).digest('hex');
      writeFileSync(
        join(cwd, 'out', 'checkpoint.json'),
        `${JSON.stringify({ format: 2, sha256 })}\n${spoilt}`,
      );
      command = [
        'run',
        scenario,
        '--out',
        'out',
        '--resume',
        '--duels',
        '30',
        '--format',
        'csv,md',
        ...light,
      ];
    } else if (name === 'baseline.json')
      command = ['baseline', 'check', scenario, '--file', file, '--workers', '1', '--quiet'];
    else if (name === 'shard/run.json')
      command = ['merge', file, '--out', 'out', '--format', 'csv,md,json', '--quiet', '--workers', '1'];
    else if (name === 'run/run.json' && random() < 0.3)
      command = ['compare', file, join(files.folder, name), '--out', 'out', '--quiet'];
    else command = ['report', file, '--out', 'out', '--format', one(['csv,md', 'csv,md,json', 'html'])];
    const done = await souboj(command, { cwd });
    const faults = faultsOfPrinted(done.stderr.replace(/\(got [^\n]*/g, ''));
    if (![0, 1, 2, 3].includes(done.code!)) faults.push(`${command[0]}: code ${done.code}: ${done.stderr}`);
    if (done.code === 1 && command[0] !== 'baseline' && command[0] !== 'merge')
      faults.push(`code 1 of ${command[0]}`);
    if (done.code === 2 && !/must /.test(done.stderr)) faults.push(`refused without a word: ${done.stderr}`);
    const shown = namesIn(spoilt);
    if (done.code !== 2)
      for (const [path, content] of readFolder(cwd))
        if (path.startsWith('out/') && !path.endsWith('checkpoint.json'))
          faults.push(...faultsOfFile(path, content, shown));
    return { came: done.code === 2 ? 'refused' : 'read', faults };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** A message of the queue, spoilt: refused, or taken for what it may be; never thrown over. */
export function messageCase(seed: number): Outcome {
  const random = randomOf(seed);
  const plan = { ...smallPlan(300), maxStates: 500 };
  const job: Job = { kind: 'simulate', cell: 2, from: 0, count: 40 };
  const spoil = (data: unknown): unknown => {
    const plain = JSON.parse(JSON.stringify(data)) as Json;
    return random() < 0.9 ? spoiltTree(random, plain) : chooser(random).one<Json>([null, 5, 'x', [], {}]);
  };
  const faults: string[] = [];
  let came = 'refused';
  const kinds: readonly (() => void)[] = [
    () => {
      const hash = 'a'.repeat(64);
      const envelope = {
        version: '0.1.0',
        scenario: 'abc',
        plan: hash,
        key: `souboj:plan:${hash}:${'0'.repeat(36)}`,
        job,
      };
      const found = soundEnvelope(spoil(envelope));
      if (found === null || !isSoundJob(found.job, plan)) return;
      came = 'taken';
      if (found.job.kind === 'simulate' && found.job.count > 1 << 22)
        faults.push(`a job of ${found.job.count} duels`);
    },
    () => {
      const text = spoiltText(random, packPlain({ version: '0.1.0', scenario: 'abc', plan }));
      try {
        if (soundParcel(unpackPlain(text)) !== null) came = 'taken';
      } catch (error) {
        if (!(error instanceof SyntaxError || error instanceof RangeError)) faults.push(message(error));
      }
    },
    () => {
      const answer = spoil(createWorkshop(plan)(job));
      let parsed: unknown;
      try {
        parsed = unpackResult(
          random() < 0.8 ? JSON.stringify(answer) : spoiltText(random, JSON.stringify(answer)),
        );
      } catch (error) {
        if (!(error instanceof SyntaxError)) faults.push(message(error));
        return;
      }
      const result = soundResult(parsed, job, plan);
      if (result === null) return;
      came = 'taken';
      const strange =
        result.kind === 'simulate' ? strangeFigure(result.tally, reachIn(plan.cells[2]!)) : null;
      if (strange !== null) faults.push(`an answer with strange ${strange}`);
    },
  ];
  try {
    kinds[seed % kinds.length]!();
  } catch (error) {
    faults.push(message(error));
  }
  return { came, faults };
}

/** The n-th hostile name of a seed. */
export function hostileNames(seed: number): (n: number) => string {
  return (n) => hostileName(randomOf(seed * 1_000_003 + n));
}
