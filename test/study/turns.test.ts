/** Long phases over many cells let signals have their turn: whoever stops them is heard before they are over. */
import { describe, expect, it } from 'vitest';
import { InterruptedError } from '../../src/batch/interruption.ts';
import type { Executor } from '../../src/batch/messages.ts';
import { runPlan } from '../../src/batch/run.ts';
import { writeReports } from '../../src/report/reports.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { idleOf } from '../../src/study/idle.ts';
import { planOf } from '../../src/study/plan.ts';
import { sizeOf } from '../../src/study/size.ts';
import { sourceOf } from '../../src/study/source.ts';

const sides = Array.from({ length: 56 }, (_, i) => `c${i}: { IQ: ${2 + (i % 5)}, Podl: ${3 + (i % 4)} }`);
/** 3,136 cells, of which few are different. */
const source = sourceOf(
  `seed: turns
duels: 2
defaults: { class: mage, level: 1, mana: 0, fatigue: 6 }
combatants: { ${sides.join(', ')} }
rules: { explosionRadius: 3 }
`,
  'turns.yaml',
);
const cells = expandCells(source.scenario);
const plan = planOf(source, cells, { method: 'mc', seed: 'turns', maxStates: 1 });

/** Whoever works here has begun. */
const begun: Executor = {
  width: 1,
  run: () => Promise.reject(new Error('begun')),
  close: () => Promise.resolve(),
};

type Phase = (stop: { readonly signal: AbortSignal; readonly rest: () => Promise<void> }) => Promise<unknown>;

const phases: Readonly<Record<string, Phase>> = {
  'planning a run': ({ signal }) => runPlan(plan, begun, { signal }),
  'the size that check tells': ({ signal }) => sizeOf(source, { signal, maxStates: 1 }),
  'what changes nothing': ({ signal }) => idleOf(cells, { signal }),
};

/** Does work, and stops it when the event loop has turned so often. */
async function stoppedAfter(turns: number, work: Phase): Promise<unknown> {
  const stop = new AbortController();
  let left = turns;
  const turn = (): void => {
    if (--left > 0) setImmediate(turn);
    else stop.abort();
  };
  setImmediate(turn);
  const { signal } = stop;
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) throw new InterruptedError('interrupted');
  };
  return work({ signal, rest }).then(
    () => 'came to its end',
    (error: unknown) => error,
  );
}

describe('a signal in the midst of', () => {
  it.each(Object.entries(phases))('%s is heard', async (_, phase) => {
    // Three turns, at least one for every thousand cells: a phase in one piece would be over, or at its work, by then.
    expect(await stoppedAfter(3, phase)).toBeInstanceOf(InterruptedError);
  });

  it.each(['csv', 'json'])('writing %s is heard', async (format) => {
    const figures = { impossible: null, method: 'mc', tally: null, exact: null, precision: null } as const;
    const results = cells.map((cell) => ({ cell, ...figures, chain: cell.key, law: cell.key }));
    const info = {
      version: '0',
      scenario: { name: 'turns', file: 'turns.yaml', text: '', hash: '' },
      seed: 'turns',
      seedDrawn: false,
      options: { method: 'mc', duels: 2, only: null, maxStates: 1, precision: null },
    } as const;
    const write: Phase = ({ rest }) => writeReports({ info, cells: results }, [format], { rest });
    expect(await stoppedAfter(5, write)).toBeInstanceOf(InterruptedError);
  });
});
