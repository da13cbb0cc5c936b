/** Plays the steps of a composite action as GitHub's runner does, with a folder for its artifacts. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { built, freshFolder } from './command.ts';
import { commandsIn, playScript } from './served.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}

/** The action as it is checked in. */
export interface Action {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

export const action: Action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

/** What the machines of a workflow share: what was uploaded, and the comments on the pull request. */
export interface Hub {
  readonly artifacts: string;
  readonly comments: string;
}

export const hub = (): Hub => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'comments.json'), '[]');
  return { artifacts: join(folder, 'artifacts'), comments: join(folder, 'comments.json') };
};

/** How a job ended. */
export interface Job {
  readonly code: number;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly summary: string;
}

/** Stands for npm, which builds, and for gh, which talks to GitHub. */
const npm = `#!/bin/sh
case "$1" in
  ci) mkdir -p node_modules ;;
  run) ln -s '${built}' dist ;;
esac
`;
const gh = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const store = process.env.COMMENTS;
if (process.env.GH_TOKEN !== 'secret') { console.error('HTTP 403'); process.exit(1); }
const comments = JSON.parse(readFileSync(store, 'utf8'));
const after = (name) => args[args.indexOf(name) + 1];
const path = args.find((word) => word.startsWith('repos/'));
if (args.includes('--method')) {
  const body = readFileSync(after('--field').replace('body=@', ''), 'utf8');
  if (after('--method') === 'POST') comments.push({ id: comments.length + 7, path, body });
  else comments.find(({ id }) => String(id) === path.split('/').at(-1)).body = body;
  writeFileSync(store, JSON.stringify(comments));
} else {
  if (after('--jq') !== '.[] | select(.body | startswith(env.MARKER)) | .id') process.exit(2);
  for (const { id, body } of comments) if (body.startsWith(process.env.MARKER)) console.log(id);
}
`;

/** A machine with a checkout of the action and one of the user's repository. */
export class Machine {
  readonly workspace: string;
  readonly #shared: Hub;
  readonly #folder: string;

  /** @param node stands for `node`; without it a process begins for each command. */
  constructor(shared: Hub, node?: string) {
    this.#shared = shared;
    this.#folder = freshFolder();
    this.workspace = join(this.#folder, 'work');
    mkdirSync(this.workspace);
    commandsIn(join(this.#folder, 'bin'), { npm, gh, ...(node !== undefined && { node }) });
    // The checkout of the action: what is looked at to know whether it was built before.
    const checkout = join(this.#folder, 'an action');
    mkdirSync(join(checkout, 'src'), { recursive: true });
    for (const name of ['package.json', 'package-lock.json', 'build.mjs'])
      symlinkSync(join(root, name), join(checkout, name));
  }

  /** Plays the action with these inputs; the others have their defaults. */
  async play(given: Readonly<Record<string, string>>, pull?: number): Promise<Job> {
    const temp = freshFolder();
    const file = (name: string): string => join(temp, name);
    for (const name of ['path', 'output', 'summary']) writeFileSync(file(name), '');
    const github = {
      action_path: join(this.#folder, 'an action'),
      token: 'secret',
      event: { pull_request: { number: pull ?? '' } },
    };
    const runner = { os: 'Linux', arch: 'X64', temp };
    const steps: Record<string, { outputs: Record<string, string> }> = {};
    const inputs: Record<string, string> = {};
    const value = (expression: string): unknown =>
      new Function('inputs', 'steps', 'github', 'runner', `return ${expression}`)(
        new Proxy(inputs, { get: (all, name) => all[String(name)] ?? fail(`no input ${String(name)}`) }),
        new Proxy(steps, { get: (all, name) => all[String(name)] ?? { outputs: {} } }),
        github,
        runner,
      );
    // `-` belongs to names there.
    const script = (text: string): string => text.replace(/\binputs\.([\w-]+)/g, 'inputs["$1"]');
    const filled = (text: string): string =>
      String(text).replace(/\$\{\{ (.*?) \}\}/g, (_, expression) => String(value(script(expression)) ?? ''));
    for (const [name, { default: otherwise, required }] of Object.entries(action.inputs)) {
      if (required === true && given[name] === undefined) fail(`${name} is required`);
      inputs[name] = given[name] ?? filled(otherwise ?? '');
    }
    for (const name of Object.keys(given)) if (!(name in action.inputs)) fail(`no input ${name}`);

    let log = '';
    let code = 0;
    for (const step of action.runs.steps) {
      if (step.if !== undefined && value(script(step.if)) !== true) continue;
      const settings = Object.fromEntries(
        Object.entries(step.with ?? {}).map(([name, text]) => [name, filled(text)]),
      );
      if (step.uses !== undefined) this.#use(step.uses, settings);
      else {
        const before = readFileSync(file('path'), 'utf8').trim().split('\n').reverse();
        const env = {
          ...Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, filled(text)])),
          PATH: [...before, join(this.#folder, 'bin'), process.env['PATH']].filter(Boolean).join(':'),
          COMMENTS: this.#shared.comments,
          GITHUB_ACTIONS: 'true',
          GITHUB_ACTION_PATH: github.action_path,
          GITHUB_PATH: file('path'),
          GITHUB_OUTPUT: file('output'),
          GITHUB_STEP_SUMMARY: file('summary'),
          GITHUB_WORKSPACE: this.workspace,
          GITHUB_SERVER_URL: 'https://github.example',
          GITHUB_REPOSITORY: 'o/r',
          GITHUB_RUN_ID: '5',
          RUNNER_TEMP: temp,
        };
        writeFileSync(file('output'), '');
        writeFileSync(file('step.sh'), step.run!);
        const args = ['--noprofile', '--norc', '-eo', 'pipefail', file('step.sh')] as const;
        const played = await playScript(['bash', ...args], { cwd: this.workspace, env });
        log += played.log;
        code = played.code;
        const outputs = Object.fromEntries(
          readFileSync(file('output'), 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => line.split(/=(.*)/).slice(0, 2)),
        );
        if (step.id !== undefined) steps[step.id] = { outputs };
        if (code !== 0) break;
      }
    }
    const outputs = Object.fromEntries(
      Object.entries(action.outputs).map(([name, { value: text }]) => [name, filled(text)]),
    );
    return { code, outputs, log, summary: readFileSync(file('summary'), 'utf8') };
  }

  /** What the actions of others do. */
  #use(uses: string, settings: Readonly<Record<string, string>>): void {
    const from = (path: string): string => join(this.workspace, path);
    const { artifacts } = this.#shared;
    const name = uses.replace(/@v\d+$/, '');
    if (name === 'actions/upload-artifact') {
      const one = settings['path']!.endsWith('.json') ? `/${settings['path']!.split('/').at(-1)}` : '';
      cpSync(from(settings['path']!), join(artifacts, settings['name']!) + one, { recursive: true });
    } else if (name === 'actions/download-artifact') {
      const start = settings['pattern']!.replace('*', '');
      for (const each of readdirSync(artifacts).filter((folder) => folder.startsWith(start)))
        cpSync(join(artifacts, each), join(settings['path']!, each), { recursive: true });
    } else if (name === 'actions/cache') {
      appendFileSync(join(this.#folder, 'keys'), `${settings['key']}\n`);
    } else if (name !== 'actions/setup-node') fail(`an action that the tests do not know: ${uses}`);
  }

  /** Keys that caches were asked for by. */
  get keys(): readonly string[] {
    const file = join(this.#folder, 'keys');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }
}

function fail(message: string): never {
  throw new Error(message);
}
