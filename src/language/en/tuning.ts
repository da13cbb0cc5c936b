/** The English catalogue of the tuning reports. */
import { formatsOf } from '../forms/formats.ts';
import { createNumbers } from '../forms/numbers.ts';
import type { Phrasing } from '../forms/phrasing.ts';
import type { CommonTexts, TuningTexts } from '../texts/tuning.ts';
import { curveWords } from './curve.ts';
import { metaWords } from './meta.ts';
import { restrictWords } from './restrict.ts';
import { globalWords, sensitivityWords } from './sensitivity.ts';
import { sweepWords } from './sweep.ts';
import { tacticsWords } from './tactics.ts';
import { tuneWords } from './tune.ts';
import type { Wording } from './wording.ts';

/** English texts, marked up by a phrasing. */
export function englishTuning(phrasing: Phrasing): TuningTexts {
  const numbers = createNumbers('en');
  const formats = formatsOf(numbers, (numeral) => `${numeral} %`);
  const { name, code, strong } = phrasing;
  const plane = (own: number | null): string => (own === null ? 'all planes together' : `plane ${own}`);
  const wording: Wording = { ...formats, phrasing, plane, names: (list) => numbers.list(list.map(name)) };
  const common: CommonTexts = {
    reading: 'How to read it',
    repeating: 'To repeat it',
    standout: 'What stands out',
    side: 'side',
    plane: 'plane',
    allPlanes: 'all planes',
    none: '–',
    planeHead: (own) => (own === null ? 'All planes together' : `Plane ${own}`),
    percent: formats.percent,
    points: formats.points,
    point: ({ variant, axes, others }) => {
      if (!others) return '';
      const at = axes.map((axis) => `${name(axis.name)} = ${name(String(axis.value))}`);
      return `This is about variant ${strong(name(variant))}${at.length === 0 ? '' : ` at ${numbers.list(at)}`}; the scenario has others, which are left out here.`;
    },
    repeat: (info) => [
      `seed ${code(info.seed)}${info.seedDrawn ? ' (drawn for this run)' : ''}`,
      `souboj ${code(info.version)}`,
      `scenario ${code(info.scenario.file)}, SHA-256 ${code(info.scenario.hash)}`,
    ],
  };
  return {
    language: 'en',
    numbers,
    common,
    sensitivity: sensitivityWords(wording),
    global: globalWords(wording),
    tune: tuneWords(wording),
    meta: metaWords(wording),
    sweep: sweepWords(wording),
    curve: curveWords(wording),
    tactics: tacticsWords(wording),
    restrict: restrictWords(wording),
  };
}
