/** Parts that all reports have. */
import { type Block, list } from './model.ts';

/** How to repeat a run: its command, and what else decides its bytes. */
export function repeatingBlocks(command: string, facts: readonly string[]): readonly Block[] {
  return [{ kind: 'code', language: 'sh', text: command }, ...list(facts)];
}
