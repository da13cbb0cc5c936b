/** The golden duels: computed by an independent program, see test/golden/README.md. */
import { readFileSync } from 'node:fs';
import type { DuelText } from './duels.ts';

/** Expectations of a golden duel. */
export interface GoldenDuel extends DuelText {
  readonly name: string;
  readonly expect: {
    readonly winA: number;
    readonly winB: number;
    readonly draw: number;
    readonly reasons: Readonly<Record<string, number>>;
    readonly rounds: number;
    readonly drainHistA: Readonly<Record<string, number>>;
    readonly drainHistB: Readonly<Record<string, number>>;
  } & Readonly<Record<string, number | Readonly<Record<string, number>>>>;
}

/** Reads the golden duels. */
export function goldenDuels(): GoldenDuel[] {
  return JSON.parse(readFileSync(new URL('../golden/duels.json', import.meta.url), 'utf8')) as GoldenDuel[];
}

/** The end label for a golden reason: `A soul` → `initiator:soul`, `timeout` → `draw:timeout`. */
export function labelOfReason(reason: string): string {
  const label = reason.replace(/^A /, 'initiator:').replace(/^B /, 'target:');
  return label.includes(':') ? label : `draw:${label}`;
}

/** Golden mean → metric of the contest. */
export const goldenMeans: readonly (readonly [golden: string, metric: string])[] = [
  ['rounds', 'rounds'],
  ['drainA', 'initiator_drain'],
  ['drainB', 'target_drain'],
  ['iqLossA', 'initiator_iq_loss'],
  ['iqLossB', 'target_iq_loss'],
  ['fatigueA', 'initiator_fatigue'],
  ['fatigueB', 'target_fatigue'],
  ['captureA', 'initiator_capture'],
  ['captureB', 'target_capture'],
];
