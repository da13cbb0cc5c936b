/** Small runs built by hand, for tests of reports. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { DEFAULT_MAX_STATES } from '../../src/batch/plan.ts';
import type { CellResult, Method } from '../../src/batch/result.ts';
import type { Marginals, Tally } from '../../src/engine/tally.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { english } from '../../src/language/en/texts.ts';
import type { Language } from '../../src/language/languages.ts';
import { duelDraft } from '../../src/report/duel/draft.ts';
import { markdownDocument } from '../../src/report/markdown/document.ts';
import { markdownPhrasing } from '../../src/report/markdown/phrasing.ts';
import { judgedDraft } from '../../src/report/verdicts/blocks.ts';
import { builtInClasses, type Combatant, defaultRules } from '../../src/rules/model.ts';
import { printedFormulas } from '../../src/rules/planes.ts';
import type { AxisValue } from '../../src/scenario/model/cells.ts';
import type { Histogram } from '../../src/stats/histogram.ts';
import type { Study } from '../../src/study/study.ts';

/** What a test says about a cell; everything else is filled in. */
export interface CellSketch {
  readonly initiator: string;
  readonly target: string;
  readonly plane?: number;
  readonly variant?: string;
  readonly axes?: readonly AxisValue[];
  /** Ends of 1000 simulated duels, or of as many as are given. */
  readonly ends?: Readonly<Record<string, number>> | undefined;
  /** Exact ends. */
  readonly exactEnds?: Readonly<Record<string, number>> | undefined;
  readonly law?: string;
  readonly impossible?: string;
}

/** Metrics of a duel: rounds and drains vary, the rest is plain. */
function metrics(total: number): Readonly<Record<string, Histogram>> {
  const part = total / 4;
  return {
    rounds: [
      [3, part],
      [7, 2 * part],
      [12, part],
    ],
    initiator_drain: [
      [0, part],
      [40, 3 * part],
    ],
    target_drain: [
      [8, 2 * part],
      [40, 2 * part],
    ],
    initiator_iq_loss: [[2, total]],
    target_iq_loss: [[5, total]],
    initiator_fatigue: [[14, total]],
    target_fatigue: [[13, total]],
    initiator_capture: [
      [0, 2 * part],
      [4.3, 2 * part],
    ],
    target_capture: [[0, total]],
    bystander_damage: [[0, total]],
  };
}

/** Simulated counts with these ends. */
export function tallyOf(ends: Readonly<Record<string, number>>): Tally {
  const total = Object.values(ends).reduce((a, b) => a + b, 0);
  return { total, ends, metrics: metrics(total), longest: { value: 12, index: 17 } };
}

/** An exact result with these ends. */
export function exactOf(ends: Readonly<Record<string, number>>): Marginals {
  return { total: 1, ends, metrics: metrics(1) };
}

function combatant(name: string): Combatant {
  return {
    name,
    classes: [{ class: 'mage', level: 8 }],
    talent: 0,
    IQ: 13,
    Podl: 12,
    SP: 2.5,
    mana: 40,
    fatigue: 60,
    hp: Number.POSITIVE_INFINITY,
    powerPoints: Number.POSITIVE_INFINITY,
    maxPlane: 8,
    magicless: false,
    hidden: false,
    distance: 0,
    untrained: false,
    soulPower: null,
    pursue: true,
    hold: 'never',
    reserveFatigue: 0,
    withdrawBelow: null,
    withdrawWhen: null,
    fleeBelow: { figure: 'iq', below: 3 },
    fleeRounds: 1,
    actEvery: 0,
    manifest: null,
    woundChance: 0,
  };
}

/** A cell from a sketch. The law is the pairing's own unless the sketch says otherwise. */
export function cell(sketch: CellSketch): CellResult {
  const {
    initiator,
    target,
    plane = 1,
    variant = 'printed',
    axes = [],
    ends,
    exactEnds,
    impossible,
  } = sketch;
  const method: Method = exactEnds === undefined ? 'mc' : ends === undefined ? 'exact' : 'both';
  const key = `${initiator} > ${target} @ ${plane}`;
  return {
    cell: {
      kind: 'duel',
      key,
      variant,
      plane,
      axes,
      initiator,
      target,
      setup: {
        plane,
        formulas: printedFormulas,
        classes: builtInClasses,
        rules: defaultRules,
        initiators: [combatant(initiator)],
        targets: [combatant(target)],
      },
    },
    impossible: impossible ?? null,
    method,
    tally: ends === undefined ? null : tallyOf(ends),
    exact: exactEnds === undefined ? null : exactOf(exactEnds),
    precision: null,
    chain: sketch.law ?? key,
    law: sketch.law ?? key,
  };
}

/** Ends of 1000 duels: wins of the initiator, draws by exhaustion, the rest to the target. */
export function thousand(wins: number, draws = 0): Readonly<Record<string, number>> {
  return ends(wins, 1000 - wins - draws, draws);
}

/** The same as probabilities. */
export function chances(win: number, draw = 0): Readonly<Record<string, number>> {
  return ends(win, 1 - win - draw, draw);
}

function ends(win: number, lose: number, draw: number): Readonly<Record<string, number>> {
  const all = { 'initiator:soul': win, 'target:soul': lose, 'draw:exhaustion': draw };
  return Object.fromEntries(Object.entries(all).filter(([, weight]) => weight > 0));
}

/** A run of some cells. */
export function run(cells: readonly CellResult[], name = 'Small duels'): Study {
  return {
    info: {
      version: '0.1.0',
      scenario: {
        name,
        file: 'small.yaml',
        text: 'name: Small duels\nkind: duel\n',
        hash: '0123456789abcdef',
      },
      seed: 'small seed',
      seedDrawn: false,
      options: {
        method: cells[0]?.method ?? 'mc',
        duels: 1000,
        only: null,
        maxStates: DEFAULT_MAX_STATES,
        precision: null,
      },
    },
    cells,
  };
}

/** `report.md` of a run of duels, without pictures. */
export function markdownReport(result: Study, language: Language = english): string {
  const draft = judgedDraft(duelDraft(buildView(result), language), result.judgement, language);
  return markdownDocument(draft(markdownPhrasing), false);
}

/** Every ordered pair of some sides on a plane, mirrors included; `win` is the count of 1000, or the chance. */
export function field(
  sides: readonly string[],
  sketch: (initiator: string, target: string) => Omit<CellSketch, 'initiator' | 'target'>,
): readonly CellResult[] {
  return sides.flatMap((initiator) =>
    sides.map((target) => cell({ initiator, target, ...sketch(initiator, target) })),
  );
}

/**
 * Compares a text with a golden file under `test/golden/report`. `UPDATE=1` writes it; a failure leaves
 * `name-changed.ext` beside it.
 */
export function expectGolden(file: string, text: string): void {
  const folder = fileURLToPath(new URL('../golden/report/', import.meta.url));
  const path = `${folder}${file}`;
  const changed = path.replace(/(\.\w+)$/, '-changed$1');
  mkdirSync(dirname(path), { recursive: true });
  rmSync(changed, { force: true });
  if (process.env['UPDATE'] === '1') writeFileSync(path, text);
  const golden = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (golden !== text) writeFileSync(changed, text);
  expect(text).toBe(golden);
}
