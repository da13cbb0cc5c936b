/**
 * Problems in Czech. English ones have one grammar, `<where>: must be <what> (got <found>)`, then at most one
 * `Tip:`; each part is translated by a table of phrases. What the tables do not know stays English, in its
 * place; a test lists the phrases of the shipped fixtures that do.
 */

type Phrase = readonly [english: RegExp, czech: string];

/** What something must be. */
const wanted: readonly Phrase[] = [
  [/^be a whole number from (\S+) to (\S+), or unlimited$/, 'být celé číslo od $1 do $2, nebo unlimited'],
  [/^be a whole number from (\S+) to (\S+)$/, 'být celé číslo od $1 do $2'],
  [/^be a number from (\S+) to (\S+)$/, 'být číslo od $1 do $2'],
  [/^be a number below 1e308$/, 'být číslo menší než 1e308'],
  [/^be true or false$/, 'být true nebo false'],
  [/^be true or false for (.*)$/, 'být true nebo false u $1'],
  [/^be one of the functions (.*)$/, 'být jedna z funkcí $1'],
  [/^be one of (.*)$/, 'být jedno z: $1'],
  [/^be a known key$/, 'být známý klíč'],
  [/^be given once, as level or as power$/, 'být dáno jednou, jako level, nebo jako power'],
  [/^be given once$/, 'být dáno jen jednou'],
  [/^be given for a magical class$/, 'být dáno u magického povolání'],
  [/^be false for a class that is not magical$/, 'být false u povolání, které není magické'],
  [/^be the name of a class$/, 'být jméno povolání'],
  [/^be another class than those before$/, 'být jiné povolání než ta předchozí'],
  [/^be the only word about classes$/, 'být jediným údajem o povoláních'],
  [/^be the name of a combatant, or a list of names$/, 'být jméno účastníka nebo seznam jmen'],
  [/^be the name of a combatant$/, 'být jméno účastníka'],
  [/^be the name of a variant$/, 'být jméno varianty'],
  [/^be the name of a variant, or a list of them$/, 'být jméno varianty nebo seznam takových jmen'],
  [/^be the name of an initiator$/, 'být jméno útočníka'],
  [/^be the name of an initiator, or a list of them$/, 'být jméno útočníka nebo seznam takových jmen'],
  [/^be the name of a target$/, 'být jméno napadeného'],
  [/^be the name of a target, or a list of them$/, 'být jméno napadeného nebo seznam takových jmen'],
  [/^be the name of a side$/, 'být jméno strany'],
  [/^be the name of a side, or a list of them$/, 'být jméno strany nebo seznam takových jmen'],
  [/^be the name of a manifester$/, 'být jméno manifestujícího'],
  [/^be the name of a manifester, or a list of them$/, 'být jméno manifestujícího nebo seznam takových jmen'],
  [/^be the name of a plan$/, 'být jméno plánu'],
  [/^be the name of a plan, or a list of them$/, 'být jméno plánu nebo seznam takových jmen'],
  [/^be the name of a distraction$/, 'být jméno rozptýlení'],
  [/^be the name of a distraction, or a list of them$/, 'být jméno rozptýlení nebo seznam takových jmen'],
  [/^be the name of a mind$/, 'být jméno mysli'],
  [/^be the name of a mind, or a list of them$/, 'být jméno mysli nebo seznam takových jmen'],
  [/^be the name of a controller$/, 'být jméno ovládajícího'],
  [/^be the name of a controller, or a list of them$/, 'být jméno ovládajícího nebo seznam takových jmen'],
  [/^be the name of a gauntlet$/, 'být jméno řady soubojů'],
  [/^be the name of a gauntlet, or a list of them$/, 'být jméno řady soubojů nebo seznam takových jmen'],
  [/^be the name of a fighter$/, 'být jméno bojovníka'],
  [/^be the name of a fighter, or a list of them$/, 'být jméno bojovníka nebo seznam takových jmen'],
  [/^be a plane of the scenario$/, 'být hladina ze scénáře'],
  [/^be a modifier of the scenario$/, 'být oprava ze scénáře'],
  [/^be a power level of the scenario$/, 'být úroveň síly ze scénáře'],
  [/^be a class that somebody who fights has$/, 'být povolání, které má někdo z bojujících'],
  [/^be a matchup not given before$/, 'být dvojice, která tu ještě nebyla'],
  [/^be a plane not given before$/, 'být hladina, která tu ještě nebyla'],
  [/^be a list of planes from 1 to 8$/, 'být seznam hladin od 1 do 8'],
  [/^be all, or a list of pairs \[initiator, target\]$/, 'být all, nebo seznam dvojic [útočník, napadený]'],
  [/^be a pair \[initiator, target\]$/, 'být dvojice [útočník, napadený]'],
  [/^be a map with combatants and what they fight about$/, 'být mapa s combatants a s tím, o co bojují'],
  [/^be a map of combatant fields$/, 'být mapa s poli účastníka'],
  [/^be a map of settings$/, 'být mapa nastavení'],
  [/^be a map of overrides$/, 'být mapa změn'],
  [/^be a map from names to (.*)$/, 'být mapa od jmen k $1'],
  [/^be a map from planes 1 to 8 to formulas$/, 'být mapa od hladin 1 až 8 ke vzorcům'],
  [/^be a map from planes 1 to 8 to chances$/, 'být mapa od hladin 1 až 8 k pravděpodobnostem'],
  [/^be a map from paths to lists of values$/, 'být mapa od cest k seznamům hodnot'],
  [/^be a list of values$/, 'být seznam hodnot'],
  [/^be a pair of formulas, (.*)$/, 'být dvojice vzorců, $1'],
  [/^be an expression over (.*)$/, 'být výraz nad $1'],
  [/^be an expression$/, 'být výraz'],
  [/^be a die of 2 to 100 sides: (.*), open-ended (.*)$/, 'být kostka o 2 až 100 stěnách: $1, otevřená $2'],
  [/^be a class, (.*)$/, 'být povolání, $1'],
  [/^be a class with its level, (.*)$/, 'být povolání s úrovní, $1'],
  [/^be a list of classes, each (.*)$/, 'být seznam povolání, každé $1'],
  [/^be a bound, (.*)$/, 'být mez, $1'],
  [/^be a bound on one figure, mana or iq$/, 'být mez jediného údaje, mana nebo iq'],
  [/^be text, a number, true, false or null$/, 'být text, číslo, true, false nebo null'],
  [/^be text or a whole number$/, 'být text nebo celé číslo'],
  [/^be text$/, 'být text'],
  [/^be one line of text, at most 200 characters$/, 'být jeden řádek textu, nejvýše 200 znaků'],
  [
    /^be a name of 1 to 100 characters (.*)$/,
    'být jméno o 1 až 100 znacích bez řídicích znaků, mezer na krajích a „ > “, „ + “, „ @ “',
  ],
  [/^be at most (\S+) characters long$/, 'být nejvýše $1 znaků dlouhé'],
  [/^be at most (\S+) values, aliases written out$/, 'být po rozepsání aliasů nejvýše $1 hodnot'],
  [/^be nested at most (\S+) deep$/, 'být zanořené nejvýše do hloubky $1'],
  [/^be finite for every combatant$/, 'být konečné pro každého účastníka'],
  [/^be finite$/, 'být konečné'],
  [/^be an operator or the end$/, 'být operátor nebo konec'],
  [/^be an operator or "\)"$/, 'být operátor nebo „)“'],
  [/^be an operator, "," or "\)"$/, 'být operátor, „,“ nebo „)“'],
  [/^be a number, a name, "-" or "\("$/, 'být číslo, jméno, „-“ nebo „(“'],
  [/^be followed by "\(": (.*)$/, 'být následováno „(“: $1'],
  [/^be (\S+) of exactly 1 argument$/, 'být $1 právě jednoho argumentu'],
  [/^be valid YAML or JSON$/, 'být platný YAML nebo JSON'],
  [/^be JSON as souboj writes it$/, 'být JSON, jaký píše souboj'],
  [/^be one document$/, 'být jediný dokument'],
  [/^be plain data without tags$/, 'být prostá data bez značek'],
  [/^be an anchor set before$/, 'být kotva, která tu už byla'],
  [/^be written out$/, 'být rozepsáno'],
  [/^be another name$/, 'být jiné jméno'],
  [/^have plain text as keys$/, 'mít za klíče prostý text'],
  [/^have at least one combatant$/, 'mít aspoň jednoho účastníka'],
  [/^make at most (\S+) cells in all$/, 'dát dohromady nejvýše $1 dvojic'],
  [/^name something that is there to take away$/, 'jmenovat něco, co tu je a dá se vzít'],
  [/^stand with each entry of classes$/, 'stát u každé položky classes'],
  [/^stand beside a class$/, 'stát vedle povolání'],
  [/^be a path to a single value, for example (.*)$/, 'být cesta k jediné hodnotě, například $1'],
  [/^be a path to something in the scenario$/, 'být cesta k něčemu, co ve scénáři je'],
  [/^be different from the values before it$/, 'být jiné než předchozí hodnoty'],
  [/^mean something else than (.*)$/, 'znamenat něco jiného než $1'],
  [/^be a readable file$/, 'být čitelný soubor'],
  [/^be a folder that can be written$/, 'být složka, do které se dá psát'],
  [/^hold a pairing that is possible$/, 'obsahovat dvojici, která je možná'],
  [/^match at least one cell of (.*)$/, 'vybrat aspoň jednu dvojici z $1'],
  [/^have different file names, two would write to (.*)$/, 'mít různá jména souborů, dva by psaly do $1'],
  [/^have files to watch$/, 'mít soubory, na které se dá čekat'],
  [/^have a seed to share$/, 'mít společný seed'],
  [/^have all (\S+) shards$/, 'mít všech $1 částí'],
  [/^have at least one shard$/, 'mít aspoň jednu část'],
  [/^have all its duels in the shards$/, 'mít všechny své souboje v částech'],
  [/^have the cells of (.*)$/, 'mít dvojice, jaké má $1'],
  [/^be another shard than (.*)$/, 'být jiná část než $1'],
  [/^be one of (\S+) shards, as (.*) is$/, 'být jedna z $1 částí jako $2'],
  [/^be a shard of a run$/, 'být část běhu'],
  [/^be a whole run$/, 'být celý běh'],
  [/^be sampled to its precision in its shard$/, 'mít ve své části dosaženou přesnost'],
  [/^be a checkpoint as souboj wrote it$/, 'být checkpoint, jak ho napsal souboj'],
  [/^be an address redis:(.*) or redis:(.*)$/, 'být adresa redis:$1 nebo redis:$2'],
  [/^go with simulated duels$/, 'stát u simulovaných soubojů'],
  [/^simulate$/, 'simulovat'],
  [/^have expectations \(expect:\) for (.*)$/, 'mít pro $1 očekávání (expect:)'],
  [/^be a half-width from (.*)$/, 'být polovina šířky od $1'],
  [/^be an object$/, 'být objekt'],
  [/^be an array$/, 'být pole'],
];

