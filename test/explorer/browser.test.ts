/** The built page in a real browser, by somebody who only clicks, drags and types. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noBrowser, startBrowser } from '../support/browser.ts';
import { shipped, souboj } from '../support/command.ts';

/** The little of a page's scope that is looked at. */
interface Told {
  readonly document: { querySelector(selector: string): { readonly textContent: string } | null };
}

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
    const violations = async (own: Page = page): Promise<string[]> => {
      await own.evaluate(axe);
      return own.evaluate(async () => {
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
      const [patch] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('#takeaway a[download$=".patch"]').click(),
      ]);
      const diff = readFileSync(await patch.path(), 'utf8');
      expect(diff).toBe(await page.locator('#takeaway pre').first().textContent());
      expect(diff).toContain(`+classes: { mage: { base: ${base} } }`);
      expect(text).toContain('# per cell');
      const patched = join(folder, 'class-bases.yaml');
      copyFileSync(shipped('class-bases.yaml'), patched);
      execFileSync('git', ['apply', '-p1', '-'], { cwd: folder, input: diff });
      expect(readFileSync(patched, 'utf8')).toBe(text);
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
      // Twins share a row, in the report as in the page.
      const rows = report.match(/<th scope="row"[^>]*>(?:(?!<\/th>).)*?\bmage\b.*?<\/tr>/gs)!;
      expect(rows.some((row) => row.includes(`>${found.toFixed(1)}<`))).toBe(true);
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

    test('shows behind a slider how much is missed at each value, and pins beside one another', async () => {
      const slider = page.locator('.moved .slider').first();
      await slider.locator('.scent rect').first().waitFor();
      expect(await slider.locator('.scent rect').count()).toBeGreaterThan(5);
      expect(await slider.locator('input').getAttribute('aria-valuetext')).toMatch(
        /^\d+ \(missed here: \d+\)$/,
      );
      await page.getByRole('button', { name: 'Pin this setting' }).click();
      await page.locator('.moved input[type=range]').first().press('ArrowRight');
      await fresh();
      await page.getByRole('button', { name: 'Pin this setting' }).click();
      const matrices = page.locator('.pins table.small');
      await matrices.nth(1).waitFor();
      expect(await matrices.count()).toBe(2);
      expect(await matrices.nth(0).textContent()).not.toBe(await matrices.nth(1).textContent());
      await page.locator('#takeaway pre', { hasText: 'variants:' }).waitFor();
      await page.keyboard.press('Control+z');
      await fresh();
    });

    test('tells one duel of a matchup, with the chance of winning round by round', async () => {
      await page.getByRole('button', { name: 'the closest' }).click();
      await page.waitForSelector('#details .told');
      const closest = await page.locator('#details .told').textContent();
      expect(await page.locator('#details .course').getAttribute('aria-label')).toMatch(
        /round by round: 1: \d+ %/,
      );
      await page.getByRole('button', { name: 'an upset' }).click();
      await page.waitForFunction(
        (before) => (globalThis as unknown as Told).document.querySelector('.told')?.textContent !== before,
        closest,
      );
      await page.locator('.wishes input').fill('7');
      await page.locator('.wishes input').press('Enter');
      await page.locator('#details .told', { hasText: '7' }).waitFor();
    });

    test('is used by the keyboard alone: to a slider, along it, to a matchup, and closed again', async () => {
      const before = await score(/mage/);
      await page.locator('#knobs .find').focus();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate('document.activeElement.type')) === 'range') break;
      }
      await page.keyboard.press('ArrowRight');
      await fresh();
      expect(await score(/mage/)).not.toBe(before);
      await page.keyboard.press('ArrowLeft');
      await fresh();
      expect(await score(/mage/)).toBe(before);
      await page.locator('#details .close').press('Enter');
      await page.waitForSelector('#details .close', { state: 'detached' });
      await page.locator('#matrix td[data-c] button').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#details table');
      // Whoever listens hears the sentence, once, after the hand has rested.
      await page.locator('.heard[aria-live=polite]', { hasText: 'sorcerer' }).waitFor({ state: 'attached' });
      expect(await page.locator('[aria-live]').count()).toBe(1);
      const unnamed = await page
        .locator('input[type=range]')
        .evaluateAll(
          (all) => all.filter((own) => (own as unknown as { labels: unknown[] }).labels.length === 0).length,
        );
      expect(unnamed).toBe(0);
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

    test('prints without what only moves, and stands still for who asks for it', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#knobs').isVisible()).toBe(false);
      expect(await page.locator('#matrix table').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      const style = `getComputedStyle(document.querySelector('.strip circle')).transitionDuration`;
      expect(await page.evaluate(style)).toBe('0s');
      await page.emulateMedia({ reducedMotion: null });
      expect(await page.evaluate(style)).toBe('0.15s');
    });

    test('names in an address what this file does not have, and takes what it has', async () => {
      const other = await browser.newPage();
      const nonsense = '#classes.mage.base=8&no.such=1&defaults.mana=much&f=ffffffff';
      await other.goto(pathToFileURL(html).href + nonsense);
      await other.waitForSelector('#explorer[aria-busy=false]');
      const notice = (await other.locator('.notice').textContent())!;
      expect(notice).toContain('made for another file');
      expect(notice).toContain('no.such=1');
      expect(notice).toContain('defaults.mana=much');
      expect(await other.locator('.moved input[type=range]').inputValue()).toBe('8');
      await other.close();
    });

    test('shows a day: bonuses that do not count, where points went, curves; axe finds nothing there', async () => {
      await souboj(['explore', shipped('telepath-day.yaml'), '--out', join(folder, 'day')]);
      const other = await browser.newPage();
      await other.goto(pathToFileURL(join(folder, 'day', 'explorer.html')).href);
      await other.waitForSelector('#explorer[aria-busy=false]');
      expect(await other.locator('.chips .idle', { hasText: 'does not count' }).count()).toBeGreaterThan(0);
      expect(await other.locator('.shares svg[role=img]').count()).toBe(9);
      const curve = other.locator('.curve').first();
      const before = await curve.getAttribute('aria-label');
      expect(await violations(other)).toEqual([]);
      await other.fill('#knobs .find', 'novice.powerPoints');
      await other.locator('#knobs input[type=range]').last().press('ArrowRight');
      await other.waitForSelector('#explorer[aria-busy=false]');
      await other.locator('.curve .before').first().waitFor({ state: 'attached' });
      expect(await curve.getAttribute('aria-label')).not.toBe(before);
      await other.close();
    });

    test('asks of a scenario of 100,000 cells which part is to be shown', async () => {
      const names = Array.from({ length: 317 }, (_, at) => `  c${at}: { class: mage }`);
      const file = join(folder, 'large.yaml');
      const large = `defaults: { level: 3, IQ: 5, Podl: 8 }\ncombatants:\n${names.join('\n')}\nplanes: [1]\n`;
      writeFileSync(file, large);
      await souboj(['explore', file, '--out', join(folder, 'large')]);
      const other = await browser.newPage();
      await other.goto(pathToFileURL(join(folder, 'large', 'explorer.html')).href);
      await other.locator('.notice', { hasText: '100,489 matchups' }).waitFor();
      await other.locator('input[name=only]').fill('c316 > c31');
      await other.locator('.notice button').click();
      await other.waitForSelector('#matrix td[data-c]');
      expect(await other.locator('#matrix tbody tr').count()).toBeGreaterThan(0);
      await other.close();
    });

    test('speaks Czech, and fits a telephone', async () => {
      await page.locator('.languages button[lang=cs]').click();
      await fresh();
      await page.locator('#sentence', { hasText: 'mág' }).waitFor();
      await page.setViewportSize({ width: 390, height: 800 });
      // The values lie in a sheet at the bottom that stays while the page is scrolled.
      const sheet = (await page.locator('#knobs').boundingBox())!;
      expect(sheet.y + sheet.height).toBeCloseTo(800, 0);
      await page.mouse.wheel(0, 600);
      expect((await page.locator('#knobs').boundingBox())!.y).toBeCloseTo(sheet.y, 0);
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
