import { defineConfig } from 'vitest/config';

/** Long tests, run by hand and now and then: `npm run soak`. */
export default defineConfig({
  test: {
    include: ['test/soak/**/*.soak.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 3_600_000,
    maxWorkers: 1,
  },
});
