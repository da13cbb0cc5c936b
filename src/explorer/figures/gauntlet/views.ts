/** How far gauntlets come, a curve each: simulated, since their states are far too many to solve. */
import { bestOf } from '../../../analysis/estimate.ts';
import { type GauntletResult, gauntletFigures } from '../../../facts/gauntlet/view.ts';
import { plainPhrasing } from '../../../language/forms/phrasing.ts';
import { type LanguageTag, languageOf, textsIn } from '../../../language/languages.ts';
import type { CurvesView, ViewModel } from '../../model/views.ts';

/** The view of gauntlets. */
export function gauntletViews(
  results: readonly GauntletResult[],
  _file: readonly GauntletResult[],
  language: LanguageTag,
): readonly ViewModel[] {
  const { rates, numbers } = languageOf(language)(plainPhrasing);
  const { views } = textsIn(language).explorer;
  const rows = results.flatMap((result): CurvesView['rows'][number][] => {
    const figures = gauntletFigures(result);
    if (figures === null) return [];
    const { survived, runs } = figures;
    const counts = result.tally!.metrics['survived'] ?? [];
    const reached = (duels: number): number =>
      counts.reduce((sum, [value, count]) => sum + (value >= duels ? count : 0), 0) / runs;
    const points = Array.from({ length: result.cell.setup.duels + 1 }, (_, duels) => ({
      x: duels,
      y: reached(duels),
      text: views.survived(duels, rates.share(reached(duels))),
    }));
    const mean = bestOf(survived) ?? 0;
    return [
      {
        title: result.cell.key,
        points,
        now: null,
        file: null,
        steps: [{ x: mean, text: views.meanSurvived(numbers.fixed(mean, 2)) }],
      },
    ];
  });
  const [first] = results;
  return [{ kind: 'curves', title: views.survival, note: views.simulated(first?.tally?.total ?? 0), rows }];
}
