/** `souboj power`: how many duels a question needs, and how long they take here. */
import { languageOf } from '../language/languages.ts';
import { powerText } from '../report/power/power.ts';
import { powerOf } from '../study/power.ts';
import { defaultWorkers } from './cores.ts';
import { language } from './language.ts';
import { printText } from './say.ts';
import { readDuelScenario } from './scenarioFile.ts';

/** Options of `power` as the command line gives them. */
export interface PowerFlags {
  /** A share: 0.01 for a point. */
  readonly detect: number;
  readonly power: number;
  readonly confidence: number;
  readonly workers?: number;
  readonly only?: string;
  readonly maxStates?: number;
}

/** Tells the duels that a difference needs. @throws StudyError for a scenario without a possible pairing. */
export async function power(path: string, flags: PowerFlags, signal: AbortSignal): Promise<void> {
  const source = await readDuelScenario(path, 'power');
  const { needs, probes, cells, msPerDuel } = await powerOf(source, { ...flags, signal }, () =>
    performance.now(),
  );
  const workers = flags.workers ?? defaultWorkers();
  const facts = { name: source.scenario.name, cells, workers, msPerDuel, ...flags };
  printText(powerText(needs, probes, facts, languageOf(language())));
}
