/** `souboj what-if`: everybody before and after some values of a scenario are moved; `--write` puts them into the file. */
import { basename, dirname } from 'node:path';
import { whatIfLines } from '../report/terminal/whatIf.ts';
import { asking } from '../study/session.ts';
import type { Source } from '../study/source.ts';
import { whatIf } from '../study/whatIf.ts';
import { defaultWorkers } from './cores.ts';
import { onThreads } from './executors.ts';
import { exitCode, UsageError } from './exit.ts';
import { writeFiles } from './files.ts';
import { language } from './language.ts';
import { progressView } from './progress.ts';
import { readText } from './reading.ts';
import { note, printText } from './say.ts';
import { readScenario } from './scenarioFile.ts';
import { MOST_BYTES, STDIN } from './stdin.ts';
import { words } from './words.ts';

/** Options of `what-if` as the command line gives them. */
export interface WhatIfFlags {
  readonly variant?: string;
  readonly seed?: string;
  readonly duels?: number;
  readonly workers?: number;
  readonly maxStates?: number;
  /** Puts the values into the file. */
  readonly write?: true;
  readonly quiet?: boolean;
}

/** Runs the command; answers its exit code. */
export async function whatIfCommand(
  path: string,
  values: readonly string[],
  flags: WhatIfFlags,
  signal: AbortSignal,
): Promise<number> {
  if (flags.write === true && path === STDIN)
    throw new UsageError({ where: ['--write'], must: ['fileToChange'], found: ['value', '-'] });
  const source = await readScenario(path);
  const workers = flags.workers ?? defaultWorkers();
  const progress = progressView(source.scenario.name, flags.quiet === true, () => performance.now());
  const found = await asking(source, () =>
    whatIf(
      source,
      { ...flags, values },
      {
        signal,
        onProgress: (own) => progress.update(own),
        executor: workers === 1 ? undefined : onThreads(workers),
      },
    ),
  ).finally(() => progress.stop());
  printText(whatIfLines(found, language(), process.stdout.columns).join('\n'));
  const { text, diff, stuck } = found.patch;
  if (flags.write !== true) {
    if (diff !== null && diff !== '') printText(`\n${diff.trimEnd()}`);
    return exitCode.done;
  }
  if (text === null || stuck !== null) {
    note(words().tuneWritten(source.path, 'noPatch'));
    return exitCode.failed;
  }
  const unchanged = text === source.text;
  if (!unchanged) await writePatched(source, text);
  note(words().tuneWritten(source.path, unchanged ? 'nothingToChange' : 'written'));
  return exitCode.done;
}

/** Makes a change in the file of a scenario, whole or not at all. @throws UsageError where it has changed meanwhile. */
export async function writePatched(
  { path, text }: Pick<Source, 'path' | 'text'>,
  patched: string,
): Promise<void> {
  if ((await readText(path, MOST_BYTES)) !== text)
    throw new UsageError({ where: [path], sentence: ['changedMeanwhile'] });
  await writeFiles(dirname(path), new Map([[basename(path), patched]]));
}
