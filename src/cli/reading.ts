/** Reading files that somebody has named: bounded, strictly UTF-8, refused in words. */
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from './decode.ts';
import { MachineError, UsageError } from './exit.ts';
import { reasonOf } from './reasons.ts';

/** Bytes of the largest run or baseline that is read, about as long as a text can be. */
const MOST_READ = 500_000_000;

/**
 * Text of a file, without a byte order mark.
 * @param most bytes; a file or a device that holds more is refused without being read to its end.
 * @throws UsageError where it cannot be read, is longer, or is no UTF-8.
 */
export async function readText(path: string, most: number = MOST_READ): Promise<string> {
  const bytes = await bytesOf(path, most).catch((error: unknown) => {
    throw new UsageError({ where: [path], must: ['readable'], found: reasonOf(error) });
  });
  return decode(bytes, path);
}

/** All bytes of a file; one that holds more than `most`, or a device without an end, fails as too large. */
async function bytesOf(path: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    chunks.push(chunk as Buffer);
    bytes += chunks.at(-1)!.length;
    if (bytes > most) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
  }
  return Buffer.concat(chunks);
}

/**
 * The text of `run.json`, given the file or the folder that holds it, with the path of the file.
 * @throws UsageError as {@link readText}, with how to make one where a folder has none.
 */
export async function readRunText(given: string): Promise<{ readonly file: string; readonly text: string }> {
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return { file: given, text: await readText(given) };
  const file = join(given, 'run.json');
  if (existsSync(file)) return { file, text: await readText(file) };
  throw new UsageError({
    where: [file],
    must: ['readable'],
    found: ['noSuchFile'],
    tip: ['runWrites', given],
  });
}

/** Text of a file, or `null` where there is none. @throws MachineError where it cannot be read; UsageError: no UTF-8. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return decode(await bytesOf(path, MOST_READ), path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new MachineError({ where: [path], must: ['readable'], found: reasonOf(error) });
  }
}
