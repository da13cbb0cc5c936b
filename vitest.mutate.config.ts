import { defineConfig } from 'vitest/config';

/** Tests that mutation testing runs: those of one folder, named by `mutate.mjs`. Nothing is built first. */
const include = (process.env['MUTATE_TESTS'] ?? 'test/stats/**/*.test.ts').split(' ');

export default defineConfig({
  test: {
    include,
    // Coverage counted out over thousands of cases takes seconds a mutant and sees little that the rest does not.
    testNamePattern: /^(?!.*(cover|at any |cry wolf|listing every table|a score with draws as halves)).*$/,
    testTimeout: 600_000,
    isolate: false,
    maxWorkers: 1,
  },
});
