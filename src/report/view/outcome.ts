/** Who came out on top: worked out by the analysis layer, shown here. */
export * from '../../analysis/outcome.ts';
