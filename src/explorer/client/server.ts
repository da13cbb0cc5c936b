/** The server behind a page, where there is one: it follows the file, and writes it. */
import type { ExplorerData } from '../model/data.ts';

/** What the server answers for data: those of the file as it stands now, or why it cannot be read. */
type Anew = { readonly data: ExplorerData } | { readonly problems: readonly string[] };

/** Calls back whenever the file has changed, and when the server is gone. */
export function followFile(changed: (anew: Anew) => void, gone: () => void): void {
  const events = new EventSource('events');
  events.onmessage = async () => {
    const response = await fetch('data').catch(() => null);
    if (response?.ok) changed((await response.json()) as Anew);
  };
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) gone();
  };
}

/** Writes the file, if it still is what the page knows; answers why it was not written, or `null`. */
export async function writeFile(text: string, hash: string): Promise<string | null> {
  const response = await fetch('file', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, hash }),
  }).catch(() => null);
  if (response === null) return '';
  const { why } = (await response.json()) as { readonly why: string | null };
  return why;
}
