/** The explorer in a real Chromium: how long figures take from the question to the page, and what it holds. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { ExplorerData } from '../../src/explorer/model/data.ts';
import type { Look } from '../../src/explorer/model/messages.ts';
import { startBrowser } from '../support/browser.ts';
import { startWorker } from '../support/explorerWorker.ts';
import { median } from './measure.ts';

/** A figure, and what it is to stay below. */
export interface ExplorerRow {
  readonly name: string;
  readonly value: number;
  /** Processor time of the same script in Node, all of its threads, which other work on the machine disturbs less. */
  readonly processor?: number;
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
async function lastLook(page: Page): Promise<Took> {
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

/** What a look takes up to two of its answers. */
interface Took {
  readonly plane: number;
  readonly whole: number;
}

/** Processor time of the worker's script in Node, in milliseconds: begun cold, then of some values one after the other. */
async function processorTimes(
  script: string,
  html: string,
  values: readonly number[],
): Promise<{ readonly first: number; readonly looks: readonly Took[] }> {
  const [, text] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)!;
  const { text: scenario, info } = JSON.parse(text!) as ExplorerData;
  const now = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const begun = now();
  const ask = startWorker(script);
  await ask({ kind: 'open', text: scenario, info }, null);
  const rest = { point: 0, plane: 1, open: null, only: '', language: 'en', ahead: [] } as const;
  let generation = 0;
  const looked = async (moves: Look['moves'], from: number): Promise<Took> => {
    generation += 1;
    await ask({ kind: 'look', generation, moves, ...rest }, 'plane');
    const plane = now() - from;
    await ask.until('worked');
    return { plane, whole: now() - from };
  };
  const { plane: first } = await looked([], begun);
  const looks: Took[] = [];
  for (const value of values) looks.push(await looked([{ path: 'classes.mage.base', value }], now()));
  return { first, looks };
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
    browser = await startBrowser('--js-flags=--expose-gc');
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
    const far = [15, 4, 17, 2, 19];
    const fresh: Took[] = [];
    for (const value of far) {
      await put(page, base, value);
      fresh.push(await lastLook(page));
    }
    const known: Took[] = [];
    for (const value of far) {
      await put(page, base, value);
      known.push(await lastLook(page));
    }
    for (let setting = 0; setting < 100; setting++) {
      await put(page, setting % 2 === 0 ? base : 'classes.druid.base', 3 + (Math.floor(setting / 2) % 25));
      await page.waitForSelector('#explorer[aria-busy=false]');
    }
    // What is held, not what waits to be swept: once the second worker has come to rest as well.
    await page.waitForTimeout(10_000);
    await page.evaluate('gc()');
    for (const worker of page.workers()) await worker.evaluate('gc()');
    const memory = rendererMegabytes();
    const script = join(dirname(cli), 'explorer', 'worker.duel.js');
    const cpu = await processorTimes(script, readFileSync(file, 'utf8'), [...far, ...far]);
    const [freshCpu, knownCpu] = [cpu.looks.slice(0, far.length), cpu.looks.slice(far.length)];
    const of = (looks: readonly Took[], part: 'plane' | 'whole'): number =>
      median(looks.map((own) => own[part]));
    return [
      {
        name: 'first complete figure after the worker starts',
        value: median(first),
        processor: cpu.first,
        limit: 150,
        unit: 'ms',
      },
      {
        name: 'known class base, visible plane',
        value: of(known, 'plane'),
        processor: of(knownCpu, 'plane'),
        limit: 16,
        unit: 'ms',
      },
      {
        name: 'new class base, visible plane',
        value: of(fresh, 'plane'),
        processor: of(freshCpu, 'plane'),
        limit: 60,
        unit: 'ms',
      },
      {
        name: 'new class base, all 800 cells',
        value: of(fresh, 'whole'),
        processor: of(freshCpu, 'whole'),
        limit: 150,
        unit: 'ms',
      },
      {
        name: 'page, packed by gzip',
        value: gzipSync(readFileSync(file), { level: 9 }).length / 1000,
        limit: 250,
        unit: 'kB',
      },
      ...(memory === null
        ? []
        : [{ name: 'memory that the page holds after 100 settings', value: memory, limit: 200, unit: 'MB' }]),
    ];
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows as a table of Markdown. */
export function explorerTable(rows: readonly ExplorerRow[]): string {
  return [
    '| explorer of class-bases.yaml | in Chromium, by the clock | processor time in Node | limit |',
    '|---|--:|--:|--:|',
    ...rows.map(
      ({ name, value, processor, limit, unit }) =>
        `| ${name} | ${value.toFixed(0)} ${unit} | ${processor === undefined ? '' : `${processor.toFixed(0)} ms`} | ${limit} ${unit} |`,
    ),
  ].join('\n');
}
