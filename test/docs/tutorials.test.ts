/** The tutorials, done as they say: files, commands, what they print and write, and exit codes. */
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freshFolder, souboj } from '../support/command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Does what a page says in a folder that has the shipped scenarios: YAML goes to the end of `file` (`null`: it only shows
 * a part of a shipped one), commands must print the lines below them, quotes stand in the page's last named report.
 * Commands end with 0 unless their code is asked for.
 */
async function follow(page: string, file: string | null): Promise<{ cwd: string; commands: number }> {
  const cwd = freshFolder();
  cpSync(join(root, 'scenarios'), join(cwd, 'scenarios'), { recursive: true });
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  let [report, commands] = ['', 0];
  for (const [, kind, block, quoted, named] of text.matchAll(
    /^```(yaml|console)\n([\s\S]*?)^```|^> - (.*)$|`(reports\/\S+)\.html`/gm,
  )) {
    if (named !== undefined) report = join(cwd, `${named}.md`);
    else if (quoted !== undefined) expect(spaced(readFileSync(report, 'utf8'))).toContain(`- ${quoted}`);
    else if (kind === 'console') commands += await type(block!, cwd);
    else if (file !== null) {
      const path = join(cwd, file);
      (existsSync(path) ? appendFileSync : writeFileSync)(path, block!);
    } else for (const line of block!.trim().split('\n')) expect(shipped(page)).toContain(line.trim());
  }
  return { cwd, commands };
}

/** Spaces that do not break are spaces to a reader. */
const spaced = (text: string): string => text.replaceAll('\u{a0}', ' ');

/** The scenario that a page is about, without its remarks. */
const shipped = (page: string): string =>
  readFileSync(join(root, 'scenarios', page.replace(/(?:\.cs)?\.md$/, '.yaml')), 'utf8');

/** Types the commands of a block one after another; answers how many. */
async function type(block: string, cwd: string): Promise<number> {
  const lines = [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)];
  let code: number | null = 0;
  for (const [, command = '', told = ''] of lines) {
    if (command === 'echo $?') expect(Number(told)).toBe(code);
    else {
      expect([block, code]).toEqual([block, 0]);
      const args = command.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', ''));
      expect(args.shift()).toBe('souboj');
      const done = await souboj(args, { cwd });
      code = done.code;
      for (const line of told.trimEnd().split('\n'))
        expect(spaced(done.stdout + done.stderr)).toContain(line);
    }
  }
  if (lines.at(-1)![1] !== 'echo $?') expect([block, code]).toEqual([block, 0]);
  return lines.filter(([, command]) => command !== 'echo $?').length;
}

it.each([
  ['first-pass.md', 'first.yaml', '{ mage: { base: 9 }, strider: { base: 9 } }'],
  ['first-pass.cs.md', 'prvni.yaml', '{ mage: { base: 9 }, strider: { base: 9 } }'],
])('docs/%s', { timeout: 120_000 }, async (page, file, classes) => {
  const { cwd, commands } = await follow(page, file);
  expect(commands).toBe(6);
  expect(readFileSync(join(cwd, file), 'utf8')).toMatch(new RegExp(`^classes: ${classes}$`, 'm'));
});

it.each(['plane-formulas.md', 'plane-formulas.cs.md'])('docs/%s', { timeout: 120_000 }, async (page) => {
  expect((await follow(page, null)).commands).toBe(2);
});
