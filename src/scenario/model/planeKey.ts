/** The key `plane` of `where`, for kinds whose cells lie on mental planes. */
import { planeCount } from '../../rules/planes.ts';
import { numberKey, type WhereKey } from './where.ts';

/** Planes asked for. */
export const planeKey: WhereKey = numberKey(
  [1, planeCount],
  `a plane from 1 to ${planeCount}`,
  'Planes; default all.',
  'a plane of the scenario',
);
