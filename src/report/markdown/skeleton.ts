/** The frame of a report on a small table: what stands out, sections, how to read and to repeat it. */
import type { RunInfo } from '../../batch/result.ts';
import { repeatCommand } from './command.ts';
import { fencedBlock } from './escape.ts';
import { bullets, section } from './layout.ts';

/** Parts of a report, marked up already. */
export interface ReportParts {
  readonly title: string;
  readonly info: RunInfo;
  readonly headings: { readonly standout: string; readonly reading: string; readonly repeating: string };
  readonly standout: readonly string[];
  readonly scope: string;
  readonly sections: readonly (readonly [heading: string, blocks: readonly string[]])[];
  readonly reading: readonly string[];
  readonly repeating: readonly string[];
}

/** The whole report. */
export function reportOf(parts: ReportParts): string {
  const { headings, standout, scope, sections, reading, repeating, info } = parts;
  const sentences = standout.filter((sentence) => sentence !== '');
  const blocks = [
    `# ${parts.title}`,
    ...section(headings.standout, [...(sentences.length > 0 ? [bullets(sentences)] : []), scope]),
    ...sections.flatMap(([heading, inner]) => section(heading, inner)),
    ...section(headings.reading, [bullets(reading)]),
    ...section(headings.repeating, [fencedBlock('sh', repeatCommand(info)), bullets(repeating)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
