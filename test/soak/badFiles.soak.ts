/** Processor time and memory of reading files of every shape, as long as files may be and shorter. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { built, freshFolder } from '../support/command.ts';
import { shapes } from '../support/fuzz/shapes.ts';
import { record } from './record.ts';

/** Only shapes whose names hold this, or from a number on, for a look. */
const only = process.env['SHAPE'] ?? '';
const from = Number(process.env['SHAPE_FROM'] ?? 0);
/** Of what a shape repeats; the last two are too long for most files. */
const counts = [1000, 1900, 3000, 10_000, 20_000, 30_000, 190_000, 1_000_000, 1_500_000];
const folder = freshFolder();
const [file, reader, seen] = ['bad.yaml', 'reader.mjs', 'seen.json'].map((name) => join(folder, name));
writeFileSync(
  reader!,
  `import { readFileSync, writeFileSync } from 'node:fs';
const { loadScenario } = await import(${JSON.stringify(pathToFileURL(join(built, 'index.js')).href)});
const text = readFileSync(${JSON.stringify(file)}, 'utf8');
const before = process.cpuUsage();
const { ok } = loadScenario(text, 'bad.yaml');
const { user, system } = process.cpuUsage(before);
const megabytes = process.resourceUsage().maxRSS / 1024;
writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ ok, megabytes, seconds: (user + system) / 1e6 }));`,
);

interface Cost {
  readonly ok: boolean;
  /** Of the reading alone, threads of the collector included. */
  readonly seconds: number;
  /** Of the process, some 90 of which it has before it reads. */
  readonly megabytes: number;
}

function costOf(text: string): Promise<Cost> {
  writeFileSync(file!, text);
  writeFileSync(seen!, '{"ok":false,"seconds":60,"megabytes":0}');
  const child = spawn(process.execPath, [reader!], { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer);
      resolve(JSON.parse(readFileSync(seen!, 'utf8')) as Cost);
    });
  });
}

const costs: { readonly name: string; readonly seconds: number; readonly megabytes: number }[] = [];

const chosen = Object.keys(shapes)
  .slice(from)
  .filter((name) => name.includes(only));

it.each(chosen)('%s', async (name) => {
  let [seconds, megabytes] = [0, 0];
  for (const count of counts) {
    const text = shapes[name]!(count);
    if (text.length > 1_500_000) break;
    const cost = await costOf(text);
    [seconds, megabytes] = [Math.max(seconds, cost.seconds), Math.max(megabytes, cost.megabytes)];
  }
  console.log(`${name}: ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB`);
  costs.push({ name, seconds, megabytes });
  // A shape of which no file is short enough is not measured at all.
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(2);
  expect(megabytes).toBeLessThan(500);
});

afterAll(() => {
  if (only !== '' || from > 0 || costs.length === 0) return;
  const slowest = [...costs].sort((a, b) => b.seconds - a.seconds).slice(0, 8);
  record(
    'bad files',
    [
      `The slowest of ${costs.length} shapes; of the others none took more processor time, nor ${Math.ceil(Math.max(...costs.map((c) => c.megabytes)))} MB of memory.`,
    ],
    [
      ['a file full of', 'seconds', 'MB'],
      ...slowest.map(({ name, seconds, megabytes }) => [name, seconds.toFixed(1), megabytes.toFixed(0)]),
    ],
    'testing.md',
  );
});
