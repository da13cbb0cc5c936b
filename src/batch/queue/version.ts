/** The version as the two sides of a queue compare it. */
import { openedRules } from '../../scenario/own/open.ts';
import { version } from '../version.ts';

/** That of souboj, and with it the rules of a module where they are open: both sides must have the same. */
export function versionOnQueue(): string {
  const opened = openedRules();
  return opened === null ? version : `${version}+rules.${opened.hash.slice(0, 16)}`;
}
