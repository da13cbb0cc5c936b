/** Opens the registries to a kind whose rules a module brings. */
import type { Kind } from '../../contest/kind.ts';
import { ContestError } from '../../rules/contestError.ts';
import { isKind, openCells } from '../cellKinds.ts';
import type { CellKind } from '../model/cellKind.ts';
import { openFiles } from '../registry.ts';
import { ownCells } from './cells.ts';
import { ownScenarioKind } from './kind.ts';

/** What rules have been opened. */
export interface OpenedRules {
  readonly kind: Kind;
  /** Address of the module, and the SHA-256 of its text and of what it loads beside it. */
  readonly url: string;
  readonly hash: string;
}

let opened: OpenedRules | null = null;

/** The rules that are open; `null` where none are. */
export function openedRules(): OpenedRules | null {
  return opened;
}

/**
 * Makes a kind known to all that reads, runs and reports scenarios; once in a process, or the same once more.
 * @throws ContestError where its name, or that of a figure, is one of the package, or other rules are open.
 */
export function openKind(rules: OpenedRules): void {
  const { kind, hash } = rules;
  if (opened?.hash === hash) return;
  if (opened !== null || isKind(kind.kind)) throw new ContestError(['kind'], ['kindTaken', kind.kind]);
  const cells = ownCells(kind);
  openCells(cells as CellKind);
  openFiles(kind.kind, ownScenarioKind(kind, cells));
  opened = rules;
}

/** Closes what was opened: when the command that named it has ended. */
export function closeKind(): void {
  if (opened === null) return;
  openCells(null);
  openFiles(null, null);
  opened = null;
}
