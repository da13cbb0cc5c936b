/** The Czech catalogue of the tuning reports. */
import { czechSide } from '../czechNames.ts';
import { createNumbers } from '../numbers.ts';
import type { Phrasing } from '../phrasing.ts';
import { czechGlobal } from './czechGlobal.ts';
import { czechMeta } from './czechMeta.ts';
import { czechSensitivity } from './czechSensitivity.ts';
import { czechSweep } from './czechSweep.ts';
import { czechTune } from './czechTune.ts';
import type { CzechWording } from './czechWording.ts';
import { formatsOf } from './formats.ts';
import type { CommonTexts, TuningTexts } from './texts.ts';

/** Czech texts, marked up by a phrasing. */
export function czechTuning(phrasing: Phrasing): TuningTexts {
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
    standout: 'Co je nápadné',
    side: 'strana',
    plane: 'hladina',
    allPlanes: 'všechny hladiny',
    none: '–',
    planeHead: (own) => (own === null ? 'Všechny hladiny dohromady' : `Hladina ${own}`),
    percent: formats.percent,
    share: formats.share,
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
  };
}
