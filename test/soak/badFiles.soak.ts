/** Processor time and memory of `check` for files of every shape, as long as files may be and shorter. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cli, freshFolder } from '../support/command.ts';
import { shapes } from '../support/fuzz/shapes.ts';

/** Only shapes whose names hold this. */
const only = process.env['SHAPE'] ?? '';
const counts = [300, 1000, 3000, 10_000, 20_000, 49_000, 190_000, 1_000_000, 4_000_000];
const folder = freshFolder();
const seen = join(folder, 'seen.json');
const watcher = join(folder, 'watcher.mjs');
writeFileSync(
  watcher,
  `import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
});`,
);

interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
  readonly code: number | null;
  readonly said: string;
}

function costOf(text: string): Promise<Cost> {
  const file = join(folder, 'bad.yaml');
  writeFileSync(file, text);
  writeFileSync(seen, '{"seconds":999,"megabytes":9999}');
  const child = spawn(process.execPath, ['--import', watcher, cli, 'check', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  let said = '';
  const hear = (chunk: Buffer): void => {
    if (said.length < 300) said += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ...JSON.parse(readFileSync(seen, 'utf8')), code, said: said.split('\n')[0]!.slice(0, 160) });
    });
  });
}

it('files of every shape are refused or told within their time', async () => {
  const rows: { name: string; n: number; cost: Cost }[] = [];
  for (const [name, textOf] of Object.entries(shapes)) {
    if (!name.includes(only)) continue;
    let worst: { n: number; cost: Cost } | null = null;
    let mostMemory = 0;
    for (const n of counts) {
      const text = textOf(n);
      if (text.length > 4_000_000) break;
      const cost = await costOf(text);
      if (process.env['ALL'])
        console.log(
          `   ${n} ${cost.seconds.toFixed(2)} ${cost.megabytes.toFixed(0)} ${cost.code} ${cost.said}`,
        );
      mostMemory = Math.max(mostMemory, cost.megabytes);
      if (worst === null || cost.seconds > worst.cost.seconds) worst = { n, cost };
    }
    rows.push({ name, ...worst! });
    console.log(
      `${worst!.cost.seconds > 2 || mostMemory > 500 ? '!!' : '  '} ${name}: ${worst!.cost.seconds.toFixed(2)} s at ${worst!.n}, ${mostMemory.toFixed(0)} MB, code ${worst!.cost.code}: ${worst!.cost.said}`,
    );
  }
  expect(rows.filter(({ cost }) => cost.seconds > 2 || cost.megabytes > 500)).toEqual([]);
});
