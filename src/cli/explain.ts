/** `souboj explain`: how the numbers of somebody in a scenario came about. */

import { explain, namesOf } from '../facts/explain.ts';
import { plainPhrasing } from '../language/forms/phrasing.ts';
import { type Tip, tipped } from '../problems/problem.ts';
import { fractionLines } from '../report/explain/fraction.ts';
import { explanation } from '../report/explain/write.ts';
import { didYouMean } from '../scenario/tree/nearest.ts';
import { selectCells } from '../study/cells.ts';
import { fractionalDuel } from '../study/fractions.ts';
import { breathe } from '../tuning/pace.ts';
import { UsageError } from './exit.ts';
import { spoken } from './language.ts';
import { print, printText } from './say.ts';
import { readDuelScenario, readScenario } from './scenarioFile.ts';

/** Options of `explain` as the command line gives them. */
export interface ExplainFlags {
  readonly of?: string;
  readonly only?: string;
  /** Chances of winning as exact fractions instead. */
  readonly fraction?: boolean;
}

/**
 * Prints the explanation of a name, for the first variant and setting (of the cells chosen) in which it
 * stands; without a name, the names there are. @throws UsageError for a name that nobody bears.
 */
export async function explainCommand(
  path: string,
  { of: name, only, fraction }: ExplainFlags,
  signal: AbortSignal,
): Promise<void> {
  if (fraction === true) return explainFractions(path, only, signal);
  const source = await readScenario(path);
  const cells = selectCells(source, only ?? null);
  const names = namesOf(cells);
  if (name === undefined) {
    for (const each of names) print(each);
    return;
  }
  const facts = explain(cells, name);
  if (facts === null) {
    const known: Tip | undefined = names.length === 0 ? undefined : ['knownHere', names];
    const tip = tipped(didYouMean(name, names) ?? known);
    throw new UsageError({
      where: ['--of'],
      must: ['nameIn', source.path],
      found: ['value', `"${name}"`],
      ...tip,
    });
  }
  const several = new Set(cells.map(({ variant }) => variant)).size > 1;
  const { variant, axes } = cells.find((cell) => namesOf([cell]).includes(name))!;
  const texts = spoken().explain(plainPhrasing);
  printText(explanation(name, { variant: several ? variant : null, axes }, facts, texts).trimEnd());
}

/** Prints the chances of winning of the duels chosen as exact fractions, one duel after another. */
async function explainFractions(path: string, only: string | undefined, signal: AbortSignal): Promise<void> {
  const source = await readDuelScenario(path, 'explain --fraction');
  const texts = spoken().explain(plainPhrasing);
  for (const cell of selectCells(source, only ?? null)) {
    await breathe({ signal });
    printText(fractionLines(fractionalDuel(cell), texts).trimEnd());
  }
}
