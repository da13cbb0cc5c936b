/** The frame of a tuning report in Markdown: title, sentences, sections, how to read it, how to repeat it. */
import { fencedBlock } from '../markdown/escape.ts';
import type { ReportInfo, TuningTexts } from './texts.ts';

/** A heading with what stands under it; left out where nothing does. */
export type Section = readonly [heading: string, blocks: readonly string[]];

/** What a page holds. */
export interface Page {
  readonly title: string;
  readonly findings: readonly string[];
  /** Under the findings: pictures, notes. */
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
  readonly reading: readonly string[];
}

/** Lines as a list. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A picture beside the page. */
export function picture(alternative: string, file: string): string {
  return `![${alternative}](${file})`;
}

/** The page as text. */
export function pageText(page: Page, info: ReportInfo, { common }: TuningTexts): string {
  const sections: readonly Section[] = [
    [common.standout, page.findings.length === 0 ? page.lead : [bullets(page.findings), ...page.lead]],
    ...page.sections,
    [common.reading, page.reading.length === 0 ? [] : [bullets(page.reading)]],
    [common.repeating, [fencedBlock('sh', info.command), bullets(common.repeat(info))]],
  ];
  const blocks = sections.flatMap(([heading, content]) => {
    const kept = content.filter((block) => block !== '');
    return kept.length === 0 ? [] : [`## ${heading}`, ...kept];
  });
  return `${[`# ${page.title}`, ...blocks].join('\n\n')}\n`;
}
