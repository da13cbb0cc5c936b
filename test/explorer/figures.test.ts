/** What the explorer tells is what reports tell, and what it moves is what the file would say. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/explorer/figures/session.ts';
import { takeaway } from '../../src/explorer/figures/takeaway.ts';
import { addressOf, readAddress, type View } from '../../src/explorer/model/address.ts';
import type { Answer, CellModel, Look, PlaneModel, Scent } from '../../src/explorer/model/messages.ts';
import { around, valuesAlong } from '../../src/explorer/model/steps.ts';
import type { ChipsView, CurvesView, PartsView } from '../../src/explorer/model/views.ts';
import type { PageData } from '../../src/report/document/pageData.ts';
import { cellTexts } from '../../src/report/document/pageData.ts';
import { writeReports } from '../../src/report/reports.ts';
import { expandCells } from '../../src/scenario/duel/expand.ts';
import { type Knob, knobsOf } from '../../src/scenario/knobs.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { type MovableScenario, movableScenario } from '../../src/scenario/movable.ts';
import { run } from '../../src/study/front.ts';
import { planOf, runInfo } from '../../src/study/plan.ts';
import { sourceOf } from '../../src/study/source.ts';
import { shipped } from '../support/command.ts';

const textOf = (name: string): string => readFileSync(shipped(name), 'utf8');

function opened(text: string, name = 'a.yaml'): MovableScenario {
  const found = movableScenario(text, name);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.movable;
}

const at: Look = {
  kind: 'look',
  generation: 1,
  moves: [],
  point: 0,
  plane: 1,
  open: null,
  only: '',
  language: 'en',
  ahead: [],
};

function sessionOf(text: string, tell: (answer: Answer) => void): Session {
  const source = sourceOf(text, 'a.yaml');
  const info = runInfo(source, planOf(source, [], { method: 'exact' }), false);
  return new Session(opened(text), info, tell, () => Promise.resolve());
}

/** Looks, and answers all that is told; `isOld` says whether something newer waits. */
async function looked(text: string, look: Partial<Look>, isOld = () => false): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const session = sessionOf(text, (answer) => answers.push(answer));
  await session.look({ ...at, ...look }, isOld);
  return answers;
}

function of<K extends Answer['kind']>(answers: readonly Answer[], kind: K): Extract<Answer, { kind: K }> {
  const found = answers.filter((answer) => answer.kind === kind).at(-1);
  if (found === undefined) throw new Error(`no answer ${kind}`);
  return found as Extract<Answer, { kind: K }>;
}

const cellsOf = ({ rows }: PlaneModel): readonly CellModel[] =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null || 'impossible' in cell ? [] : [cell])));

/** Two classes that differ, one twin, a plane on which all are one duel. */
const small = `
name: Small
seed: one
defaults: { level: 3, IQ: 5, Podl: 8, mana: 6 }
combatants: { mage: { class: mage }, druid: { class: druid }, ranger: { class: ranger }, psionic: { class: psionic } }
planes: [1, 3, 7]
expect:
  - { name: fair, metric: mean_score, between: [0.4, 0.6] }
`;

describe('the explorer, untouched', () => {
  it('shows every figure of report.html to its last digit, on every plane', async () => {
    const study = await run(small, { method: 'exact', name: 'a.yaml' });
    const html = (await writeReports(study, ['html'])).get('report.html')!;
    const data = JSON.parse(
      /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)![1]!,
    ) as PageData;
    const reported = new Map(
      data.cells.map((_, index) => {
        const { title, law } = cellTexts(data, index)!;
        return [title, data.laws[law]!.heat] as const;
      }),
    );
    for (const plane of [1, 3, 7]) {
      const answers = await looked(small, { plane });
      const cells = cellsOf(of(answers, 'plane').model);
      expect(cells.length).toBeGreaterThan(0);
      for (const { title, after, before } of cells) {
        expect(after, title).toEqual(reported.get(title));
        expect(before).toBeNull();
      }
    }
    // Scores and sentences are those of the report as well.
    const { model } = of(await looked(small, {}), 'whole');
    const unexplained = html.replace(/<a class="word"[^>]*><abbr[^>]*>(.*?)<\/abbr><\/a>/g, '$1');
    for (const line of model.glance) expect(unexplained).toContain(line);
    expect(model.verdicts.map(({ status }) => status)).toEqual([study.judgement!.verdicts[0]!.status]);
  });

  it('puts sides that are one duel against everybody into one row', async () => {
    const { model } = of(await looked(small, { plane: 1 }), 'plane');
    expect(model.rows.map(({ sides }) => sides)).toEqual([['mage'], ['druid'], ['ranger', 'psionic']]);
    const seven = of(await looked(small, { plane: 7 }), 'plane').model;
    expect(seven.rows.map(({ name }) => name)).toEqual(['mage = druid = ranger = psionic']);
  });
});

