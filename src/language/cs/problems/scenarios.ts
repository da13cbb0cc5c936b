/** What a scenario must be beyond the form of its values, in Czech. */
import type { kinds, shared, texts } from '../../../problems/english/scenarios.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';
import { howMany } from '../../forms/howMany.ts';
import { nouns } from './nouns.ts';

const whoseReach = (name: string | null): string =>
  name === null ? 'úrovně, na které se manifestuje' : `manifestační úrovně postavy ${name}`;
const whoseLevel = (name: string | null): string =>
  name === null ? 'úrovni, na které se manifestuje' : `manifestační úrovni postavy ${name}`;

/** The file as YAML and as a tree of keys, and its formulas. */
export const czechFile: SameTexts<typeof texts> = {
  oneDocument: () => 'musí být jediný dokument',
  yaml: () => 'musí být platný YAML nebo JSON',
  yaml12: () => 'musí být YAML 1.2',
  decimalPoint: () => cz`musí být číslo s desetinnou tečkou`,
  plainData: () => 'musí být prostá data bez značek',
  charactersAtMost: (most) => `musí mít nejvýše ${howMany(most, 'znak', 'znaky', 'znaků')}`,
  linesAtMost: (most) => `musí mít nejvýše ${howMany(most, 'řádek', 'řádky', 'řádků')}`,
  valuesAtMost: (most) =>
    `musí mít po rozepsání aliasů nejvýše ${howMany(most, 'hodnotu', 'hodnoty', 'hodnot')}`,
  placesAtMost: (most) =>
    cz`musí měnit nejvýše ${howMany(most, 'místo', 'místa', 'míst')}, přes všechny hodnoty a varianty`,
  combatantsAtMost: (most) =>
    cz`musí dát nejvýše ${howMany(most, 'účastníka', 'účastníky', 'účastníků')}, přes všechny hodnoty a varianty`,
  expectationsAtMost: (most) =>
    `musí být při tolika buňkách nejvýše ${howMany(most, 'očekávání', 'očekávání', 'očekávání')}`,
  nestedAtMost: (most) => `musí být zanořené nejvýše do hloubky ${most}`,
  finite: () => 'musí být konečné',
  plainKeys: () => 'musí mít za klíče prostý text',
  anchorBefore: () => 'musí být kotva, která tu už byla',
  writtenOut: () => 'musí být rozepsáno',
  anotherName: () => 'musí být jiné jméno',
  givenOnce: () => 'musí být dáno jen jednou',
  knownKey: () => 'musí být známý klíč',
  expression: () => 'musí být výraz',
  operatorOrEnd: () => 'musí být operátor nebo konec',
  operatorOrBracket: () => 'musí být operátor nebo „)“',
  operatorCommaOrBracket: () => 'musí být operátor, „,“ nebo „)“',
  operand: () => 'musí být číslo, jméno, „-“ nebo „(“',
  numberBelow: (limit) => `musí být číslo menší než ${limit}`,
  called: (name) => `musí pokračovat znakem „(“: ${name}(…)`,
  oneOfFunctions: (names) => cz`musí být jedna z funkcí ${names.join(', ')}`,
  oneArgument: (name) => cz`musí být ${name} s právě jedním argumentem`,
};