/** What was found. */
const found: readonly Phrase[] = [
  [/^nothing$/, 'není tu nic'],
  [/^a file$/, 'je tu soubor'],
  [/^an empty file$/, 'je to prázdný soubor'],
  [/^an empty list$/, 'je to prázdný seznam'],
  [/^a list of (\d+)$/, 'je to seznam o délce $1'],
  [/^an empty map$/, 'je to prázdná mapa'],
  [/^a map$/, 'je to mapa'],
  [/^an alias$/, 'je to alias'],
  [/^more$/, 'je jich víc'],
  [/^deeper$/, 'je hlubší'],
  [/^none$/, 'není žádný'],
  [/^both$/, 'je tu obojí'],
  [/^both (.*) and (.*)$/, 'je tu $1 i $2'],
  [/^the end$/, 'je tu konec'],
  [/^it again after line (\d+)$/, 'je tu znovu po řádku $1'],
  [/^(.*) again$/, 'je tu znovu $1'],
  [/^a flaw: (.*)$/, 'vada: $1'],
  [/^a second one$/, 'je tu druhý'],
  [/^a level beside them$/, 'je vedle nich level'],
  [/^no class$/, 'není tu povolání'],
  [/^class, too$/, 'je tu i class'],
  [/^(\S+) for (.*)$/, 'je $1 pro $2'],
];

