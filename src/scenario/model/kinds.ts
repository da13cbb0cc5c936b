/** What a kind of scenario is to the loader. */
import type { z } from 'zod';
import type { ProblemCollector } from '../tree/collector.ts';
import type { Path } from '../tree/path.ts';
import type { RawMap } from '../tree/tree.ts';
import type { AxisValue } from './cells.ts';
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

/** What can be varied in a kind of scenario. */
export interface VariedSections {
  /** Sections with the number of segments of their shortest path. */
  readonly shortest: ReadonlyMap<string, number>;
  /** Sections whose names must be there already. */
  readonly named: readonly string[];
}

/** What axes may vary in a kind of scenario, and the schema that their values must fit. */
export interface AxisRules {
  readonly varied: VariedSections;
  readonly override: z.ZodType;
  /** What a place has where nothing is written there; `undefined` where that is nothing, or not known. */
  readonly usual?: (tree: RawMap, path: Path) => AxisValue['value'] | undefined;
}

/** A kind of scenario: the shape of its files, and how they become a scenario. */
export interface ScenarioKind {
  /** For the JSON Schema. */
  readonly schema: z.ZodType;
  /** What can be moved in its files. */
  readonly axes: AxisRules;
  /** Reports every problem; `null` where there were some. */
  readonly read: (source: ScenarioSource) => Scenario | null;
}
