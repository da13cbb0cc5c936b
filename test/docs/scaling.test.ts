import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freshFolder, readFolder } from '../support/command.ts';
import { commandsIn, playScript, served } from '../support/served.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * The page with fewer duels, one thread and without pictures, so that its commands end soon; on one plane, where nobody
 * has to work out what a point is worth on each.
 */
const page = readFileSync(join(root, 'docs/scaling.md'), 'utf8')
  .replaceAll('--duels 1000000', '--duels 40 --method mc --workers 1 --only "druid @ 1 "')
  .replaceAll('souboj merge ', 'souboj merge --format csv,md,json ')
  .replaceAll('--out precise', '--format md --out precise')
  .replaceAll(
    '--precision 0.5% --max-duels 1000000',
    '--precision 5% --max-duels 4000 --workers 1 --only "druid @ 1 "',
  );

const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);

const serving = await served();

/** A folder with the scenarios, and a shell in it that knows `souboj`. */
function workplace(): {
  folder: string;
  sh: (script: string, env?: Record<string, string>) => Promise<void>;
} {
  const folder = freshFolder();
  const bin = commandsIn(join(folder, 'bin'), {
    // So few duels of a part of the scenario leave its expectations undecided (3), which is no failure here.
    souboj: serving.replace('exit "$code"', 'test "$code" = 3 || exit "$code"'),
  });
  symlinkSync(join(root, 'scenarios'), join(folder, 'scenarios'));
  const path = `${bin}:${process.env['PATH']}`;
  return {
    folder,
    sh: async (script, env = {}) => {
      const options = { cwd: folder, env: { ...process.env, PATH: path, ...env } };
      expect(await playScript(['sh', '-ec', script], options), script).toMatchObject({ code: 0 });
    },
  };
}

/** The reports of the run in one piece. */
async function whole(): Promise<Map<string, string>> {
  const { folder, sh } = workplace();
  await sh(
    'souboj run scenarios/class-bases.yaml --duels 40 --method mc --only "druid @ 1 " --format csv,md,json --out whole',
  );
  return readFolder(join(folder, 'whole'));
}

describe('docs/scaling.md', () => {
  let expected: Map<string, string>;
  beforeAll(async () => {
    expected = await whole();
  });

  const script = (text: string): string => {
    const found = blocks('sh').find((block) => block.includes(text));
    expect(found, text).toBeDefined();
    return found!;
  };

  it('CI matrix', async () => {
    const { folder, sh } = workplace();
    const workflow = parse(blocks('yaml')[0]!);
    const commands = (job: string): string[] =>
      workflow.jobs[job].steps
        .map((step: { run?: string }) => step.run ?? '')
        .filter((line: string) => line.startsWith('souboj'));
    for (const shard of workflow.jobs.shard.strategy.matrix.shard) {
      for (const line of commands('shard'))
        await sh(line.replaceAll(/\$\{\{ matrix.shard \}\}/g, String(shard)));
    }
    for (const line of commands('merge')) await sh(line);
    expect(readFolder(join(folder, 'reports', 'class-bases'))).toEqual(expected);
  });

  it('Slurm array', async () => {
    const { folder, sh } = workplace();
    const job = script('#SBATCH');
    const count = Number(/--array=1-(\d+)/.exec(job)![1]);
    for (let index = 1; index <= count; index++) {
      await sh(job, { SLURM_ARRAY_TASK_ID: String(index), SLURM_ARRAY_TASK_COUNT: String(count) });
    }
    await sh(script('merge --format csv,md,json shards'));
    expect(readFolder(join(folder, 'reports', 'class-bases'))).toEqual(expected);
  });

  it('Kubernetes indexed job', async () => {
    const { folder, sh } = workplace();
    const { spec } = parse(blocks('yaml')[1]!);
    const [shell, flag, command] = spec.template.spec.containers[0].command;
    expect([shell, flag]).toEqual(['sh', '-c']);
    for (let index = 0; index < spec.completions; index++) {
      await sh(command.replaceAll('/data', 'data'), { JOB_COMPLETION_INDEX: String(index) });
    }
    const merge = /`(souboj merge [^`]*\/data[^`]*)`/.exec(page)![1]!;
    await sh(merge.replaceAll('/data', 'data'));
    expect(readFolder(join(folder, 'reports', 'class-bases'))).toEqual(expected);
  });

  it('precision', async () => {
    const { folder, sh } = workplace();
    await sh(script('--precision'));
    expect(readFolder(join(folder, 'precise')).get('report.md')).toContain('Precision');
  });
});
