/** Mean, spread and quantiles of a metric: worked out by the analysis layer, shown here. */
export * from '../../analysis/moments.ts';
