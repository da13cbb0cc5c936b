/** What pairings under rules of a module came to, as facts. */
import { bestOf, between, type Estimate, rate } from '../../analysis/estimate.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { CellResult } from '../../batch/result.ts';
import type { Marginals } from '../../engine/tally.ts';
import { kindOf } from '../../scenario/cellKinds.ts';
import { type Outcome, outcomeOf } from '../../scenario/duel/outcome.ts';
import type { OwnCell } from '../../scenario/model/cells.ts';
import { exactZ } from '../../stats/exact-z.ts';
import { histogramMean, histogramSd } from '../../stats/histogram.ts';
import { criticalValue } from '../../stats/interval.ts';

/** Result of a pairing. */
export type OwnResult = CellResult<OwnCell>;

/** A rate of a pairing with its count; `null` where nothing was simulated. */
export interface CountedRate extends Estimate {
  readonly count: number | null;
}

/** A pairing. */
export interface Pairing {
  readonly result: OwnResult;
  readonly initiator: CountedRate;
  readonly target: CountedRate;
  readonly draw: CountedRate;
  /** The initiator's wins, a draw counting half. */
  readonly score: Estimate;
  /** Standard errors of the initiator's rate from its exact chance; `null` where one of both is missing. */
  readonly z: number | null;
  /** Means by histogram: `rounds` first, then the metrics of the kind. */
  readonly means: readonly (readonly [histogram: string, mean: Estimate])[];
}

/** The figures of a pairing; `null` where nothing is known of it. */
export function pairingOf(result: OwnResult): Pairing | null {
  const { tally, exact } = result;
  if (tally === null && exact === null) return null;
  const [counts, chances] = [tally && outcomeOf(tally), exact && outcomeOf(exact)];
  const estimate = (which: keyof Outcome): CountedRate => ({
    simulated: counts && rate(counts[which], tally!.total),
    exact: chances?.[which] ?? null,
    count: counts?.[which] ?? null,
  });
  return {
    result,
    initiator: estimate('initiator'),
    target: estimate('target'),
    draw: estimate('draw'),
    score: {
      simulated: counts && rate(counts.initiator + counts.draw / 2, tally!.total),
      exact: chances && chances.initiator + chances.draw / 2,
    },
    z: counts && chances && exactZ(counts.initiator, tally!.total, chances.initiator),
    means: histogramsOf(result.cell).map((name) => [name, meanOf(name, tally, exact)]),
  };
}

/** Histograms that have a mean: `rounds`, and the metrics of the kind. */
export function histogramsOf(cell: OwnCell): readonly string[] {
  return kindOf(cell).metrics.flatMap(({ kind, reading }) =>
    kind === 'mean' && reading?.kind === 'mean' ? [reading.histogram] : [],
  );
}

function meanOf(name: string, tally: Marginals | null, exact: Marginals | null): Estimate {
  const counted = tally?.metrics[name] ?? [];
  const known = exact?.metrics[name] ?? [];
  if (counted.length === 0)
    return { simulated: null, exact: known.length === 0 ? null : histogramMean(known) };
  const value = histogramMean(counted);
  const half = (criticalValue(defaultPrecision.confidence) * histogramSd(counted)) / Math.sqrt(tally!.total);
  const { simulated } = between(value, { low: value - half, high: value + half });
  return { simulated, exact: known.length === 0 ? null : histogramMean(known) };
}

/** What stands out among pairings. */
export interface OwnSummary {
  /** The most one-sided, by the initiator's score; `null` where there are only mirrors. */
  readonly clearest: {
    readonly winner: string;
    readonly loser: string;
    readonly seat: 'initiator' | 'target';
    readonly rate: Estimate;
  } | null;
  /** The most even pairing that is no mirror; `null` where it is the clearest one, too. */
  readonly closest: { readonly initiator: string; readonly target: string; readonly rate: Estimate } | null;
  /** Initiator's rate of winning less the target's in mirrors, averaged over them; `null` without mirrors. */
  readonly firstMove: { readonly edge: number; readonly mirrors: number } | null;
  /** Pairings that are not possible. */
  readonly impossible: number;
}

const lead = ({ initiator, target }: Pairing): number => (bestOf(initiator) ?? 0) - (bestOf(target) ?? 0);

/** Works out what stands out among the pairings of one point. */
export function ownSummary(results: readonly OwnResult[]): OwnSummary {
  const pairings = results.flatMap((result) => pairingOf(result) ?? []);
  const apart = pairings.filter(({ result: { cell } }) => cell.initiator !== cell.target);
  const mirrors = pairings.filter(({ result: { cell } }) => cell.initiator === cell.target);
  const sorted = [...apart].sort((a, b) => Math.abs(lead(b)) - Math.abs(lead(a)));
  const [clearest, closest] = [sorted[0], sorted.at(-1)];
  const seat = clearest !== undefined && lead(clearest) < 0 ? 'target' : 'initiator';
  const other = seat === 'initiator' ? 'target' : 'initiator';
  return {
    clearest:
      clearest === undefined
        ? null
        : {
            winner: clearest.result.cell[seat],
            loser: clearest.result.cell[other],
            seat,
            rate: clearest[seat],
          },
    closest:
      closest === undefined || closest === clearest
        ? null
        : {
            initiator: closest.result.cell.initiator,
            target: closest.result.cell.target,
            rate: closest.initiator,
          },
    firstMove:
      mirrors.length === 0
        ? null
        : {
            edge: mirrors.reduce((sum, own) => sum + lead(own), 0) / mirrors.length,
            mirrors: mirrors.length,
          },
    impossible: results.filter(({ impossible }) => impossible !== null).length,
  };
}
