/** What a stranger gets: the files of the package, the links between them, and a Node that is too old. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cli } from './support/command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  files: string[];
  engines: { node: string };
  version: string;
};

/** What is bundled into the pages of `souboj explore`, by the name of its package. */
const bundled = ['diff', 'preact', 'seedrandom', 'yaml', 'zod'];

/** THIRD_PARTY.md as it must be: the licence of each, as its package has it. */
function thirdParty(): string {
  const parts = bundled.map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const from = readFileSync(join(folder, file ?? 'README.md'), 'utf8').replaceAll('\r\n', '\n');
    // Its licence stands at the end of its manual.
    const text = file === undefined ? from.slice(from.search(/LICENSE \(MIT\)/)) : from;
    return `## ${name} ${version}\n\n\`\`\`text\n${text.trim()}\n\`\`\`\n`;
  });
  const head =
    '# Licences of what is bundled\n\nThe pages that `souboj explore` writes contain these packages.\n';
  return [head, ...parts].join('\n');
}

/** Whether a path of the repository is in the package; npm adds the manifest, README and LICENSE by itself. */
function isPacked(path: string): boolean {
  if (/^(README|LICENSE)[^/]*$/.test(path) || path === 'package.json') return true;
  return manifest.files.some((entry) => path === entry || path.startsWith(`${entry}/`));
}

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

/** Links of a page to files here: path from the root, and what follows `#`. */
function linksOf(page: string): { path: string; anchor: string | undefined }[] {
  const text = read(page).replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return { path: path === '' ? page : join(dirname(page), path).replaceAll('\\', '/'), anchor };
    });
}

/** Names of the headings of a page, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the package', () => {
  it('has what its pages link to', () => {
    for (const page of pages.filter(isPacked)) {
      for (const { path } of linksOf(page)) expect([page, path, isPacked(path)]).toEqual([page, path, true]);
    }
    expect(pages.filter(isPacked)).toContain('docs/scenarios.md');
  });

  it('has the licences of what is bundled', () => {
    if (process.env['UPDATE']) writeFileSync(join(root, 'THIRD_PARTY.md'), thirdParty());
    expect(read('THIRD_PARTY.md')).toBe(thirdParty());
    for (const text of [
      /Permission is hereby granted/g,
      /Redistribution and use/g,
      /ISC|distribute this software/g,
    ])
      expect(read('THIRD_PARTY.md')).toMatch(text);
    for (const name of bundled) expect(read('NOTICE')).toContain(name);
  });

  it('says in one line that Node is too old, before it loads anything', () => {
    expect(readFileSync(cli, 'utf8')).not.toMatch(/^import\b(?!\()/m);
    const older =
      'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "16.20.2" } })';
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import', older, cli, 'run', 'x.yaml'],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stdout]).toEqual([4, '']);
    expect(stderr).toBe(
      'souboj needs Node 20 or newer (this is 16.20.2) · souboj potřebuje Node 20 nebo novější (toto je 16.20.2)\n',
    );
    expect(manifest.engines.node).toBe('>=20');
  });

  it('asks nothing of V8 that this version does not know: it would say so on stderr', () => {
    expect(spawnSync(process.execPath, [cli, '--version'], { encoding: 'utf8' }).stderr).toBe('');
  });
});

describe('pages', () => {
  it.each(pages)('%s links to what there is', (page) => {
    for (const { path, anchor } of linksOf(page)) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      if (anchor !== undefined && path.endsWith('.md'))
        expect([path, anchorsOf(path)]).toEqual([path, expect.arrayContaining([anchor])]);
    }
  });

  it('every decision is listed, by its number', () => {
    const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
    const listed = linksOf('docs/decisions/README.md').map(({ path }) => relative('docs/decisions', path));
    expect(listed).toEqual(files.sort());
    files.forEach((name, i) => {
      const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(`docs/decisions/${name}`))!;
      expect(Number(number)).toBe(i + 1);
      expect(read('docs/decisions/README.md')).toContain(`[${title}]`);
    });
  });

  it('issue templates and containers are well formed', () => {
    const templates = readdirSync(join(root, '.github/ISSUE_TEMPLATE'));
    for (const name of templates.filter((each) => each !== 'config.yml')) {
      const template = parse(read(`.github/ISSUE_TEMPLATE/${name}`)) as {
        name: string;
        description: string;
        body: { type: string; id: string; attributes: { label: string } }[];
      };
      expect(template.name && template.description).toBeTruthy();
      expect(new Set(template.body.map(({ id }) => id)).size).toBe(template.body.length);
      for (const { type, attributes } of template.body) {
        expect(['textarea', 'input']).toContain(type);
        expect(attributes.label).toBeTruthy();
      }
    }
    expect(JSON.parse(read('.devcontainer/devcontainer.json'))).toMatchObject({ name: 'souboj' });
  });

  it('jobs for a cluster are those of docs/scaling.md, and well formed', () => {
    for (const name of ['slurm.sh', 'kubernetes.yaml'])
      expect(read('docs/scaling.md')).toContain(`\n${read(`deploy/${name}`)}\`\`\``);
    execFileSync('sh', ['-n', join(root, 'deploy/slurm.sh')]);
    const job = parse(read('deploy/kubernetes.yaml')) as { spec: Record<string, unknown> };
    expect(job).toMatchObject({ apiVersion: 'batch/v1', kind: 'Job', spec: { completionMode: 'Indexed' } });
    expect(job.spec['parallelism']).toBe(job.spec['completions']);
  });

  it('what the container copies is there, and is all that the package runs on', () => {
    const copied = [...read('Dockerfile').matchAll(/\/src\/(\S+)/g)].map(([, path]) => path!);
    const made = ['dist', 'node_modules'];
    for (const path of copied.filter((each) => !made.includes(each)))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    expect(copied).toEqual(
      expect.arrayContaining([...made, 'package.json', 'LICENSE', 'NOTICE', 'THIRD_PARTY.md']),
    );
    expect(read('Dockerfile')).toContain('\nUSER node\n');
  });
});

describe('release.mjs', () => {
  it('refuses what cannot be released, and touches nothing', () => {
    const refused = (...args: string[]): string => {
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'release.mjs'), ...args], {
        encoding: 'utf8',
        cwd: root,
      });
      expect(status).toBe(1);
      return stderr;
    };
    const before = execFileSync('git', ['status', '--short'], { cwd: root, encoding: 'utf8' });
    expect(refused()).toContain('usage: node release.mjs VERSION');
    expect(refused('2')).toContain('must be a version like 1.2.3');
    expect(refused('0.0.9', '--dry-run')).toContain(`must be above ${manifest.version}`);
    expect(execFileSync('git', ['status', '--short'], { cwd: root, encoding: 'utf8' })).toBe(before);
  });
});
