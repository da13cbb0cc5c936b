/** What stands out of restricted play: claims on what each option is worth, none beyond its interval. */
import type { RestrictionEffect, RestrictResult } from '../../tuning/restrict/restrict.ts';
import type { Restriction } from '../../tuning/restrict/restrictions.ts';

/** Effects below this are rounding of the solver. */
const DUST = 1e-10;

/** A restriction of somebody's own, by option and seat. */
export type Held = Exclude<Restriction, { readonly kind: 'rule' }>;
/** A restriction of the rules. */
export type OfRules = Extract<Restriction, { readonly kind: 'rule' }>;

/**
 * What a restriction does to a combatant, all matchups looked at: nothing, never any good (and some harm), never any
 * harm (and some good), harm in every matchup, sometimes this and sometimes that; or, where it is simulated or a seat, only on
 * the mean: more, less, or not to be told from nothing.
 */
export type Standing = 'nothing' | 'harms' | 'helps' | 'vital' | 'mixed' | 'more' | 'less' | 'unclear';

/** How a restriction stands. */
export function standingOf({ effect, interval, range }: RestrictionEffect): Standing {
  if (range !== null) {
    if (range.low >= -DUST && range.high <= DUST) return 'nothing';
    if (range.high < -DUST) return 'vital';
    if (range.high <= DUST) return 'harms';
    return range.low >= -DUST ? 'helps' : 'mixed';
  }
  if (interval === null) return Math.abs(effect) <= DUST ? 'nothing' : effect > 0 ? 'more' : 'less';
  if (interval.low > 0) return 'more';
  return interval.high < 0 ? 'less' : 'unclear';
}

/** An effect with how it stands. */
export interface Judged<R extends Restriction = Restriction> extends RestrictionEffect {
  readonly lever: R;
  readonly standing: Standing;
}

/** Whether a figure is known to differ from nothing, one way or the other. */
const isSure = ({ standing }: Judged): boolean => !['nothing', 'unclear'].includes(standing);

/** Holders of one option, in the order of the file. */
export interface HeldBy {
  readonly lever: Held;
  readonly holders: readonly string[];
}

/** What is said. */
export interface RestrictSummary {
  /** Effects on holders over everything looked at, largest first; of seats that are each other's opposite the better alone. */
  readonly own: readonly Judged<Held>[];
  /** What is most worth having: forbidden, it costs its holder most; `null` where nothing does beyond noise. */
  readonly dearest: Judged<Held> | null;
  /** What is best forbidden or forced: the restriction that its holder gains most by; `null` as above. */
  readonly best: Judged<Held> | null;
  /** Options in use that never help: without them no matchup is worse and some are better. */
  readonly dominated: readonly HeldBy[];
  /** Options in use without which every holder does worse in every matchup. */
  readonly vital: readonly HeldBy[];
  /** Options in use that change nothing. */
  readonly idle: readonly HeldBy[];
  /** By setting of the rules: who gains and who loses most without it (or with it), largest first. */
  readonly rules: readonly { readonly lever: OfRules; readonly effects: readonly Judged<OfRules>[] }[];
  /** Settings that change nothing for anybody. */
  readonly idleRules: readonly OfRules[];
}

const largest = (effects: readonly RestrictionEffect[]): number =>
  effects.reduce((most, { effect }) => Math.max(most, Math.abs(effect)), 0);

/** Restrictions alike but for their holder. */
const optionKey = (lever: Held): string =>
  lever.kind === 'seat' ? `seat ${lever.forced}` : `${lever.tactic} ${lever.forced}`;

function grouped(judged: readonly Judged<Held>[]): HeldBy[] {
  const groups = new Map<string, Judged<Held>[]>();
  for (const own of judged)
    groups.set(optionKey(own.lever), [...(groups.get(optionKey(own.lever)) ?? []), own]);
  return [...groups.values()].map((group) => ({
    lever: group[0]!.lever,
    holders: group.map(({ lever }) => lever.holder),
  }));
}

/** Whether a seat says no more than its holder's other one, which it is the opposite of, and which is better. */
function isShadow({ lever, effect }: Judged<Held>, held: readonly Judged<Held>[]): boolean {
  if (lever.kind !== 'seat') return false;
  const other = held.find(
    (one) =>
      one.lever.kind === 'seat' && one.lever.holder === lever.holder && one.lever.forced !== lever.forced,
  );
  if (other === undefined || Math.abs(effect + other.effect) > DUST) return false;
  return Math.abs(effect) <= DUST ? !lever.forced : effect < 0;
}

/** Works out what stands out over all planes looked at. */
export function restrictSummary({ effects, field }: RestrictResult): RestrictSummary {
  const plane = field.planes.length > 1 ? null : field.planes[0]!;
  const judged = effects
    .filter((own) => own.plane === plane)
    .map((own): Judged => ({ ...own, standing: standingOf(own) }));
  const held = judged.filter(
    (own): own is Judged<Held> => own.lever.kind !== 'rule' && own.lever.holder === own.combatant,
  );
  const own = held
    .filter((one) => !isShadow(one, held))
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  const forbidden = held.filter(({ lever }) => lever.kind === 'tactic' && !lever.forced);
  const everywhere = grouped(forbidden).filter(({ lever }) =>
    forbidden.every((one) => optionKey(one.lever) !== optionKey(lever) || one.standing === 'vital'),
  );
  const sure = own.filter(isSure);
  const levers = new Map<string, OfRules>();
  for (const { lever } of judged)
    if (lever.kind === 'rule') levers.set(`${lever.rule} ${lever.forced}`, lever);
  const rules = [...levers.values()]
    .map((lever) => ({
      lever,
      effects: judged
        .filter((one): one is Judged<OfRules> => one.lever === lever)
        .sort((a, b) => b.effect - a.effect),
    }))
    .sort((a, b) => largest(b.effects) - largest(a.effects));
  return {
    own,
    dearest: sure.find(({ lever, effect }) => lever.kind === 'tactic' && !lever.forced && effect < 0) ?? null,
    best: sure.find(({ effect }) => effect > 0) ?? null,
    dominated: grouped(forbidden.filter(({ standing }) => standing === 'helps')),
    vital: everywhere,
    idle: grouped(forbidden.filter(({ standing }) => standing === 'nothing')),
    rules: rules.filter((rule) => rule.effects.some(({ standing }) => standing !== 'nothing')),
    idleRules: rules
      .filter((rule) => rule.effects.every(({ standing }) => standing === 'nothing'))
      .map(({ lever }) => lever),
  };
}
