/** The frame of a tuning report: title, sentences, sections, how to read it, how to repeat it. */

import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import type { Phrasing } from '../../language/forms/phrasing.ts';
import type { Texts } from '../../language/texts/texts.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import { type Finding, framed } from '../document/frame.ts';
import type { Block, Document } from '../document/model.ts';

/** What a report is worded with. */
export interface TuningWording {
  readonly phrasing: Phrasing;
  readonly texts: TuningTexts;
  /** The same, bare: for pictures. */
  readonly plain: TuningTexts;
  /** Bare words that all reports share. */
  readonly shared: Texts;
}

/** A side as the reader calls it, marked up. */
export function sideText({ phrasing, shared }: TuningWording, side: string): string {
  return phrasing.name(shared.sideName(side));
}

/** What a page holds. */
export interface Page {
  readonly title: string;
  readonly findings: readonly Finding[];
  /** Under the findings: pictures, notes. */
  readonly under: readonly Block[];
  readonly sections: readonly Block[];
  readonly reading: readonly string[];
  /** How it is repeated, where that is not by a scenario. */
  readonly repeating?: readonly string[];
}

/** The page as a document. */
export function pageDocument(page: Page, info: ReportInfo, { texts, shared }: TuningWording): Document {
  return framed({
    ...page,
    findings: () => page.findings,
    texts: shared,
    command: info.command,
    repeating: page.repeating ?? texts.common.repeat(info),
  });
}
