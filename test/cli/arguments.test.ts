/** Every complaint of the parser of arguments is a problem like all others, in both languages, with exit code 2. */
import { describe, expect, it } from 'vitest';
import { souboj } from '../support/command.ts';

const cases: readonly (readonly [args: readonly string[], english: string, czech: string])[] = [
  [
    ['run', 'x.yaml', '--formt', 'md'],
    '--formt: must be an option of souboj run Tip: did you mean "--format"?',
    '--formt: musí být volba příkazu souboj run Tip: nemělo to být "--format"?',
  ],
  [
    ['run', 'x.yaml', '--zzzzzzzzz'],
    '--zzzzzzzzz: must be an option of souboj run Tip: souboj run --help shows how it is called',
    '--zzzzzzzzz: musí být volba příkazu souboj run Tip: jak se volá, ukáže souboj run --help',
  ],
  [
    ['rnu'],
    'souboj: must be called with the name of a command (got "rnu") Tip: did you mean "run"?',
    'souboj: musí následovat jméno příkazu (je tu "rnu") Tip: nemělo to být "run"?',
  ],
  [
    ['check'],
    'souboj check: must be given <scenario> (got none) Tip: souboj check --help shows how it is called',
    'souboj check: musí dostat <scénář> (nic takového tu není) Tip: jak se volá, ukáže souboj check --help',
  ],
  [
    ['run', 'x.yaml', '--out'],
    '--out: must be given <dir> (got none) Tip: souboj run --help shows how it is called',
    '--out: musí dostat <složka> (nic takového tu není) Tip: jak se volá, ukáže souboj run --help',
  ],
  [
    ['run', 'x.yaml', '--out', '--quiet'],
    '--out: must be given <dir> (got none) Tip: souboj run --help shows how it is called',
    '--out: musí dostat <složka> (nic takového tu není) Tip: jak se volá, ukáže souboj run --help',
  ],
  [
    ['sweep', 'x.yaml'],
    'souboj sweep: must be given --x <axis> (got none) Tip: souboj sweep --help shows how it is called',
    'souboj sweep: musí dostat --x <osa> (nic takového tu není) Tip: jak se volá, ukáže souboj sweep --help',
  ],
  [
    ['meta', 'x.yaml', 'y.yaml'],
    'souboj meta: must be given at most 1 argument (got 2) Tip: souboj meta --help shows how it is called',
    'souboj meta: smí dostat nejvýše 1 argument (jsou tu 2) Tip: jak se volá, ukáže souboj meta --help',
  ],
  [
    ['baseline', 'check', 'x.yaml', 'y.yaml', 'z.yaml'],
    'souboj baseline check: must be given at most 1 argument (got 3) Tip: souboj baseline check --help shows how it is called',
    'souboj baseline check: smí dostat nejvýše 1 argument (jsou tu 3) Tip: jak se volá, ukáže souboj baseline check --help',
  ],
  [
    ['run', 'x.yaml', '--duels', 'x'],
    '--duels: must be a whole number from 1 to 1000000000000 (got "x")',
    '--duels: musí být celé číslo od 1 do 1 000 000 000 000 (je tu "x")',
  ],
];

describe('arguments that make no command', () => {
  it.each(cases)('%j', async (args, english, czech) => {
    const told = [await souboj(args), await souboj([...args, '--lang', 'cs'])];
    const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
    for (const [at, wanted] of [english, czech].entries()) {
      expect(told[at]).toMatchObject({ code: 2, stdout: '' });
      expect(plain(told[at]!.stderr)).toBe(`${wanted}\n`);
    }
  });
});
