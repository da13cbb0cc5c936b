/** `souboj meta`: what players would choose, by a scenario or by a payoff table of somebody else's game. */
import { version } from '../../batch/version.ts';
import { commandLine } from '../../facts/run/command.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import { shown } from '../../problems/shown.ts';
import { metaFiles, payoffFiles } from '../../report/tuningReports.ts';
import { payoffsOf } from '../../study/payoffs.ts';
import { metaOf } from '../../study/questions.ts';
import { hashOf, namesOf } from '../../study/source.ts';
import { exitCode, UsageError } from '../exit.ts';
import { readText } from '../reading.ts';
import { csvDialectOf } from '../reportOptions.ts';
import { placeOf, shownPath } from '../scenarioFile.ts';
import { MOST_BYTES, readStdin, STDIN } from '../stdin.ts';
import { atBench, type CommonFlags, inSession } from './session.ts';

/** Options of `meta` as the command line gives them. */
export interface MetaFlags extends CommonFlags {
  readonly plane?: number;
  readonly variant?: string;
  /** Path of a payoff table, instead of a scenario. */
  readonly matrix?: string;
  readonly seats?: true;
  /** Whether best tactics are choices as well. */
  readonly tactics?: true;
}

/** Runs the command; answers its exit code. @param path of the scenario; none with `--matrix`. */
export async function metaCommand(
  path: string | undefined,
  flags: MetaFlags,
  signal: AbortSignal,
): Promise<number> {
  if ((path === undefined) === (flags.matrix === undefined)) {
    const found = path === undefined ? (['neither'] as const) : (['both'] as const);
    throw new UsageError({ where: ['souboj meta'], must: ['eitherScenarioOrMatrix'], found });
  }
  if (path === undefined) return tableCommand(flags.matrix!, flags, signal);
  if (flags.seats === true) throw new UsageError({ where: ['--seats'], must: ['besideMatrix'] });
  return inSession('meta', path, flags, signal, async (session) => {
    const result = await metaOf(session, flags);
    const info = session.info([
      ['--plane', flags.plane],
      ['--variant', flags.variant],
      ['--tactics', flags.tactics],
    ]);
    await session.write((style) => metaFiles(result, info, style));
    return exitCode.done;
  });
}

/** Options that mean nothing for a table. */
const ofScenarios = ['tactics', 'plane', 'variant', 'duels', 'maxStates'] as const;

async function tableCommand(path: string, flags: MetaFlags, signal: AbortSignal): Promise<number> {
  const odd = ofScenarios.filter((name) => flags[name] !== undefined);
  if (odd.length > 0) {
    const option = (name: string): string =>
      `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    throw new UsageError(...odd.map((name) => ({ where: [option(name)], must: ['withoutMatrix'] }) as const));
  }
  csvDialectOf(flags);
  const text = path === STDIN ? await readStdin() : await readText(path, MOST_BYTES);
  const { file, stem } = namesOf(shownPath(path));
  const place = placeOf(path) ?? file;
  return atBench(
    { command: 'meta', stem, flags, signal },
    () => ({ name: stem, opened: null }),
    async (bench) => {
      const { conduct } = bench;
      const study = await payoffsOf(text, shownPath(path), flags, conduct);
      const { result, seed, seedDrawn } = study;
      const counted = result.games.some(({ movement }) => movement !== null);
      const info: ReportInfo = {
        version,
        scenario: { name: shown(stem), file, hash: hashOf(text) },
        seed,
        seedDrawn,
        command: commandLine('meta', null, [
          ['--matrix', place],
          ['--seats', flags.seats],
          ['--seed', counted ? seed : undefined],
        ]),
      };
      await bench.write((style) => payoffFiles(result, info, style));
      return exitCode.done;
    },
  );
}
