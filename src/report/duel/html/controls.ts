/** Switches above the tables: hidden until the script that answers them runs. */
import type { View } from '../../../facts/duel/view.ts';
import type { Texts } from '../../../language/texts/texts.ts';
import { escapeHtml } from '../../markdown/escape.ts';
import { pointName } from '../pointName.ts';
import { pointParts } from './pointKeys.ts';

/** The form with all switches; those with a single choice are left out. `texts` in plain phrasing. */
export function controlsHtml(view: View, texts: Texts): string {
  const { page, numbers } = texts;
  const planes = [
    ...new Set(
      view.points.flatMap(({ tables }) =>
        tables.filter(({ shape }) => shape !== 'list').map(({ plane }) => plane),
      ),
    ),
  ];
  const matrix = view.points.some(({ tables }) => tables.some(({ shape }) => shape === 'matrix'));
  return [
    `<form id="controls" hidden aria-label="${escapeHtml(page.controls)}">`,
    ...pointSwitches(view, texts),
    planes.length > 1
      ? select('plane', page.plane, [
          ['', page.allPlanes],
          ...planes.map((plane) => [String(plane), numbers.whole(plane)] as const),
        ])
      : '',
    select('figure', page.figure, Object.entries(page.figures)),
    matrix ? select('order', page.order, Object.entries(page.orders)) : '',
    `<label>${escapeHtml(page.filter)} <input name="filter" type="search" autocomplete="off" placeholder="${escapeHtml(page.filterHint)}"></label>`,
    '</form>',
  ].join('');
}

/**
 * One switch for the variant and one for every axis, where every combination has its point; else one for all. The
 * page's script shows the point whose key is made of what is chosen.
 */
function pointSwitches(view: View, texts: Texts): readonly string[] {
  if (view.points.length < 2) return [];
  const parts = pointParts(view);
  if (parts === null)
    return [
      select(
        'point',
        texts.page.variant,
        view.points.map((_, index) => [String(index), pointName(view, index, texts)]),
      ),
    ];
  return parts
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }, index) =>
      select(
        `part-${index}`,
        name ?? texts.page.variantAlone,
        values.map((value, at) => [String(at), value]),
      ),
    );
}

function select(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): string {
  const items = options.map(
    ([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`,
  );
  return `<label>${escapeHtml(label)} <select name="${name}" autocomplete="off">${items.join('')}</select></label>`;
}
