/** What going first is worth: worked out by the analysis layer, shown here. */
export * from '../../analysis/edges.ts';
