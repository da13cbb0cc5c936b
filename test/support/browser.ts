/** A real browser for tests of the page: Debian's Chromium, headless. */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Why tests with a browser cannot run here; `null` where they can. CI always has one. */
export const noBrowser: string | null = existsSync(executablePath) ? null : `no browser at ${executablePath}`;

/** Starts the browser. @param more of its own options. */
export async function startBrowser(...more: readonly string[]): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
