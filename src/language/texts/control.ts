/** Every word of the reports on contests over minds. */
import type { Obedience } from '../../facts/control/view.ts';
import type { CommonTexts } from './common.ts';

/** The catalogue of contests over minds. */
export interface ControlTexts extends CommonTexts {
  /** What the figures mean, but for intervals. */
  readonly reading: readonly string[];
  readonly obeyedHead: string;
  /** Over the minds against those who control several. */
  readonly matrixHead: string;
  readonly columns: {
    readonly mind: string;
    readonly controller: string;
    readonly modifier: string;
    readonly obeyed: string;
    readonly rolls: string;
  };
  /** Who is obeyed most in one mind. */
  winner(facts: Obedience, minds: readonly string[]): string;
  readonly overridden: string;
}
