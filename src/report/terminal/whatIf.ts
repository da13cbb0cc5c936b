/** What a change of values does to everybody, for a terminal: bare lines. */
import { type Change, type ChangeRow, changesBetween } from '../../facts/moves/changes.ts';
import { compareFairness } from '../../facts/moves/moves.ts';
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import { pointsText } from '../../language/forms/rates.ts';
import { shareNumeral } from '../../language/forms/share.ts';
import { type LanguageTag, languageOf } from '../../language/languages.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { WhatIf } from '../../study/whatIf.ts';
import { reports } from '../kinds.ts';
import { aligned, wrapped } from './aligned.ts';
import { labelOf } from './answer.ts';

/** Changes of so little are no change. */
const STILL = 1e-9;

/** Everything, line by line. @param columns of the terminal, at which sentences are broken. */
export function whatIfLines(
  { moved, before, after, duels, others }: WhatIf,
  tag: LanguageTag,
  columns: number = Number.POSITIVE_INFINITY,
): readonly string[] {
  const report = reports.get(before.cells[0]?.cell.kind ?? '');
  const texts = languageOf(tag)(plainPhrasing);
  const { opening } = texts;
  const [was] = report?.tracked(before) ?? [];
  const [is] = report?.tracked(after) ?? [];
  if (was === undefined || is === undefined) return [];
  const rows = changesBetween(was, is);
  const known = opening.known(duels);
  const about = others ? opening.atPoint(texts.point({ variant: was.variant, axes: was.axes })) : '';
  const value = (one: string | number | boolean | null): string =>
    typeof one === 'number' ? texts.numbers.significant(one, 6) : one === null ? '?' : String(one);
  return [
    ...moved.map(({ path, before: from, after: to }) => `${path}  ${value(from)} → ${value(to)}`),
    ...wrapped(`${known}${about}`, columns),
    '',
    ...(rows.every(isStill) ? [opening.nothingMoves] : table(rows, texts)),
    ...(was.fairness === null || is.fairness === null
      ? []
      : ['', ...wrapped(opening.fairness(compareFairness(was.fairness, is.fairness)), columns)]),
  ];
}

function isStill({ together, planes }: ChangeRow): boolean {
  return [together, ...planes].every((own) => Math.abs(own.after - own.before) <= STILL);
}

function table(rows: readonly ChangeRow[], texts: Texts): readonly string[] {
  const { opening, numbers } = texts;
  const planes = [...new Set(rows.flatMap((row) => row.planes.map(({ plane }) => plane)))];
  const show = (share: boolean, value: number): string =>
    share ? shareNumeral(value, numbers) : numbers.fixed(value, 1);
  const by = (share: boolean, { before, after }: Change): string =>
    Math.abs(after - before) <= STILL
      ? '·'
      : share
        ? pointsText(after - before, numbers)
        : numbers.signed(after - before, 1);
  const first = rows[0]!;
  return [
    `${opening.figures[first.figure.of]}${planes.length > 1 ? opening.thenPlanes : ''}`,
    ...aligned([
      ...(planes.length > 1 ? [['', '', '', '', '', ...planes.map((plane) => texts.planeHead(plane))]] : []),
      ...rows.map(({ figure, share, together, planes: own }) => [
        labelOf(figure, texts),
        show(share, together.before),
        '→',
        show(share, together.after),
        by(share, together),
        ...(planes.length > 1
          ? planes.map((plane) => {
              const at = own.find((one) => one.plane === plane);
              return at === undefined ? '' : by(share, at);
            })
          : []),
      ]),
    ]).map((line) => `  ${line}`),
  ];
}
