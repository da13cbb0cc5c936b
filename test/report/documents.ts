/** Small reports of everything that is written as a document, named to do harm where a name is not made harmless. */
import { compareCells } from '../../src/analysis/compare/compare.ts';
import { comparePlanes } from '../../src/analysis/planes/comparison.ts';
import { groupPoints } from '../../src/analysis/points.ts';
import type { ReportInfo } from '../../src/facts/run/reportInfo.ts';
import { languageOf } from '../../src/language/languages.ts';
import { comparisonDraft } from '../../src/report/comparison/draft.ts';
import type { Draft } from '../../src/report/document/model.ts';
import { documentFiles } from '../../src/report/files/files.ts';
import { planesDraft } from '../../src/report/planes/report.ts';
import { writeReports } from '../../src/report/reports.ts';
import {
  curveFiles,
  globalFiles,
  metaFiles,
  payoffFiles,
  restrictFiles,
  sensitivityFiles,
  sweepFiles,
  tacticsFiles,
  tuneFiles,
} from '../../src/report/tuningReports.ts';
import { fieldOf } from '../../src/tuning/field.ts';
import { meta } from '../../src/tuning/meta/meta.ts';
import { payoffGames } from '../../src/tuning/payoffs/game.ts';
import { readPayoffs } from '../../src/tuning/payoffs/table.ts';
import { restrict } from '../../src/tuning/restrict/restrict.ts';
import { sensitivity } from '../../src/tuning/sensitivity/sensitivity.ts';
import { explore } from '../../src/tuning/sobol/explore.ts';
import { curve } from '../../src/tuning/sweep/curve.ts';
import { sweepAxis } from '../../src/tuning/sweep/spec.ts';
import { sweep } from '../../src/tuning/sweep/sweep.ts';
import { tactics } from '../../src/tuning/tactics/tactics.ts';
import { WorthSolver } from '../../src/tuning/tactics/worth.ts';
import { tune } from '../../src/tuning/tune/tune.ts';
import { cellsOf } from '../scenario/support.ts';
import { evaluator, opened, three, tuneOptions } from '../tuning/support.ts';
import { hostile, kindRun, kinds } from './kinds.ts';
import { cell, field, thousand } from './support.ts';

/** Files of a report by name. */
type Files = ReadonlyMap<string, string>;

const info: ReportInfo = {
  version: '0.0.0',
  scenario: { name: hostile, file: `${hostile}.yaml`, hash: 'abc' },
  seed: hostile,
  seedDrawn: true,
  command: `souboj meta '${hostile}.yaml' --seed x`,
};

