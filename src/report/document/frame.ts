/** The frame of a report: what stands out, sections, how to read it, how to repeat it. */
import { type Block, type Document, filled, items, list, section } from './model.ts';
import { repeatingBlocks } from './parts.ts';

/** Sentences that a reader takes in before the tables. */
export const mostSentences = 10;

/** A sentence and the heading of the section with its figures; `null` where none has them. */
export type Finding = readonly [text: string, heading: string | null];

/** Parts of a report, marked up already. */
export interface FrameParts {
  readonly title: string;
  readonly headings: { readonly standout: string; readonly reading: string; readonly repeating: string };
  /** The most wanted first; of more than {@link mostSentences} the last ones stand in the tables alone. */
  readonly findings: readonly Finding[];
  /** Whether simulation and exact solution agree; empty where there is nothing to compare. Always told. */
  readonly check: string;
  /** Word of the links from sentences to their sections. */
  readonly see: string;
  /** Under the sentences. */
  readonly lead: readonly Block[];
  readonly sections: readonly Block[];
  readonly reading: readonly string[];
  readonly command: string;
  readonly repeating: readonly string[];
}

/** The whole report. */
export function framed(parts: FrameParts): Document {
  const { title, headings, findings, check, see, lead, sections, reading, command, repeating } = parts;
  const told = findings
    .filter(([sentence]) => sentence !== '')
    .slice(0, mostSentences - (check === '' ? 0 : 1))
    .map(([sentence, heading]) => ({
      text: sentence,
      link: heading === null || !headed(sections, heading) ? null : { word: see, heading },
    }));
  return {
    title,
    blocks: [
      section(headings.standout, [...items([...told, { text: check, link: null }]), ...lead]),
      ...sections,
      section(headings.reading, list(reading)),
      section(headings.repeating, repeatingBlocks(command, repeating)),
    ],
  };
}

/** Whether there is a section of that name with something in it. */
function headed(blocks: readonly Block[], heading: string): boolean {
  return blocks.some((block) => block.kind === 'section' && block.heading === heading && filled(block));
}
