/** The baseline's file: JSON, one cell a line, so that a change shows as the lines that changed. */
import type { Baseline, BaselineCell, Triple } from '../../analysis/baseline/baseline.ts';
import { ReportError } from '../../language/errors.ts';
import { Node } from '../json/shape.ts';

/** Version of the layout. */
const format = 1;

/** The text of the file. */
export function writeBaseline(baseline: Baseline): string {
  const { cells, version, ...rest } = baseline;
  const head = Object.entries({ format, version, ...rest }).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)},`,
  );
  const lines = cells.map(({ key, variant, axes, counts, exact }) =>
    JSON.stringify([key, variant, axes.map(({ name, value }) => [name, value]), counts, exact]),
  );
  return `${['{', ...head, '"cells": [', lines.join(',\n'), ']', '}'].join('\n')}\n`;
}

/** Reads what `writeBaseline` wrote. @throws ReportError `bad-run` with the place of what is wrong. */
export function readBaseline(text: string, name: string): Baseline {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new ReportError('bad-run', { where: [name], must: ['baseline'], found: ['noJson'] }, { cause });
  }
  const root = new Node(parsed, name);
  const found = root.at('format').number();
  if (found !== format) root.at('format').refuse('exactly', `${format}`);
  const scenario = root.at('scenario');
  return {
    version: root.at('version').text(),
    scenario: {
      name: scenario.at('name').text(),
      hash: scenario.at('hash').text(),
      text: scenario.at('text').text(),
    },
    seed: root.at('seed').text(),
    duels: root.at('duels').number(),
    method: root.at('method').oneOf(['mc', 'exact', 'both'] as const),
    maxStates: root.at('maxStates').number(),
    cells: root.at('cells').items().map(readCell),
  };
}

function readCell(node: Node): BaselineCell {
  const [key, variant, axes, counts, exact] = node.items();
  if (
    key === undefined ||
    variant === undefined ||
    axes === undefined ||
    counts === undefined ||
    exact === undefined
  )
    return node.refuse('listOfLength', 5);
  return {
    key: key.text(),
    variant: variant.text(),
    axes: axes.items().map((axis) => {
      const [name, value] = axis.items();
      if (name === undefined || value === undefined) return axis.refuse('nameAndValue');
      return { name: name.text(), value: value.scalar() };
    }),
    counts: counts.orNull(readTriple),
    exact: exact.orNull(readTriple),
  };
}

function readTriple(node: Node): Triple {
  const [win, draw, loss] = node.items().map((item) => item.number());
  if (win === undefined || draw === undefined || loss === undefined) return node.refuse('listOfLength', 3);
  return [win, draw, loss];
}
