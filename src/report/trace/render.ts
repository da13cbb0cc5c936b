/** A story as plain text, compact enough for a terminal. */

import type { Course } from '../../engine/prospects.ts';
import type { EventOf, SideNames, TraceTexts } from '../../language/texts/trace.ts';
import type { Figures, Story, StoryEvent, StoryRound } from '../../rules/duel/story.ts';
import type { DuelSetup } from '../../rules/model.ts';
import type { TracedDuel } from '../../study/trace.ts';

/** What the renderer looks things up in. */
interface Cast {
  readonly texts: TraceTexts;
  readonly setup: DuelSetup;
  readonly names: readonly string[];
  readonly sides: SideNames;
  readonly course: Course | null;
}

/** Sentence of an event; `null` for those that are told together with another. */
function sentence(
  cast: Cast,
  { event, dice, after }: StoryEvent,
  attack: EventOf<'attack'> | null,
): string | null {
  const { texts, names, setup } = cast;
  const name = (c: number): string => names[c]!;
  switch (event.kind) {
    case 'begins':
    case 'attack':
    case 'distracted':
      return null;
    case 'exchange':
      return texts.exchange({
        ...{ attack: attack!, exchange: event, dice: dice! },
        ...{ attacker: name(event.who), defender: name(event.target), after: after[event.target]! },
      });
    case 'idle':
      return texts.idle(name(event.who), event.why, [...setup.initiators, ...setup.targets][event.who]!);
    case 'wounded':
      return texts.wounded(name(event.who));
    case 'explosion':
      return texts.explosion(event, event.dead.map(name));
    case 'withdrawn':
      return texts.withdrawn(name(event.who), event.bound);
    case 'pursued':
      return texts.pursued(name(event.who), name(event.by), event);
    case 'flees':
      return texts.flees(name(event.who), event);
    case 'check':
      return texts.check(name(event.who), event);
    case 'manifested':
      return texts.manifested(name(event.who), event);
    case 'fled':
      return texts.fled(name(event.who));
    case 'pulled':
      return texts.pulled(name(event.who), event.dies);
  }
}

function roundLines(cast: Cast, round: StoryRound, at: number): string[] {
  const lines = [cast.texts.round(round.round)];
  let attack: EventOf<'attack'> | null = null;
  for (const told of round.events) {
    if (told.event.kind === 'attack') attack = told.event;
    const text = sentence(cast, told, attack);
    if (text !== null) lines.push(`  ${text}`);
  }
  const [before, after] = [cast.course?.curve[at], cast.course?.curve[at + 1]];
  return [
    ...lines,
    `  = ${status(cast, round.after)}`,
    ...(before === undefined || after === undefined
      ? []
      : [`  ~ ${cast.texts.chances(after, before, cast.sides)}`]),
  ];
}

/** Eight heights of a bar. */
const bars = '▁▂▃▄▅▆▇█';

/** Lines about the chances, at the end. */
function courseLines({ course, sides, texts, names }: Cast, story: Story): string[] {
  if (course === null) return [texts.chancesUnknown];
  const heights = course.curve.map(({ initiator }) => bars[Math.min(7, Math.floor(initiator * 8))]!);
  const { decisive, chances } = course;
  if (decisive === null) return [];
  const events = story.rounds.flatMap((round) => round.events);
  const attack = events.find(({ step, event }) => step === decisive.step && event.kind === 'exchange')?.event;
  const [attacker, defender] =
    attack?.kind === 'exchange' ? [names[attack.who]!, names[attack.target]!] : [null, null];
  const [before, after] = [chances[decisive.step]!, chances[decisive.step + 1]!];
  return [
    texts.curve(heights.join(''), sides),
    ...(course.turn === null ? [] : [turnLine(course.turn, texts, sides)]),
    texts.decisive({ round: decisive.round, attacker, defender }, before, after, sides),
  ];
}

function turnLine(
  { round, moved }: NonNullable<Course['turn']>,
  texts: TraceTexts,
  sides: SideNames,
): string {
  return texts.turn(round, moved < 0 ? sides.initiator : sides.target, 100 * Math.abs(moved));
}

function status({ texts, names }: Cast, after: readonly Figures[]): string {
  return texts.status(after.map((figures, c) => ({ name: names[c]!, figures })));
}

/** Whether fatigue is worth a word: somebody's is counted. */
function countsFatigue(story: Story): boolean {
  return story.fighters.some(({ start }) => start.fatigue !== null);
}

/** What the sides of a story are called. */
export function sidesOf({ fighters }: Story, texts: TraceTexts): SideNames {
  const side = (which: 'initiator' | 'target'): string =>
    fighters
      .filter((fighter) => fighter.side === which)
      .map(({ name }) => texts.name(name))
      .join(' + ');
  return { initiator: side('initiator'), target: side('target') };
}

/** Those who fight and the rounds of a duel, as lines without its chances. */
export function roundsText(setup: DuelSetup, story: Story, texts: TraceTexts): string {
  const names = story.fighters.map(({ name }) => texts.name(name));
  const cast: Cast = { texts, setup, names, sides: sidesOf(story, texts), course: null };
  return [
    ...fighterLines(story, texts),
    '',
    ...story.rounds.flatMap((round, at) => roundLines(cast, round, at)),
  ].join('\n');
}

function fighterLines({ fighters }: Story, texts: TraceTexts): readonly string[] {
  return fighters.map((fighter) => texts.fighter({ ...fighter, name: texts.name(fighter.name) }));
}

/** A duel in the language of `texts`, ending with a newline. */
export function renderStory({ address, cell, story, course }: TracedDuel, texts: TraceTexts): string {
  const { setup } = cell;
  const sides = sidesOf(story, texts);
  const names = story.fighters.map(({ name }) => texts.name(name));
  const cast: Cast = { texts, setup, names, sides, course };
  const { attackCost: attack, defenceCost: defence, initiationCost: initiation } = setup.rules;
  const found = texts.found(address);
  const first = course?.curve[0];
  const lines = [
    texts.title(address),
    ...(found === null ? [] : [`(${found})`]),
    '',
    ...fighterLines(story, texts),
    ...(countsFatigue(story) ? [texts.settings({ attack, defence, initiation })] : []),
    ...(first === undefined ? [] : [texts.chances(first, null, sides)]),
    '',
    ...story.rounds.flatMap((round, at) => roundLines(cast, round, at)),
    ...(story.rounds.length === 0 ? [] : ['']),
    texts.ending(story, sides),
    texts.cost(story, sides),
    ...courseLines(cast, story),
  ];
  return `${lines.join('\n')}\n`;
}
