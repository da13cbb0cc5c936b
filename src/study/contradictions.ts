/** Options that no run can follow: numbers out of bounds, and those that say nothing together. */
import { inQuotes, type OptionSentence, type Refusal } from '../problems/problem.ts';
import { precisionBounds } from '../scenario/model/precision.ts';
import { StudyError } from './errors.ts';
import { MOST_DUELS } from './limits.ts';
import type { OrderOptions } from './order.ts';

/** A rule about options, and whether the options break it. */
type Rule = readonly [broken: boolean, refusal: Refusal];

const at = (option: keyof OrderOptions): Pick<Refusal, 'where'> => ({ where: [['option', option]] });
const sentence = (option: keyof OrderOptions, key: OptionSentence): Refusal => ({
  ...at(option),
  sentence: [key],
});

/** Options that say nothing together, or contradict each other. */
export function contradictionsOf(options: Partial<OrderOptions>): readonly Refusal[] {
  const { untilDecided, maxDuels, anytime, duels, method, precision, shard } = options;
  const decides = untilDecided === true;
  const rules: readonly Rule[] = [
    [!decides && anytime === true, { ...at('anytime'), must: ['beside', '--until-decided'] }],
    [decides && duels !== undefined, sentence('duels', 'looksFollow')],
    [decides && method === 'exact', { ...at('untilDecided'), must: ['simulate'], found: ['exactDecides'] }],
    [decides && precision !== undefined, sentence('precision', 'oneDecides')],
    [precision !== undefined && duels !== undefined, sentence('precision', 'oneOrTheOther')],
    [
      precision !== undefined && method === 'exact',
      { ...at('precision'), must: ['simulated'], found: ['option', '--method exact'] },
    ],
    [
      maxDuels !== undefined && duels !== undefined && !decides,
      { ...at('maxDuels'), must: ['besideUntilDecidedOrPrecision'] },
    ],
    [shard !== undefined && decides, sentence('untilDecided', 'onlyWholeRun')],
  ];
  return rules.flatMap(([broken, refusal]) => (broken ? [refusal] : []));
}

/** Largest chain that may be asked for, in states. */
const MOST_STATES = 20_000_000;

const methods: readonly string[] = ['mc', 'exact', 'both'];

/** Values that no option may have, given by a program that no parser of arguments has looked at. */
function outOfBounds(options: Partial<OrderOptions>): readonly Refusal[] {
  const { low, high } = precisionBounds;
  const whole = (option: 'duels' | 'maxDuels' | 'maxStates', most: number): readonly Refusal[] => {
    const value = options[option];
    if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= most)) return [];
    return [{ ...at(option), must: ['whole', 1, most], found: ['value', String(value)] }];
  };
  const { confidence, precision, method } = options;
  const shareless = confidence !== undefined && !(confidence > 0 && confidence < 1);
  const imprecise = precision !== undefined && !(precision >= low && precision <= high);
  return [
    ...whole('duels', MOST_DUELS),
    ...whole('maxDuels', MOST_DUELS),
    ...whole('maxStates', MOST_STATES),
    ...(shareless
      ? [{ ...at('confidence'), must: ['between', 0, 1], found: ['value', String(confidence)] } as const]
      : []),
    ...(imprecise
      ? [{ ...at('precision'), must: ['between', low, high], found: ['value', String(precision)] } as const]
      : []),
    ...(method === undefined || methods.includes(method)
      ? []
      : [{ ...at('method'), must: ['oneOf', methods], found: inQuotes(method) } as const]),
  ];
}

/** Refuses options that cannot be followed. @throws StudyError with every reason */
export function refuseContradictions(options: Partial<OrderOptions>): void {
  const refused = [...outOfBounds(options), ...contradictionsOf(options)];
  if (refused.length > 0) throw new StudyError(...refused);
}
