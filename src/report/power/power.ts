/** A plan of a comparison as text for a terminal. */
import type { Need, Probe } from '../../analysis/power.ts';
import type { PowerFacts } from '../../facts/power/plan.ts';
import { english } from '../../language/en/texts.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Texts } from '../../language/texts/texts.ts';
import { table } from '../markdown/table.ts';

/** One row a way of asking, then how to read it. */
export function powerText(
  needs: readonly Need[],
  probes: readonly Probe[],
  facts: PowerFacts,
  language: (phrasing: Phrasing) => Texts = english,
): string {
  const { power: words, numbers } = language(plainPhrasing);
  const { columns } = words;
  const count = (duels: number) => (Number.isFinite(duels) ? numbers.whole(duels) : '–');
  const rows = needs.map(({ kind, single, all }) => [
    words.kinds[kind],
    count(single),
    count(all),
    facts.msPerDuel > 0 && Number.isFinite(all)
      ? words.time((2 * all * facts.cells * facts.msPerDuel) / facts.workers)
      : '',
  ]);
  return [
    words.head(facts),
    '',
    table([columns.how, columns.single, columns.all, columns.time], rows, 'lrrr'),
    '',
    ...words.notes(facts, probes.length),
  ].join('\n');
}
