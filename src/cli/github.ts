/** What GitHub shows of a command: annotations at the lines of a file, and the summary of the run. */
import { appendFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Refusal } from '../problems/problem.ts';
import { inWords } from './problems.ts';
import { note, workflowCommand } from './say.ts';
import { words } from './words.ts';

/** GitHub shows about so many annotations a step. */
export const ANNOTATIONS = 10;
/** GitHub refuses a longer summary. */
const SUMMARY_BYTES = 1_000_000;

/** Where an annotation stands; lines and columns count from 1. */
export interface AnnotationPlace {
  readonly path: string;
  readonly line: number;
  readonly column?: number;
  readonly title?: string;
}

/** A workflow command that annotates a line of a file: its path as GitHub knows it. */
export function annotation(
  command: 'error' | 'warning',
  { path, line, column, title }: AnnotationPlace,
  told: string,
  env: NodeJS.ProcessEnv,
): string {
  const root = env['GITHUB_WORKSPACE'];
  const inside = root === undefined ? '..' : relative(root, resolve(path));
  const file = inside.startsWith('..') ? path : inside.replaceAll('\\', '/');
  const properties = [
    `file=${property(file)}`,
    `line=${line}`,
    ...(column === undefined ? [] : [`col=${column}`]),
    ...(title === undefined ? [] : [`title=${property(title)}`]),
  ];
  return `::${command} ${properties.join(',')}::${data(told)}`;
}

function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** `file:line:column`, as problems of a scenario have it for their first place. */
const placePattern = /^(.+):(\d+):(\d+)$/s;

/** Shows problems that have a place in a file: annotations on stderr, all of them in the summary; only on GitHub. */
export function showRefusals(refusals: readonly Refusal[], env: NodeJS.ProcessEnv): void {
  if (!env['GITHUB_ACTIONS']) return;
  const placed = refusals.flatMap((refusal) => {
    const [first, ...within] = refusal.where;
    const match = typeof first === 'string' ? placePattern.exec(first) : null;
    if (match === null) return [];
    const [, path = '', line, column] = match;
    const told = inWords({ ...refusal, where: within });
    return [{ place: { path, line: Number(line), column: Number(column) }, told, whole: inWords(refusal) }];
  });
  if (placed.length === 0) return;
  // The rest stands on stderr and in the summary.
  for (const { place, told } of placed.slice(0, ANNOTATIONS))
    workflowCommand(annotation('error', place, told, env));
  addToSummary(codeBlock(placed.map(({ whole }) => whole).join('\n')), env);
}

/** A text as it stands, in Markdown: its fence is longer than any in it. */
function codeBlock(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/**
 * Appends Markdown to the file that GitHub shows on the page of the run, if it is there. What cannot be
 * written is told and left: a summary must not turn a verdict around.
 */
export function addToSummary(markdown: string, env: NodeJS.ProcessEnv): void {
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  const text = `${markdown}\n\n`;
  try {
    const used = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (used + Buffer.byteLength(text) > SUMMARY_BYTES) note(words().summary.tooLong(file));
    else appendFileSync(file, text);
  } catch (error) {
    note(words().summary.refused(file, (error as Error).message));
  }
}
