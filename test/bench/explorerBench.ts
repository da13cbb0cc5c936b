/** The explorer in a real Chromium: how long figures take from the question to the page, and what it holds. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../support/browser.ts';
import { median } from './measure.ts';

/** A figure, and what it is to stay below. */
export interface ExplorerRow {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

/** When the worker was started, when questions left for it and when answers came, in milliseconds. */
interface Log {
  readonly started: number;
  readonly asked: readonly { readonly at: number; readonly generation: number }[];
  readonly told: readonly { readonly at: number; readonly kind: string; readonly generation: number }[];
}

/** Runs in the page before its own script: notes what crosses between it and the first of its workers. */
const spy = `{
  const log = (globalThis.log = { started: 0, asked: [], told: [] });
  const Own = Worker;
  globalThis.Worker = class extends Own {
    constructor(...args) {
      super(...args);
      if (log.started > 0) return;
      log.started = performance.now();
      this.addEventListener('message', ({ data: { kind, generation } }) =>
        log.told.push({ at: performance.now(), kind, generation }));
      const send = this.postMessage;
      this.postMessage = (question) => {
        if (question.kind === 'look') log.asked.push({ at: performance.now(), generation: question.generation });
        send.call(this, question);
      };
    }
  };
}`;

const logOf = (page: Page): Promise<Log> => page.evaluate('log') as Promise<Log>;

/** Waits for the last look to be told whole, and answers when its question left and when its parts came. */
async function lastLook(page: Page): Promise<{ readonly plane: number; readonly whole: number }> {
  await page.waitForSelector('#explorer[aria-busy=false]');
  const { asked, told } = await logOf(page);
  const { at, generation } = asked.at(-1)!;
  const took = (kind: string): number =>
    told.find((own) => own.kind === kind && own.generation === generation)!.at - at;
  return { plane: took('plane'), whole: took('worked') };
}

/** Puts a value into the field beside a slider. */
async function put(page: Page, path: string, value: number): Promise<void> {
  const field = page.locator(`#knobs input[type=number][aria-label="${path}"]`).last();
  await field.fill(String(value));
}

/** Memory of the renderers below this process in MB, what is shared counted by its part; `null` but on Linux. */
function rendererMegabytes(): number | null {
  try {
    const parents = new Map<number, number>();
    const renderers: number[] = [];
    for (const name of readdirSync('/proc').filter((own) => /^\d+$/.test(own))) {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
        if (readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('--type=renderer'))
          renderers.push(Number(name));
      } catch {
        // It has ended meanwhile.
      }
    }
    const isOurs = (id: number): boolean => id === process.pid || (id > 1 && isOurs(parents.get(id) ?? 0));
    const sizes = renderers.filter(isOurs).map((id) => {
      const [, size] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))!;
      return Number(size) / 1024;
    });
    return Math.max(...sizes);
  } catch {
    return null;
  }
}

/** Measures. @param cli the built command. @param loads how often the page is opened. */
export async function explorerRows(
  cli: string,
  scenario: string,
  loads: number,
): Promise<readonly ExplorerRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'souboj-explorer-'));
  let browser: Browser | null = null;
  try {
    execFileSync(process.execPath, [cli, 'explore', scenario, '--out', folder, '--quiet']);
    const file = join(folder, 'explorer.html');
    browser = await startBrowser();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(spy);
    const first: number[] = [];
    for (let load = 0; load < loads; load++) {
      await page.goto('about:blank');
      await page.goto(pathToFileURL(file).href);
      await page.waitForSelector('#explorer[aria-busy=false]');
      const { started, told } = await logOf(page);
      first.push(told.find(({ kind }) => kind === 'plane')!.at - started);
    }
    const base = 'classes.mage.base';
    // Every one far from the last, so that nothing was worked out ahead.
    const fresh: { plane: number; whole: number }[] = [];
    for (const value of [15, 4, 17, 2, 19]) {
      await put(page, base, value);
      fresh.push(await lastLook(page));
    }
    const known: { plane: number; whole: number }[] = [];
    for (const value of [15, 4, 17, 2, 19]) {
      await put(page, base, value);
      known.push(await lastLook(page));
    }
    for (let setting = 0; setting < 100; setting++) {
      await put(page, setting % 2 === 0 ? base : 'classes.druid.base', 3 + (Math.floor(setting / 2) % 25));
      await page.waitForSelector('#explorer[aria-busy=false]');
    }
    const memory = rendererMegabytes();
    const of = (looks: typeof fresh, part: 'plane' | 'whole'): number =>
      median(looks.map((own) => own[part]));
    return [
      { name: 'first complete figure after the worker starts', value: median(first), limit: 150, unit: 'ms' },
      { name: 'known class base, visible plane', value: of(known, 'plane'), limit: 16, unit: 'ms' },
      { name: 'new class base, visible plane', value: of(fresh, 'plane'), limit: 60, unit: 'ms' },
      { name: 'new class base, all 800 cells', value: of(fresh, 'whole'), limit: 150, unit: 'ms' },
      {
        name: 'page, packed by gzip',
        value: gzipSync(readFileSync(file), { level: 9 }).length / 1000,
        limit: 250,
        unit: 'kB',
      },
      ...(memory === null
        ? []
        : [{ name: 'memory of the page after 100 settings', value: memory, limit: 200, unit: 'MB' }]),
    ];
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows as a table of Markdown. */
export function explorerTable(rows: readonly ExplorerRow[]): string {
  return [
    '| explorer of class-bases.yaml in Chromium | measured | limit |',
    '|---|--:|--:|',
    ...rows.map(
      ({ name, value, limit, unit }) => `| ${name} | ${value.toFixed(0)} ${unit} | ${limit} ${unit} |`,
    ),
  ].join('\n');
}
