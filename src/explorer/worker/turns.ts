/** Turns in a worker: long work lets messages come in between. */

interface Port {
  onmessage: (() => void) | null;
  postMessage(message: null): void;
}

const { MessageChannel: Channel } = globalThis as unknown as {
  readonly MessageChannel: new () => { readonly port1: Port; readonly port2: Port };
};
const { port1, port2 } = new Channel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Resolves after messages that have come in; a timer would wait four milliseconds each time. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}

// Long work of the layers below takes turns in the way of Node, which browsers do not have.
Object.assign(globalThis, { setImmediate: (go: () => void) => void breathe().then(go) });
