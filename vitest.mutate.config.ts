import { defineConfig } from 'vitest/config';

/** Tests that mutation testing runs: those of one folder, named by `mutate.mjs`. Nothing is built first. */
const include = (process.env['MUTATE_TESTS'] ?? 'test/stats/**/*.test.ts').split(' ');

export default defineConfig({
  test: { include, testTimeout: 600_000, isolate: false, maxWorkers: 1 },
});
