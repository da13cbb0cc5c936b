/** Fixed words of the tuning report in Czech. */
import type { Phrasing } from '../forms/phrasing.ts';
import { plural } from '../forms/plural.ts';
import type { TuneTexts } from '../texts/tune.ts';

type Labels = Pick<
  TuneTexts,
  | 'headings'
  | 'columns'
  | 'verdicts'
  | 'asIs'
  | 'frontNote'
  | 'moreSettings'
  | 'moreMatrices'
  | 'matrixNote'
  | 'chart'
  | 'reading'
>;

/** Headings, heads of columns, notes. */
export const czechTuneLabels = ({ code, strong }: Phrasing): Labels => ({
  headings: {
    change: 'Změna',
    front: 'Čeho by se dosáhlo méně změnami nebo menšími',
    goal: 'Cíl předtím a potom',
    matrices: 'Skóre předtím a potom',
    sides: 'Kdo získává, kdo ztrácí',
  },
  columns: {
    knob: 'hodnota',
    now: 'teď',
    next: 'potom',
    range: 'rozsah',
    changes: 'změny',
    size: 'velikost',
    miss: 'největší odchylka',
    missPoints: 'největší odchylka, body',
    settings: 'nastavení',
    wish: 'přání',
    band: 'pásmo',
    before: 'předtím',
    after: 'potom',
    worstBefore: 'nejdál od pásma předtím',
    worstAfter: 'nejdál od pásma potom',
    fresh: 'nová simulace',
    verdict: 'výrok',
    change: 'změna',
    corner: 'útočník ↓ napadený →',
  },
  verdicts: { inside: 'uvnitř', outside: 'mimo', open: 'otevřené' },
  asIs: 'beze změny',
  frontNote: `Žádné nastavení nepředčí řádek ve všech třech údajích. ${strong('Velikost')}: kroky všech změn dohromady. ${strong('Největší odchylka')}: o kolik míjí své pásmo přání, které je od něj nejdál, krát jeho váha; 0 splňuje cíl. Doporučený řádek je tučně.`,
  moreSettings: (left) =>
    `… a ${left} ${plural(left, 'další', 'další', 'dalších')} nastavení, ${left === 1 ? 'které se míjí' : 'která se míjejí'} víc: všechna jsou v ${code('tune.csv')}.`,
  moreMatrices: (left) =>
    `${plural(left, 'Chybí', 'Chybějí', 'Chybí')} tu ${left} ${plural(left, 'další', 'další', 'dalších')} ${plural(left, 'matice', 'matice', 'matic')}: všechny dvojice jsou v ${code('tune-matchups.csv')}.`,
  matrixNote:
    'Skóre útočníka (výhry + ½ remíz) v procentech, předtím → potom; jediný údaj tam, kde se nic nehýbe. Tučně: po změně mimo pásmo cíle.',
  chart: 'Největší odchylka podle počtu změn',
  reading: (prefer, continuous) => [
    `Doporučené nastavení má největší odchylku ze všech nejmenší; z těch, která jí dosahují, má ${prefer === 'fewest' ? 'nejméně změn, potom nejmenší změny' : 'nejmenší změny, potom nejméně změn'}.`,
    ...(continuous ? ['Cesty bez kroků počítají svou změnu v setinách rozsahu.'] : []),
    'Přání o několika dvojicích platí pro každou zvlášť; tabulka ukazuje tu, která je od pásma nejdál, předtím a potom, a novou simulaci té druhé. Intervaly nové simulace platí pro všechna přání dohromady na 95\u00a0% (Bonferroni).',
    `Co hledání slibuje a co ne: ${code('docs/tuning.md')}. Všechna nastavení hranice: ${code('tune.csv')}; každá dvojice předtím a potom: ${code('tune-matchups.csv')}.`,
  ],
});
