/** Problems in Czech: a text for every key of the English ones. */
import type { ProblemTexts } from '../../problems/problem.ts';
import { czechAsked } from './problems/asked.ts';
import { czechOptions, czechRuns } from './problems/commands.ts';
import { czechContestMusts, czechContestSentences } from './problems/contests.ts';
import { czechFound } from './problems/found.ts';
import { czechPopulations } from './problems/populations.ts';
import { czechFile, czechKinds, czechShared } from './problems/scenarios.ts';
import { czechSentences } from './problems/sentences.ts';
import { czechTables } from './problems/tables.ts';
import { czechTips } from './problems/tips.ts';
import { czechValues } from './problems/values.ts';

/** Every text of a problem in Czech. */
export const czechProblems: ProblemTexts = {
  musts: {
    ...czechValues,
    ...czechFile,
    ...czechShared,
    ...czechKinds,
    ...czechPopulations,
    ...czechOptions,
    ...czechRuns,
    ...czechAsked,
    ...czechTables,
    ...czechContestMusts,
  },
  found: czechFound,
  tips: czechTips,
  sentences: { ...czechSentences, ...czechContestSentences },
  places: {
    ofKind: (option, kind) => `${option} u\u00a0druhu ${kind}`,
    option: (name) => `volba ${name}`,
    scenarioFile: () => 'soubor scénáře',
    scenarios: () => 'scénáře',
    seedDrawn: () => 'vylosování seedu',
    threads: () => 'vlákna',
    versionOfSouboj: () => 'verze programu souboj',
  },
  line: (must, got, like) => `${must}${got}${like}`,
  like: (name) => `, stejně jako v\u00a0${name}`,
};
