import { defineConfig } from 'vitest/config';

/** `npm run soak`: calibration at length, some minutes; its tables go into docs/statistics.md. */
export default defineConfig({
  test: {
    include: ['test/soak/**/*.soak.ts'],
    testTimeout: 7_200_000,
    maxWorkers: 2,
    fileParallelism: false,
  },
});
