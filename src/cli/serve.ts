/**
 * `souboj explore --serve`: the explorer from a server of this machine alone, which follows the file and may write it.
 * Nobody else reaches it: it listens on 127.0.0.1, its address holds a random token, and it answers no request that
 * names another host or comes from another page.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parsePlainJson } from '../batch/boundedJson.ts';
import { aborted } from './follow.ts';

/** Bytes of what is sent, at most: as much as a scenario may have. */
const MOST = 8_000_000;

/** What is served. */
export interface Served {
  /** The page as it stands. */
  page(): Promise<string>;
  /** What the page is given anew after a change, as data for JSON; never rejects. */
  data(): Promise<unknown>;
  /** Writes the file, unless it is no more what it was; answers why it did not, or `null`. */
  write(text: string, hash: string): Promise<string | null>;
}

/** A server at work. */
export interface Serving {
  readonly address: string;
  /** Tells all open pages that the file has changed. */
  changed(): void;
  /** Resolves once it is closed. */
  until(signal: AbortSignal): Promise<void>;
}

/** Starts it on a random port. */
export async function serve(served: Served): Promise<Serving> {
  const token = randomBytes(24).toString('base64url');
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    answer(request, response, { served, token, listeners, server }).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://${hostOf(server)}/${token}/`,
    changed: () => {
      for (const listener of listeners) listener.write('data: changed\n\n');
    },
    until: async (signal) => {
      await aborted(signal);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function hostOf(server: Server): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface House {
  readonly served: Served;
  readonly token: string;
  readonly listeners: Set<ServerResponse>;
  readonly server: Server;
}

async function answer(request: IncomingMessage, response: ServerResponse, house: House): Promise<void> {
  const { served, token, listeners, server } = house;
  const host = hostOf(server);
  const { origin, host: asked, 'content-type': type } = request.headers;
  const [, given = '', name = '', ...more] = (request.url ?? '').split('?')[0]!.split('/');
  const own = asked === host && (origin === undefined || origin === `http://${host}`);
  // A page elsewhere must learn nothing, not even that something is here.
  if (!own || more.length > 0 || !isSame(given, token)) return end(response, 404, 'text/plain', '');
  const what = `${request.method} ${name}`;
  if (what === 'GET ') return end(response, 200, 'text/html; charset=utf-8', await served.page());
  if (what === 'GET data') return end(response, 200, 'application/json', JSON.stringify(await served.data()));
  if (what === 'GET events') {
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
    return;
  }
  if (what === 'POST file' && type === 'application/json') {
    const sent = readSent(await bodyOf(request));
    if (sent === null) return end(response, 400, 'text/plain', '');
    const why = await served.write(sent.text, sent.hash);
    return end(response, why === null ? 200 : 409, 'application/json', JSON.stringify({ why }));
  }
  return end(response, 404, 'text/plain', '');
}

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

function end(response: ServerResponse, code: number, type: string, text: string): void {
  response.writeHead(code, { ...headers, 'content-type': type });
  response.end(text);
}

/** Compares without telling by the time that it takes how much is right. */
function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MOST) throw new RangeError('too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function readSent(body: string): { readonly text: string; readonly hash: string } | null {
  try {
    const { text, hash } = parsePlainJson(body) as Record<'text' | 'hash', unknown>;
    return typeof text === 'string' && typeof hash === 'string' ? { text, hash } : null;
  } catch {
    return null;
  }
}
