/** What would mend a problem, in English; each stands behind "Tip:". */

/** All tips. */
export const tips = {
  didYouMean: (name: string): string => `did you mean ${name}?`,
  knownHere: (names: readonly string[]): string => `known here: ${names.join(', ')}`,
  varied: (paths: readonly string[]): string => `varied: ${paths.join(', ')}`,
  itsValues: (values: readonly string[]): string => `its values: ${values.join(', ')}`,
  variants: (names: readonly string[]): string => `the variants are ${names.join(', ')}`,
  metInVariant: (name: string): string => `met in variant ${name}`,
  seatsOption: (): string => '--seats is for two populations, one for the rows and one for the columns',
  namesWithDots: (): string => 'put names with dots in quotes',
  percent: (percent: number): string => `${percent} % is ${percent / 100}`,
  writePercent: (percent: number): string => `write ${percent / 100} for ${percent} %`,
  writePercentSign: (digits: string): string => `write ${digits}% for ${digits} %`,
  decimalPoint: (number: string): string => `write ${number}, with a decimal point`,
  bandAround: (): string => 'a single value is never met exactly; expect a band around it',
  changePlaces: (): string => 'change their places',
  labels: (label: string): string => `labels look like "${label}"`,
  nearest: (names: string): string => `nearest are ${names}`,
  thereAre: (names: string): string => `there are ${names}`,
  axisAs: (axis: string, cell: string): string => `as in --axis ${axis}, which gives ${cell}`,
  lookThroughMore: (): string => 'look through more with --duels',
  seedOption: (): string => '--seed takes any text',
  seedDrawn: (): string => 'run.json of a run holds the seed that was drawn',
  fewerCells: (): string =>
    'run a part with --only, or give Node more: NODE_OPTIONS=--max-old-space-size=16000',
  help: (command: string): string => `${command} --help shows how it is called`,
  startsOver: (): string => 'without --resume the run starts over',
  merge: (): string => 'souboj merge puts shards together.',
  newerSouboj: (): string => 'it was written by a newer souboj.',
  compareTakes: (): string => 'compare takes one scenario, or two run.json files',
  writeBaseline: (path: string): string => `souboj baseline write ${path} makes it`,
};