describe('a moved value', () => {
  const moves = [{ path: 'classes.mage.base', value: 7 }];

  it('shows what the file would show with it, beside what it shows now', async () => {
    const { model } = of(await looked(small, { moves }), 'plane');
    const written = of(await looked(`${small}\nclasses: { mage: { base: 7 } }`, {}), 'plane').model;
    expect(cellsOf(model).map(({ after }) => after)).toEqual(cellsOf(written).map(({ after }) => after));
    // The mage is as strong as the ranger now, and was not before.
    expect(model.rows[1]!.sides).toEqual(['mage', 'ranger', 'psionic']);
    const mirror = cellsOf(model).find(({ key }) => key === 'mage > druid @ 1')!;
    expect(mirror.moved).toBe('down');
    expect(Number(mirror.before!.score.split('–').at(-1))).toBeGreaterThan(Number(mirror.after.score));
  });

  it.each([
    ['rules.maxRounds', 0, 'whole number'],
    ['formulas.1.attack', 'base +', 'a number, a name'],
    ['formulas.1.attack', 'levle', 'did you mean "level"'],
    ['formulas.1.attack', 'base / (level - 3)', 'must be finite for every combatant (got Infinity for mage)'],
  ])('%s = %s is refused in words, at its place', async (path, value, word) => {
    const answers = await looked(small, { moves: [{ path, value }] });
    expect(answers.map(({ kind }) => kind)).toEqual(['refused']);
    const { problems } = of(answers, 'refused');
    expect(problems[0]!.where).toBe(path);
    expect(problems[0]!.said).toContain(word);
  });

  it('is dropped where a newer one waits, but for the plane that is seen', async () => {
    const kinds = (await looked(small, { moves }, () => true)).map(({ kind }) => kind);
    expect(kinds).toEqual(['plane', 'details']);
  });

  it('is told to be too much where there are too many matchups, and shown by a part of their names', async () => {
    const many = Array.from({ length: 70 }, (_, i) => `c${i}: { class: mage }`).join(', ');
    const large = `defaults: { level: 3, IQ: 5, Podl: 8 }\ncombatants: { ${many} }\nplanes: [1]`;
    expect(of(await looked(large, {}), 'tooMany').said).toContain('4,900');
    const part = of(await looked(large, { only: 'c69 > c1' }), 'plane').model;
    expect(part.rows.flatMap(({ sides }) => sides)).toContain('c69');
    expect(of(await looked(large, { only: 'nobody' }), 'tooMany').said).toBe(
      'No matchup is called like that.',
    );
  });
});

