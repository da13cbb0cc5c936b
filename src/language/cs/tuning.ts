/** The Czech catalogue of the tuning reports. */

import { formatsOf } from '../forms/formats.ts';
import { createNumbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import { shielded, typesetAll } from '../forms/typography.ts';
import type { CommonTexts, TuningTexts } from '../texts/tuning.ts';

import { czechCurve } from './curve.ts';
import { czechMeta } from './meta.ts';
import { czechSide } from './names.ts';
import { czechRestrict } from './restrict.ts';
import { czechGlobal, czechSensitivity } from './sensitivity.ts';
import { czechSweep } from './sweep.ts';
import { czechTactics } from './tactics.ts';
import { czechTune } from './tune.ts';
import type { CzechWording } from './wording.ts';

/** Czech texts, marked up by a phrasing. */
export function czechTuning(phrasing: Phrasing): TuningTexts {
  return typesetAll(catalogue(shielded(phrasing)));
}

function catalogue(phrasing: Phrasing): TuningTexts {
  const numbers = createNumbers('cs');
  const formats = formatsOf(numbers, (numeral) => `${numeral}\u00a0%`);
  const { name, code, strong } = phrasing;
  const side = (raw: string) => name(czechSide(raw));
  const wording: CzechWording = {
    ...formats,
    phrasing,
    side,
    on: (own) => (own === null ? 'přes všechny hladiny' : `na hladině ${own}`),
    names: (list) => numbers.list(list.map(side)),
  };
  const common: CommonTexts = {
    reading: 'Jak zprávu číst',
    repeating: 'Jak běh zopakovat',
    standout: 'Čeho si všimnout',
    side: 'strana',
    plane: 'hladina',
    allPlanes: 'všechny hladiny',
    none: '–',
    planeHead: (own) => (own === null ? 'Všechny hladiny dohromady' : `Hladina ${own}`),
    percent: formats.percent,
    points: formats.points,
    point: ({ variant, axes, others }) => {
      if (!others) return '';
      const at = axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`);
      return `Řeč je o variantě ${strong(name(variant))}${at.length === 0 ? '' : ` při ${numbers.list(at)}`}; ostatní ze scénáře tu nejsou.`;
    },
    repeat: (info) => [
      `seed ${code(info.seed)}${info.seedDrawn ? ' (vylosovaný pro tento běh)' : ''}`,
      `souboj ${code(info.version)}`,
      `scénář ${code(info.scenario.file)}, SHA-256 ${code(info.scenario.hash)}`,
    ],
  };
  return {
    language: 'cs',
    numbers,
    common,
    sensitivity: czechSensitivity(wording),
    global: czechGlobal(wording),
    tune: czechTune(wording),
    meta: czechMeta(wording),
    sweep: czechSweep(wording),
    curve: czechCurve(wording),
    tactics: czechTactics(wording),
    restrict: czechRestrict(wording),
  };
}
