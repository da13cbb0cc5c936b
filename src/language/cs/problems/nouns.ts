/** Nouns of problems in Czech, in the case in which they stand. */
import type { EnglishNouns } from '../../../problems/english.ts';

type Nouns = { readonly [Topic in keyof EnglishNouns]: Readonly<Record<keyof EnglishNouns[Topic], string>> };

/** Nouns by the texts that they stand in. */
export const nouns: Nouns = {
  /** Behind "jméno", genitive. */
  named: {
    class: 'povolání',
    combatant: 'účastníka',
    controller: 'ovládajícího',
    distraction: 'vyrušení',
    effect: 'efektu',
    fighter: 'bojovníka',
    gauntlet: 'řady soubojů',
    initiator: 'útočníka',
    manifester: 'manifestanta',
    metric: 'údaje',
    mind: 'mysli',
    plan: 'plánu',
    power: 'síly',
    side: 'strany',
    sideOrClass: 'strany nebo povolání',
    target: 'napadeného',
    variant: 'varianty',
  },
  /** Behind "mít aspoň", accusative with its numeral. */
  needed: {
    combatant: 'jednoho účastníka',
    controller: 'jednoho ovládajícího',
    distraction: 'jedno vyrušení',
    gauntlet: 'jednu řadu soubojů',
    manifester: 'jednoho manifestanta',
    mind: 'jednu mysl',
    opponent: 'jednoho protivníka',
    plan: 'jeden plán',
    shard: 'jednu část',
  },
  /** Behind "jménům přiřadí", accusative. */
  mapped: {
    classes: 'povolání',
    combatants: 'účastníky',
    controllers: 'ovládající',
    distractions: 'vyrušení',
    gauntlets: 'řady soubojů',
    manifesters: 'manifestanty',
    minds: 'mysli',
    numbers: 'čísla',
    overrides: 'změny',
    plans: 'plány',
    rows: 'mapy ze jmen na skóre',
    scores: 'skóre',
  },
  /** Behind "seznam", genitive plural. */
  listed: {
    bonuses: 'bonusů',
    combatants: 'jmen účastníků',
    controllers: 'ovládajících',
    distractions: 'vyrušení',
    effectNames: 'jmen efektů',
    effects: 'efektů',
    expectations: 'očekávání',
    levels: 'úrovní síly od 0 do 9',
    manifestations: 'manifestací',
    numbers: 'celých čísel',
    values: 'hodnot',
  },
  /** Behind "být", nominative. */
  entries: {
    bonus: 'bonus',
    class: 'povolání',
    classes: 'seznam povolání, každé',
    classLevel: 'povolání s\u00a0úrovní',
    controller: 'ovládající',
    dispelled: 'to, co se láme',
    dispeller: 'ten, kdo ji láme',
    distraction: 'vyrušení',
    effect: 'efekt',
    formulas: 'dvojice vzorců',
    gauntlet: 'řada soubojů',
    manifestation: 'manifestace',
    mind: 'mysl',
    plan: 'plán',
    power: 'síla',
    return: 'návrat',
    shares: 'podíly',
    target: 'cíl',
    withdrawal: 'doba k\u00a0ukončení',
  },
  /** Behind "zahrnout aspoň", accusative. */
  coverable: {
    cell: 'jeden možný případ',
    mirror: 'jeden možný souboj se sebou samým',
    sides: 'jednu možnou dvojici různých stran',
  },
  /** Behind "žádný nevyhraje", nominative. */
  seats: { initiator: 'útočník', target: 'napadený', any: 'nikdo' },
};