describe('what is ahead of the hand', () => {
  const values = [5, 7, 8, 10];
  const path = 'classes.mage.base';

  /** Asks how much is missed along a slider. */
  async function sniffed(text: string, at: Partial<Scent> = {}): Promise<readonly (number | null)[]> {
    const answers: Answer[] = [];
    const session = sessionOf(text, (answer) => answers.push(answer));
    await session.scent(
      { kind: 'scent', generation: 1, moves: [], point: 0, only: '', knobs: [{ path, values }], ...at },
      () => false,
    );
    return of(answers, 'scent').marks.map(({ missed }) => missed);
  }

  it('is how many expectations fail at each value, as a run of the changed file says', async () => {
    const expect_ = `${small}  - { name: strong mage, metric: score, between: [0.5, 1], where: { initiator: mage, target: druid, plane: 1 } }\n`;
    const failing = values.map(async (base) => {
      const text = `${expect_}classes: { mage: { base: ${base} } }`;
      const { judgement } = await run(text, { method: 'exact', name: 'a.yaml' });
      return judgement!.verdicts.filter(({ status }) => status === 'fail').length;
    });
    const counted = await Promise.all(failing);
    expect(new Set(counted).size).toBeGreaterThan(1);
    expect(await sniffed(expect_)).toEqual(counted);
  });

  it('is how many sides of planes lie outside of 40 to 60 where nothing is expected, and nothing where a value cannot stand', async () => {
    const bare = small.slice(0, small.indexOf('expect:'));
    const at = async (moves: Look['moves']): Promise<number> => {
      const { model } = of(await looked(bare, { moves }), 'whole');
      const sides = model.scores.flatMap(({ name, scores }) =>
        name.split(' = ').flatMap(() => scores.slice(1).map((score) => score!.after.value)),
      );
      return sides.filter((value) => value < 0.4 - 1e-9 || value > 0.6 + 1e-9).length;
    };
    const wanted = await Promise.all(values.map((value) => at([{ path, value }])));
    expect(new Set(wanted).size).toBeGreaterThan(1);
    expect(await sniffed(bare)).toEqual(wanted);
    const rounds = { path: 'rules.maxRounds', values: [0] };
    expect(await sniffed(bare, { knobs: [rounds] })).toEqual([null]);
  });

  it('is worked out before it is asked for, so that nothing is new then', async () => {
    const answers: Answer[] = [];
    const session = sessionOf(small, (answer) => answers.push(answer));
    const next: Look = { ...at, generation: 2, moves: [{ path, value: 8 }] };
    const fresh = (): number => of(answers, 'worked').fresh;
    await session.look(at, () => false);
    expect(fresh()).toBeGreaterThan(0);
    await session.ahead({ ...at, ahead: [next.moves] }, () => false);
    await session.look(next, () => false);
    expect(fresh()).toBe(0);
  });

  it.each([
    [{ from: 7, to: 11, step: 1 }, [7, 8, 9, 10, 11]],
    [{ from: 0, to: 1, step: 0.25 }, [0, 0.25, 0.5, 0.75, 1]],
    // A hundred steps and the last: every fifth of them.
    [{ from: 0, to: 100, step: 1 }, Array.from({ length: 21 }, (_, at) => 5 * at)],
  ])('values along %o', (bounds, wanted) => {
    expect(valuesAlong({ bounds: { ...bounds, given: true } })).toEqual(wanted);
  });

  it('is two steps to each side of the hand, within the bounds', () => {
    const knob = { path, bounds: { from: 7, to: 11, step: 1, given: true } } as Knob;
    const other = { path: 'defaults.mana', value: 5 };
    expect(around([other, { path, value: 8 }], knob, 8)).toEqual(
      [7, 9, 10].map((value) => [other, { path, value }]),
    );
  });
});

describe('the goal of tuning', () => {
  const goal = `
tune:
  knobs: { classes.mage.base: { from: 7, to: 11 } }
  goal:
    - { name: even, metric: mean_score, where: { plane: 1 }, between: [0.4, 0.6] }
    - { metric: score, where: { plane: 1, initiator: mage, target: druid }, between: [0, 0.5] }
`;

  it('stands among what is expected, with the figures that decide', async () => {
    const { model } = of(await looked(small + goal, {}), 'whole');
    expect(model.verdicts.map(({ name }) => name)).toEqual(['fair', 'even', 'tune.goal.1']);
    const plane = of(await looked(small + goal, {}), 'plane').model;
    const [mage] = plane.rows;
    expect(mage!.score!.after.value).toBeGreaterThan(0.6);
    const [, even, pair] = model.verdicts;
    expect(even!.status).toBe('fail');
    const [, told] = /mage: ([\d.]+)\s%/.exec(even!.reason)!;
    expect(Number(told)).toBeCloseTo(mage!.score!.after.value * 100, 1);
    const cell = cellsOf(plane).find(({ key }) => key === 'mage > druid @ 1')!;
    expect(pair!.status).toBe(Number(cell.after.score) > 50 ? 'fail' : 'pass');
    expect(pair!.reason).toContain('mage > druid @ 1');
  });
});

describe('sides that have become one', () => {
  it('show what each of them was in the file, from the least to the most', async () => {
    // With base 7 the mage is what the ranger is; in the file they are far apart.
    const moves = [{ path: 'classes.mage.base', value: 7 }];
    const file = of(await looked(small, {}), 'plane').model;
    const { model } = of(await looked(small, { moves }), 'plane');
    const merged = model.rows.find(({ sides }) => sides.includes('mage') && sides.includes('ranger'))!;
    const own = (side: string) => file.rows.find(({ sides }) => sides.includes(side))!.score!.after;
    expect(merged.score!.before!.text).toBe(`${own('ranger').text}–${own('mage').text}`);
    expect(merged.score!.before!.all).toEqual([own('ranger').value, own('ranger').value, own('mage').value]);
    const druid = model.rows.findIndex(({ sides }) => sides.includes('druid'));
    const cell = merged.cells[druid] as CellModel;
    const was = (key: string) => cellsOf(file).find((other) => other.key === key)!.after.score;
    expect(cell.before!.score).toBe(`${was('ranger > druid @ 1')}–${was('mage > druid @ 1')}`);
  });
});

