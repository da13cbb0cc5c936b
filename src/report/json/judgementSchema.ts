/** What stands in `run.json` of verdicts, of what a point is worth, and of a cell that was played again. */
import { z } from 'zod';
import type { Repetition } from '../../analysis/agreement.ts';
import type { JudgedFigure, Judgement, Position, Subject, Verdict } from '../../analysis/judgement.ts';
import { attributes, type Worth } from '../../analysis/worth.ts';
import { isMetric } from '../../scenario/cellKinds.ts';
import type { AxisValue } from '../../scenario/model/cells.ts';
import type { WantedPair } from '../../scenario/model/expectation.ts';
import { metricMeant } from '../../scenario/spelling.ts';
import { carry } from '../../scenario/tree/carried.ts';
import { flag, level, list, number, oneOf, record, scalar, text, wholeWithin, within } from './schema.ts';

const count = wholeWithin(0, Number.MAX_SAFE_INTEGER);
const finite = within(-Number.MAX_VALUE, Number.MAX_VALUE);
const positions = ['inside', 'outside', 'open'] as const satisfies readonly Position[];
const subjects = ['cell', 'side', 'plane', 'field'] as const satisfies readonly Subject['kind'][];

const subject = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('cell'), key: text }),
    z.object({ kind: z.literal('side'), side: text }),
    z.object({ kind: z.literal('plane'), plane: number }),
    z.object({ kind: z.literal('field') }),
  ],
  {
    error: ({ code = '' }: { code?: string }): string =>
      code === 'invalid_union' ? carry('oneOf', subjects) : carry('object'),
  },
) as unknown as z.ZodType<Subject>;

const judgedFigure: z.ZodType<JudgedFigure> = record<JudgedFigure>({
  subject,
  variant: text,
  axes: list(record<Omit<AxisValue, 'own'>>({ name: text, value: scalar })),
  equals: count,
  value: finite.nullable(),
  low: finite.nullable(),
  high: finite.nullable(),
  exact: flag,
  duels: count,
  position: oneOf(positions),
});

const verdict: z.ZodType<Verdict> = record<Verdict>({
  name: text,
  // Earlier versions had another spelling of some.
  metric: text.transform((name) => metricMeant(name)).refine(isMetric, carry('text')) as unknown as z.ZodType<
    Verdict['metric']
  >,
  low: finite.nullable(),
  high: finite.nullable(),
  pair: record<WantedPair>({ matrix: text, sides: z.tuple([text, text]) }).optional(),
  line: count,
  status: oneOf(['pass', 'fail', 'undecided', 'unjudged']),
  cells: count,
  left: count,
  counts: record<Verdict['counts']>({ inside: count, outside: count, open: count }),
  exact: flag,
  figures: list(judgedFigure),
});

/** Verdicts, and how they were reached. */
export const judgement: z.ZodType<Judgement> = record<Judgement>({
  procedure: oneOf(['fixed', 'obrien-fleming', 'anytime']),
  confidence: level,
  family: count,
  looks: list(count),
  taken: count,
  verdicts: list(verdict),
});

/** A cell played again. */
export const repetition: z.ZodType<Repetition> = record<Repetition>({
  cell: count,
  row: count,
  trials: count,
  size: within(0, Number.MAX_VALUE),
});

/** What a point of an attribute is worth on a plane. */
export const worth: z.ZodType<Worth> = record<Worth>({
  plane: wholeWithin(1, 8),
  attribute: oneOf(attributes),
  value: within(-1, 1),
  low: within(-1, 1),
  high: within(-1, 1),
  exact: flag,
  matchups: count,
  of: count,
});
