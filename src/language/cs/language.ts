/** Czech: all of its texts. */
import type { LanguageTexts } from '../texts/language.ts';
import { czechCommands } from './commands.ts';
import { concentrationCzech } from './concentration.ts';
import { controlCzech } from './control.ts';
import { dayCzech } from './day.ts';
import { explainCzech } from './explain.ts';
import { explorerCzech } from './explorer.ts';
import { gauntletCzech } from './gauntlet.ts';
import { czechHelp, czechPlaceholders } from './help.ts';
import { ownCzech } from './own.ts';
import { czechProblems } from './problems.ts';
import { starter } from './starter.ts';
import { czech } from './texts.ts';
import { traceCzech } from './trace.ts';
import { czechTuning } from './tuning.ts';

/** The record of the language. */
export const czechTexts: LanguageTexts = {
  reports: czech,
  day: dayCzech,
  concentration: concentrationCzech,
  contest: controlCzech,
  gauntlet: gauntletCzech,
  own: ownCzech,
  tuning: czechTuning,
  explain: explainCzech,
  explorer: explorerCzech,
  trace: traceCzech,
  commands: czechCommands,
  problems: czechProblems,
  help: { descriptions: czechHelp, placeholders: czechPlaceholders, ofDefaults: '(výchozí:' },
  starter,
};
