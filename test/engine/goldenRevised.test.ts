/** Golden duels for the revised rules: computed by independent programs, see test/golden/README.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/engine/prepared/prepared.ts';
import { simulate } from '../../src/engine/prepared/simulate.ts';
import { exactMarginals, solvePrepared } from '../../src/engine/prepared/solve.ts';
import type { Marginals } from '../../src/engine/tally.ts';
import { streamKey } from '../../src/random/key.ts';
import { createDuel } from '../../src/rules/duel/duel.ts';
import { impossible } from '../../src/rules/eligibility.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import { type DuelText, duelSetup } from '../support/duels.ts';

type Figures = Readonly<Record<string, number>>;

/** A golden duel: figures by their names in `cells.csv`, or the rule that forbids it. */
interface Golden extends DuelText {
  readonly name: string;
  readonly rule: string;
  readonly expect:
    | { readonly impossible: string }
    | ({ readonly ends: Figures } & Readonly<Record<string, unknown>>);
}

const DUELS = 100_000;
const golden = JSON.parse(
  readFileSync(new URL('../golden/duels-2.json', import.meta.url), 'utf8'),
) as readonly Golden[];

const mean = (histogram: Histogram, total: number): number =>
  histogram.reduce((sum, [value, weight]) => sum + value * weight, 0) / total;
const deviation = (histogram: Histogram): number => {
  const middle = mean(histogram, 1);
  return Math.sqrt(histogram.reduce((sum, [value, p]) => sum + p * (value - middle) ** 2, 0));
};
/** Weight of the ends that `wanted` says something of. */
const ending = ({ ends }: Marginals, wanted: (who: string, how: string) => boolean): number =>
  Object.entries(ends).reduce((sum, [end, p]) => {
    const [who = '', how = ''] = end.split(':');
    return wanted(who, how) ? sum + p : sum;
  }, 0);

const rates: Readonly<Record<string, string>> = {
  win_rate: 'initiator',
  target_win_rate: 'target',
  draw_rate: 'draw',
};

describe.each(golden)('golden duel ($rule): $name', (duel) => {
  const wanted = duel.expect;
  if ('impossible' in wanted) {
    it('is not possible, and the reason names the rule', () => {
      expect(impossible(duelSetup(duel))).toContain(`(RULES ${wanted.impossible})`);
    });
    return;
  }
  const figures = Object.entries(wanted).filter((entry): entry is [string, number] => entry[0] !== 'ends');

  it('is solved exactly within 1e-9, every figure', () => {
    const contest = createDuel(duelSetup(duel));
    const prepared = prepare(contest, 1_000_000);
    const exact = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
    const off: string[] = [];
    const check = (what: string, found: number, right: number): void => {
      if (!(Math.abs(found - right) < 1e-9)) off.push(`${what}: ${found} instead of ${right}`);
    };
    for (const [name, right] of figures) {
      if (name in rates)
        check(
          name,
          ending(exact, (who) => who === rates[name]),
          right,
        );
      else if (name === 'rounds_sd') check(name, deviation(exact.metrics['rounds']!), right);
      else check(name, mean(exact.metrics[name.replace(/_mean$/, '')]!, 1), right);
    }
    for (const [how, right] of Object.entries(wanted.ends)) {
      check(
        how,
        ending(exact, (_, end) => end === how),
        right,
      );
    }
    const listed = ending(exact, (_, end) => end in wanted.ends);
    check('all ends', listed, 1);
    expect(off).toEqual([]);
  });

  // 4.5 standard errors, some 12 figures a duel: one false alarm in about 1,000 runs of all 11 duels, whose seed is literal.
  it(`is simulated within 4.5 standard errors at ${DUELS} duels`, () => {
    const contest = createDuel(duelSetup(duel));
    const prepared = prepare(contest, 1_000_000);
    const exact = exactMarginals(contest, prepared, solvePrepared(contest, prepared)!);
    const tally = simulate(contest, prepared, streamKey('golden 2', duel.name), 0, DUELS);
    const off: string[] = [];
    const check = (what: string, found: number, right: number, spread: number): void => {
      const error = Math.max(spread, 1 / DUELS) / Math.sqrt(DUELS);
      if (!(Math.abs(found - right) <= 4.5 * error)) off.push(`${what}: ${found} instead of ${right}`);
    };
    // One lone duel beside the expectation is no alarm where less than one is expected.
    const checkRate = (what: string, count: number, p: number): void =>
      check(what, count / DUELS, p, Math.sqrt(Math.max(p * (1 - p), 1 / DUELS)));
    for (const [name, right] of figures) {
      if (name in rates)
        checkRate(
          name,
          ending(tally, (who) => who === rates[name]),
          right,
        );
      else if (name !== 'rounds_sd') {
        const metric = name.replace(/_mean$/, '');
        check(name, mean(tally.metrics[metric]!, DUELS), right, deviation(exact.metrics[metric]!));
      }
    }
    for (const [how, p] of Object.entries(wanted.ends)) {
      checkRate(
        how,
        ending(tally, (_, end) => end === how),
        p,
      );
    }
    expect(off).toEqual([]);
  });
});

it('there are eleven of them', () => expect(golden).toHaveLength(11));
