/**
 * Mutation testing by folder: `npm run mutate -- stats`. Prints the score and every survivor; only what changed since
 * the last run is tried again (`--fresh` tries all). See docs/testing.md.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';
import { testsOf } from './folders.mjs';
import { lotOf } from './sample.mjs';

const [folder, ...flags] = process.argv.slice(2);
const wanted = flags.indexOf('--most');
/** Mutants tried of a folder that has more. A smaller number draws the first of the same ones. */
const most = wanted < 0 ? 300 : Number(flags[wanted + 1]);
const tests = testsOf[folder];
if (tests === undefined) {
  process.stderr.write(`must name a folder: ${Object.keys(testsOf).join(', ')} (got ${folder ?? 'nothing'})\n`);
  process.exit(2);
}

/** Lots of all mutants of the folder, ascending. */
async function lots() {
  const silent = new Proxy({}, { get: (_, name) => (String(name).startsWith('is') ? () => false : () => {}) });
  const instrumenter = createInjector().provideValue('logger', silent).injectFunction(createInstrumenter);
  const names = readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(process.cwd(), 'src', folder, name))
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await instrumenter.instrument(files, options);
  return mutants.map((mutant) => lotOf(mutant.toApiMutant?.() ?? mutant)).sort((a, b) => a - b);
}

const drawn = await lots();
process.env.MUTATE_BELOW = String(drawn[most] ?? 1);
process.env.MUTATE_TESTS = tests.join(' ');
const incrementalFile = `reports/mutation/${folder}.json`;
if (flags.includes('--fresh')) rmSync(incrementalFile, { force: true });
process.stdout.write(`${drawn.length} mutants in src/${folder}, ${Math.min(most, drawn.length)} drawn\n`);

const results = await new Stryker({
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner', './mutate/sample.mjs'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: true },
  // TypeScript 7 has no API to read its settings with: a name that does not exist is left alone.
  tsconfigFile: 'none.json',
  mutate: [`src/${folder}/**/*.ts`],
  checkers: ['sample'],
  ignorers: ['errorTexts'],
  ignorePatterns: ['reports', 'dist', 'docs'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 1),
  tempDirName: '.stryker-tmp',
  incremental: true,
  incrementalFile,
  // Generous, so that a busy machine does not pass for an endless loop.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
}).runMutationTest();

const tried = results.filter(({ status }) => !['CompileError', 'Ignored'].includes(status));
const lost = tried.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
for (const { status, fileName, location, mutatorName, replacement } of lost) {
  const place = `${fileName.slice(fileName.indexOf('src/'))}:${location.start.line}:${location.start.column}`;
  process.stdout.write(`${status} ${place} ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}\n`);
}
const killed = tried.length - lost.length;
process.stdout.write(
  `${folder}: ${killed} of ${tried.length} killed (${((100 * killed) / tried.length).toFixed(1)} %)\n`,
);