const tips: readonly Phrase[] = [
  [/^did you mean (.*)\?$/, 'nemělo to být $1?'],
  [/^known here: (.*)$/, 'tady jsou známé: $1'],
  [/^without --resume the run starts over$/, 'bez --resume začne běh znovu'],
  [/^--seed takes any text$/, '--seed přijme libovolný text'],
  [/^souboj merge puts shards together\.$/, 'části složí souboj merge'],
  [/^met in variant (.*)$/, 'narazila na to varianta $1'],
  [/^labels look like (.*)$/, 'označení vypadají takto: $1'],
];

/** Reasons why the machine refuses a file; they stand in brackets. */
const refusals: Readonly<Record<string, string>> = {
  'there is no such file': 'takový soubor tu není',
  'it is a folder': 'je to složka',
  'permission denied': 'přístup odepřen',
  'the disk is full': 'disk je plný',
  'the file system is read-only': 'souborový systém je jen ke čtení',
  'a file is in the way': 'v cestě je soubor',
};

/** Why the machine refuses a file, in Czech. */
export function czechRefusal(reason: string): string {
  return refusals[reason] ?? reason;
}

/** Lines about options that do not go together, and about checkpoints; they have nothing in brackets. */
const whole: readonly Phrase[] = [
  [/^(--\S+): must stand without (--\S+)(?::.*)?$/, '$1: nesmí stát vedle $2'],
  [/^(--\S+): must be left out beside (--[\w-]+).*$/, '$1: nesmí stát vedle $2'],
  [/^(--\S+): must stand beside (.*) or a precision$/, '$1: musí stát vedle $2 nebo vedle přesnosti'],
  [/^(--\S+): must stand beside (.*)$/, '$1: musí stát vedle $2'],
  [/^--resume: (.*): there is nothing to resume \(.*\)$/s, '--resume: $1: není na co navázat'],
  [
    /^(.*): belongs to another run\. Tip: without --resume the run starts over$/s,
    '$1: patří k jinému běhu. Tip: bez --resume začne běh znovu',
  ],
];

