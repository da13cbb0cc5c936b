/** A wish broken down: weighted sums of figures of cells, each of which shall lie in a band. */
import type { Band } from '../../scenario/model/bands.ts';
import type { AxisValue, DuelCell } from '../../scenario/model/cells.ts';
import { type Figures, figureOf, scoreOf } from '../figures.ts';

/** What a requirement is about, as facts; who words it chooses what to say. */
export interface Subject {
  readonly variant: string;
  readonly axes: readonly AxisValue[];
  /** `null` where several planes are averaged. */
  readonly plane: number | null;
  /** One side, two of them (initiator and target, or a pair), or none. */
  readonly sides: readonly string[];
}

/** How much of a cell's figure counts. */
export interface Term {
  /** Index among the cells of the scenario. */
  readonly cell: number;
  readonly weight: number;
}

/** `constant` + Σ weight · figure shall lie between `low` and `high`. */
export interface Requirement {
  readonly band: Band;
  /** Index of the band in the goal. */
  readonly index: number;
  readonly subject: Subject;
  /** Name of a metric of one duel; `hopeless`: 1 where its score is, else 0. */
  readonly read: string;
  readonly constant: number;
  readonly terms: readonly Term[];
}

/** Outside 20 to 80 %, as in the reports; the dust of rounding does not count. */
const HOPELESS = 0.3 + 1e-12;
/** Bands are met up to this: figures are sums of many roundings. */
const DUST = 1e-12;

/** What a requirement reads in one cell. */
export function readFigure(read: Requirement['read'], figures: Figures): number {
  if (read === 'hopeless') return Math.abs(scoreOf(figures) - 0.5) > HOPELESS ? 1 : 0;
  return figureOf(figures, read);
}

/** How far a value misses the band, times the weight; 0 inside. */
export function missOf(band: Band, value: number): number {
  const miss = Math.max(band.low - value, value - band.high);
  return miss > DUST ? miss * band.weight : 0;
}

/** Value of a requirement from the figures of its cells; `null` where one of them is not possible. */
export function totalOf(
  requirement: Requirement,
  figuresAt: (cell: number) => Figures | null,
): number | null {
  let sum = requirement.constant;
  for (const { cell, weight } of requirement.terms) {
    const figures = figuresAt(cell);
    if (figures === null) return null;
    sum += weight * readFigure(requirement.read, figures);
  }
  return sum;
}

/** Subject of a single cell. */
export function subjectOf(cell: DuelCell): Subject {
  const { variant, axes, plane, initiator, target } = cell;
  return { variant, axes, plane, sides: [initiator, target] };
}
