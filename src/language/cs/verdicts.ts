/** Verdicts in Czech. */
import type { JudgedFigure, Subject, Verdict } from '../../analysis/judgement.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import type { Procedure, Reason, VerdictCounts } from '../../facts/verdicts/reasons.ts';
import { metricUnitOf, scenarioKindOf } from '../../scenario/cellKinds.ts';
import { judgedDecimals } from '../forms/figures.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { capital, counted, outOf, plural, pointForms, pointsGenitive } from '../forms/plural.ts';
import { shareNumeral } from '../forms/share.ts';
import type { VerdictTexts } from '../texts/verdicts.ts';
import { czechMetricText, czechSameTrial, czechTrialLocative, czechTrialWords } from './metrics.ts';
import { czechSide } from './names.ts';

/** What the wording needs from the catalogue around it. */
interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  point(name: PointName): string;
}

/** Czech texts about verdicts. */
export function czechVerdicts(wording: Wording): VerdictTexts {
  const { numbers, phrasing } = wording;
  const demand = (verdict: Demand) => demandText(verdict, numbers);
  const figure = (judged: JudgedFigure, metric: string) => figureText(judged, metric, wording);
  return {
    heading: 'Očekávání',
    columns: {
      verdict: 'výrok',
      expectation: 'očekávání',
      demand: 'požadavek',
      cells: 'případy',
      figures: 'co rozhoduje',
    },
    status: {
      pass: '✔ splněno',
      fail: '✘ nesplněno',
      undecided: '? nerozhodnuto',
      unjudged: '– neposuzováno',
    },
    summary: (counts) => phrasing.strong(summaryText(counts, numbers)),
    demand,
    figure,
    reason: (reason) => reasonText(reason, demand(reason), figure, numbers),
    wanted: wantedTexts(numbers, phrasing),
    how: (procedure) => howText(procedure, numbers, phrasing),
    others: (left) => `a\u00a0${numbers.whole(left)} ${plural(left, 'další', 'další', 'dalších')}`,
    more: (count) =>
      `a ${numbers.whole(count)} ${plural(count, 'další je ve zprávě', 'další jsou ve zprávě', 'dalších je ve zprávě')}`,
  };
}

function wantedTexts(numbers: Numbers, { name }: Phrasing): VerdictTexts['wanted'] {
  const percent = (share: number) => numbers.fixed(share * 100, 1);
  return {
    title: (matrix) => `Co se chce a co vyšlo: ${name(matrix)}`,
    corner: 'skóre ↓ proti →',
    said: ({ pairs, unknown, mean, largest, exact }) => {
      const open = unknown === 0 ? '' : `, z toho ${numbers.whole(unknown)} bez výsledku`;
      const known =
        largest === 0
          ? 'všechno leží tam, kde se chce'
          : `od toho, co se chce, je to v\u00a0průměru ${percent(mean)} bodu, nejvýše ${percent(largest)} bodu`;
      return `${numbers.whole(pairs)}\u00a0${plural(pairs, 'dvojice', 'dvojice', 'dvojic')}${open}: ${known}${exact ? '' : ', jak vyšlo v\u00a0simulaci; výroky výše počítají i\u00a0s\u00a0náhodou'}. V\u00a0každé buňce je skóre v\u00a0procentech (z\u00a0více hladin nebo nastavení to, které se odchyluje nejvíc), v\u00a0závorce chtěné skóre a\u00a0o\u00a0kolik se výsledek liší.`;
    },
    cell: ({ low, high, got, off }) => {
      const band =
        low === high
          ? numbers.significant(low * 100, 6)
          : `${numbers.significant(low * 100, 6)}–${numbers.significant(high * 100, 6)}`;
      const missed = off === 0 ? '' : `; ${numbers.signed(off * 100, 1)}`;
      return `${got === null ? '?' : percent(got)} (${band}${missed})`;
    },
  };
}

/** What is asked for. */
type Demand = Pick<Verdict, 'metric' | 'low' | 'high'>;

