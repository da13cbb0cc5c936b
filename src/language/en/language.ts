/** English: all of its texts. */
import { english } from '../../problems/english.ts';
import type { LanguageTexts } from '../texts/language.ts';
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

/** The record of the language. Problems stand below everything that can be refused, as errors have messages. */
export const englishTexts: LanguageTexts = {
  reports,
  day: dayEnglish,
  concentration: concentrationEnglish,
  contest: controlEnglish,
  gauntlet: gauntletEnglish,
  own: ownEnglish,
  tuning: englishTuning,
  explain: explainEnglish,
  explorer: explorerEnglish,
  trace: traceEnglish,
  commands: englishCommands,
  problems: english,
  help: null,
  starter,
};
