/** The baseline's file: JSON, one cell a line, so that a change shows as the lines that changed. */
import type { Baseline, BaselineCell, KeptFigures, Triple } from '../../analysis/baseline/baseline.ts';
import { ReportError } from '../../language/errors.ts';
import type { Histogram } from '../../stats/histogram.ts';
import { Node } from '../json/shape.ts';

/** Version of the layout. */
const format = 1;

/** The text of the file. */
export function writeBaseline(baseline: Baseline): string {
  const { cells, version, ...rest } = baseline;
  const head = Object.entries({ format, version, ...rest }).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)},`,
  );
  const lines = cells.map(({ key, variant, axes, counts, exact, figures }) =>
    JSON.stringify([key, variant, axes.map(({ name, value }) => [name, value]), counts, exact, figures]),
  );
  return `${['{', ...head, '"cells": [', lines.join(',\n'), ']', '}'].join('\n')}\n`;
}

/** Reads what `writeBaseline` wrote. @throws ReportError `bad-run` with the place of what is wrong. */
export function readBaseline(text: string, name: string): Baseline {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new ReportError('bad-run', `${name}: must be a baseline as souboj writes it (got no JSON)`, {
      cause,
    });
  }
  const root = new Node(parsed, name);
  const found = root.at('format').number();
  if (found !== format) throw new ReportError('bad-run', `${name}.format: must be ${format} (got ${found})`);
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
  const [key, variant, axes, counts, exact, figures] = node.items();
  if (
    key === undefined ||
    variant === undefined ||
    axes === undefined ||
    counts === undefined ||
    exact === undefined
  )
    throw new ReportError('bad-run', 'a cell of the baseline must be a list of five or six');
  return {
    key: key.text(),
    variant: variant.text(),
    axes: axes.items().map((axis) => {
      const [name, value] = axis.items();
      if (name === undefined || value === undefined)
        throw new ReportError('bad-run', 'an axis of the baseline must be a name and a value');
      return { name: name.text(), value: value.scalar() };
    }),
    counts: counts.orNull(readTriple),
    exact: exact.orNull(readTriple),
    // Files of older versions hold who won alone.
    figures: figures === undefined ? null : figures.orNull(readFigures),
  };
}

function readFigures(node: Node): KeptFigures {
  const means = (own: Node) => byName(own, (mean) => mean.number());
  return {
    counted: node.at('counted').orNull(means),
    exact: node.at('exact').orNull(means),
    distributions: node.at('distributions').orNull((own) => byName(own, readHistogram)),
  };
}

function byName<T>(node: Node, read: (own: Node) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(node.entries().map(([name, own]) => [name, read(own)]));
}

function readHistogram(node: Node): Histogram {
  return node.items().map((pair) => {
    const [value, weight] = pair.items().map((item) => item.number());
    if (value === undefined || weight === undefined)
      throw new ReportError('bad-run', 'a distribution of the baseline must hold values with counts');
    return [value, weight] as const;
  });
}

function readTriple(node: Node): Triple {
  const [win, draw, loss] = node.items().map((item) => item.number());
  if (win === undefined || draw === undefined || loss === undefined)
    throw new ReportError('bad-run', 'figures of a cell of the baseline must be three');
  return [win, draw, loss];
}