function demandText({ metric, low, high }: Demand, numbers: Numbers): string {
  const mean = metricUnitOf(metric) === 'number';
  const show = (bound: number) => numbers.significant(mean ? bound : bound * 100, 10);
  const band =
    low === null
      ? `nejvýše ${show(high ?? 0)}`
      : high === null
        ? `aspoň ${show(low)}`
        : `od ${show(low)} do ${show(high)}`;
  const last = show(high ?? low ?? 0);
  const forms = high !== null && low !== null ? pointsGenitive : pointForms;
  const points = counted(last, forms).slice(last.length + 1);
  return `${czechMetricText(metric)} ${band}${mean ? '' : metricUnitOf(metric) === 'points' ? ` ${points}` : '\u00a0%'}`;
}

function summaryText(
  { pass, fail, undecided: open, unjudged, total }: VerdictCounts,
  numbers: Numbers,
): string {
  const all = numbers.whole(total);
  if (total === 1) {
    if (pass === 1) return 'Jediné očekávání je splněno.';
    if (unjudged === 1) return 'Jediné očekávání se neposuzovalo.';
    return fail === 1 ? 'Jediné očekávání není splněno.' : 'O jediném očekávání nelze rozhodnout.';
  }
  if (pass === total)
    return `${total === 2 ? 'Obě' : `${plural(total, 'Jediné', 'Všechna', 'Všech')} ${all}`} očekávání ${plural(total, 'je splněno', 'jsou splněna', 'je splněno')}.`;
  const parts = [
    ...(fail > 0 ? [`nesplněno ${numbers.whole(fail)}`] : []),
    ...(open > 0 ? [`nerozhodnuto ${numbers.whole(open)}`] : []),
    ...(pass > 0 ? [`splněno ${numbers.whole(pass)}`] : []),
    ...(unjudged > 0 ? [`neposuzováno ${numbers.whole(unjudged)} (vynechalo --only)`] : []),
  ];
  return `${capital(outOf(total, all))} očekávání ${parts.join(', ')}.`;
}

function figureText(
  { subject, variant, axes, equals, value, low, high, exact }: JudgedFigure,
  metric: string,
  { numbers, phrasing, point }: Wording,
): string {
  const mean = metricUnitOf(metric) === 'number';
  const edge = metricUnitOf(metric) === 'points';
  const scale = mean ? 1 : 100;
  const half = low === null || high === null ? 0 : ((high - low) / 2) * scale;
  const digits = judgedDecimals(half, exact);
  const show = (number: number) =>
    edge
      ? numbers.signed(number * scale, digits)
      : mean || !exact
        ? numbers.fixed(number * scale, digits)
        : shareNumeral(number, numbers, digits, '\u00a0');
  const withUnit = (text: string) => (mean ? text : edge ? counted(text, pointForms) : `${text}\u00a0%`);
  const known =
    value === null
      ? 'neznámo'
      : `${withUnit(show(value))}${exact ? ' (přesně)' : low === null || high === null ? '' : ` (${show(low)} až ${show(high)})`}`;
  const where = axes.length === 0 && variant === 'printed' ? '' : ` [${point({ variant, axes })}]`;
  const same =
    equals === 0
      ? ''
      : ` a ještě ${numbers.whole(equals)} ${plural(equals, 'další, který je', 'další, které jsou', 'dalších, které jsou')} ${czechSameTrial[scenarioKindOf(metric)]}`;
  return `${subjectText(subject, phrasing)}${where}: ${known}${same}`;
}

function subjectText(subject: Subject, { code, name }: Phrasing): string {
  switch (subject.kind) {
    case 'cell':
      return code(subject.key);
    case 'side':
      return name(czechSide(subject.side));
    case 'plane':
      return `hladina ${subject.plane}`;
    case 'field':
      return 'všechny dvojice, o které jde';
  }
}

