/** What the parser of arguments prints of itself, in Czech. */

/** Words that the help puts between descriptions, and what the parser complains with: a library that speaks English only. */
export const czechParser: readonly (readonly [english: RegExp, czech: string])[] = [
  [/\(default:/g, '(výchozí:'],
  [/^error: /gm, 'chyba: '],
  [/unknown option '(.*)'/g, "neznámá volba '$1'"],
  [/unknown command '(.*)'/g, "neznámý příkaz '$1'"],
  [/missing required argument '(.*)'/g, "chybí povinný argument '$1'"],
  [/required option '(.*)' not specified/g, "chybí povinná volba '$1'"],
  [/option '(.*)' argument missing/g, "volbě '$1' chybí hodnota"],
  [/option '(.*)' argument '(.*)' is invalid\. /g, "hodnota '$2' volby '$1' neplatí: "],
  [/too many arguments(?: for '(.*)')?\. .*$/gm, 'příliš mnoho argumentů'],
  [/\(Did you mean (.*)\?\)/g, '(Nemělo to být $1?)'],
];
