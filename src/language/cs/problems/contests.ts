/** Refusals of contests that somebody else has written, in Czech. */
import type { contestMusts, contestSentences } from '../../../problems/english/contests.ts';
import type { SameTexts } from '../../../problems/message.ts';
import { cz, numeral } from '../../forms/cz.ts';
import { plural } from '../../forms/plural.ts';

/** What keys of such rules must be. */
export const czechContestMusts: SameTexts<typeof contestMusts> = {
  diceText: () => 'musí být kostky jako 2d6+3, d20 nebo 4d6kh3',
};

/** All sentences. */
export const czechContestSentences: SameTexts<typeof contestSentences> = {
  rollText: (got) => cz`musí být kostky jako 2d6+3, d20, 4d6kh3 nebo k6+ (je tu ${got})`,
  rollTooLarge: (most) => cz`musí mít 1 až ${numeral(most)} různých hodnot`,
  rollValue: (got) => cz`musí být konečná čísla (je tu ${got})`,
  rollChance: (got) => cz`musí být pravděpodobnost od 0 do 1 (je tu ${got})`,
  rollSum: (sum) => cz`musí mít pravděpodobnosti, které dají dohromady 1 (dají ${String(sum)})`,
  rollsGiven: (least) => cz`musí dostat aspoň ${numeral(least)} ${plural(least, 'hod', 'hody', 'hodů')}`,
  rollsAscending: (got) => cz`musí mít vzestupné hodnoty (je tu ${got})`,
  wordBounds: (word, low, high, got, state) =>
    cz`${word} musí zůstat celé číslo od ${String(low)} do ${String(high)} (je tu ${got}, předtím ${state})`,
  wordStart: (got) =>
    cz`musí být celé číslo aspoň 1, nebo { start, min, max }, kde start leží mezi min a max (je tu ${got})`,
  contestName: (got) => cz`musí být jméno z písmen, číslic a _, každé jen jednou (je tu ${got})`,
  contestPhase: (phase) => cz`musí jmenovat hod, který utkání má, a mít funkci next (fáze ${phase})`,
  contestRounds: (most) => cz`musí být celé číslo od 1 do ${numeral(most)}`,
  contestEnds: (least) => cz`musí mít aspoň ${numeral(least)} ${plural(least, 'konec', 'konce', 'konců')}`,
  nextUnknown: (got, known, state) =>
    cz`musí odpovědět něčím z: ${known.join(', ')} (je tu ${got}, předtím ${state})`,
  drawUnknown: (got, known, state) =>
    cz`musí jmenovat některý z hodů ${known.join(', ')} (je tu ${got}, stav ${state})`,
  metricValue: (low, high, got, state) =>
    cz`musí vyjít celé číslo od ${String(low)} do ${String(high)} (je tu ${got}, stav ${state})`,
  contestThrew: (message, state) => cz`vyhodila chybu ${message} (předtím ${state})`,
  contestLoops: (steps, state) =>
    cz`ani po ${numeral(steps)} krocích neskončila kolo: cyklí se (naposled ${state})`,
  contestCircle: (state) =>
    cz`točí se v kruhu hodů uvnitř kola; takové hody musí kolo ukončit (stav ${state})`,
  notMonotone: (value, state) =>
    cz`slibuje, že kde dvě hodnoty vedou do téhož stavu, vedou tam i všechny mezi nimi (monotone, convex), ale ${String(value)} vede jinam (stav ${state})`,
  answerChanges: (state) => cz`odpovídá po druhé jinak než poprvé (stav ${state})`,
  stateChanged: (state) => cz`musí nechat stav, jak je (změnila ${state})`,
  beginShared: (state) => cz`musí dát pokaždé nový stav, vždy týž (je tu ${state})`,
  endUnknown: (label, state) => cz`dojde ke konci, který nemá mezi svými, ${label} (${state})`,
  endUnreached: (label) => cz`má mezi svými konec ${label}, ke kterému nemůže dojít`,
  limitPart: (share) =>
    cz`musí většinou skončit dřív, než dojdou kola (dojdou v ${share} případů): zvyšte jejich počet, nebo opravte pravidla, která nekončí`,
  playsApart: (trial, drawn, table) =>
    cz`pokus ${numeral(trial)} skončí ${drawn}, když se pravidel ptáme hod po hodu, a ${table} podle tabulky z nich`,
  figureApart: (label, z) =>
    cz`končí ${label} jinak často, než je přesná pravděpodobnost, o ${z} standardní chyby`,
  seatsApart: (here, there) =>
    cz`musí dát po výměně míst totéž: tady vyzyvatel vyhraje s ${here}, tam cíl s ${there}`,
  wordIdle: (word, one, other) =>
    cz`drží ${word} i tam, kde už na něm nesejde, a utkání je tím větší: ${one} a ${other} pokračují stejně; vraťte ho zpět`,
  figureStrange: (got, state) => cz`musí dát konečná čísla (je tu ${got}, stav ${state})`,
  kindFunction: (got) => cz`musí být funkce (je tu ${got})`,
  kindField: (got) =>
    cz`musí být integer nebo number (minimum, maximum), boolean, dice nebo enum, s vyhovujícím default (je tu ${got})`,
  kindTaken: (name) => cz`musí být jméno, které souboj sám nepoužívá (je tu ${name})`,
  kindExport: (got) =>
    cz`musí mít jako default export druh scénáře, který dá defineKind ze souboj/contest (je tu ${got})`,
  rulesApart: (path) =>
    cz`má jiná pravidla, než jsou tu otevřená (${path}); dejte modul, se kterým vznikl, --rules`,
  moduleLoads: (message) => cz`musí být modul, který se dá načíst (${message})`,
};
