/** Help in Czech: by the English text, so that a command is described where it is defined; a test finds gaps. */

/** Czech for every description and heading of the help. */
export const czechHelp: Readonly<Record<string, string>> = {
  'Usage:': 'Použití:',
  'Arguments:': 'Argumenty:',
  'Options:': 'Volby:',
  'Commands:': 'Příkazy:',
  'Global Options:': 'Společné volby:',
  'Balance analysis for role-playing rules: mental duels simulated by the million and solved exactly.':
    'Rozbor vyváženosti pravidel pro hry na hrdiny: mentální souboje simulované po milionech i vyřešené přesně.',
  'output the version number': 'vypíše verzi',
  'display help for command': 'vypíše nápovědu k příkazu',
  'language of reports, messages and help: en or cs (default: en)':
    'jazyk zpráv, hlášení a nápovědy: en nebo cs (výchozí: en)',
  'simulate and solve all cells of a scenario and write the reports':
    'simuluje a vyřeší všechny dvojice scénáře a napíše zprávy',
  'scenario files, YAML or JSON': 'soubory se scénáři, YAML nebo JSON',
  'scenario files, YAML or JSON; - reads standard input':
    'soubory se scénáři, YAML nebo JSON; - čte standardní vstup',
  'folder of the reports (default: reports/<file name>)': 'složka zpráv (výchozí: reports/<jméno souboru>)',
  'seed of all randomness, any text (default: the scenario’s, else drawn)':
    'seed veškeré náhody, libovolný text (výchozí: ze scénáře, jinak vylosovaný)',
  'duels per cell (default: the scenario’s)': 'počet soubojů každé dvojice (výchozí: ze scénáře)',
  'threads (default: the cores at hand)': 'počet vláken (výchozí: podle jader)',
  'mc, exact or both': 'mc (simulace), exact (přesně) nebo both (obojí)',
  'only cells whose label holds this text; given twice: both':
    'jen dvojice, jejichž označení obsahuje tento text; dvakrát: oba',
  'largest chain that is tabulated and solved (default: 60000)':
    'největší řetězec, který se tabeluje a řeší (výchozí: 60000)',
  'exit code 4 where simulation and exact solution disagree':
    'kód 4, kde se simulace a přesné řešení neshodují',
  'no progress': 'bez průběhu',
  'module of the rules that a kind of one’s own is played by':
    'modul s pravidly, podle nichž se hraje vlastní druh',
  'how tables are written: rfc4180 or excel-cs (default: rfc4180)':
    'jak se píší tabulky: rfc4180 nebo excel-cs (výchozí: rfc4180)',
  'run again whenever a file changes: few duels first, then all':
    'spustí znovu, kdykoli se soubor změní: nejdřív málo soubojů, pak všechny',
  'validate scenarios and tell their size and the time they take; run nothing':
    'zkontroluje scénáře a řekne jejich velikost a dobu běhu; nic nespustí',
  'write reports of a finished run again, without simulating':
    'napíše znovu zprávy hotového běhu, bez simulace',
  'folder of a report, or its run.json': 'složka zprávy nebo její run.json',
  'folder to write to (default: where the run is)': 'kam psát (výchozí: tam, kde je běh)',
  'put a commented scenario and its schema for editors into a folder':
    'vloží do složky okomentovaný scénář a jeho schéma pro editory',
  'instead: a module of rules of your own, its scenario and test: duel':
    'místo toho modul vlastních pravidel, jeho scénář a test: duel',
  'the folder (default: this one)': 'složka (výchozí: tato)',
  'print completion for a shell': 'vypíše doplňování pro shell',
  'bash, zsh or fish': 'bash, zsh nebo fish',
  'tell one duel of a run round by round, with the dice behind it':
    'vypráví jeden souboj běhu kolo po kole, i s kostkami',
  'scenario file, YAML or JSON': 'soubor se scénářem, YAML nebo JSON',
  'the cell, as in "mage > druid @ 1"': 'dvojice, například "mage > druid @ 1"',
  'the variant (default: the first)': 'varianta (výchozí: první)',
  'value of a varied path, as in defaults.mana=20; may be repeated':
    'hodnota měněné cesty, například defaults.mana=20; lze opakovat',
  'number of the duel within its cell, from 0': 'číslo souboje v jeho dvojici, od 0',
  'the longest of the duels looked through': 'nejdelší z prohlédnutých soubojů',
  'a soul destroyed, the winner left with the least': 'zánik duše, po němž vítězi zbylo nejméně',
  'the clearest win of the side that wins less often': 'nejjasnější výhra strany, která vyhrává méně často',
  'of median length, ended in the most common way': 'střední délky, s nejčastějším koncem',
  'seed of the run (default: the scenario’s)': 'seed běhu (výchozí: ze scénáře)',
  'duels looked through (default: as many as a run has, at most 200000)':
    'kolik soubojů prohlédnout (výchozí: tolik, kolik má běh, nejvýše 200000)',
  'the same facts as data': 'tytéž údaje jako data',
  'instead: the chances of winning of small duels as exact fractions':
    'místo toho: šance na výhru v malých soubojích jako přesné zlomky',
  'draw the chances of winning, round by round, into an SVG': 'nakreslí šance na výhru po kolech do SVG',
  'chances by starting mana as SVG and table': 'šance podle magů na začátku jako SVG a tabulka',
  'instead: half-width of the win rate to reach, 0.2% or 0.002':
    'místo toho: polovina šířky intervalu podílu výher, které dosáhnout, 0.2% nebo 0.002',
  'duels per cell at most, with --precision or --until-decided':
    'nejvyšší počet soubojů každé dvojice, s --precision nebo --until-decided',
  'go on with a run that was interrupted': 'naváže na přerušený běh',
  'keep exact solutions on disk and take those of earlier runs from there':
    'uchová přesná řešení na disku a použije i ta z dřívějších běhů',
  'keep progress so often at most (default: 2)': 'nejmenší odstup mezi uloženími postupu (výchozí: 2)',
  'do one of n even parts and write its run.json, for merge':
    'udělá jednu z n stejných částí a napíše její run.json, pro merge',
  'let workers on a Redis queue do it, redis://host:port':
    'práci dá pracovníkům ve frontě Redis, redis://host:port',
  'go on waiting for a Redis that is away, or refuses, so long (default: 6)':
    'tak dlouho čekat na Redis, který zmizel nebo odmítá (výchozí: 6)',
  'what to write, of csv, md, junit, json, html, svg (default: all)':
    'co napsat, z csv, md, junit, json, html, svg (výchozí: vše)',
  'interval of rates: wilson, clopper-pearson, jeffreys (default: wilson)':
    'interval podílů: wilson, clopper-pearson, jeffreys (výchozí: wilson)',
  'level of all intervals (default: 0.95)': 'hladina spolehlivosti všech intervalů (výchozí: 0.95)',
  'go on until every expectation is decided: looks at doubling sizes':
    'pokračuje, dokud se nerozhodne o každém očekávání: pohledy při zdvojeném počtu',
  'judge the looks by a confidence sequence instead of O’Brien–Fleming boundaries':
    'soudí pohledy posloupností spolehlivosti místo O’Brienových–Flemingových mezí',
  'verdicts as JSON on stdout instead of the names of the files':
    'výroky jako JSON na stdout místo jmen souborů',
  'put the shards of a run together and write the reports, as if it had run in one piece':
    'složí části běhu a napíše zprávy, jako by běžel vcelku',
  'folders of all shards': 'složky všech částí',
  'do chunks of runs that come over a Redis queue, until it is stopped':
    'dělá kusy běhů, které přicházejí frontou Redis, dokud není zastaven',
  'the queue, redis://host:port': 'fronta, redis://host:port',
  'no messages': 'bez hlášení',
  'Examples:': 'Příklady:',
  'hold the variants of a scenario, or two finished runs, against each other':
    'porovná varianty scénáře nebo dva hotové běhy',
  'one scenario, or two run.json files or their folders, the baseline first':
    'jeden scénář, nebo dva soubory run.json či jejich složky, výchozí první',
  'variant that the others are held against (default: the first)':
    'varianta, s níž se ostatní porovnávají (výchozí: první)',
  'differences of win rate within so much count as none':
    'rozdíly podílu výher do této velikosti se nepočítají',
  'folder of the reports (default: reports/<file name>, reports/compare)':
    'složka zpráv (výchozí: reports/<jméno souboru>, reports/compare)',
  'seed of all randomness (default: the scenario’s, else drawn)':
    'seed veškeré náhody (výchozí: ze scénáře, jinak vylosovaný)',
  'level of intervals, and 1 less the level of tests':
    'hladina spolehlivosti intervalů, a 1 minus hladina testů',
  'write a page in which every value of a scenario can be moved and every exact figure follows':
    'zapíše stránku, na které jde posunout každou hodnotu scénáře a každý přesný údaj ji následuje',
  'serve the page on this machine: it follows the file and can change it, after asking':
    'nabídne stránku jen na tomto počítači: následuje soubor a po dotazu ho umí změnit',
  'scenario file, YAML or JSON; - reads standard input':
    'soubor scénáře, YAML nebo JSON; - čte standardní vstup',
  'folder of the page (default: reports/<file name>)': 'složka stránky (výchozí: reports/<jméno souboru>)',
  'hold the planes of a scenario against each other on the same matchups':
    'porovná hladiny scénáře na týchž dvojicích',
  'variant to look at (default: the first)': 'která varianta (výchozí: první)',
  'level of all intervals': 'hladina spolehlivosti všech intervalů',
  'tell how many duels a difference needs to be seen, and the time they take here':
    'řekne, kolik soubojů je třeba, aby byl rozdíl vidět, a jak dlouho tu potrvají',
  'difference of win rate: 1% or 0.01': 'rozdíl podílu výher: 1% nebo 0.01',
  'chance to see it': 'pravděpodobnost, že bude vidět',
  '1 less the chance of a false alarm': '1 minus pravděpodobnost planého poplachu',
  'threads that would be used (default: the cores at hand)':
    'počet vláken, která by běžela (výchozí: podle jader)',
  'largest chain that is tabulated (default: 60000)': 'největší řetězec, který se tabeluje (výchozí: 60000)',
  'keep what a scenario came to in a small file, and check against it later':
    'uloží výsledky scénáře do malého souboru a později je podle něj zkontroluje',
  'run the scenario and write its baseline': 'spustí scénář a uloží jeho výsledky',
  'run the scenario as its baseline was run and tell what moved':
    'spustí scénář tak jako tehdy a řekne, co se pohnulo',
  'a file for the answer as Markdown, as for a pull request':
    'soubor pro odpověď v Markdownu, třeba do návrhu změn',
  'the baseline (default: beside the scenario, <name>.baseline.json)':
    'uložené výsledky (výchozí: vedle scénáře, <jméno>.baseline.json)',
  '1 less the level of the tests, all of them together': '1 minus hladina všech testů dohromady',
  'the result as JSON on stdout': 'výsledek jako JSON na stdout',
  'Example:': 'Příklad:',
  'Exit code 1: no setting that meets the goal was found; 3: one was, not confirmed at this size.':
    'Návratový kód 1: nenašlo se nastavení, které splní cíl; 3: našlo se, ale při tomto počtu není potvrzené.',
  'fresh duels a matchup to go on to while wishes are open (default: 8 times --duels)':
    'po kolik nových soubojů v každé dvojici pokračovat, dokud jsou přání otevřená (výchozí: 8krát --duels)',
  'with --write: also where simulated figures are not confirmed':
    's --write: i tam, kde simulované údaje nejsou potvrzené',
  'tell how each number of a combatant, manifester or controller came about':
    'řekne, jak vzniklo každé číslo účastníka, manifestanta nebo ovládajícího',
  'who is explained (default: list the names)': 'koho vysvětlit (výchozí: vypíše jména)',
  'only cells whose label holds this text: a variant, a plan, a value of an axis':
    'jen případy, jejichž označení obsahuje tento text: variantu, plán, hodnotu osy',
  'tell what one more point of everything is worth to every combatant':
    'řekne, co by každému účastníkovi vynesl bod čehokoli navíc',
  'duels of matchups that have to be simulated (default: the scenario’s)':
    'počet soubojů dvojic, které je třeba simulovat (výchozí: ze scénáře)',
  'largest chain that is solved exactly (default: 60000)':
    'největší řetězec, který se řeší přesně (výchozí: 60000)',
  'only this plane': 'jen tato hladina',
  'this variant (default: the first)': 'tato varianta (výchozí: první)',
  'only this combatant': 'jen tento účastník',
  'explore the scenario’s `ranges` together (Sobol’ indices)':
    'prozkoumá rozsahy `ranges` scénáře společně (Sobolovy indexy)',
  'rows of the exploration; a power of two is best': 'řádky průzkumu; nejlepší je mocnina dvou',
  'find the setting of the scenario’s knobs that meets its goal with the least change':
    'najde nastavení `knobs` scénáře, které splní jeho cíl s nejmenší změnou',
  'different duels to work out, or settings to try, at most (default: 5000)':
    'nejvyšší počet různých vyřešených soubojů (výchozí: 5000)',
  'no fresh simulation of the recommendation': 'bez nové simulace doporučení',
  'make the recommended change in the scenario file if it meets the goal; --write=best: in any case':
    'provede doporučenou změnu v souboru se scénářem, splní-li cíl; --write=best: v každém případě',
  'tell what players would choose: equilibrium, α-rank, cycles, dominated classes':
    'řekne, co by volili hráči: rovnováha, α-rank, cykly, dominovaná povolání',
  'forbid and force each tactic, option, seat and rule in turn, and tell what it is worth to whom':
    'zakazuje a\u00a0vynucuje jednu taktiku, možnost, roli a\u00a0pravidlo po druhém a\u00a0řekne, jakou mají pro koho cenu',
  'find the best thresholds of every matchup, exactly, and tell who is weak and who is played badly':
    'najde přesně nejlepší meze v\u00a0každé dvojici a\u00a0řekne, kdo je slabý a\u00a0kdo špatně hraný',
  'worth of a duel lost by leaving it alive, 0 to 1 of a win (default: 0)':
    'cena souboje prohraného odchodem naživu, 0 až 1 výhry (výchozí: 0)',
  'draw the score of every side over levels or any other value, and tell where lines cross':
    'nakreslí skóre každé strany podle úrovně nebo jiné hodnoty a\u00a0řekne, kde se čáry protínají',
  'level=1..20 (or mana, IQ, …: each side its own), or a path as for sweep':
    'level=1..20 (nebo mana, IQ, …: každá strana svou), nebo cesta jako u\u00a0sweep',
  'move a figure such as level for all sides at once, not for each alone':
    'hodnotu jako level měnit všem najednou, ne každému zvlášť',
  'instead of a scenario: a CSV table of win rates of any game':
    'místo scénáře tabulka CSV s\u00a0podíly výher kterékoli hry',
  'let everybody choose its tactics as well: as they stand, or the best that are found':
    'ať každý volí i\u00a0taktiku: podle souboru, nebo nejlepší nalezenou',
  'with --matrix: two populations, one chooses the row and one the column':
    's\u00a0--matrix: dvě populace, jedna volí řádek a\u00a0druhá sloupec',
  'run the scenario at every value of one or two paths, without editing the file':
    'projede scénář všemi hodnotami jedné nebo dvou cest, bez úpravy souboru',
  'tell everybody’s figures before and after some values of a scenario are moved':
    'řekne, jak se údaje všech změní, pohne-li se některými hodnotami scénáře',
  'values to move, path=value each, as in classes.druid.base=10':
    'hodnoty, kterými se pohne, každá jako cesta=hodnota, třeba classes.druid.base=10',
  'put the values into the scenario file, comments and layout kept':
    'zapíše hodnoty do souboru se scénářem; poznámky a úprava zůstanou',
  'path=from..to, path=from..to:step or path=a,b,c': 'cesta=od..do, cesta=od..do:krok nebo cesta=a,b,c',
  'a second path, for a map': 'druhá cesta, pro mapu',
  'side that the map is about (default: the one that moves most)':
    'strana, o které mapa je (výchozí: ta, která se hýbe nejvíc)',
};

/** What stands for a value in the help: `<dir>`. */
export const czechPlaceholders: Readonly<Record<string, string>> = {
  options: 'volby',
  command: 'příkaz',
  dir: 'složka',
  seconds: 'sekundy',
  text: 'text',
  module: 'modul',
  template: 'předloha',
  n: 'n',
  name: 'jméno',
  list: 'seznam',
  width: 'šířka',
  worth: 'hodnota',
  url: 'url',
  how: 'jak',
  method: 'metoda',
  key: 'klíč',
  path: 'cesta',
  'path=value': 'cesta=hodnota',
  tag: 'jazyk',
  share: 'podíl',
  level: 'úroveň',
  axis: 'osa',
  values: 'hodnoty',
  scenario: 'scénář',
  run: 'běh',
  shell: 'shell',
  what: 'co',
  file: 'soubor',
  label: 'označení',
  setting: 'nastavení',
  shards: 'části',
  'i/n': 'i/n',
  'file name': 'jméno souboru',
};
