/** The report of a kind that has no matrix, as the page shows it. */
import type { CellResult, RunInfo } from '../../batch/result.ts';
import { type LanguageTag, languageOf } from '../../language/languages.ts';
import { HtmlWriter } from '../../report/html/document.ts';
import { htmlPhrasing } from '../../report/html/phrasing.ts';
import { reports } from '../../report/kinds.ts';
import { judgedDraft } from '../../report/verdicts/blocks.ts';
import type { Cell } from '../../scenario/model/cells.ts';
import { verdictsOf } from './judging.ts';
import type { Scene } from './scene.ts';

/** Writes it, of all cells of a scene. */
export async function kindReport(
  scene: Scene,
  cells: readonly CellResult<Cell>[],
  info: RunInfo,
  language: LanguageTag,
): Promise<string> {
  const { kind, expectations } = scene.scenario;
  const judged = expectations.length > 0 ? { judgement: await verdictsOf(scene, cells, null) } : {};
  const study = { info, cells, ...judged };
  const words = languageOf(language);
  const draft = judgedDraft(reports.get(kind)!.draft(study, words, language), study.judgement, words);
  return new HtmlWriter(new Map()).blocks(draft(htmlPhrasing).blocks).join('\n');
}
