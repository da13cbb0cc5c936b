/** Histograms averaged: worked out by the analysis layer, shown here. */
export * from '../../analysis/mixture.ts';
