/** The key `plane` of `where`, for kinds whose cells lie on mental planes. */
import { planeCount } from '../../rules/planes.ts';
import { numberKey, type WhereKey } from './where.ts';

/** Planes asked for. */
export const planeKey: WhereKey = numberKey(
  [1, planeCount],
  ['planeOrList', planeCount],
  'Planes; default all.',
  ['planeHere'],
);