/** Three minds on two planes, one of them named to do harm. */
const minds = `${three.replace('  mage: {', `  '${hostile}': {`)}planes: [1, 3]\n`;
const tuned = `${minds}tune:
  knobs: { classes.mage.base: { from: 8, to: 10, step: 1 } }
  goal: [{ name: '${hostile}', metric: pair_score, between: [0.4, 0.6] }]
ranges: { classes.mage.base: { from: 6, to: 10 }, classes.druid.base: { from: 6, to: 10 } }
`;

async function swept(second: string | null): Promise<Files> {
  const open = opened(minds);
  const x = sweepAxis(open, 'x', 'classes.druid.base=7..9');
  const y = second === null ? null : sweepAxis(open, 'y', second);
  const result = await sweep(open, evaluator(), { x, y, variant: null, plane: null }, {}, null);
  return sweepFiles(result, info, null);
}

async function tuning(): Promise<Files> {
  const options = tuneOptions();
  const result = await tune(opened(tuned), options);
  const diff = `--- a\n+++ ${hostile}\n+second line`;
  return tuneFiles(
    {
      result,
      evaluator: options.evaluator,
      fresh: null,
      diff,
      stuck: null,
      standing: 'exact',
      written: false,
      proposed: false,
    },
    info,
  );
}

async function written(draft: Draft, stem: string): Promise<Files> {
  const language = languageOf('en');
  return new Map(await documentFiles(draft, ['md', 'html', 'svg'], { stem, language, version: '0.0.0' }));
}

function compared(): Promise<Files> {
  const sides = [hostile, 'b', 'c'];
  const before = field(sides, (a, b) => ({ ends: thousand(a < b ? 600 : 450) }));
  const pairs = before.map((own, i) => {
    const { initiator, target, key } = own.cell;
    const ends = thousand(500 + 10 * i);
    return {
      before: own,
      after: cell({ initiator, target, variant: hostile, ends, law: `${key} ${i}` }),
      joint: null,
    };
  });
  const options = { margin: 0.02, confidence: 0.9, trustLaws: false };
  const comparison = compareCells(pairs, options, {
    unmatched: [{ cell: before[0]!.cell, variant: hostile, lacks: 'variant', impossible: hostile }],
    apart: [],
  });
  const named = { scenarios: [hostile], baseline: 'printed', variants: [hostile] };
  return written(comparisonDraft(comparison, named, languageOf('en')), 'comparison');
}

function planes(): Promise<Files> {
  const cells = [1, 2].flatMap((plane) =>
    field([hostile, 'b', 'c'], (a, b) => ({ plane, ends: thousand(plane === 2 ? 500 : a < b ? 900 : 120) })),
  );
  const comparison = comparePlanes(groupPoints(cells)[0]!, undefined)!;
  return written(planesDraft(hostile, [comparison], languageOf('en')), 'planes');
}

const makers: Readonly<Record<string, () => Promise<Files>>> = {
  ...Object.fromEntries(
    kinds.map((kind) => [kind, async () => writeReports(await kindRun(kind), ['md', 'html', 'svg'])]),
  ),
  sensitivity: async () =>
    sensitivityFiles(await sensitivity(fieldOf(cellsOf(minds)), evaluator(), null, {}, null), info),
  global: async () => {
    const options = { variant: null, plane: null, of: null, samples: 4 };
    return globalFiles(await explore(opened(tuned), evaluator(), options, {}, null), info);
  },
  tune: tuning,
  meta: async () => metaFiles(await meta(fieldOf(cellsOf(minds)), evaluator(), {}, null), info),
  'meta table': async () => {
    const read = readPayoffs(
      `,"${hostile.replaceAll('"', '""')}",b\nb,6/10,\n"${hostile.replaceAll('"', '""')}",,\n`,
      't.csv',
      false,
    );
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return payoffFiles(await payoffGames(read.table, 'x', {}), info);
  },
  restrict: async () =>
    restrictFiles(await restrict(fieldOf(cellsOf(minds)), evaluator(), null, {}, null), info),
  tactics: async () => {
    // One plane, few rounds: every conduct is a duel of its own.
    const few = minds.replace('maxRounds: 40', 'die: k3, maxRounds: 3').replace('[1, 3]', '[1]');
    const solver = new WorthSolver({ maxStates: 200_000, leaving: 0 });
    return tacticsFiles(await tactics(fieldOf(cellsOf(few)), solver, hostile, {}), info);
  },
  curve: async () => {
    const options = { over: 'level=1..3', together: false, variant: null, plane: null };
    return curveFiles(await curve(opened(minds), evaluator(), options, {}, null), info);
  },
  sweep: () => swept(null),
  'sweep map': () => swept('defaults.mana=3,4'),
  comparison: compared,
  planes,
};

const made = new Map<string, Promise<Files>>();

/** Every report by name: its files, made when first asked for. */
export const documents: Readonly<Record<string, () => Promise<Files>>> = Object.fromEntries(
  Object.entries(makers).map(([name, make]) => [
    name,
    () => {
      const files = made.get(name) ?? make();
      made.set(name, files);
      return files;
    },
  ]),
);

/** The file of a report with an ending. */
export function fileWith(files: Files, ending: string): string {
  const found = [...files].find(([name]) => name.endsWith(ending));
  if (found === undefined) throw new Error(`no ${ending} among ${[...files.keys()].join(', ')}`);
  return found[1];
}
