/** When two cells are the same duel: worked out by the analysis layer, shown here. */
export * from '../../analysis/law.ts';
