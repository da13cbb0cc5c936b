/** Cells grouped by point and plane: worked out by the analysis layer, shown here. */
export * from '../../analysis/points.ts';
