/** `souboj check`: validates, and tells how large a run would be. Writes nothing. */
import { wordedAs } from '../scenario/cellKinds.ts';
import { selectCells } from '../study/cells.ts';
import { idleOf } from '../study/idle.ts';
import { idlePartsOf } from '../study/idleParts.ts';
import { refuseEmpty } from '../study/order.ts';
import { sizeOf } from '../study/size.ts';
import { refuseTuning } from '../study/tune.ts';
import { defaultWorkers } from './cores.ts';
import { timeText } from './progress.ts';
import { reasonInWords } from './reasonInWords.ts';
import { print } from './say.ts';
import { readScenario } from './scenarioFile.ts';
import { reportMs, spaceOf } from './space.ts';
import { words } from './words.ts';

/** Options of `check` as the command line gives them. */
export interface CheckFlags {
  readonly duels?: number;
  readonly workers?: number;
  readonly only?: string;
  readonly maxStates?: number;
}

/** Checks scenarios one by one. @throws StudyError, UsageError with one line a problem. */
export async function check(paths: readonly string[], flags: CheckFlags, signal: AbortSignal): Promise<void> {
  for (const path of paths) {
    const source = await readScenario(path);
    const only = flags.only ?? null;
    refuseEmpty({ source, plan: { cells: selectCells(source, only) } }, reasonInWords);
    refuseTuning(source);
    const workers = flags.workers ?? defaultWorkers();
    const size = await sizeOf(source, {
      ...flags,
      now: () => performance.now(),
      signal,
    });
    const { cells, duels, atMost, chains, tried, ms } = size;
    const kind = wordedAs(source.scenario.kind);
    const { check: said, locale } = words();
    const number = new Intl.NumberFormat(locale);
    const show = (value: number): string => number.format(value);
    print(said.good(source.path));
    print(said.cells(kind, show(cells)));
    print(said.trials(kind, show(duels), show(duels * cells), atMost));
    print(
      said.solved(kind, {
        cells,
        chains,
        tried: tried.chains,
        large: tried.large,
        largeCells: tried.largeCells,
      }),
    );
    print(said.time(timeText((ms ?? 0) / workers + reportMs(size)), workers, atMost));
    const { megabytes, memory } = await spaceOf(source, size);
    print(said.space(show(megabytes), show(memory)));
    const idle = [
      ...(await idleOf(selectCells(source, only), { signal })),
      ...(await idlePartsOf(source, signal)),
    ];
    for (const one of idle) print(`${said.idle}${words().idle(one)}`);
  }
}
