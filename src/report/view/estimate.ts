/** A figure with what is known about it: worked out by the analysis layer, shown here. */
export * from '../../analysis/estimate.ts';
