/** `souboj explain`: how the numbers of somebody in a scenario came about. */
import { explain, namesOf } from '../facts/explain/explain.ts';
import { explainCzech } from '../language/cs/explain.ts';
import { explainEnglish } from '../language/en/explain.ts';
import { explanation } from '../report/explain/write.ts';
import { didYouMean } from '../scenario/tree/nearest.ts';
import { UsageError } from './exit.ts';
import { language } from './language.ts';
import { readScenario, selectCells } from './scenarioFile.ts';

/** Options of `explain` as the command line gives them. */
export interface ExplainFlags {
  readonly of?: string;
  readonly only?: string;
}

/**
 * Prints the explanation of a name, for the first variant and setting (of the cells chosen) in which it
 * stands; without a name, the names there are. @throws UsageError for a name that nobody bears.
 */
export async function explainCommand(path: string, { of: name, only }: ExplainFlags): Promise<void> {
  const source = await readScenario(path);
  const cells = selectCells(source, only ?? null);
  const names = namesOf(cells);
  if (name === undefined) {
    for (const each of names) console.log(each);
    return;
  }
  const facts = explain(cells, name);
  if (facts === null) {
    const near = didYouMean(name, names) ?? (names.length === 0 ? '' : `known here: ${names.join(', ')}`);
    const tip = near === '' ? '' : ` Tip: ${near}`;
    throw new UsageError([`--of: must be a name in ${source.path} (got "${name}")${tip}`]);
  }
  const several = new Set(cells.map(({ variant }) => variant)).size > 1;
  const { variant, axes } = cells.find((cell) => namesOf([cell]).includes(name))!;
  const texts = language() === 'cs' ? explainCzech() : explainEnglish();
  process.stdout.write(explanation(name, { variant: several ? variant : null, axes }, facts, texts));
}
