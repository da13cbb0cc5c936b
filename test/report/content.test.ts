/** Contents that are worked out piece by piece. */
import { describe, expect, it } from 'vitest';
import { growing } from '../../src/report/files/content.ts';

describe('a growing file', () => {
  it('is put together to parts worth writing, and is the same when asked again', () => {
    const piece = 'x'.repeat(40_000);
    const content = growing(() => [piece, piece, piece]);
    const lengths = () => [...content].map((part) => part.length);
    expect(lengths()).toEqual([80_000, 40_000]);
    expect(lengths()).toEqual([80_000, 40_000]);
  });

  it('lets its writer rest at an empty piece, though there is little or nothing to write', () => {
    expect([...growing(() => ['', 'a', 'b', '', 'c'])]).toEqual(['', 'ab', 'c']);
  });
});