function reasonText(
  { status, counts, deciding, metric, left, total }: Reason,
  demand: string,
  figure: (judged: JudgedFigure, metric: string) => string,
  numbers: Numbers,
): string {
  const all = numbers.whole(total);
  const [first] = deciding;
  const example =
    first === undefined
      ? ''
      : ` ${status === 'pass' ? 'Nejblíž mezím' : 'Především'}: ${figure(first, metric)}.`;
  const missing =
    left === 0
      ? ''
      : ` Z případů, o které jde, v tomto běhu ${plural(left, 'chyběl', 'chyběly', 'chybělo')} ${numbers.whole(left)}.`;
  const trials = czechTrialWords[scenarioKindOf(metric)];
  const must = `Požadavek: ${demand}.`;
  switch (status) {
    case 'pass':
      return `${must} ${total === 1 ? 'Údaj leží uvnitř.' : `${plural(total, 'Jediný údaj', `Všechny ${all} údaje`, `Všech ${all} údajů`)} leží uvnitř.`}${example}`;
    case 'fail':
      return `${must} ${total === 1 ? 'Údaj leží mimo.' : `Mimo leží ${numbers.whole(counts.outside)} ${outOf(total, all)} údajů.`}${example}${missing}`;
    case 'unjudged':
      return `Vynechalo --only: ${numbers.whole(left)} z případů, o které jde.`;
    case 'undecided':
      return `${must} ${counts.open === 0 ? 'Nic z toho, co proběhlo, s ním není v rozporu.' : total === 1 ? `Interval při tomto počtu ${trials} sahá přes mez.` : `Při tomto počtu ${trials} ${plural(counts.open, 'sahá', 'sahají', 'sahá')} přes mez ${numbers.whole(counts.open)} ${outOf(total, all)} intervalů.`}${example}${missing}`;
  }
}

function howText(
  { procedure, family, looks, taken, confidence, kind, error }: Procedure,
  numbers: Numbers,
  { strong }: Phrasing,
): string {
  const { planned, first, last } = looks ?? { planned: 0, first: 0, last: 0 };
  if (family === 0) return 'Rozhodnuto podle přesných hodnot, tedy bez výběrové chyby.';
  const level = `${numbers.significant(confidence * 100, 6)}\u00a0%`;
  const wrong = `${numbers.significant(error * 100, 4)}\u00a0%`;
  const behind =
    family === 1
      ? 'Interval, o který se výroky opírají, platí'
      : `${plural(family, 'Jediný interval', `Všechny ${numbers.whole(family)} intervaly`, `Všech ${numbers.whole(family)} intervalů`)}, o které se výroky opírají, platí zároveň`;
  const together = `${behind} se spolehlivostí ${level} (pravděpodobnost chyby se dělí jejich počtem, Bonferroni), takže pravděpodobnost, že je některý výrok mylný, je nejvýše ${wrong}.`;
  const sizes = `${numbers.whole(first)} až ${numbers.whole(last)} ${czechTrialLocative[kind]} každého případu`;
  // Reports on duels draw all their intervals so that looks are allowed for.
  const others =
    kind === 'duel'
      ? ''
      : ` ${strong('Všechny ostatní intervaly této zprávy')} jsou intervaly předem daného počtu: po pohledech platí méně často, než říkají.`;
  switch (procedure) {
    case 'fixed':
      return `${together} Jediný pohled při předem daném počtu; podíly podle Cloppera a Pearsona. Přesné hodnoty, kde jsou, rozhodují samy.`;
    case 'obrien-fleming':
      return `${together} Pohledů ${numbers.whole(taken)} ${outOf(planned, numbers.whole(planned))} plánovaných, při ${sizes}, pokaždé na všechno od začátku: O’Brienovy–Flemingovy meze s opakovanými intervaly spolehlivosti, které s předchozími pohledy počítají.${others}`;
    case 'anytime':
      return looks === null
        ? `${together} Běh pokračoval, dokud nebyly podíly výher známy dost přesně: posloupnost spolehlivosti, která platí při všech počtech najednou. Přesné hodnoty, kde jsou, rozhodují samy.`
        : `${together} Pohledů ${numbers.whole(taken)} z nejvýše ${numbers.whole(planned)}, při ${sizes}: posloupnost spolehlivosti, která platí při všech počtech najednou.${others}`;
  }
}
