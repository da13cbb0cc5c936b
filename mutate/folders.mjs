/** Which tests tell right from wrong in a folder of `src`: those of the folder, and those that look at its figures. */

const figures = (...names) => names.map((name) => `test/figures/${name}.test.ts`);
const tuningFigures = figures('sweepTables', 'sensitivityTables', 'tuneTables', 'metaTables');
const runFigures = figures(
  'duelTables',
  'duelReport',
  'dayTables',
  'checkTables',
  'contestTables',
  'gauntletTables',
);

/** Patterns of test files by folder. Tests that build the package or start a browser are left out: too slow. */
export const testsOf = {
  stats: ['test/stats/**/*.test.ts'],
  analysis: ['test/analysis/**/*.test.ts', ...figures('comparisonTables', 'verdicts')],
  rules: ['test/rules/**/*.test.ts', ...figures('rulesAndEngine')],
  engine: ['test/engine/**/*.test.ts', ...figures('rulesAndEngine')],
  tuning: ['test/tuning/**/*.test.ts', ...tuningFigures],
  facts: [
    'test/facts/**/*.test.ts',
    'test/report/{csv,fit,markdown,sides,unequal,verdicts,trace}.test.ts',
    'test/report/day/**/*.test.ts',
    ...runFigures,
    ...tuningFigures,
    ...figures('comparisonTables'),
  ],
};
