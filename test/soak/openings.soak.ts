/** How the reports of all shipped scenarios open, as docs/reports.md has it; UPDATE=1 writes it anew. A minute. */
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openingOf, page, rewritten, written } from '../docs/openings.ts';
import { shipped } from '../report/shipped.ts';

it('is what docs/reports.md shows', async () => {
  const parts: string[] = [];
  for (const name of shipped) parts.push(await openingOf(name));
  if (process.env['UPDATE'] === '1') writeFileSync(page, rewritten(parts));
  expect(written()).toBe(parts.join('\n\n'));
}, 600_000);
