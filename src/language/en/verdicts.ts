/** Verdicts in English. */
import type { JudgedFigure, Subject, Verdict } from '../../analysis/judgement.ts';
import type { PointName } from '../../facts/run/pointName.ts';
import type { Procedure, Reason, VerdictCounts } from '../../facts/verdicts/reasons.ts';
import { metricUnitOf, scenarioKindOf } from '../../scenario/cellKinds.ts';
import { judgedDecimals } from '../forms/figures.ts';
import type { Numbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { shareNumeral } from '../forms/share.ts';
import type { VerdictTexts } from '../texts/verdicts.ts';
import { metricText, trialWords } from './metrics.ts';

/** What the wording needs from the catalogue around it. */
interface Wording {
  readonly phrasing: Phrasing;
  readonly numbers: Numbers;
  point(name: PointName): string;
}

/** English texts about verdicts. */
export function englishVerdicts(wording: Wording): VerdictTexts {
  const { numbers, phrasing } = wording;
  const { strong } = phrasing;
  const level = (confidence: number) => `${numbers.significant(confidence * 100, 6)} %`;
  const demand = ({ metric, low, high }: Pick<Verdict, 'metric' | 'low' | 'high'>) => {
    const unit =
      metricUnitOf(metric) === 'number' ? '' : metricUnitOf(metric) === 'points' ? ' points' : ' %';
    const show = (bound: number) => numbers.significant(unit === '' ? bound : bound * 100, 10);
    const band =
      low === null
        ? `at most ${show(high ?? 0)}`
        : high === null
          ? `at least ${show(low)}`
          : `from ${show(low)} to ${show(high)}`;
    return `${metricText(metric)} ${band}${unit}`;
  };
  const figure = (judged: JudgedFigure, metric: string) => figureText(judged, metric, wording);
  return {
    heading: 'Expectations',
    columns: {
      verdict: 'verdict',
      expectation: 'expectation',
      demand: 'must be',
      cells: 'cells',
      figures: 'what decides',
    },
    status: { pass: '✔ met', fail: '✘ failed', undecided: '? undecided', unjudged: '– not judged' },
    summary: ({ pass, fail, undecided: open, unjudged, total }: VerdictCounts) => {
      const all = numbers.whole(total);
      if (pass === total) {
        const which =
          pass === 1 ? 'The one expectation is' : `${pass === 2 ? 'Both' : `All ${all}`} expectations are`;
        return strong(`${which} met.`);
      }
      const parts = [
        ...(fail > 0 ? [`${numbers.whole(fail)} failed`] : []),
        ...(open > 0 ? [`${numbers.whole(open)} undecided`] : []),
        ...(pass > 0 ? [`${numbers.whole(pass)} met`] : []),
        ...(unjudged > 0 ? [`${numbers.whole(unjudged)} not judged, left out by --only`] : []),
      ];
      return strong(`Of ${all} ${total === 1 ? 'expectation' : 'expectations'}: ${parts.join(', ')}.`);
    },
    demand,
    figure,
    reason: (reason) => reasonText(reason, demand(reason), figure, numbers),
    others: (left) => `and ${numbers.whole(left)} more`,
    more: (count) => `and ${numbers.whole(count)} more, see the report`,
    wanted: wantedTexts(numbers, phrasing),
    how: (procedure) => howText(procedure, level(procedure.confidence), numbers, phrasing),
  };
}

function wantedTexts(numbers: Numbers, { name }: Phrasing): VerdictTexts['wanted'] {
  const points = (share: number) => numbers.fixed(share * 100, 1);
  return {
    title: (matrix) => `Wanted and got: ${name(matrix)}`,
    corner: 'score of ↓ against →',
    said: ({ pairs, unknown, mean, largest, exact }) => {
      const known = `${numbers.whole(pairs)} ${pairs === 1 ? 'pair' : 'pairs'}${unknown === 0 ? '' : `, ${numbers.whole(unknown)} not known`}`;
      const far =
        largest === 0
          ? 'within what is wanted'
          : `${points(mean)} points on average from what is wanted, ${points(largest)} at most`;
      return `${known}: ${far}${exact ? '' : ', as counted; the verdicts above allow for chance'}. Each cell: the score in percent, of several planes or settings the one furthest off, what is wanted, and by how much it misses.`;
    },
    cell: ({ low, high, got, off }) => {
      const band =
        low === high
          ? numbers.significant(low * 100, 6)
          : `${numbers.significant(low * 100, 6)}–${numbers.significant(high * 100, 6)}`;
      const missed = off === 0 ? '' : `, ${numbers.signed(off * 100, 1)}`;
      return `${got === null ? '?' : points(got)} (${band}${missed})`;
    },
  };
}

function figureText(
  { subject, variant, axes, equals, value, low, high, exact }: JudgedFigure,
  metric: string,
  { numbers, phrasing, point }: Wording,
): string {
  const mean = metricUnitOf(metric) === 'number';
  const scale = mean ? 1 : 100;
  const half = low === null || high === null ? 0 : ((high - low) / 2) * scale;
  const digits = judgedDecimals(half, exact);
  const unit = mean ? '' : metricUnitOf(metric) === 'points' ? ' points' : ' %';
  const show = (number: number) =>
    metricUnitOf(metric) === 'points'
      ? numbers.signed(number * scale, digits)
      : mean || !exact
        ? numbers.fixed(number * scale, digits)
        : shareNumeral(number, numbers, digits, '\u00a0');
  const known =
    value === null
      ? 'not known'
      : `${show(value)}${unit}${exact ? ' (exact)' : low === null || high === null ? '' : ` (${show(low)} to ${show(high)})`}`;
  const where = axes.length === 0 && variant === 'printed' ? '' : ` [${point({ variant, axes })}]`;
  const same =
    equals === 0
      ? ''
      : `, and ${numbers.whole(equals)} more that ${equals === 1 ? 'is' : 'are'} the same ${scenarioKindOf(metric)}`;
  return `${subjectText(subject, phrasing)}${where}: ${known}${same}`;
}

function subjectText(subject: Subject, { code, name }: Phrasing): string {
  switch (subject.kind) {
    case 'cell':
      return code(subject.key);
    case 'side':
      return name(subject.side);
    case 'plane':
      return `plane ${subject.plane}`;
    case 'field':
      return 'all matchups covered';
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
      : ` ${status === 'pass' ? 'Nearest to its limit' : 'Foremost'}: ${figure(first, metric)}.`;
  const missing =
    left === 0
      ? ''
      : ` ${numbers.whole(left)} of the cells it covers ${left === 1 ? 'was' : 'were'} not run.`;
  const must = `Must be: ${demand}.`;
  switch (status) {
    case 'pass':
      return `${must} ${total === 1 ? 'The figure lies' : `All ${all} figures lie`} inside.${example}`;
    case 'fail':
      return `${must} ${total === 1 ? 'The figure lies' : `${numbers.whole(counts.outside)} of ${all} figures ${counts.outside === 1 ? 'lies' : 'lie'}`} outside.${example}${missing}`;
    case 'unjudged':
      return `Left out by --only: ${numbers.whole(left)} of the cells it covers.`;
    case 'undecided':
      return `${must} ${counts.open === 0 ? 'Nothing that was run is against it.' : `${total === 1 ? 'The interval reaches' : `${numbers.whole(counts.open)} of ${all} intervals ${counts.open === 1 ? 'reaches' : 'reach'}`} across a limit at this number of duels.`}${example}${missing}`;
  }
}

function howText(
  { procedure, family, looks, taken, kind, error }: Procedure,
  level: string,
  numbers: Numbers,
  phrasing: Phrasing,
): string {
  const { planned, first, last } = looks ?? { planned: 0, first: 0, last: 0 };
  const trials = trialWords[kind];
  // Reports on duels draw all their intervals so that looks are allowed for.
  const others =
    kind === 'duel'
      ? ''
      : ` ${phrasing.strong('All other intervals of this report')} are those of a fixed number of ${trials}: after looks they hold less often than they say.`;
  if (family === 0) return 'Judged by exact values: no sampling error.';
  const together = `The ${family === 1 ? 'interval' : `${numbers.whole(family)} intervals`} behind these verdicts${family === 1 ? ' holds' : ' hold together'} with ${level} confidence (the error probability is divided by their number, Bonferroni), so the chance that any verdict is wrong is at most ${numbers.significant(error * 100, 4)} %.`;
  const sizes = `${numbers.whole(first)} to ${numbers.whole(last)} ${trials} a cell`;
  switch (procedure) {
    case 'fixed':
      return `${together} One look at a fixed size; rates by Clopper–Pearson. Exact values, where there are any, decide by themselves.`;
    case 'obrien-fleming':
      return `${together} ${numbers.whole(taken)} of ${numbers.whole(planned)} looks planned at ${sizes}, each at the ${trials} from the first on: O’Brien–Fleming boundaries with repeated confidence intervals, which allow for having looked before.${others}`;
    case 'anytime':
      if (looks === null)
        return `${together} The ${trials} went on until the win rates were known precisely enough: a confidence sequence, which holds at all sizes at once. Exact values, where there are any, decide by themselves.`;
      return `${together} ${numbers.whole(taken)} of at most ${numbers.whole(planned)} looks, at ${sizes}: a confidence sequence, which holds at all sizes at once.${others}`;
  }
}
