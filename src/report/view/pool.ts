/** Evidence pooled by law: worked out by the analysis layer, shown here. */
export * from '../../analysis/pool.ts';