describe('kinds without a matrix', () => {
  it.each(['telepath-day.yaml', 'tug-of-minds.yaml', 'concentration-table.yaml'])(
    '%s is told by the report of its kind, moved values and all',
    async (name) => {
      const text = textOf(name);
      const knob = knobsOf(opened(text)).find(({ bounds }) => bounds !== null)!;
      const html = of(await looked(text, {}), 'report').html;
      expect(html).toContain('<section');
      const moved = await looked(text, { moves: [{ path: knob.path, value: knob.bounds!.to }] });
      expect(of(moved, 'report').html).not.toBe(html);
    },
  );
});

describe('knobs', () => {
  const names = [
    'class-bases.yaml',
    'fair-bases.yaml',
    'plane-formulas.yaml',
    'storm-of-magic.yaml',
    'two-on-one.yaml',
    'telepath-day.yaml',
    'gauntlet.yaml',
    'tug-of-minds.yaml',
  ];

  it.each(names)('%s: every bound can stand in the file, and none is a path that is varied', (name) => {
    const movable = opened(textOf(name));
    const knobs = knobsOf(movable);
    expect(knobs.length).toBeGreaterThan(3);
    const varied = movable.scenario.axes.flatMap((axis) => movable.placesOf(axis.name)).map(String);
    for (const { path, keys, bounds, value } of knobs) {
      expect(varied).not.toContain(String(keys));
      expect(movable.placesOf(path)).toEqual([keys]);
      expect(movable.refusal(path, value)).toBeNull();
      if (bounds === null) continue;
      expect(bounds.from).toBeLessThan(bounds.to);
      expect(movable.refusal(path, bounds.from), path).toBeNull();
      expect(movable.refusal(path, bounds.to), path).toBeNull();
    }
  });

  it('takes bounds and steps of tune.knobs, and puts these knobs first', () => {
    const [first] = knobsOf(opened(textOf('fair-bases.yaml')));
    expect(first).toMatchObject({
      path: 'classes.mage.base',
      bounds: { from: 7, to: 11, step: 1, given: true },
    });
  });
});

describe('what is taken away', () => {
  it.each([
    ['class-bases.yaml', 'classes.mage.base', 7, '+classes: { mage: { base: 7 } }'],
    ['fair-bases.yaml', 'classes.druid.base', 6, '+  druid: { base: 6 }'],
    ['class-bases.yaml', 'defaults.mana', 20, '+  mana: 20'],
    ['class-bases.yaml', 'formulas.1.attack', 'base + min(level, 3)', '"base + min(level, 3)"'],
    ['class-bases.yaml', 'rules.overflow', 'carry', '+rules: { overflow: carry }'],
    ['two-on-one.yaml', 'rules.onlyMagesInitiate', true, '+rules: { onlyMagesInitiate: true }'],
    ['telepath-day.yaml', 'plans.skirmish.manifestations.0.target.PR', 9, 'PR: 9'],
  ])('%s with %s = %s is a patch that keeps comments and says just that', (name, path, value, line) => {
    const text = textOf(name);
    const movable = opened(text, name);
    const source = sourceOf(text, name);
    const info = runInfo(source, planOf(source, [], { method: 'exact' }), false);
    const found = takeaway(movable, info, [{ path, value }], [], 'en');
    expect(found.stuck).toBe('');
    expect(found.diff).toContain(line);
    const removed = found.diff!.split('\n').filter((own) => /^-(?!--)/.test(own));
    expect(removed.length).toBeLessThan(2);
    const read = loadScenario(found.text!, name);
    const moved = movable.moved([{ path, value }]);
    expect(read.ok && moved.ok).toBe(true);
    if (read.ok && moved.ok) expect(expandCells(read.scenario)).toEqual(expandCells(moved.scenario));
  });

  it('is variants for pinned settings, which a scenario can hold', () => {
    const movable = opened(small);
    const source = sourceOf(small, 'a.yaml');
    const info = runInfo(source, planOf(source, [], { method: 'exact' }), false);
    const pins = [7, 8].map((value) => [{ path: 'classes.mage.base', value }]);
    const { variants } = takeaway(movable, info, [], pins, 'en');
    const read = loadScenario(small + variants, 'a.yaml');
    expect(read.ok && read.scenario.variants.map(({ name }) => name)).toEqual([
      'printed',
      'classes.mage.base 7',
      'classes.mage.base 8',
    ]);
  });
});

