/** The front door of the library: the text of a scenario in, what the command of the same name comes to out. */
import type { Method } from '../batch/result.ts';
import { loadScenario } from '../scenario/load.ts';
import type { Cell } from '../scenario/model/cells.ts';
import type { Scenario } from '../scenario/model/scenario.ts';
import type { Problem } from '../scenario/tree/problem.ts';
import type { RestrictResult } from '../tuning/restrict/restrict.ts';
import type { CurveResult } from '../tuning/sweep/curve.ts';
import type { TacticsResult } from '../tuning/tactics/tactics.ts';
import { compareVariants, comparisonOrder, type VariantOptions } from './compare.ts';
import type { ComparedStudy } from './compared.ts';
import { refuseContradictions } from './contradictions.ts';
import { type Conduct, watchOf, withExecutor } from './executors.ts';
import { type OrderOptions, orderOf, refuseEmpty } from './order.ts';
import { type PayoffOptions, type PayoffStudy, payoffsOf } from './payoffs.ts';
import {
  type CurveQuestion,
  curveOf,
  restrictOf,
  type Scope,
  type TacticsQuestion,
  tacticsOf,
} from './questions.ts';
import { withRepetition } from './repetition.ts';
import { isOpen, runOrder } from './run.ts';
import { openSession, type SessionOptions } from './session.ts';
import { type Size, type SizeOptions, sizeOf } from './size.ts';
import { duelSource, sourceOf } from './source.ts';
import type { Study } from './study.ts';
import { type TunedStudy, type TuneStudyOptions, tuneSession, tuneStudy } from './tune.ts';
import { withWorths } from './worths.ts';

/** What the text is called in problems and results, and who works, watches and stops. */
export interface Front extends Conduct {
  /** Name of the file that the text came from; its stem names a scenario that has no name. */
  readonly name?: string | undefined;
}

type Optional<Options, Names extends keyof Options> = Omit<Options, Names> & Partial<Pick<Options, Names>>;

/** Options of `run`. */
export interface RunStudyOptions extends Front, Optional<OrderOptions, 'method'> {
  /** Whether what attributes are worth on the planes is measured, as reports in words tell it; yes by default. */
  readonly worths?: boolean | undefined;
}

/** Options of `compare`. */
export interface CompareStudyOptions
  extends Front,
    Optional<VariantOptions, 'method' | 'margin' | 'confidence'> {}

/** What is known of a text after a look at it: every problem, or how large a run of it would be. */
export type Checked =
  | { readonly ok: false; readonly problems: readonly Problem[] }
  | { readonly ok: true; readonly scenario: Scenario; readonly size: Size };

/** What a text is called that came from no file. */
const NAME = 'scenario.yaml';
/** As the command line has it: Monte Carlo, with the exact result beside it where there is one. */
const METHOD: Method = 'both';
/** Differences of win rate that count as none, and the level of intervals, unless said otherwise. */
const MARGIN = 0.02;
const CONFIDENCE = 0.95;

/**
 * Runs a scenario and judges what it expects: the result that `souboj run` writes as run.json, which `writeReports`
 * makes reports of. The same text, seed and options give the same result, whoever works.
 *
 * @param text YAML or JSON.
 * @throws StudyError with every problem of the text, or what of the options does not go together; InterruptedError
 * when the signal is aborted.
 * @example
 * const text = `
 * defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
 * combatants: { mage: { class: mage }, druid: { class: druid } }`;
 * const study = await run(text, { seed: 'one', duels: 1000 });
 * study.cells.map(({ tally }) => tally?.total); // [1000, 1000, 1000, 1000]
 */
export async function run(text: string, options: RunStudyOptions = {}): Promise<Study<Cell>> {
  refuseContradictions(options);
  const order = orderOf(sourceOf(text, options.name ?? NAME), {
    ...options,
    method: options.method ?? METHOD,
  });
  refuseEmpty(order);
  const study = await withExecutor(order.plan, options, isOpen(order), (executor) =>
    runOrder(order, executor, watchOf(options)),
  );
  if (options.shard !== undefined) return study;
  const { study: settled } = await withRepetition(study, options);
  return options.worths === false ? settled : withWorths(settled, options);
}

/**
 * Looks at a text without running it: all that is wrong with it, or what `souboj check` tells.
 * @param options with `now`, a clock in milliseconds, the time of a run is estimated as well, in a second or two.
 * @throws StudyError where no cell holds `only`; InterruptedError
 * @example
 * const checked = await check('combatants: { mage: { class: mage, level: 3, IQ: 5, Podl: -1 } }', { name: 'a.yaml' });
 * checked.ok ? [] : checked.problems.map(({ line, where }) => [line, where]); // [[1, 'combatants.mage.Podl']]
 */
export async function check(text: string, options: SizeOptions & Pick<Front, 'name'> = {}): Promise<Checked> {
  const name = options.name ?? NAME;
  const loaded = loadScenario(text, name);
  if (!loaded.ok) return loaded;
  const source = sourceOf(text, name);
  return { ok: true, scenario: source.scenario, size: await sizeOf(source, options) };
}

