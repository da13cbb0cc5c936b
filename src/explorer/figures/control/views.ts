/** Who is obeyed, a bar a mind. */
import { bestOf } from '../../../analysis/estimate.ts';
import { type ControlResult, obeyedOf } from '../../../facts/control/view.ts';
import { plainPhrasing } from '../../../language/forms/phrasing.ts';
import { type LanguageTag, languageOf, textsIn } from '../../../language/languages.ts';
import type { ViewModel } from '../../model/views.ts';

/** The view of contests over minds. */
export function controlViews(
  results: readonly ControlResult[],
  _file: readonly ControlResult[],
  language: LanguageTag,
): readonly ViewModel[] {
  const { rates } = languageOf(language)(plainPhrasing);
  const { explorer, contest } = textsIn(language);
  const all = results.map((result) => ({ mind: result.cell.mind, obeyed: obeyedOf(result) }));
  const legend = [...new Set(all.flatMap(({ obeyed }) => obeyed.map(({ controller }) => controller.name)))];
  return [
    {
      kind: 'parts',
      title: contest(plainPhrasing).obeyedHead,
      note: explorer.views.obeyed,
      legend,
      rows: all.map(({ mind, obeyed }) => ({
        title: mind,
        total: '',
        parts: obeyed.map(({ controller: { name }, rate }) => ({
          part: legend.indexOf(name),
          share: bestOf(rate) ?? 0,
          text: `${name}: ${rates.estimate(rate)}`,
        })),
      })),
    },
  ];
}
