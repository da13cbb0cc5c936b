/**
 * Plugins of StrykerJS. `errorTexts` leaves the words of errors alone. `sample` lets through the mutants of a fixed
 * random sample; the rest counts as not compiled, so it is no part of the score. A mutant is drawn by a hash of what
 * it is, so the same ones are drawn again after an edit elsewhere.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Literal seed of the sample. */
const seed = 'souboj mutants 1';

/** A number in [0, 1) for a mutant. */
export function lotOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const name = relative(process.cwd(), fileName).replace(/^.*(src\/)/, '$1');
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  const hash = createHash('sha256').update([seed, name, place, mutatorName, replacement].join('\n'));
  return hash.digest().readUIntBE(0, 6) / 2 ** 48;
}

class Sample {
  async init() {}

  /** `MUTATE_BELOW` is the lot of the first mutant that is no longer drawn. */
  async check(mutants) {
    const below = Number(process.env.MUTATE_BELOW ?? 1);
    const verdict = (mutant) =>
      lotOf(mutant) < below ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

/** Whether a piece of code is nothing but the words of an error. */
function wordsOfError(path) {
  if (!path.isStringLiteral() && !path.isTemplateLiteral()) return false;
  const thrown = path.findParent((parent) => parent.isThrowStatement());
  const call = path.parentPath?.isCallExpression() ? path.parentPath.node.callee : null;
  const checks = call?.type === 'Identifier' && /^require[A-Z]/.test(call.name);
  return thrown !== null || (checks && path.listKey === 'arguments');
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', Sample),
  declareValuePlugin(PluginKind.Ignore, 'errorTexts', {
    shouldIgnore: (path) => (wordsOfError(path) ? 'words of an error' : undefined),
  }),
];
