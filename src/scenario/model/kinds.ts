/** What a kind of scenario is to the loader. */
import type { z } from 'zod';
import type { ProblemCollector } from '../tree/collector.ts';
import type { RawMap } from '../tree/tree.ts';
import type { Scenario } from './scenario.ts';

/** A file that was read, waiting for its kind to make sense of it. */
export interface ScenarioSource {
  /** Name of the file as given. */
  readonly file: string;
  /** The file's name without folder and extension. */
  readonly stem: string;
  readonly root: RawMap;
  readonly collector: ProblemCollector;
}

/** A kind of scenario: the shape of its files, and how they become a scenario. */
export interface ScenarioKind {
  /** For the JSON Schema. */
  readonly schema: z.ZodType;
  /** Reports every problem; `null` where there were some. */
  readonly read: (source: ScenarioSource) => Scenario | null;
}
