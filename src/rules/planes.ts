/** The strengths of mind on the eight mental planes (RULES 2). */
import type { PlaneFormula } from './model.ts';

/** The formulas as printed (RULES 2.3), by plane number as text. `int` is the integer part. */
export const printedFormulas: Readonly<Record<string, PlaneFormula>> = {
  1: { attack: 'base + level + int(SP) + 2*IQ', defence: 'base + level + int(SP) + 2*Podl' },
  2: { attack: 'base + level + 2*int(SP) + 3*IQ', defence: 'base + level + 2*int(SP) + 3*Podl' },
  3: {
    attack: 'base/2 + 1.5*level + 2*int(SP) + 5*IQ',
    defence: 'base/2 + 1.5*level + 2*int(SP) + 5*Podl',
  },
  4: {
    attack: 'base/2 + 1.5*level + 4*int(SP) + 3*IQ',
    defence: 'base/2 + 1.5*level + 4*int(SP) + 1*Podl',
  },
  5: { attack: '2*level + 5*int(SP) + 4*IQ + Podl', defence: '2*level + 5*int(SP) + Podl + 2*IQ' },
  6: { attack: 'level + 10*int(SP) + 5*IQ + 2*Podl', defence: 'level + 10*int(SP) + Podl + 3*IQ' },
  7: { attack: '10*SP + 3*IQ', defence: '10*SP + 2*Podl + IQ' },
  8: { attack: '10*SP + 2*IQ', defence: '10*SP + Podl + IQ' },
};

/** Number of mental planes: there is one for every pair of printed formulas, numbered from 1 (RULES 2.3). */
export const planeCount: number = Object.keys(printedFormulas).length;
