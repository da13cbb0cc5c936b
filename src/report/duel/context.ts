/** What the parts of a report on duels are made with. */
import type { Texts } from '../../language/texts/texts.ts';
import type { Picture } from '../document/model.ts';
import type { CellNumbers } from './book.ts';
import type { ChartPlace } from './charts/plan.ts';

/** Pictures of a point for a part of the report; of one plane where it is given. */
export type Pictures = (point: number, place: ChartPlace, plane?: number | null) => readonly Picture[];

/** What the parts of a report are made with. */
export interface Context {
  readonly texts: Texts;
  /** The same, bare. */
  readonly plain: Texts;
  strong(marked: string): string;
  /** Marks a name up. */
  name(bare: string): string;
  /** Index of the point that is looked at first. */
  readonly first: number;
  /** Indices of the points whose scores open the page; in a file only those of the first do. */
  readonly opened: ReadonlySet<number>;
  /** Name of a point, marked up. */
  nameOf(point: number): string;
  readonly numbers: CellNumbers;
  readonly pictures: Pictures;
}
