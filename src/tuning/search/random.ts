/** Numbers of chance for searches and resampling, from a literal or derived seed text. */
import { streamKey } from '../../random/key.ts';
import { createStream } from '../../random/stream.ts';

/** A source of numbers from 0 (included) to 1 (excluded); the same for the same two texts. */
export function randomFrom(seed: string, purpose: string): () => number {
  const stream = createStream(streamKey(seed, purpose));
  stream.seek(0);
  return () => stream.next() / 0x1_0000_0000;
}
