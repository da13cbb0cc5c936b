/** Texts that the sources can say: literals of the code, and the messages of the schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** A text in a source file; parts that are filled in stand as `${…}`. */
export interface SourceText {
  readonly file: string;
  /** The line on which it begins, up to it. */
  readonly before: string;
  readonly text: string;
}

/** Where a literal that begins at `start` ends: behind its closing quote, filled-in parts skipped. */
function endOf(code: string, start: number): number {
  const quote = code[start];
  let at = start + 1;
  while (at < code.length && code[at] !== quote) {
    if (code[at] === '\\') at += 1;
    else if (quote === '`' && code.startsWith('${', at)) {
      let depth = 1;
      for (at += 2; at < code.length && depth > 0; at++) {
        if (code[at] === '{') depth += 1;
        else if (code[at] === '}') depth -= 1;
        else if (code[at] === '`' || code[at] === "'") at = endOf(code, at) - 1;
      }
      continue;
    }
    at += 1;
  }
  return at + 1;
}

/** All literals of a source, comments and regular expressions left out. */
function literals(file: string, code: string): SourceText[] {
  const found: SourceText[] = [];
  for (let at = 0; at < code.length; at++) {
    if (code.startsWith('//', at) && code[at - 1] !== ':') at = code.indexOf('\n', at);
    else if (code.startsWith('/*', at)) at = code.indexOf('*/', at) + 1;
    else if (code[at] === '/' && /[(,=[:]\s*$/.test(code.slice(Math.max(0, at - 3), at)))
      at = at + (/^\/(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\\n])+\//.exec(code.slice(at))?.[0].length ?? 1) - 1;
    else if (code[at] === "'" || code[at] === '`') {
      const end = endOf(code, at);
      const before = code.slice(code.lastIndexOf('\n', at) + 1, at);
      const above = code.slice(0, at).trimEnd().split('\n').at(-1) ?? '';
      found.push({ file, before: `${above} ${before}`, text: code.slice(at + 1, end - 1) });
      at = end - 1;
    }
  }
  return found;
}

/** All literals of the sources under some folders or files, relative to `src`. */
export function textsOf(...places: readonly string[]): SourceText[] {
  return places.flatMap((place) => {
    const files = place.endsWith('.ts')
      ? [place]
      : readdirSync(join(src, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name));
    return files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => literals(file, readFileSync(join(src, file), 'utf8')));
  });
}

interface Definition {
  readonly error?: (issue: object) => unknown;
  readonly checks?: readonly { readonly _zod: { readonly def: Definition } }[];
  readonly [part: string]: unknown;
}

/** What a schema, and everything in it, says that a value must be. */
export function messagesOf(schema: z.ZodType, seen: Set<unknown> = new Set()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const definition = (schema as unknown as { readonly _zod: { readonly def: Definition } })._zod.def;
  const own = [definition, ...(definition.checks ?? []).map(({ _zod }) => _zod.def)].flatMap(({ error }) => {
    const message = error?.({ input: undefined });
    return typeof message === 'string' ? [message] : [];
  });
  const inner = Object.values(definition).flatMap((part) => partsOf(part));
  return [...new Set([...own, ...inner.flatMap((one) => messagesOf(one, seen))])];
}

function partsOf(part: unknown): z.ZodType[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('_zod' in part) return 'run' in (part as { _zod: object })._zod ? [part as z.ZodType] : [];
  return Object.values(part).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null && '_zod' in inner ? partsOf(inner) : [],
  );
}
