/** The scenarios in the manual of powers are scenarios. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './support.ts';

const manual = readFileSync(new URL('../../docs/psionics.md', import.meta.url), 'utf8');
const blocks = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1]!);

/** Pieces that the manual leaves out with `…`, and a kind's parts that a block does not show. */
function whole(block: string): string {
  if (block.includes('{ … }')) {
    const minds = ['psionic', 'ranger', 'druid'].map(
      (name) => `${name}: { class: ${name}, level: 3, IQ: 9, Podl: 9 }`,
    );
    return block.replace('{ … }', `{ ${minds.join(', ')} }`);
  }
  return block;
}

describe('docs/psionics.md', () => {
  it('shows six scenarios', () => {
    expect(blocks).toHaveLength(6);
  });

  it.each(blocks.map((block) => [block.split('\n')[0]!, block]))('%s …', (_, block) => {
    expect(problemsOf(whole(block))).toEqual([]);
  });
});
