/** What stands in a file: a text, or its parts, so that a large one never stands in memory as a whole. */

/** What whoever writes reports asks of the writers. */
export interface Care {
  /** Waited for between files, pictures and parts of tables: lets others have their turn, and may reject to stop. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** Called when all files are written and before the first of them stands under its name. */
  readonly placing?: (() => void) | undefined;
  /** Told of a picture that cannot be drawn, which then is left out; without it, nothing is written. */
  readonly undrawn?: ((file: string, error: unknown) => void) | undefined;
}

/** A text, or its parts in order, which may be worked out as they are asked for, and again when asked again. */
export type Content = string | Iterable<string>;

/** A file with what stands in it. */
export type File<Of extends Content = Content> = readonly [file: string, content: Of];

/** Characters that are worked out and written in one go: some milliseconds of work. */
const PART = 1 << 16;

/**
 * Contents of pieces that are worked out one after another, put together to parts worth writing. An empty piece says that
 * time has passed: what there is so far is a part, so that whoever writes may rest.
 */
export function growing(pieces: () => Iterable<string>): Iterable<string> {
  function* parts(): Generator<string> {
    let part = '';
    for (const piece of pieces()) {
      part += piece;
      if (piece !== '' && part.length < PART) continue;
      yield part;
      part = '';
    }
    if (part !== '') yield part;
  }
  return { [Symbol.iterator]: parts };
}

/** Files with their texts as a whole, for whoever does not write them as they grow. */
export async function inFull(files: Iterable<File>, { rest }: Care): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, content] of files) {
    if (typeof content === 'string') texts.set(name, content);
    else {
      const parts: string[] = [];
      for (const part of content) {
        parts.push(part);
        await rest?.();
      }
      texts.set(name, parts.join(''));
    }
  }
  return texts;
}
