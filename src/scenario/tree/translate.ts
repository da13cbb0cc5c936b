/** From zod's issues to our problems: each issue carries what must be, and knows where. */
import type { z } from 'zod';
import type { Tip } from '../../problems/problem.ts';
import { carried } from './carried.ts';
import type { ProblemCollector } from './collector.ts';
import { knownKeys } from './known-keys.ts';
import { tipOf } from './nearest.ts';
import type { Path } from './path.ts';
import { describe } from './plain.ts';
import { quoted } from './quoted.ts';
import { nodeAt, placeOf, type RawNode } from './tree.ts';

type Issue = z.core.$ZodIssue;

/** What an issue makes unusable: the path at fault, and a key that was probably meant by an unknown one. */
export interface Flaw {
  readonly path: Path;
  /** Path of the known key that an unknown one resembles: not to be reported as missing besides. */
  readonly meant?: Path;
}

const words = (path: readonly PropertyKey[]): string[] => path.map(String);

/** Replaces the issues of a union by those of the alternative that was obviously meant, if one was. */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find(
    (branch) => branch.length > 0 && branch.every(({ path }) => path.length > 0),
  );
  if (meant === undefined) return [issue];
  return meant.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Gathers the problems of one validation. */
class Translation {
  readonly flaws: Flaw[] = [];
  private readonly schema: z.ZodType;
  private readonly root: RawNode;
  private readonly collector: ProblemCollector;

  constructor(schema: z.ZodType, root: RawNode, collector: ProblemCollector) {
    this.schema = schema;
    this.root = root;
    this.collector = collector;
  }

  unknownKey(parent: Path, key: string): void {
    const path = [...parent, key];
    const node = nodeAt(this.root, parent);
    const place = (node?.kind === 'map' ? node.entries.get(key) : undefined) ?? placeOf(this.root, path);
    const known = knownKeys(this.schema, parent);
    const meant = this.collector.nearest(key, known);
    const tip: Tip = tipOf(meant) ?? ['knownHere', known];
    this.collector.add(place, ['knownKey'], ['value', quoted(key)], tip);
    this.flaws.push(meant === undefined ? { path } : { path, meant: [...parent, meant] });
  }

  badKey(issue: Issue & { code: 'invalid_key' }): void {
    const path = words(issue.path);
    const node = nodeAt(this.root, path.slice(0, -1));
    const place =
      (node?.kind === 'map' ? node.entries.get(path.at(-1)!) : undefined) ?? placeOf(this.root, path);
    const must = carried(issue.issues[0]?.message ?? issue.message);
    this.collector.add(place, must, ['value', quoted(path.at(-1)!)]);
    this.flaws.push({ path });
  }

  badValue(issue: Issue): void {
    const path = words(issue.path);
    const node = nodeAt(this.root, path);
    const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    const tip =
      node?.kind === 'scalar' && typeof node.value === 'string'
        ? this.collector.didYouMean(node.value, choices)
        : undefined;
    this.collector.add(placeOf(this.root, path), carried(issue.message), describe(node), tip);
    this.flaws.push({ path });
  }
}

/** Reports every issue of a validation of `root` by `schema`, and says what to leave out for what follows. */
export function translate(
  error: z.ZodError,
  schema: z.ZodType,
  root: RawNode,
  collector: ProblemCollector,
): readonly Flaw[] {
  const translation = new Translation(schema, root, collector);
  const issues = error.issues.flatMap((issue) => unfold(issue as Issue));
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) translation.unknownKey(words(issue.path), key);
    } else if (issue.code === 'invalid_key') translation.badKey(issue);
  }
  for (const flaw of translation.flaws) if (flaw.meant !== undefined) meant.add(flaw.meant.join('\0'));
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_key') continue;
    const missing = nodeAt(root, words(issue.path)) === undefined;
    if (missing && meant.has(words(issue.path).join('\0')))
      translation.flaws.push({ path: words(issue.path) });
    else translation.badValue(issue);
  }
  return translation.flaws;
}
