/** Mean scores of the sides: worked out by the analysis layer, shown here. */
export * from '../../analysis/scores.ts';
