/** Which part of a report holds the table behind a finding. */
import type { Finding } from './findings.ts';

/** Parts of a report that a finding can point to; the names are those of the headings. */
export type FindingSection = 'scores' | 'rates' | 'edge' | 'length' | 'ends' | 'impossible';

/** The part where the figures behind a finding stand. */
export function sectionOf(finding: Finding): FindingSection {
  switch (finding.kind) {
    case 'strongest':
    case 'weakest':
    case 'allEqual':
    case 'twins':
      return 'scores';
    case 'oneLaw':
    case 'hopeless':
      return 'rates';
    case 'draws':
      return 'ends';
    case 'edge':
    case 'length':
    case 'impossible':
      return finding.kind;
  }
}
