import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 60_000,
    // Modules keep nothing that a test could see of another; loading them once a worker halves the suite's time.
    isolate: false,
    maxWorkers: 2,
  },
});
