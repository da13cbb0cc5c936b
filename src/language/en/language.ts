/** English: all of its texts. */
import { english } from '../../problems/english.ts';
import { englishFiles, englishTypography, shielded, typesetAll } from '../forms/typography.ts';
import type { LanguageTexts, Phrased } from '../texts/language.ts';
import { englishCommands } from './commands.ts';
import { concentrationEnglish } from './concentration.ts';
import { controlEnglish } from './control.ts';
import { dayEnglish } from './day.ts';
import { explainEnglish } from './explain.ts';
import { explorerEnglish } from './explorer.ts';
import { gauntletEnglish } from './gauntlet.ts';
import { ownEnglish } from './own.ts';
import { starter } from './starter.ts';
import { english as reports } from './texts.ts';
import { traceEnglish } from './trace.ts';
import { englishTuning } from './tuning.ts';

/** A topic all of whose texts are set by the typography of English. */
const set =
  <Topic>(topic: Phrased<Topic>): Phrased<Topic> =>
  (phrasing) =>
    typesetAll(topic(shielded(phrasing)), phrasing.flows ? englishTypography : englishFiles);

/** The record of the language. Problems stand below everything that can be refused, as errors have messages. */
export const englishTexts: LanguageTexts = {
  reports: set(reports),
  day: set(dayEnglish),
  concentration: set(concentrationEnglish),
  contest: set(controlEnglish),
  gauntlet: set(gauntletEnglish),
  own: set(ownEnglish),
  tuning: set(englishTuning),
  explain: set(explainEnglish),
  explorer: explorerEnglish,
  trace: traceEnglish,
  commands: englishCommands,
  problems: english,
  help: null,
  starter,
};
