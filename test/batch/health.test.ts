/** How long a run bears a Redis that is away or refuses, by a clock of its own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Health, PATIENCE_MS } from '../../src/batch/queue/health.ts';

const refusal = (text: string): Error => Object.assign(new Error(text), { name: 'ReplyError' });
const ended: string[] = [];
let health: Health;

beforeEach(() => {
  vi.useFakeTimers();
  ended.length = 0;
  health = new Health('redis://host', 5000, ({ message, cause }) =>
    ended.push(cause instanceof Error ? `${message}: ${cause.message}` : message),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

it('by default it leaves time to be gone ten seconds after Redis', () => {
  // A second until the next pulse, a second to close what can be closed, a second that connections may take.
  expect(PATIENCE_MS + 3000).toBeLessThanOrEqual(10_000);
});

it('ends once, when patience is over and not before', () => {
  health.note(null);
  vi.advanceTimersByTime(4990);
  // The first trouble counts, not the last.
  health.note(null);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(ended).toEqual([expect.stringMatching(/^redis:\/\/host: has not answered for 5 s$/)]);
  health.note(null);
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveLength(1);
});

it('tells what Redis said, also when it is gone since', () => {
  health.note(null);
  health.note(refusal('READONLY You can’t write'));
  health.note(null);
  vi.advanceTimersByTime(5010);
  expect(ended).toEqual([expect.stringMatching(/^redis:\/\/host: must be .*: READONLY/)]);
});

it('forgives whatever passes', () => {
  health.note(refusal('OOM no room'));
  vi.advanceTimersByTime(4990);
  health.isBack();
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
  health.note(null);
  vi.advanceTimersByTime(5010);
  expect(ended).toEqual([expect.stringMatching(/has not answered/)]);
});

it('hears an answer that came while the thread was at work', () => {
  health.note(null);
  // Both are due in the same turn of the loop: the timer is called first, then what came from outside.
  setTimeout(() => health.isBack(), 5000);
  vi.advanceTimersByTime(5001);
  expect(ended).toEqual([]);
});

it('does not wait where waiting is no use', () => {
  health.note(refusal('NOPERM this user has no permissions'));
  expect(ended).toEqual([expect.stringMatching(/NOPERM/)]);
});

it('bears what is no word of Redis, and everything once it is stopped', () => {
  health.note(new Error('connect ECONNREFUSED'));
  vi.advanceTimersByTime(60_000);
  health.note(null);
  health.stop();
  health.note(refusal('NOPERM'));
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
});
