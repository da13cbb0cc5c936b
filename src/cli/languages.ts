/** The languages of the command line: a record each, with the texts of all topics. */

import type { Words } from '../language/commandTexts.ts';
import { czechCommands } from '../language/cs/commands.ts';
import { czechHelp, czechPlaceholders } from '../language/cs/help.ts';
import { czechParser } from '../language/cs/parser.ts';
import { czechProblems } from '../language/cs/problems.ts';
import { starter as czechStarter } from '../language/cs/starter.ts';
import { englishCommands } from '../language/en/commands.ts';
import { starter as englishStarter } from '../language/en/starter.ts';
import type { HelpTexts } from '../language/helpTexts.ts';
import { english as englishProblems } from '../problems/english.ts';
import type { ProblemTexts } from '../problems/problem.ts';
import { explainCzech } from '../report/explain/czech.ts';
import { explainEnglish } from '../report/explain/english.ts';
import type { ExplainTexts } from '../report/explain/texts.ts';
import type { LanguageTag } from '../report/languages.ts';
import { traceCzech } from '../report/trace/czech.ts';
import { traceEnglish } from '../report/trace/english.ts';
import type { TraceTexts } from '../report/trace/texts.ts';

/** What the command line says in a language. */
export interface Spoken {
  readonly commands: Words;
  readonly problems: ProblemTexts;
  /** `null`: the help as it is written. */
  readonly help: HelpTexts | null;
  /** The scenario that `init` writes. */
  readonly starter: string;
  readonly trace: TraceTexts;
  readonly explain: () => ExplainTexts;
}

/** Every language by its tag. */
export const languages: Readonly<Record<LanguageTag, Spoken>> = {
  en: {
    commands: englishCommands,
    problems: englishProblems,
    help: null,
    starter: englishStarter,
    trace: traceEnglish,
    explain: () => explainEnglish(),
  },
  cs: {
    commands: czechCommands,
    problems: czechProblems,
    help: { descriptions: czechHelp, placeholders: czechPlaceholders, parser: czechParser },
    starter: czechStarter,
    trace: traceCzech,
    explain: () => explainCzech(),
  },
};
