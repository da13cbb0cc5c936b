/** The exact work of a scenario in a process of its own, as cold as a command begins: tells how long it took. */
import { readFileSync } from 'node:fs';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { solveAll } from './exactBench.ts';

const loaded = loadScenario(readFileSync(process.argv[2]!, 'utf8'), 'scenario.yaml');
if (!loaded.ok) throw new Error('must be a good scenario');
const { planMs, solveMs } = solveAll(expandCells(loaded.scenario));
console.log(`exact ${planMs + solveMs} ms`);
