/** What the tables of duels can be switched to on the page, beside the points. */
import type { View } from '../../facts/duel/view.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { Switch } from '../document/model.ts';

/** One plane or all, the figure that colours the cells, the order of matrices. @param plain in plain phrasing. */
export function pageSwitches({ points }: View, { page, numbers }: Texts): readonly Switch[] {
  const tables = points.flatMap((point) => point.tables);
  const planes = [...new Set(tables.filter(({ shape }) => shape !== 'list').map(({ plane }) => plane))];
  const all: Switch['options'] = [
    ['', page.allPlanes],
    ...planes.map((plane) => [String(plane), numbers.whole(plane)] as const),
  ];
  return [
    { name: 'plane', label: page.plane, options: planes.length > 1 ? all : [] },
    { name: 'figure', label: page.figure, options: Object.entries(page.figures) },
    {
      name: 'order',
      label: page.order,
      options: tables.some(({ shape }) => shape === 'matrix') ? Object.entries(page.orders) : [],
    },
  ];
}