/** A line in Czech, as far as its parts are known. */
export function czechLine(line: string): string {
  const unsupported = /^(.*): not supported yet$/s.exec(line);
  if (unsupported !== null) return `${unsupported[1]}: zatím není podporováno`;
  const told = phrase(whole, line, '');
  if (told !== '') return told;
  const parts = /^(.*?): must (.*?) \((got )?(.*)\)\.?(?: Tip: (.*))?$/s.exec(line);
  if (parts === null) return line;
  const [, where = '', what = '', got, thing = '', tip] = parts;
  const seen = got === undefined ? (refusals[thing] ?? thing) : phrase(found, thing, `je tu ${thing}`);
  const help = tip === undefined ? '' : ` Tip: ${phrase(tips, tip, tip)}`;
  if (what === 'not exist yet') return `${where}: nesmí ještě existovat (${seen})`;
  return `${where}: musí ${phrase(wanted, what, what.replace(/^be /, 'být '))} (${seen})${help}`;
}

function phrase(table: readonly Phrase[], text: string, otherwise: string): string {
  for (const [english, czech] of table) {
    const match = english.exec(text);
    if (match === null) continue;
    return match.slice(1).reduce((made, part, at) => made.replace(`$${at + 1}`, () => numeral(part)), czech);
  }
  return otherwise;
}

/** Whole numbers with Czech grouping. */
function numeral(text: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '\u00a0') : text;
}
