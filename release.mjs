// Gets a release ready: node release.mjs VERSION [--dry-run]. Looks whether it can be, sets version and changelog, commits and
// tags; says what is left to be typed. Pushes and publishes nothing.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const [version, ...flags] = process.argv.slice(2);
const dry = flags.includes('--dry-run');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const at = (path) => new URL(path, import.meta.url);
const read = (path) => readFileSync(at(path), 'utf8');

const problems = [];
const { version: now } = JSON.parse(read('package.json'));
if (version === undefined || version.startsWith('-')) problems.push('usage: node release.mjs VERSION [--dry-run]');
else if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`VERSION: must be a version like 1.2.3 (got ${version})`);
else {
  const parts = (text) => text.split('.').map(Number);
  const [a, b] = [parts(version), parts(now)];
  const above = a.map((part, i) => part - b[i]).find((difference) => difference !== 0);
  if (!(above > 0)) problems.push(`VERSION: must be above ${now} (got ${version})`);
  if (git('tag', '--list', `v${version}`) !== '') problems.push(`VERSION: must have no tag yet (v${version} is there)`);
  if (git('status', '--porcelain') !== '') problems.push('the work tree: must be clean');
  const section = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(read('CHANGELOG.md'))?.[1] ?? '';
  if (!/^- /m.test(section)) problems.push('CHANGELOG.md: must say under "Unreleased" what changes');
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Files that name the version: [path, before, after]. */
const today = new Date().toISOString().slice(0, 10);
const edits = [
  ['package.json', `"version": "${now}"`, `"version": "${version}"`],
  ['src/batch/version.ts', `'${now}'`, `'${version}'`],
  ['CHANGELOG.md', '## Unreleased\n', `## Unreleased\n\n## ${version} – ${today}\n`],
  ['deploy/kubernetes.yaml', `souboj:${now}`, `souboj:${version}`],
  ...readdirSync(at('docs'))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [
      [`docs/${name}`, `souboj@v${now}`, `souboj@v${version}`],
      [`docs/${name}`, `souboj:${now}`, `souboj:${version}`],
    ]),
];
for (const [path, before, after] of edits) {
  const text = read(path);
  if (!text.includes(before)) continue;
  console.log(`${path}: ${before.trim()} → ${after.trim().split('\n').at(-1)}`);
  if (!dry) writeFileSync(at(path), text.replaceAll(before, after));
}
if (dry) process.exit();
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { stdio: 'inherit' });
git('commit', '--all', '--message', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `souboj ${version}`);
console.log(`\nTests: npm ci && npm test\nPackage: npm pack, then npx publint and npx @arethetypeswrong/cli --profile esm-only on the tarball\nThen: git push --follow-tags && npm publish --provenance --access public`);