/** Whatever kinds of scenario share. */
export const czechShared: SameTexts<typeof shared> = {
  atLeastOne: (what) => `musí mít aspoň ${nouns.needed[what]}`,
  withinMemory: (most) => cz`musí být běh, kterému stačí asi ${numeral(most)}\u00a0MB paměti`,
  cellsAtMost: (most) => `musí dát dohromady nejvýše ${howMany(most, 'případ', 'případy', 'případů')}`,
  pathOfNames: () => 'musí být cesta ze jmen spojených tečkami',
  pathFrom: (sections) => `musí být cesta, která začíná jedním z: ${sections.join(', ')}`,
  pathInScenario: () => cz`musí být cesta k něčemu, co ve scénáři je`,
  pathToValue: () => cz`musí být cesta k jediné hodnotě`,
  pathToValueAs: (example) => cz`musí být cesta k jediné hodnotě, například ${example}`,
  variedPath: () => 'musí být měněná cesta',
  variedPathHere: () => 'musí být cesta, kterou scénář mění',
  valueTaken: (path) => `musí být hodnota, které ${path} nabývá`,
  unlikeBefore: () => 'musí se lišit od předchozích hodnot',
  meansElse: (twin) => `musí znamenat něco jiného než ${twin}`,
  somethingToTake: () => cz`musí jmenovat něco, co tu je a dá se vzít`,
  pathsToName: (most) => `musí jmenovat 1 až ${howMany(most, 'cestu', 'cesty', 'cest')}`,
  valuesToMake: (most) => `musí dát 2 až ${howMany(most, 'hodnotu', 'hodnoty', 'hodnot')}`,
  lessThanTo: (to) => `musí být menší než to, ${numeral(to)}`,
  moreThanZero: () => 'musí být větší než 0',
  oneOfBands: (ways) => `musí mít jedno z: ${ways.join(', ')}`,
  bandInOrder: () => cz`musí být pásmo od nižší meze k vyšší`,
  bandUpwards: () => cz`musí být pásmo od nižší hodnoty k vyšší`,
  wantedScore: () => cz`musí být skóre v procentech, třeba 60..65, [60, 65] nebo 62`,
  circleOfThree: (key) => cz`musí být v ${key} aspoň tři jména, z nichž každé poráží následující`,
  metricBeside: (metric, key) => cz`musí být u ${key} ${metric}`,
  leftOutBeside: (key) => cz`se musí u ${key} vynechat`,
  agreesWith: (one, other, low, high) =>
    cz`musí se snést s ${numeral(low)}..${numeral(high)} pro ${one} proti ${other}`,
  shareFor: (metric) => `musí být od 0 do 1, protože ${metric} je podíl`,
  rangeOf: (low, high, metric) => `musí být od ${numeral(low)} do ${numeral(high)} jako ${metric}`,
  atLeastZero: (metric) => `musí být aspoň 0 jako ${metric}`,
  sideOrClass: (metric) => `musí být side nebo class: ${metric} bere obě role dohromady`,
  covers: (what) => `musí zahrnout aspoň ${nouns.coverable[what]}`,
  someName: () => 'musí být aspoň jedno jméno',
  metInScenario: () => 'musí být něco, co ve scénáři je',
  newName: () => 'musí být jméno, které tu ještě nebylo',
  newMatchup: () => 'musí být dvojice, která tu ještě nebyla',
  newNumber: () => 'musí být číslo, které tu ještě nebylo',
  newPair: () => 'musí být dvojice, která tu ještě nebyla',
  newPlane: () => 'musí být hladina, která tu ještě nebyla',
  planeHere: () => 'musí být hladina ze scénáře',
  modifierHere: () => 'musí být oprava ze scénáře',
  levelHere: () => 'musí být úroveň síly ze scénáře',
  classHere: () => cz`musí být povolání, které má někdo z bojujících`,
  duelHere: () => 'musí být pro tento příkaz duel',
  duelFor: (command) => `musí být pro souboj ${command} duel`,
};

/** Combatants, effects, manifesters, plans, controllers. */
export const czechKinds: SameTexts<typeof kinds> = {
  onlyWordOnClasses: () => cz`musí být jediným údajem o povoláních`,
  levelInEachClass: () => cz`musí stát u každé položky classes`,
  besideClass: () => 'musí stát vedle povolání',
  newClass: () => 'musí být jiné povolání než ta předchozí',
  forMagicalClass: () => cz`musí být dáno u magického povolání`,
  falseForMundane: () => cz`musí být false u povolání, které není magické`,
  oneBound: () => 'musí být mez jediného údaje, mana nebo iq',
  someBound: () => 'musí být mez pro mana nebo iq',
  roundsOrEnemy: () => 'musí být počet kol, nebo mez pro nepřítele',
  levelOrPower: () => 'musí být dáno jednou, jako level, nebo jako power',
  besideManifest: () => cz`musí být dáno vedle manifest, k němuž v těch kolech dochází`,
  finiteForAll: () => 'musí být konečné pro každého účastníka',
  strengthWithin: (limit) => cz`musí být síla od ${numeral(-limit)} do ${numeral(limit)} u každého účastníka`,
  noForm: () => 'musí být bez podoby jako předchozí záznam téhož jména',
  formOf: (form) => `musí mít podobu ${form} jako předchozí záznam téhož jména`,
  pullOfPlane: (chance, plane) =>
    `musí být aspoň ${numeral(chance)}, tolik co na hladině ${plane}: čím výš, tím silněji to táhne`,
  inTargets: () => cz`musí stát v targets, kde má každý cíl své`,
  addingType: (type) => `musí být ${type}, které se sčítá, nebo slovo méně podobné`,
  someEffect: () => 'musí něco měnit, pomocí changes, times nebo resists',
  insteadOfCharisma: () => 'musí být dáno místo charisma',
  newController: () => 'musí být ovládající, který tu ještě nebyl',
  givenFor: (kind) => cz`musí být dáno u ${kind}`,
  forPowerOrSaveDC: () => cz`musí být dáno u power, nebo místo toho saveDC`,
  onlyForHarmlessPower: () => cz`smí být dáno jen u síly, která nezraňuje`,
  onlyForPower: () => cz`smí být dáno jen u power`,
  onlyForHurting: () => cz`smí být dáno jen u injury, continuous nebo power`,
  mindUnlessVermin: () => 'musí být aspoň 1, pokud to není havěť',
  withinManifesterLevel: (level, name) =>
    `musí být nejvýše ${level}, tolik je manifestační úroveň postavy ${name}`,
  withinReach: (level, name) => cz`musí být v dosahu ${whoseReach(name)}, tedy ${level}`,
  costWithin: (level, name) => `musí nechat cenu nejvýše na ${whoseLevel(name)}, tedy ${level}`,
  someWeight: () => 'musí mít někde váhu větší než 0',
  attemptsForEndless: () => cz`musí být dáno u plánu, který by nikdy neskončil`,
};
