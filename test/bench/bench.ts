/** `npm run bench`: measures and prints. Arguments: rounds (9), and the share of the full counts (1); or `explorer` for that alone. */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plan } from '../../src/batch/plan.ts';
import type { CellResult } from '../../src/batch/result.ts';
import { runPlan } from '../../src/batch/run.ts';
import { inlineExecutor } from '../../src/batch/workshop.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { noBrowser } from '../support/browser.ts';
import { benchmarks, checkPlainLoop, REFERENCE } from './benchmarks.ts';
import { commandRows } from './commandBench.ts';
import { drawsOf, plainContender } from './contenders.ts';
import { solveAll } from './exactBench.ts';
import { gainsOf } from './exactParts.ts';
import { explorerRows, explorerTable } from './explorerBench.ts';
import { checksum, measure, median } from './measure.ts';
import { type BenchRow, tableOf } from './report.ts';
import { solvedSideGains } from './solvedSide.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The page of the explorer, where a browser is. */
async function benchExplorer(loads: number): Promise<void> {
  const scenario = fileURLToPath(new URL('scenarios/class-bases.yaml', pathToFileURL(`${process.cwd()}/`)));
  if (noBrowser !== null) console.log(`explorer not measured: ${noBrowser}`);
  else console.log(`\n${explorerTable(await explorerRows(here('cli.js'), scenario, loads))}\n`);
}

if (process.argv[2] === 'explorer') {
  await benchExplorer(5);
  process.exit();
}

const [rounds, share] = [Number(process.argv[2] ?? 9), Number(process.argv[3] ?? 1)];
const root = pathToFileURL(`${process.cwd()}/`);

console.log(`plain loop, ${checkPlainLoop(Math.ceil(400_000 * share))}\n`);

const entries = benchmarks(share, new URL('worker.js', import.meta.url));
const contenders = [plainContender(Math.ceil(100_000 * share)), ...entries.map((entry) => entry.contender)];
const measurements = await measure(contenders, rounds);
const rows: BenchRow[] = measurements.map((m, i) => {
  const duel = i === 0 ? 'reference' : entries[i - 1]!.duel;
  return { ...m, draws: drawsOf(duel, 2000) };
});
console.log(tableOf(rows, REFERENCE));
console.log(
  `\nMedians of ${rounds} rounds in alternating order (whole runs: of 3, with the start of their threads); ratios within each round.\n`,
);

const loaded = loadScenario(
  readFileSync(new URL('scenarios/class-bases.yaml', root), 'utf8'),
  'class-bases.yaml',
);
if (!loaded.ok) throw new Error('class-bases.yaml: must be a good scenario');
const cells = expandCells(loaded.scenario);
const solutions = Array.from({ length: Math.max(1, Math.ceil(rounds / 2)) }, () => solveAll(cells));
const { chains, laws, text } = solutions[0]!;
const plan = median(solutions.map((s) => s.planMs)).toFixed(0);
const solve = median(solutions.map((s) => s.solveMs)).toFixed(0);
console.log(`class-bases.yaml exactly, one core: ${cells.length} cells, ${laws} laws, ${chains} chains:`);
console.log(
  `  planned in ${plan} ms, solved in ${solve} ms (median of ${solutions.length}), checksum ${checksum(text)}`,
);
const rowsOfCommand = commandRows(
  here('cli.js'),
  here('exactAlone.js'),
  fileURLToPath(new URL('scenarios/class-bases.yaml', root)),
  Math.max(1, Math.ceil(rounds / 3)),
);
for (const { name, ms, ratio, checksum: sum } of rowsOfCommand)
  console.log(
    `souboj run --method exact, ${name}: ${ms.toFixed(0)} ms of processor time, ${ratio.toFixed(2)} times its exact work, checksum ${sum}`,
  );
const few = cells.filter((_, index) => index % 20 === 0);
const both: Plan = { seed: 'exact parts', duels: 2000, method: 'both', maxStates: 60_000, cells: few };
console.log('variance of a mean score with its solved parts taken as they are, of that by simulation alone:');
for (const { solved, of, ratio } of gainsOf((await runPlan(both, inlineExecutor(both))) as CellResult[]))
  console.log(`  ${solved} of ${of} laws solved: ${ratio.toFixed(2)}`);
console.log(
  'variance of a paired difference of win rates with one side solved, of that of the pairs alone, and of the other side alone; squared width of the interval of mean drains, of that by the pairs alone:',
);
for (const { change, ofPairs, ofOther, drain } of await solvedSideGains(Math.ceil(20_000 * share)))
  console.log(`  ${change}: ${ofPairs.toFixed(2)}, ${ofOther.toFixed(2)}; ${drain.toFixed(2)}`);
await benchExplorer(Math.max(1, Math.ceil(rounds / 2)));
console.log(`peak memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
// The browser of the explorer may leave a handle behind.
process.exit();
