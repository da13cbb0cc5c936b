/** What is asked of a scenario must be, in English: cells, wishes of tuning, settings; also told where there are no commands. */

/** Every text stands behind "must". */
export const asked = {
  between: (low: number, high: number): string => `be a number between ${low} and ${high}`,
  simulate: (): string => 'simulate',
  simulated: (): string => 'go with simulated duels',
  variantOf: (path: string): string => `be the name of a variant of ${path}`,
  cellOf: (path: string): string => `match at least one cell of ${path}`,
  oneOfThose: (count: number): string => `be one of the ${count} that the scenario has`,
  axisValue: (): string => 'be a varied path and one of its values',
  amongFirst: (count: number): string => `be found among the first ${count} duels`,
  possiblePairing: (): string => 'be a pairing that is possible',
  baseline: (): string => 'be a baseline as souboj writes it',
  object: (): string => 'be an object',
  tuneBlock: (): string => 'have a block `tune` with knobs and a goal',
  aboutMatchup: (): string => 'be about a matchup',
  aboutMatchupFor: (metric: string): string => `be about a matchup that counts for ${metric}`,
  touchesGoal: (): string => 'change something that the goal looks at',
  scenarioAt: (setting: string): string => `be a scenario at ${setting}`,
  possibleSetting: (): string => 'allow a setting in which every matchup of the goal is possible',
  ownPlace: (): string => 'be a place of its own in the file',
};
