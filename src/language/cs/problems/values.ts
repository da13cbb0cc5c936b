/** What a value of a scenario file must be, in Czech. */

import type { values } from '../../../problems/english/values.ts';
import type { EnglishProblems } from '../../../problems/english.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';
import { nouns } from './nouns.ts';

type Topic = SameTexts<Pick<EnglishProblems['musts'], keyof typeof values>>;

const { entries, listed, mapped, named } = nouns;

/** Values of a file. */
export const czechValues: Topic = {
  exactly: (text) => `musí být ${text}`,
  oneOf: (words) => `musí být jedno z: ${words.join(', ')}`,
  whole: (low, high) => `musí být celé číslo od ${numeral(low)} do ${numeral(high)}`,
  wholeOrUnlimited: (low, high) =>
    `musí být celé číslo od ${numeral(low)} do ${numeral(high)}, nebo unlimited`,
  wholeOrNone: (low, high) => `musí být celé číslo od ${numeral(low)} do ${numeral(high)}, nebo none`,
  wholeOrModifier: (low, high) =>
    `musí být celé číslo od ${numeral(low)} do ${numeral(high)}, nebo místo něj modifier`,
  anyWhole: () => 'musí být celé číslo',
  wholeOrList: () => 'musí být celé číslo nebo seznam celých čísel',
  wholeOrBonuses: () => 'musí být celé číslo nebo seznam bonusů',
  real: (low, high) => `musí být číslo od ${numeral(low)} do ${numeral(high)}`,
  anyNumber: () => 'musí být číslo',
  flag: () => 'musí být true nebo false',
  flagOrChance: () => 'musí být true, false, nebo pravděpodobnost od 0 do 1',
  text: () => 'musí být text',
  textOrWhole: () => 'musí být text nebo celé číslo',
  shownText: () => 'musí být text ze znaků, které lze zobrazit, na jednom řádku',
  drawn: () => 'musí být obrázek, který se dá nakreslit; je vynechán',
  utf8: () => 'musí být text v\u00a0UTF-8',
  scalar: () => 'musí být text, číslo, true, false nebo null',
  line: () => 'musí být jeden řádek textu, nejvýše 200\u00a0znaků',
  valueOrList: () => 'musí být hodnota nebo seznam hodnot',
  name: () =>
    cz`musí být jméno o 1 až 100\u00a0znacích, které lze zobrazit, bez mezer na krajích a „ > “, „ + “ či „ @ “`,
  constantName: (taken) => cz`musí být jméno z písmen, číslic a _, jiné než ${taken.join(', ')}`,
  nameOf: (what) => `musí být jméno ${named[what]}`,
  nameOrNames: (what) => `musí být jméno ${named[what]} nebo seznam takových jmen`,
  combatantOrNames: () => 'musí být jméno účastníka nebo seznam jmen',
  powerOrLevel: () => 'musí být jméno síly nebo její úroveň od 0 do 9',
  planeOrList: (high) => `musí být hladina od 1 do ${high} nebo seznam hladin`,
  levelOrList: () => 'musí být úroveň síly od 0 do 9 nebo seznam úrovní',
  bonusType: () => 'musí být typ bonusu, například competence',
  die: () => cz`musí být kostka o 2 až 100\u00a0stěnách: k12 nebo d12, otevřená k12+ nebo d12+`,
  damage: () =>
    cz`musí být počet bodů nebo kostky, například 2d6+3 (2k6+3): 1 až 100\u00a0kostek o 2 až 100\u00a0stěnách`,
  expressionOver: (variables) => cz`musí být výraz z ${variables.join(', ')}`,
  mapFromNames: (what) => `musí být mapa, která jménům přiřadí ${mapped[what]}`,
  mapFromPaths: () => 'musí být mapa, která cestám přiřadí seznamy hodnot',
  mapFromVaried: () => 'musí být mapa, která měněným cestám přiřadí hodnoty',
  mapToRanges: (form) => `musí být mapa, která cestám přiřadí rozsahy ${form}`,
  mapFromPlanes: (high, what) =>
    `musí být mapa, která hladinám 1 až ${high} přiřadí ${what === 'formulas' ? 'vzorce' : 'pravděpodobnosti'}`,
  mapFromFigures: (figures, what) =>
    `musí být mapa, která údajům (${figures.join(', ')}) přiřadí ${what === 'changes' ? 'změny' : 'násobky'}`,
  mapOfResistances: (most) =>
    `musí být mapa, která tomu, čemu se odolává, přiřadí body, nejvýše ${numeral(most)}\u00a0položek`,
  mapOfKeys: (keys) => cz`musí být mapa s klíči ${keys.join(', ')}`,
  mapWith: (keys) => cz`musí být mapa s klíči ${keys.slice(0, -1).join(', ')} a ${keys.at(-1) ?? ''}`,
  mapOfDuels: () => cz`musí být mapa s combatants a s tím, o co bojují`,
  mapOfCombatant: () => cz`musí být mapa s poli účastníka`,
  mapOfManifester: () => cz`musí být mapa s poli manifestanta`,
  mapOfOverrides: () => 'musí být mapa změn',
  mapOfSettings: () => 'musí být mapa nastavení',
  mapOfExpectation: () => cz`musí být mapa s klíči name, metric, where a s pásmem`,
  entry: (what, form) => `musí být ${entries[what]}${what === 'classes' ? '' : ','} ${form}`,
  bound: () => 'musí být mez, { mana: … } nebo { iq: … }',
  range: (form) => `musí být rozsah ${form}`,
  wish: (form) => `musí být přání ${form}`,
  wishes: (form) => `musí být seznam přání ${form}`,
  listOf: (what) => `musí být seznam ${listed[what]}`,
  listOfAtMost: (most, what) =>
    most === 1
      ? `musí být seznam, v\u00a0němž je nejvýše jedna položka`
      : `musí být seznam nejvýše ${numeral(most)}\u00a0${listed[what]}`,
  targets: (form) => `musí být seznam 1 až 100\u00a0cílů, každý ${form}`,
  listOfPlanes: (high) => `musí být seznam hladin od 1 do ${high}`,
  controllers: () => 'musí být seznam aspoň dvou ovládajících',
  pairOfSides: () => 'musí být dvojice [útočník, napadený]',
  allOrPairsOfSides: () => 'musí být all, nebo seznam dvojic [útočník, napadený]',
  allOrPairsOfPlans: () => 'musí být all, nebo seznam dvojic [manifestant, plán]',
  pairOfNumbers: () => 'musí být dvojice čísel [nižší, vyšší]',
  pairOfBounds: () => 'musí být dvojice [nejnižší, nejvyšší]',
};