describe('an address', () => {
  const knobs = knobsOf(opened(textOf('class-bases.yaml')));
  const start: View = { point: 0, plane: 1, open: null, only: '' };
  const hash = '0123456789abcdef';

  it('says what differs, readably, and comes back', () => {
    const moves = [
      { path: 'classes.mage.base', value: 8 },
      { path: 'formulas.1.attack', value: 'base + 2*IQ & more' },
      { path: 'rules.iqLossWeakens', value: false },
    ];
    const view: View = { point: 0, plane: 2, open: 'mage > druid @ 2', only: '' };
    const text = addressOf(moves, view, start, hash);
    expect(text).toMatch(/^classes\.mage\.base=8&formulas\.1\.attack=/);
    expect(text).toContain('o=mage+>+druid+@+2');
    expect(readAddress(`#${text}`, knobs, start, hash)).toEqual({
      ...view,
      moves,
      other: false,
      unknown: [],
    });
    expect(addressOf([], start, start, hash)).toBe('');
  });

  it('tells another file and nonsense from what fits', () => {
    const text = '#classes.mage.base=8&classes.mage.base.x=1&defaults.mana=much&%E0%A4%A=1&p=x&f=ffffffff';
    const found = readAddress(text, knobs, start, hash);
    expect(found.other).toBe(true);
    expect(found.moves).toEqual([{ path: 'classes.mage.base', value: 8 }]);
    expect(found.unknown).toEqual(['classes.mage.base.x=1', 'defaults.mana=much', '%E0%A4%A=1', 'p=x']);
  });
});

describe('views of kinds without a matrix', () => {
  const day = `
kind: day
seed: a
days: 100
manifesters:
  novice:
    { manifesterLevel: 5, intelligence: 16, concentration: 6, powerPoints: 10, keyModifier: 3,
      bonuses: [{ value: 2, type: competence, source: torc }, { value: 4, type: competence, source: calm }] }
plans:
  storm:
    order: sequence
    manifestations:
      - { power: ray, level: 1, distractions: [{ kind: rainOrSleet }] }
`;

  it('tell of a day which bonus counts, where the points went, and from where on a check is sure', async () => {
    const path = 'manifesters.novice.concentration';
    const { models } = of(await looked(day, { moves: [{ path, value: 9 }] }), 'views');
    const [chips, parts, curves] = models as [ChipsView, PartsView, CurvesView];
    expect(chips.groups[0]!.chips.map(({ text, counts }) => [text.slice(0, 2), counts])).toEqual([
      ['+2', false],
      ['+4', true],
    ]);
    expect(chips.groups[0]!.chips[0]!.text).toContain('does not count');
    // A power of the first level costs one point: all ten are spent, on what takes effect or is lost to the rain.
    expect(parts.rows[0]!.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    // Rain or sleet: DC 5 + level 1, so that a roll of 1 is enough from +5 on.
    const [row] = curves.rows;
    expect(row!.steps).toEqual([{ x: 5, text: expect.stringContaining('sure from +5') as string }]);
    expect(row!.now!.x).toBe(13);
    expect(row!.file!.x).toBe(10);
  });

  it('tell of minds whom they obey, and of gauntlets how far they come, marked as simulated', async () => {
    const minds = of(await looked(textOf('tug-of-minds.yaml'), {}), 'views').models[0] as PartsView;
    for (const { parts } of minds.rows)
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    const hall = textOf('gauntlet.yaml').replaceAll('duels: 12', 'duels: 3').replace('[1, 5]', '[5]');
    const way = of(await looked(hall, {}), 'views').models[0] as CurvesView;
    expect(way.note).toMatch(/^Simulated, 2,000 runs each/);
    for (const { points } of way.rows) {
      expect(points.map(({ x }) => x)).toEqual([0, 1, 2, 3]);
      expect(points[0]!.y).toBe(1);
    }
    expect(way.rows.some(({ points }) => points[3]!.y < 1)).toBe(true);
  });
});
