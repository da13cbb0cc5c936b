/** One duel of a report told: the one that `trace` finds, whatever the report is written from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toldDuel } from '../../src/facts/duel/told.ts';
import { buildView } from '../../src/facts/duel/view.ts';
import { writeReports } from '../../src/report/reports.ts';
import { freshFolder, souboj, writeScenario } from '../support/command.ts';
import { cell, chances, run, thousand } from './support.ts';

const scenario = `seed: told
duels: 500
combatants:
  mage: { class: mage, level: 8, IQ: 13, Podl: 12, SP: 2.5, mana: 12, fatigue: 40 }
  druid: { class: druid, level: 8, IQ: 13, Podl: 12, SP: 2.5, mana: 12, fatigue: 40 }
matchups: [[druid, mage]]
planes: [1]
`;

function sectionOf(text: string, heading: string): string {
  return text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
}

describe('a told duel', () => {
  it('is the one that `trace --closest` finds and that the command under it tells, in both languages', async () => {
    const folder = freshFolder();
    const file = writeScenario(folder, 's.yaml', scenario);
    const written = async (out: string, ...more: readonly string[]) => {
      const done = await souboj([
        'run',
        file,
        '--quiet',
        '--method',
        'mc',
        '--out',
        join(folder, out),
        ...more,
      ]);
      expect(done.code, done.stderr).toBe(0);
      return readFileSync(join(folder, out, 'report.md'), 'utf8');
    };
    const text = sectionOf(await written('a', '--workers', '1'), 'A duel, told');
    const cellOf = ['trace', file, '--cell', 'druid > mage @ 1'];
    const closest = await souboj([...cellOf, '--closest', '--duels', '200', '--json']);
    const { address, story } = JSON.parse(closest.stdout);
    expect(text).toContain(`- Duel ${address.duel} of \`druid > mage @ 1\``);
    expect(story.rounds.length).toBeGreaterThan(3);
    expect(text).toContain(`![druid against mage: mana and IQ, round by round](charts/told.svg)`);
    const plain = (await souboj([...cellOf, '--duel', String(address.duel)])).stdout;
    for (const line of text.split('\n').filter((own) => /^- (After|Lost)/.test(own)))
      expect(plain).toContain(line.slice(2));
    const page = readFileSync(join(folder, 'a/report.html'), 'utf8');
    expect(page).toContain(`--seed told --duel ${address.duel}</code>`);
    const rounds = /<summary>Round.by.round<[\s\S]*?<\/pre>/.exec(page)?.[0].match(/Round.\d+\n/g) ?? [];
    expect(rounds).toHaveLength(story.rounds.length);
    const picture = readFileSync(join(folder, 'a/charts/told.svg'), 'utf8');
    expect(sectionOf(await written('b', '--workers', '2'), 'A duel, told')).toBe(text);
    expect(readFileSync(join(folder, 'b/charts/told.svg'), 'utf8')).toBe(picture);
    const again = await souboj(['report', join(folder, 'a/run.json'), '--out', join(folder, 'c')]);
    expect(again.code).toBe(0);
    for (const name of ['report.md', 'report.html', 'charts/told.svg'])
      expect(readFileSync(join(folder, 'c', name), 'utf8')).toBe(
        readFileSync(join(folder, 'a', name), 'utf8'),
      );
    const czech = sectionOf(await written('d', '--lang', 'cs'), 'Jeden souboj od začátku do konce');
    expect(czech.replaceAll('\u00a0', ' ')).toContain(
      `- Souboj ${address.duel} nejvyrovnanější dvojice různých stran \`druid > mage @ 1\`: nejtěsnější z prvních 200,`,
    );
    expect(czech).toMatch(/^- Po \d+.kolech: vítězí /m);
  });

  it('goes from what both have at first to what `trace` says they lost', () => {
    const told = toldDuel(buildView(run([cell({ initiator: 'a', target: 'b', ends: thousand(500) })])))!;
    const { course, story } = told;
    expect(course[0]).toEqual({ round: 0, initiator: { mana: 40, iq: 13 }, target: { mana: 40, iq: 13 } });
    const last = course.at(-1)!;
    for (const side of ['initiator', 'target'] as const) {
      expect(40 - last[side].mana).toBe(story.facts[`${side}_drain`]);
      expect(13 - last[side].iq).toBe(story.facts[`${side}_iq_loss`]);
    }
    expect(last.round).toBe(story.facts['rounds']);
  });

  it('is of the most even matchup, a mirror only where there is no other', () => {
    const ends = (wins: number) => ({ ends: thousand(wins) });
    const mirror = cell({ initiator: 'a', target: 'a', ...ends(500) });
    const cells = [mirror, cell({ initiator: 'a', target: 'b', ...ends(700) })];
    const even = cell({ initiator: 'b', target: 'a', ...ends(390) });
    expect(toldDuel(buildView(run([...cells, even])))!.cell.key).toBe('b > a @ 1');
    expect(toldDuel(buildView(run([mirror])))!.cell.key).toBe('a > a @ 1');
  });

  it('is none where nothing was simulated', async () => {
    const exact = run([cell({ initiator: 'a', target: 'b', exactEnds: chances(0.5) })]);
    expect(toldDuel(buildView(exact))).toBeNull();
    const files = await writeReports(exact, ['md', 'svg']);
    expect(files.get('report.md')).not.toContain('A duel, told');
    expect([...files.keys()]).not.toContain('charts/told.svg');
  });
});
