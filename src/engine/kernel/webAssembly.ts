/** The little of WebAssembly's interface that is used here; Node's types leave it out. */

/** A running module with a memory that grows. */
export interface Machine {
  /** The memory, at least `bytes` long; earlier buffers are void. `null` where there is not that much. */
  reach(bytes: number): ArrayBuffer | null;
  run(): void;
}

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Api {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: { readonly run: () => void } };
}

const PAGE = 65_536;

/** Starts a module whose memory is imported as `m.m`; `null` where the engine has no such thing or refuses it. */
export function startMachine(bytes: Uint8Array): Machine | null {
  const api = (globalThis as unknown as { WebAssembly?: Api }).WebAssembly;
  if (api === undefined) return null;
  try {
    const memory = new api.Memory({ initial: 1 });
    const { run } = new api.Instance(new api.Module(bytes), { m: { m: memory } }).exports;
    return { reach: (size) => reach(memory, size), run };
  } catch {
    return null;
  }
}

function reach(memory: Memory, bytes: number): ArrayBuffer | null {
  const missing = bytes - memory.buffer.byteLength;
  try {
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  } catch {
    return null;
  }
  return memory.buffer;
}
