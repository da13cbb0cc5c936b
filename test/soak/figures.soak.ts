/** What tuning may take, on one core: processor time of whole commands, and of one equilibrium. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { equilibrium } from '../../src/tuning/meta/equilibrium.ts';
import { record } from './record.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Tells at the end what all threads of the process took, in seconds. */
const clock = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.error('took',(user+system)/1e6)})`;

/** Processor time of a command, in seconds: the least of three runs, since what else runs on the cores only adds. */
function secondsOf(command: string): number {
  return Math.min(...[1, 2, 3].map(() => runOnce(command)));
}

function runOnce(command: string): number {
  const out = join(mkdtempSync(join(tmpdir(), 'souboj-')), 'out');
  const words = [...command.split(' '), '--workers', '1', '--quiet', '--out', out];
  const script = `"${process.execPath}" --import "${clock}" dist/cli.js ${words.join(' ')} 2>&1 >/dev/null`;
  const told = execFileSync('sh', ['-c', script], { cwd: root, encoding: 'utf8' });
  return Number(/took (\S+)/.exec(told)![1]);
}

/** Processor time of the equilibrium of a random symmetric game of 50 classes, in seconds. */
function equilibriumSeconds(): number {
  const random = seedrandom('fifty');
  const score = Array.from({ length: 50 }, () => new Array<number>(50).fill(0.5));
  for (let i = 0; i < 50; i++)
    for (let j = 0; j < i; j++) {
      score[i]![j] = random();
      score[j]![i] = 1 - score[i]![j]!;
    }
  const before = process.cpuUsage();
  equilibrium(score);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

it('tuning answers in time', () => {
  const commands: readonly (readonly [what: string, command: string, most: number])[] = [
    ['ten bases, plane 1, every matchup within 40–60 %', 'tune scenarios/fair-bases.yaml', 10],
    ['sensitivities of ten classes on eight planes, exact', 'sensitivity scenarios/class-bases.yaml', 20],
  ];
  const measured = commands.map(([what, command, most]) => ({
    what,
    command: `\`souboj ${command} --workers 1\``,
    most,
    took: secondsOf(command),
  }));
  measured.push({
    what: 'equilibrium of a matrix of 50 classes',
    command: 'in the process',
    most: 1,
    took: equilibriumSeconds(),
  });
  record(
    'figures',
    ['Seconds of processor time, the least of three runs on a shared machine of two cores.'],
    [
      ['figure', 'command', 'took, s', 'at most, s'],
      ...measured.map(({ what, command, took, most }) => [what, command, took.toFixed(1), String(most)]),
    ],
    'tuning.md',
  );
  for (const { what, took, most } of measured) expect(took, what).toBeLessThan(most);
});
