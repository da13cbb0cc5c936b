import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeReports } from '../../src/report/reports.ts';
import type { Cell } from '../../src/scenario/model/cells.ts';
import type { Study } from '../../src/study/study.ts';
import { noBrowser, startBrowser } from '../support/browser.ts';
import { documents, fileWith } from './documents.ts';
import { hostile } from './kinds.ts';
import { classRun, variantRun } from './runs.ts';
import { field, run, thousand } from './support.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const pages = new Map<Study<Cell>, string>();
async function htmlOf(result: Study<Cell>): Promise<string> {
  const known = pages.get(result) ?? (await writeReports(result, ['html'])).get('report.html') ?? '';
  pages.set(result, known);
  return known;
}
const classes = classRun();

/** Fonts come from the system and timings from a busy machine, so these tests ask what is there, not how it looks. */
describe.skipIf(noBrowser !== null)(
  `report.html in a browser${noBrowser === null ? '' : ` (${noBrowser})`}`,
  () => {
    let browser: Browser;
    const folder = mkdtempSync(join(tmpdir(), 'souboj stránka '));

    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Opens a page, or that of a run, by its file; every complaint of the browser and every request is kept. */
    async function open(
      shown: Study<Cell> | string,
      colorScheme: 'light' | 'dark' = 'light',
      javaScriptEnabled = true,
    ): Promise<{ page: Page; complaints: string[] }> {
      const file = join(folder, `report ${opened++}.html`);
      writeFileSync(file, typeof shown === 'string' ? shown : await htmlOf(shown));
      const page = await (javaScriptEnabled ? scripted() : browser.newPage({ javaScriptEnabled }));
      // What the test before may have left behind.
      await page.goto('about:blank');
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme, media: null });
      const complaints: string[] = [];
      page.removeAllListeners();
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('dialog', (dialog) => {
        complaints.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (request.url() !== pathToFileURL(file).href) complaints.push(`request: ${request.url()}`);
      });
      await page.goto(pathToFileURL(file).href);
      if (javaScriptEnabled) await page.waitForSelector('#ready', { state: 'attached' });
      return { page, complaints };
    }

    /** One page for all tests: a new one costs more than most of them. */
    let shared: Promise<Page> | undefined;
    const scripted = (): Promise<Page> => {
      shared ??= browser.newPage();
      return shared;
    };
    let opened = 0;

    async function serious(page: Page): Promise<string[]> {
      // The policy of the page forbids injected script elements; evaluate is not one.
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: {
            run: (
              options: object,
            ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
          };
        };
        return (await axe.run({ resultTypes: ['violations'] })).violations;
      });
      return found
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    }

    test.each(['light', 'dark'] as const)(
      '%s: nothing on the console, no request, nothing serious from axe',
      async (scheme) => {
        const { page, complaints } = await open(classes, scheme);
        expect(await serious(page)).toEqual([]);
        await page.locator('td[data-c] button').first().click();
        expect(await serious(page)).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );

    test('opens a cell by mouse and by keyboard, and gives the focus back', async () => {
      const { page, complaints } = await open(classes);
      const cells = page.locator('.plane[data-plane="1"] td[data-c] button');
      await cells.nth(1).hover();
      expect(await page.locator('#tip').textContent()).toContain(
        'initiator wins: 85.0 % (exact; simulated 85.1 % ±1.6)',
      );
      await cells.nth(1).click();
      const dialog = page.locator('dialog');
      expect(await dialog.textContent()).toContain('mage → druid · Plane 1');
      expect(await dialog.textContent()).toContain("souboj trace small.yaml --cell 'mage > druid @ 1'");
      expect(await dialog.locator('svg.bars').count()).toBe(3);
      await page.keyboard.press('Escape');
      expect(await dialog.isVisible()).toBe(false);
      const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
      expect(await focused()).toBe('86.0, mage → druid · Plane 1');
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('53.0, druid → druid · Plane 1');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      expect(await dialog.textContent()).toContain('druid → mage · Plane 1');
      await page.keyboard.press('Escape');
      expect(await page.locator('.plane[data-plane="1"] td button[tabindex="0"]').count()).toBe(1);
      expect(complaints).toEqual([]);
    });

    test('adds distributions up from either end', async () => {
      const { page, complaints } = await open(classes);
      await page.locator('td[data-c] button').nth(1).click();
      const dialog = page.locator('dialog');
      const told = () =>
        page.evaluate(
          '[...document.querySelector("dialog svg.bars").querySelectorAll("title")].map((own) => own.textContent)',
        ) as Promise<string[]>;
      // A quarter of the duels take 3 rounds, half of them 7, a quarter 12.
      const plain = async () => (await told()).map((text) => text.replaceAll('\u00a0', ' '));
      expect(await plain()).toEqual(['3: 25.0 %', '7: 50.0 %', '12: 25.0 %']);
      await dialog.locator('select').selectOption('atLeast');
      expect(await plain()).toEqual(['≥ 3: 100 %', '≥ 7: 75 %', '≥ 12: 25 %']);
      await dialog.locator('select').selectOption('atMost');
      expect(await plain()).toEqual(['≤ 3: 25 %', '≤ 7: 75 %', '≤ 12: 100 %']);
      expect(await serious(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('switches plane, figure and order, filters rows, sorts tables', async () => {
      const { page } = await open(classes);
      await page.selectOption('[name=plane]', '2');
      expect(await page.locator('.plane:visible').count()).toBe(1);
      await page.selectOption('[name=plane]', '1');
      const first = page.locator('.plane[data-plane="1"] tbody tr').first();
      expect(await first.textContent()).toBe('mage53.086.0–');
      await page.selectOption('[name=figure]', 'win');
      expect(await first.textContent()).toBe('mage52.085.0–');
      await page.selectOption('[name=figure]', 'draw');
      expect(await first.textContent()).toBe('mage2.02.0–');
      await page.fill('[name=filter]', 'wiz');
      expect(await page.locator('.plane[data-plane="1"] tbody tr:visible th').allTextContents()).toEqual([
        'druid = wizard\u00a0(2×)',
      ]);
      const sides = page.locator('section:has(#s-at-a-glance) tbody th');
      expect(await sides.allTextContents()).toEqual(['mage', 'druid = wizard\u00a0(2×)']);
      await page.locator('section:has(#s-at-a-glance) thead button').nth(1).click();
      await page.locator('section:has(#s-at-a-glance) thead button').nth(1).click();
      expect(await sides.allTextContents()).toEqual(['druid = wizard\u00a0(2×)', 'mage']);
      expect(await page.locator('section:has(#s-at-a-glance) [aria-sort=ascending]').count()).toBe(1);
    });

    test('puts rows and columns in the order of the scenario on demand', async () => {
      const wins: Readonly<Record<string, number>> = { 'a b': 200, 'b a': 800 };
      const { page } = await open(
        run(field(['a', 'b', 'c'], (x, y) => ({ ends: thousand(wins[`${x} ${y}`] ?? 500) }))),
      );
      const heads = () => page.locator('.plane thead th').allTextContents();
      const rows = () => page.locator('.plane tbody th').allTextContents();
      const cell = () => page.locator('.plane tbody tr', { hasText: /^b/ }).textContent();
      expect(await heads()).toEqual(['initiator ↓ target →', 'b', 'c', 'a']);
      expect(await cell()).toBe('b50.050.080.0');
      await page.selectOption('[name=order]', 'file');
      expect(await heads()).toEqual(['initiator ↓ target →', 'a', 'b', 'c']);
      expect(await rows()).toEqual(['a', 'b', 'c']);
      expect(await cell()).toBe('b80.050.050.0');
      await page.selectOption('[name=order]', 'strength');
      expect(await rows()).toEqual(['b', 'c', 'a']);
    });

    test('shows one variant at one setting, each chosen by a switch of its own', async () => {
      const { page } = await open(variantRun());
      expect(await page.locator('.point:visible').count()).toBe(1);
      const labels = await page.locator('#controls label:has(select[name^=part-])').allTextContents();
      expect(labels).toEqual(['Variant printedgentler IQ', 'defaults.mana 040']);
      await page.selectOption('[name=part-0]', '1');
      await page.selectOption('[name=part-1]', '1');
      expect(await page.locator('.point:visible summary').textContent()).toBe(
        'gentler IQ · defaults.mana = 40',
      );
      expect(await page.locator('.point:visible').count()).toBe(1);
      expect(await page.locator('.point:visible table.heat').first().isVisible()).toBe(true);
    });

    test('opens with the point that is chosen, and says so to who does not see it', async () => {
      const { page, complaints } = await open(variantRun());
      const opening = page.locator('section:has(#s-at-a-glance) .opening:visible');
      const standing = page.locator('section:has(#s-what-stands-out) .opening:visible');
      const status = page.locator('#controls [role=status]');
      const about = (name: string) => `About ${name}:`;
      expect(await opening.locator('> p').first().textContent()).toBe(about('printed · defaults.mana = 0'));
      expect(await status.textContent()).toBe('');
      const sentences = () => opening.locator('ul').textContent();
      const before = await sentences();
      // By keyboard: the second variant, the second value.
      await page.locator('[name=part-0]').focus();
      await page.keyboard.press('ArrowDown');
      await page.locator('[name=part-1]').focus();
      await page.keyboard.press('ArrowDown');
      const chosen = about('gentler IQ · defaults.mana = 40');
      expect(await opening.count()).toBe(1);
      expect(await opening.locator('> p').first().textContent()).toBe(chosen);
      expect(await standing.locator('> p').first().textContent()).toBe(chosen);
      expect(await sentences()).not.toBe(before);
      expect(await status.textContent()).toBe(chosen);
      // A link of the opening leads to the section of this point, and chooses no other.
      await standing.locator('li a[href^="#"]:not(.word)').first().click();
      expect(await page.inputValue('[name=part-0]')).toBe('1');
      expect(await page.locator('.point:visible summary').textContent()).toBe(
        'gentler IQ · defaults.mana = 40',
      );
      // The same on paper; what the page began with comes back.
      await page.emulateMedia({ media: 'print' });
      expect(await opening.locator('> p').first().textContent()).toBe(chosen);
      await page.emulateMedia({ media: null });
      await page.selectOption('[name=part-0]', '0');
      await page.selectOption('[name=part-1]', '0');
      expect(await sentences()).toBe(before);
      expect(complaints).toEqual([]);
    });

    test('shows the scores of the point that is chosen in the opening, and nowhere else', async () => {
      const cells = ['soft', 'hard'].flatMap((variant) =>
        field(['a', 'b'], (x, y) => {
          const wins = x === y ? 500 : (x === 'a') === (variant === 'hard') ? 900 : 300;
          return { variant, ends: thousand(wins), law: `${variant} ${x} ${y}` };
        }),
      );
      const { page } = await open(run(cells));
      const scores = page.locator('section:has(#s-at-a-glance) table.heat:visible tbody tr');
      // Initiator a wins 30 % and b, against it, 90 %: a scores 20 of 100; the other way round where it is hard.
      expect(await scores.allTextContents()).toEqual(['b80.0', 'a20.0']);
      await page.selectOption('[name=part-0]', '1');
      expect(await scores.allTextContents()).toEqual(['a80.0', 'b20.0']);
      expect(await page.locator('.point:visible').textContent()).not.toContain('Mean score by plane');
    });

    test('opens with the point that is looked at first where there is no script', async () => {
      const { page } = await open(variantRun(), 'light', false);
      const about = page.locator('.opening:visible > p:first-child');
      expect(await about.allTextContents()).toEqual(
        Array.from({ length: 2 }, () => 'About printed · defaults.mana = 0:'),
      );
      await page.close();
    });

    test('says that the opening is about another point where the page has none for the chosen one', async () => {
      const html = await htmlOf(variantRun());
      const [kept = '', ...parts] = html.split('<div class="opening" data-point="1,1" hidden>');
      const cut = parts.map((part) => `<div class="opening" data-point="none" hidden>${part}`);
      const alone = '<p class="alone" hidden>Only of the first.</p>';
      const { page } = await open(
        [kept, ...cut].join('').replaceAll('<div class="openings">', `<div class="openings">${alone}`),
      );
      expect(await page.locator('.alone:visible').count()).toBe(0);
      await page.selectOption('[name=part-0]', '1');
      await page.selectOption('[name=part-1]', '1');
      expect(await page.locator('.alone:visible').count()).toBe(2);
      expect(await page.locator('.opening:visible > p:first-child').first().textContent()).toBe(
        'About printed · defaults.mana = 0:',
      );
      expect(await page.locator('#controls [role=status]').textContent()).toBe('Only of the first.');
    });

    test('offers points in one list where some combination has none', async () => {
      const whole = variantRun();
      const part = {
        ...whole,
        cells: whole.cells.filter(({ cell }) => cell.variant === 'printed' || cell.axes[0]?.value === 40),
      };
      const { page } = await open(part);
      expect(await page.locator('[name=point] option').allTextContents()).toEqual([
        'printed · defaults.mana = 0',
        'printed · defaults.mana = 40',
        'gentler IQ · defaults.mana = 40',
      ]);
      await page.selectOption('[name=point]', '2');
      expect(await page.locator('.point:visible').getAttribute('data-point')).toBe('2');
    });

    test('tables leave it as rows with tabs: when selected, by a button, as a file', async () => {
      const { page } = await open(classes);
      const matrix = 'mage\t53.0\t86.0\t–\ndruid = wizard (2×)\t20.0\t53.0\t';
      // As mail programs and terminals take it, without the page's own hand in it.
      const selected = await page.evaluate(`(() => {
        getSelection().selectAllChildren(document.querySelector('.plane[data-plane="1"] table'));
        const data = new DataTransfer();
        const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
        document.querySelector('main').dispatchEvent(event);
        return data.getData('text/plain');
      })()`);
      expect(selected).toContain(matrix);
      const tools = page.locator('.plane[data-plane="1"] .tools button');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await tools.first().click();
      await expect.poll(() => tools.first().textContent()).toBe('Copied');
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain(matrix);
      const [file] = await Promise.all([page.waitForEvent('download'), tools.last().click()]);
      expect(file.suggestedFilename()).toMatch(/\.tsv$/);
      expect(readFileSync(await file.path(), 'utf8')).toContain(matrix);
      expect(await page.locator('main .tools').count()).toBe(await page.locator('main .wide').count());
    });

    test('the address keeps what is chosen and opened, and leads into what is hidden', async () => {
      const { page, complaints } = await open(classes);
      const address = () => page.evaluate('location.hash') as Promise<string>;
      await page.selectOption('[name=plane]', '2');
      await page.selectOption('[name=figure]', 'win');
      expect(await address()).toBe('#?plane=2&figure=win');
      await page.locator('.contents a').first().click();
      await expect.poll(address).toMatch(/^#s-[^?]+\?plane=2&figure=win$/);
      await page.selectOption('[name=plane]', '1');
      await page.locator('.plane[data-plane="1"] td[data-c] button').nth(1).click();
      const kept = await address();
      expect(kept).toMatch(/^#s-[^?]+\?plane=1&figure=win&open=1$/);
      const url = page.url();
      await page.goto('about:blank');
      await page.goto(url);
      await page.waitForSelector('#ready', { state: 'attached' });
      expect(await page.locator('dialog h2').textContent()).toBe('mage → druid · Plane 1');
      expect(await page.locator('[name=figure]').inputValue()).toBe('win');
      expect(await page.locator('.plane:visible').getAttribute('data-plane')).toBe('1');
      await page.keyboard.press('Escape');
      await expect.poll(address).toBe(kept.replace('&open=1', ''));
      // A section of the plane that is not shown.
      await page.evaluate('location.hash = document.querySelector(".plane[data-plane=\\"2\\"] h3").id');
      await expect.poll(() => page.locator('.plane[data-plane="2"]').isVisible()).toBe(true);
      expect(await page.locator('.contents [aria-current]').count()).toBe(1);
      expect(complaints).toEqual([]);
    });

    test('links say where they lead, and lead there', async () => {
      for (const html of [
        await htmlOf(classes),
        await htmlOf(variantRun()),
        ...(await Promise.all(Object.values(documents).map(async (make) => fileWith(await make(), '.html')))),
      ]) {
        const targets = new Map(
          [...html.matchAll(/<h\d id="([^"]*)"[^>]*>(.*?)<\/h\d>/g)].map(([, id = '', text]) => [id, text]),
        );
        for (const [, id = '', text] of html.matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g))
          expect(targets.get(id), text).toBe(text);
      }
    });

    test('shows hostile names, runs none', async () => {
      const names = ['<img src=x onerror=alert(1)>', '</script><script>alert(2)</script>'];
      const { page, complaints } = await open(
        run(
          field(names, () => ({ ends: thousand(500) })),
          names[0],
        ),
      );
      expect(await page.title()).toContain('<img src=x onerror=alert(1)>');
      await page.locator('td[data-c] button').nth(1).click();
      expect(await page.locator('dialog h2').textContent()).toContain('</script><script>alert(2)</script>');
      expect(complaints).toEqual([]);
      expect(await page.locator('img').count()).toBe(0);
    });

    test.each(Object.keys(documents))(
      'the page of %s shows hostile names, sorts, complains about nothing',
      async (name) => {
        const html = fileWith(await documents[name]!(), '.html');
        const { page, complaints } = await open(html, 'dark');
        expect(await page.title()).toContain(hostile);
        expect(await page.locator('h1').textContent()).toContain(hostile);
        expect(await page.locator('img').count()).toBe(0);
        const table = page.locator('table.sortable').first();
        await table.locator('thead button').last().click();
        expect(await table.locator('[aria-sort]').count()).toBe(1);
        await page.setViewportSize({ width: 360, height: 700 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
        expect(await serious(page)).toEqual([]);
        expect(complaints).toEqual([]);
        // A4 less margins of 12 mm, in CSS pixels.
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: 703, height: 1032 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(703);
      },
    );

    test('pictures hold their words in the widest font that is common', async () => {
      const files = [
        ...(await Promise.all(Object.values(documents).map((make) => make()))),
        ...(await Promise.all(
          [classes, variantRun()].map((shown) => writeReports(shown, ['svg'], { language: 'cs' })),
        )),
      ];
      const svgs = files.flatMap((own) => [...own].filter(([name]) => name.endsWith('.svg')));
      const wide = '<style>text{font-family:"DejaVu Sans",Verdana!important}</style>';
      const page = await browser.newPage();
      await page.setContent(`${wide}${svgs.map(([, svg]) => svg).join('')}`);
      const beyond = await page.evaluate(`[...document.querySelectorAll('svg')].flatMap((svg) => {
        const box = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text')]
          .filter((text) => {
            const own = text.getBoundingClientRect();
            return own.width > 0 && (own.left < box.left - 1 || own.right > box.right + 1);
          })
          .map((text) => text.textContent);
      })`);
      await page.close();
      expect(svgs.length).toBeGreaterThan(25);
      expect(beyond).toEqual([]);
    });

    test('has all its tables without scripts and on paper', async () => {
      const { page } = await open(classes, 'light', false);
      expect(await page.locator('table.heat').first().isVisible()).toBe(true);
      expect(await page.locator('#controls').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.plane[data-plane="1"] table').isVisible()).toBe(true);
    });

    test('unfolds for paper what would be missing there', async () => {
      const { page } = await open(classes);
      const folded = page.locator('details:not([open])');
      expect(await folded.count()).toBeGreaterThan(0);
      await page.evaluate('dispatchEvent(new Event("beforeprint"))');
      expect(await folded.count()).toBe(0);
    });

    describe('nothing is out of reach', () => {
      const long = (i: number) => `druid, adviser number ${i} of the northern lands and of Woodsedgebythesea`;
      const many = Array.from({ length: 24 }, (_, i) => long(i));
      const shown: Readonly<Record<string, () => Promise<string>>> = {
        ...Object.fromEntries(
          Object.entries(documents).map(([name, make]) => [
            name,
            async () => fileWith(await make(), '.html'),
          ]),
        ),
        classes: () => htmlOf(classes),
        variants: () => htmlOf(variantRun()),
        'many sides': () =>
          htmlOf(
            run(
              field(many, (a, b) => ({
                ends: thousand((5 * many.indexOf(a) + 31 * many.indexOf(b)) % 1000),
                law: `${a} ${b}`,
              })),
            ),
          ),
      };

      /** Cells, and texts of pictures, that cannot be brought into sight beside what stays where it is. */
      const hidden = `[...document.querySelectorAll('.wide')].flatMap((frame) => {
        const own = frame.getBoundingClientRect();
        if (own.width === 0) return [];
        const outside = own.left < 0 || own.right > innerWidth + 1 ? ['frame'] : [];
        return [...outside, ...[...frame.querySelectorAll('tr')].flatMap((row) => {
          const [head, ...cells] = row.cells;
          const left = head === undefined ? 0 : head.getBoundingClientRect().width;
          return cells
            .filter((cell) => cell.offsetWidth > 0 && cell.offsetWidth + left > frame.clientWidth + 1)
            .map((cell) => 'cell ' + cell.textContent.slice(0, 60) + ' ' + Math.round(left) + '+' + cell.offsetWidth);
        })];
      })`;
      const off = `[...document.querySelectorAll('th, td, h1, h2, h3, p, li, pre, text')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 0 && part.checkVisibility() && (box.right > innerWidth + 1 || box.left < -1);
        })
        .map((part) => part.tagName + ' ' + part.textContent.slice(0, 60))`;

      test.each(Object.keys(shown))('of %s: on a telephone, at twice the size, on A4', async (name) => {
        const { page } = await open(await shown[name]!());
        for (const width of [390, 640]) {
          await page.setViewportSize({ width, height: 720 });
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
          expect(await page.evaluate(hidden), `${width} px`).toEqual([]);
        }
        // A4 less margins of 12 mm.
        await page.evaluate('dispatchEvent(new Event("beforeprint"))');
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: 703, height: 1032 });
        expect(await page.evaluate(off), 'A4').toEqual([]);
      });
    });

    test('fits a telephone without scrolling sideways', async () => {
      const { page } = await open(classes);
      await page.setViewportSize({ width: 360, height: 700 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    });
  },
);
