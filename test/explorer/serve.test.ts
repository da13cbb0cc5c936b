/** `souboj explore --serve`: who may ask, what a change of the file does, and what is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, startBrowser } from '../support/browser.ts';
import { type Finished, freshFolder, soubojProcess } from '../support/command.ts';

const text = `# kept
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid } }
planes: [1]
`;

interface Answered {
  readonly code: number;
  readonly text: string;
}

describe('a page that is served', () => {
  const file = join(freshFolder(), 'scénář.yaml');
  let address = '';
  let port = 0;
  let end: () => void = () => undefined;
  let finished: Promise<Finished>;

  beforeAll(async () => {
    writeFileSync(file, text);
    await new Promise<void>((resolve) => {
      finished = soubojProcess(['explore', file, '--serve'], {
        onStderr: (said, kill) => {
          end = () => kill('SIGINT');
          const found = /http:\/\/127\.0\.0\.1:(\d+)\/[\w-]+\//.exec(said);
          if (found === null || address !== '') return;
          address = found[0];
          port = Number(found[1]);
          resolve();
        },
      });
    });
  });
  afterAll(async () => {
    end();
    await finished;
  });

  /** Asks as a program may that is no browser: with any host and any origin. */
  function ask(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body = '',
  ): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        let said = '';
        response.on('data', (piece: Buffer) => {
          said += piece.toString();
        });
        response.on('end', () => resolve({ code: response.statusCode!, text: said }));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }
  const own = (): string => new URL(address).pathname;
  const hashNow = async (): Promise<string> => {
    const { data } = JSON.parse((await ask('GET', `${own()}data`)).text) as {
      data: { info: { scenario: { hash: string } } };
    };
    return data.info.scenario.hash;
  };
  const json = { 'content-type': 'application/json' };

  it('is told to who knows its token, by its own name, and to no page elsewhere', async () => {
    const page = await ask('GET', own());
    expect(page.code).toBe(200);
    expect(page.text).toContain("connect-src 'self'");
    expect(page.text).toContain('# kept');
    for (const [path, headers] of [
      ['/', {}],
      ['/wrong/', {}],
      [own().replace(/.\/$/, '/'), {}],
      [own(), { host: 'evil.example' }],
      [own(), { origin: 'http://evil.example' }],
      [`${own()}../data`, {}],
    ] as const)
      expect(await ask('GET', path, headers), path).toEqual({ code: 404, text: '' });
  });

  it('tells its pages when the file has changed, and what is wrong with it', async () => {
    const heard = new Promise<string>((resolve, reject) => {
      const listening = request({ host: '127.0.0.1', port, path: `${own()}events` }, (response) => {
        let said = '';
        response.on('data', (piece: Buffer) => {
          said += piece.toString();
          // Once it listens, the file is changed.
          if (said === ': here\n\n') writeFileSync(file, text.replace('planes: [1]', 'planes: [99]'));
          if (said.includes('data:')) {
            listening.destroy();
            resolve(said);
          }
        });
      });
      listening.on('error', reject);
      listening.end();
    });
    expect(await heard).toContain('data: changed');
    const wrong = JSON.parse((await ask('GET', `${own()}data`)).text) as { problems: readonly string[] };
    expect(wrong.problems[0]).toContain('scénář.yaml:4');
    writeFileSync(file, text);
    expect(await hashNow()).toMatch(/^[0-9a-f]{8}/);
  });

  it('writes the file as it is asked to, unless it has changed behind the page or the question is odd', async () => {
    const hash = await hashNow();
    const changed = text.replace('mana: 6', 'mana: 7');
    const sent = JSON.stringify({ text: changed, hash });
    const origin = { origin: 'http://evil.example' };
    expect((await ask('POST', `${own()}file`, { ...json, ...origin }, sent)).code).toBe(404);
    expect((await ask('POST', `${own()}file`, { 'content-type': 'text/plain' }, sent)).code).toBe(404);
    expect((await ask('POST', `${own()}file`, json, '{"text": 7}')).code).toBe(400);
    const keys = Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join(',');
    const many = JSON.stringify({ ...JSON.parse(sent), more: 0 }).replace('"more":0', keys);
    expect((await ask('POST', `${own()}file`, json, many)).code).toBe(400);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(await ask('POST', `${own()}file`, json, sent)).toEqual({ code: 200, text: '{"why":null}' });
    expect(readFileSync(file, 'utf8')).toBe(changed);
    // The hash is that of the text before.
    const late = await ask('POST', `${own()}file`, json, sent);
    expect(late.code).toBe(409);
    expect(late.text).toContain('The file has changed');
  });

  it.skipIf(noBrowser !== null)(
    'writes from the page after asking, and the page follows the file',
    async () => {
      writeFileSync(file, text);
      const browser = await startBrowser();
      try {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.goto(address);
        await page.waitForSelector('#explorer[aria-busy=false]');
        await page.fill('#knobs .find', 'mage.base');
        await page.locator('#knobs input[type=range]').last().press('ArrowLeft');
        await page.getByRole('button', { name: 'Write into the file' }).click();
        expect(readFileSync(file, 'utf8')).toBe(text);
        await page.getByRole('button', { name: 'Yes, write it' }).click();
        // The file says what was moved, so that nothing is moved any more.
        await page.locator('.notice', { hasText: 'The file has changed' }).waitFor();
        await page.waitForSelector('.moved', { state: 'detached' });
        expect(readFileSync(file, 'utf8')).toBe(
          text.replace('combatants:', 'classes: { mage: { base: 9 } }\ncombatants:'),
        );
        writeFileSync(file, 'combatants: {');
        await page.locator('.notice .problem').first().waitFor();
        writeFileSync(file, text);
        await page.waitForSelector('.notice .problem', { state: 'detached' });
        await page.waitForSelector('#explorer[aria-busy=false]');
        expect(await page.locator('#knobs input[type=range]').last().inputValue()).toBe('10');
        expect(complaints).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );

  it('ends with the command', async () => {
    end();
    const { code, stdout } = await finished;
    expect(stdout.trim()).toBe(address);
    // As a watch ends: by being ended.
    expect(code).toBe(0);
  });
});

it('refuses what cannot be followed', async () => {
  const { code, stderr } = await soubojProcess(['explore', '-', '--serve'], { input: text });
  expect(code).toBe(2);
  expect(stderr).toContain('--serve');
});
