/** The built page in a real browser, by somebody who only clicks, drags and types. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noBrowser, startBrowser } from '../support/browser.ts';
import { shipped, souboj } from '../support/command.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(noBrowser !== null)(
  `explorer.html in a browser${noBrowser === null ? '' : ` (${noBrowser})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'souboj průzkum '));
    const html = join(folder, 'explorer.html');
    let browser: Browser;
    let page: Page;
    const complaints: string[] = [];

    beforeAll(async () => {
      const written = await souboj(['explore', shipped('class-bases.yaml'), '--out', folder]);
      expect(written.stdout.trim()).toBe(html);
      browser = await startBrowser();
      page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        if (!/^(file|blob):/.test(request.url())) complaints.push(request.url());
      });
      await page.goto(pathToFileURL(html).href);
      await fresh();
    }, 60_000);
    afterAll(async () => {
      await browser?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Waits until every figure belongs to what is asked for. */
    const fresh = async (): Promise<void> => {
      await page.waitForSelector('#explorer[aria-busy=false]');
    };
    const score = async (side: RegExp): Promise<number> =>
      Number(
        await page
          .locator('#matrix tbody tr', { has: page.locator('th', { hasText: side }) })
          .locator('b')
          .textContent(),
      );
    const violations = async (): Promise<string[]> => {
      await page.evaluate(axe);
      return page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: {
            run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        };
        const { violations } = await axe.run({ resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      });
    };

    test('finds a base that brings the mage within 40–60 on plane 1, and takes it away as a patch that a run confirms', async () => {
      expect(await score(/mage/)).toBeGreaterThan(60);
      // The plane where most is wrong is shown first.
      expect(await page.locator('#matrix h2').textContent()).toContain('Plane 1');
      const slider = page.locator('#knobs input[type=range]').first();
      const box = (await slider.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      for (let x = 0.5; x > 0.05; x -= 0.1)
        await page.mouse.move(box.x + box.width * x, box.y + box.height / 2);
      await page.mouse.up();
      await fresh();
      let base = Number(await slider.inputValue());
      expect(base).toBeLessThan(10);
      for (let step = 0; step < 8 && !((await score(/mage/)) >= 40 && (await score(/mage/)) <= 60); step++) {
        await slider.press((await score(/mage/)) > 60 ? 'ArrowLeft' : 'ArrowRight');
        await fresh();
      }
      base = Number(await slider.inputValue());
      const found = await score(/mage/);
      expect(found).toBeGreaterThanOrEqual(40);
      expect(found).toBeLessThanOrEqual(60);
      expect(await page.evaluate('location.hash')).toContain(`classes.mage.base=${base}`);
      // What is shown is what comes of it: the patch as it is downloaded, put to a copy of the file.
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('#takeaway a[download$=".yaml"]').click(),
      ]);
      const text = readFileSync(await download.path(), 'utf8');
      const diff = (await page.locator('#takeaway pre').first().textContent())!;
      expect(diff).toContain(`+classes: { mage: { base: ${base} } }`);
      expect(text).toContain('# per cell');
      const patched = join(folder, 'patched.yaml');
      writeFileSync(patched, text);
      const out = join(folder, 'out');
      const run = await souboj([
        'run',
        patched,
        '--method',
        'exact',
        '--format',
        'html',
        '--out',
        out,
        '--quiet',
      ]);
      expect(run.code).toBe(0);
      const report = readFileSync(join(out, 'report.html'), 'utf8');
      const row = /<th scope="row"[^>]*>mage<\/th>.*?<\/tr>/s.exec(report)![0];
      expect(row).toContain(`>${found.toFixed(1)}<`);
    });

    test('says nothing on the console, asks nobody, and axe finds nothing, light, dark and with a matchup open', async () => {
      await page.locator('#matrix td[data-c] button').nth(1).click();
      await page.waitForSelector('#details table');
      expect(await violations()).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations()).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(complaints).toEqual([]);
    });

    test('goes back and forth, and back to the file', async () => {
      const moved = await score(/mage/);
      await page.keyboard.press('Control+z');
      await fresh();
      expect(await score(/mage/)).not.toBe(moved);
      await page.keyboard.press('Control+Shift+z');
      await fresh();
      expect(await score(/mage/)).toBe(moved);
      await page.getByRole('button', { name: /Back to the file$/ }).click();
      await fresh();
      expect(await page.locator('.moved').count()).toBe(0);
      expect(await page.evaluate('location.hash')).not.toContain('classes');
    });

    test('refuses a formula in words where it stands, and keeps what was there', async () => {
      await page.fill('#knobs .find', 'formulas.1.attack');
      const field = page.locator('#knobs .formula').first();
      await field.fill('base / (level - 8) +');
      await page.waitForSelector('section.problem');
      expect(await page.locator('.knob .problem').first().textContent()).toContain('must be');
      expect(await page.locator('#matrix table').isVisible()).toBe(true);
      await field.fill('base + level + int(SP) + 2*IQ');
      await page.waitForSelector('section.problem', { state: 'detached' });
      await page.fill('#knobs .find', '');
    });

    test('speaks Czech, and fits a telephone', async () => {
      await page.locator('.languages button[lang=cs]').click();
      await fresh();
      await page.locator('#sentence', { hasText: 'mág' }).waitFor();
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      expect(await violations()).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('is less than 250 kB when it is packed, and shows the report of the file without scripts', async () => {
      const text = readFileSync(html);
      expect(gzipSync(text, { level: 9 }).length).toBeLessThan(250_000);
      const bare = await browser.newPage({ javaScriptEnabled: false });
      await bare.goto(pathToFileURL(html).href);
      expect(await bare.locator('.noscript').textContent()).toContain('Scripts are off');
      expect(await bare.locator('table.heat').first().isVisible()).toBe(true);
      await bare.close();
    });
  },
);
