/** Standard input as a file. */
import { fstatSync } from 'node:fs';
import { decode } from './decode.ts';
import { UsageError } from './exit.ts';
import { reasonOf } from './reasons.ts';

/** What stands for standard input on the command line. */
export const STDIN = '-';

/** More than any scenario or table may have; what follows is not waited for. */
export const MOST_BYTES = 32_000_000;

/** All text of standard input, as far as a scenario may go. @throws UsageError where it cannot be read. */
export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    if (fstatSync(0).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    for await (const chunk of process.stdin) {
      chunks.push(Buffer.from(chunk as Buffer));
      bytes += chunks.at(-1)!.length;
      if (bytes > MOST_BYTES) break;
    }
  } catch (error) {
    throw new UsageError({ where: ['stdin'], must: ['readable'], found: reasonOf(error) });
  }
  return decode(Buffer.concat(chunks), 'stdin');
}