/**
 * Compares the variants of a scenario with its baseline, duel by duel on the same randomness, as `souboj compare`.
 * @throws StudyError with every problem of the text, or where there are no two variants to compare; InterruptedError
 * @example
 * const text = `
 * defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
 * combatants: { mage: { class: mage }, druid: { class: druid } }
 * variants: { printed: {}, harsh: { rules: { manaPerPoint: 1 } } }`;
 * const { comparison } = await compare(text, { seed: 'one', duels: 500, margin: 0.05 });
 * comparison.matchups.length; // 4
 */
export async function compare(text: string, options: CompareStudyOptions = {}): Promise<ComparedStudy> {
  refuseContradictions({ ...numbersOf(options), method: options.method ?? METHOD });
  const source = duelSource(sourceOf(text, options.name ?? NAME), 'compare');
  const whole = { ...options, method: options.method ?? METHOD, margin: options.margin ?? MARGIN };
  const order = comparisonOrder(source, { ...whole, confidence: options.confidence ?? CONFIDENCE });
  return compareVariants(order, { ...whole, confidence: options.confidence ?? CONFIDENCE }, options);
}

/**
 * Searches the setting that meets the goal of a scenario (`tune:`) with the least change, as `souboj tune`. The
 * patched text stands in `text`, the change as a unified diff in `diff`.
 * @throws StudyError with every problem of the text, or where there is nothing to tune; InterruptedError
 * @example
 * const text = `
 * defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
 * combatants: { mage: { class: mage }, druid: { class: druid } }
 * tune:
 *   knobs: { classes.mage.base: { from: 5, to: 12, step: 1 } }
 *   goal: [{ metric: mean_score, between: [0.4, 0.6] }]
 * `;
 * const tuned = await tune(text, { seed: 'one', confirm: false });
 * tuned.result.best.changes; // 1
 */
export async function tune(text: string, options: TuneStudyOptions & Front = {}): Promise<TunedStudy> {
  refuseContradictions(numbersOf(options));
  refuseContradictions({ maxDuels: options.maxDuels });
  const source = sourceOf(text, options.name ?? NAME);
  return tuneStudy(tuneSession(source, options, options), options, options);
}

/**
 * Draws the score of every side over one of its figures, or over any value of the scenario, as `souboj curve`.
 * @throws StudyError with every problem of the text or of `over`; InterruptedError
 * @example
 * const text = `
 * defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
 * combatants: { mage: { class: mage, mana: 0 }, druid: { class: druid } }`;
 * const { meetings } = await curve(text, { over: 'level=1..8', seed: 'one' });
 * meetings.length; // 1
 */
export async function curve(
  text: string,
  options: CurveQuestion & SessionOptions & Front,
): Promise<CurveResult> {
  refuseContradictions(numbersOf(options));
  return curveOf(openSession(sourceOf(text, options.name ?? NAME), options, options), options);
}

/**
 * Forbids and forces each tactic, option, seat and setting of a scenario in turn, as `souboj restrict`.
 * @throws StudyError with every problem of the text, or for a name that it does not have; InterruptedError
 * @example
 * const text = `
 * defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
 * combatants: { mage: { class: mage, hold: always }, druid: { class: druid } }`;
 * const { effects } = await restrict(text, { seed: 'one', of: 'mage' });
 * effects.find(({ lever, combatant }) => lever.tactic === 'hold' && combatant === 'mage').effect > 0; // true
 */
export async function restrict(
  text: string,
  options: Scope & SessionOptions & Front = {},
): Promise<RestrictResult> {
  refuseContradictions(numbersOf(options));
  return restrictOf(openSession(sourceOf(text, options.name ?? NAME), options, options), options);
}

/**
 * Finds the best thresholds of every matchup of one against one, exactly, and best responses in turn, as `souboj tactics`.
 * @param options with `leaving`, the worth of a duel lost by leaving it alive, 0 to 1.
 * @throws StudyError with every problem of the text, or for a name that it does not have; InterruptedError
 * @example
 * const text = `
 * defaults: { level: 2, IQ: 2, Podl: 4, mana: 4, fatigue: 6 }
 * combatants: { mage: { class: mage, hold: always }, druid: { class: druid } }`;
 * const { matchups } = await tactics(text, { of: 'mage', seed: 'one' });
 * matchups[0].best.initiator.conduct.hold; // 'never'
 */
export async function tactics(
  text: string,
  options: TacticsQuestion & SessionOptions & Front = {},
): Promise<TacticsResult> {
  refuseContradictions(numbersOf(options));
  return tacticsOf(openSession(sourceOf(text, options.name ?? NAME), options, options), options);
}

/**
 * Works out what players would choose by a win-rate matrix of any game, as `souboj meta --matrix`.
 * @param table CSV: names of the columns in the first row, of the rows in the first column; `name` is what problems call it.
 * @throws StudyError with every problem of the table; InterruptedError
 * @example
 * const table = `, rock, paper, scissors
 * rock,     , 0, 1
 * paper,   1,  , 0
 * scissors, 0, 1, `;
 * const { result } = await payoffs(table);
 * result.games[0].equilibrium.mixture.map((share) => share.toFixed(3)); // ['0.333', '0.333', '0.333']
 */
export async function payoffs(table: string, options: PayoffOptions & Front = {}): Promise<PayoffStudy> {
  return payoffsOf(table, options.name ?? 'matrix.csv', options, options);
}

function numbersOf({ duels, maxStates, confidence }: Partial<OrderOptions>): Partial<OrderOptions> {
  return { duels, maxStates, confidence };
}
