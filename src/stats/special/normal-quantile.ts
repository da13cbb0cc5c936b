/** Quantiles of the standard normal distribution. */
import { requireInside } from './check.ts';
import { polynomial } from './polynomial.ts';

/*
 * M. J. Wichura, *Algorithm AS 241: the percentage points of the normal distribution*, Applied Statistics
 * 37 (1988), routine PPND16. Coefficients from the constant upwards,
 * as the nearest doubles.
 */
const CENTRE_P = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
  67265.7709270087, 33430.57558358813, 2509.0809287301227,
];
const CENTRE_Q = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
  28729.085735721943, 5226.495278852854,
];
const MIDDLE_P = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
  0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
];
const MIDDLE_Q = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
  0.0005475938084995345, 1.0507500716444169e-9,
];
const FAR_P = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
  0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
];
const FAR_Q = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
  1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
];

const ratio = (p: readonly number[], q: readonly number[], x: number): number =>
  polynomial(p, x) / polynomial(q, x);

/**
 * The value that a standard normal variable stays at or below with probability p, `0 < p < 1`.
 *
 * AS 241 (PPND16), relative error about 1e-15. Next to 1 the digits are those of p: take
 * `−normalQuantile(q)` with the upper tail q instead.
 *
 * @throws RangeError unless `0 < p < 1`.
 * @example normalQuantile(0.975) // 1.959963984540054
 */
export function normalQuantile(p: number): number {
  requireInside('normalQuantile: p', p, 0, 1);
  const centred = p - 0.5;
  if (Math.abs(centred) <= 0.425) {
    return centred * ratio(CENTRE_P, CENTRE_Q, 0.180625 - centred * centred);
  }
  const root = Math.sqrt(-Math.log(centred < 0 ? p : 1 - p));
  const size = root <= 5 ? ratio(MIDDLE_P, MIDDLE_Q, root - 1.6) : ratio(FAR_P, FAR_Q, root - 5);
  return centred < 0 ? -size : size;
}
