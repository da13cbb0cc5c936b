/** Days: which bonuses count, where the points went, and what Concentration is worth. */
import { type DayMeans, meansOf, withConcentration } from '../../../analysis/day/gain.ts';
import { type DayResult, powerFigures } from '../../../facts/day/attempts.ts';
import { plainPhrasing } from '../../../language/forms/phrasing.ts';
import { type LanguageTag, languageOf, textsIn } from '../../../language/languages.ts';
import { chanceOf, concentrationAgainst, concentrationCheck } from '../../../rules/day/check.ts';
import { type AttemptEnd, attemptEnds } from '../../../rules/day/events.ts';
import type { DaySetup } from '../../../rules/day/model.ts';
import type { ChipsView, CurvesView, Mark, PartsView, ViewModel } from '../../model/views.ts';

/** How far to each side Concentration is followed, and how far it is looked for where a check becomes sure. */
const [REACH, FAR] = [6, 60];

/** Days kept: a hand that moves Concentration comes by the same ones again and again. */
const KEPT = 4_000;

const known = new Map<string, DayMeans | null>();

/** Means of a day, from those worked out before where it was among them. */
function means({ manifester, plan }: DaySetup): DayMeans | null {
  // How a figure came about does not matter, nor whose it is.
  const key = JSON.stringify([{ ...manifester, name: '', accounts: [], resistances: [] }, plan]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const fresh = meansOf({ manifester, plan });
  known.set(key, fresh);
  if (known.size > KEPT) known.delete(known.keys().next().value!);
  return fresh;
}

/** Ends in the order of a day's bar: what is of use first. */
const ends: readonly AttemptEnd[] = ['effective', ...attemptEnds.filter((end) => end !== 'effective')];

/** The views of days. */
export function dayViews(
  results: readonly DayResult[],
  file: readonly DayResult[],
  language: LanguageTag,
): readonly ViewModel[] {
  return [chips(results, language), points(results, language), curves(results, file, language)];
}

function chips(results: readonly DayResult[], language: LanguageTag): ChipsView {
  const { explain, explorer } = textsIn(language);
  const words = explain(plainPhrasing);
  const manifesters = new Map(
    results.map(({ cell: { setup } }) => [setup.manifester.name, setup.manifester]),
  );
  return {
    kind: 'chips',
    title: explorer.views.bonuses,
    groups: [...manifesters.values()].flatMap(({ name, accounts }) =>
      accounts
        .filter(({ entries }) => entries.length > 0)
        .map((account) => ({
          title: `${name}: ${words.account(account)}`,
          chips: account.entries.map((entry) => ({ text: words.entry(entry), counts: entry.idle === null })),
        })),
    ),
  };
}

function points(results: readonly DayResult[], language: LanguageTag): PartsView {
  const { numbers } = languageOf(language)(plainPhrasing);
  const { explorer, day } = textsIn(language);
  const { columns } = day(plainPhrasing);
  const { views } = explorer;
  const rows = results.map((result) => {
    const powers = powerFigures(result);
    const spent = ends.map((end) =>
      powers.reduce((sum, { attempts, cost, ends: own }) => {
        const { exact, simulated } = own[end];
        return sum + attempts * cost * (exact ?? simulated?.value ?? 0);
      }, 0),
    );
    return { result, spent, all: result.cell.setup.manifester.powerPoints };
  });
  const longest = Math.max(1, ...rows.map(({ all, spent }) => Math.max(all, sum(spent))));
  return {
    kind: 'parts',
    title: views.points,
    note: views.pointsNote,
    legend: [...ends.map((end) => columns[end]), views.left],
    rows: rows.map(({ result: { cell }, spent, all }) => {
      const values = [...spent, Math.max(0, all - sum(spent))];
      return {
        title: `${cell.manifester}, ${cell.plan}`,
        total: numbers.whole(all),
        parts: values.flatMap((value, part) => {
          const name = part < ends.length ? columns[ends[part]!] : views.left;
          if (value < 1e-9) return [];
          return [{ part, share: value / longest, text: `${name}: ${numbers.fixed(value, 2)}` }];
        }),
      };
    }),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function curves(
  results: readonly DayResult[],
  file: readonly DayResult[],
  language: LanguageTag,
): CurvesView {
  const { numbers } = languageOf(language)(plainPhrasing);
  const { views } = textsIn(language).explorer;
  const said = (x: number, effective: number): string => views.effective(x, numbers.fixed(effective, 2));
  return {
    kind: 'curves',
    title: views.concentration,
    note: views.concentrationNote,
    rows: results.flatMap(({ cell }): CurvesView['rows'][number][] => {
      const { setup } = cell;
      const own = setup.manifester.concentration;
      const along = Array.from({ length: 2 * REACH + 1 }, (_, at) => at - REACH).flatMap((more) => {
        const found = means(withConcentration(setup, more));
        return found === null ? [] : [{ x: own + more, effective: found.effective }];
      });
      const before = file.find((other) => other.cell.key === cell.key)?.cell.setup;
      const then = before === undefined ? null : means(before);
      const now = along.find(({ x }) => x === own);
      const most = Math.max(1e-9, then?.effective ?? 0, ...along.map(({ effective }) => effective));
      const mark = (x: number, effective: number): Mark & { readonly y: number } => ({
        ...{ x, y: effective / most, text: said(x, effective) },
      });
      if (now === undefined) return [];
      return [
        {
          title: `${cell.manifester}, ${cell.plan}`,
          points: along.map(({ x, effective }) => mark(x, effective)),
          now: mark(own, now.effective),
          file: then === null ? null : mark(before!.manifester.concentration, then.effective),
          steps: sureSteps(setup, language),
        },
      ];
    }),
  };
}

/** From which Concentration on a check against each distraction of a plan is sure, for its hardest power. */
export function sureSteps({ manifester, plan }: DaySetup, language: LanguageTag): readonly Mark[] {
  const { day, explorer } = textsIn(language);
  const words = day(plainPhrasing);
  const sure = new Map<string, number>();
  for (const { level, distractions } of plan.manifestations)
    for (const distraction of distractions) {
      const modifier = concentrationAgainst(manifester, distraction);
      const chance = (more: number): number =>
        chanceOf(concentrationCheck(distraction, level, modifier + more));
      const more = firstSure(chance);
      if (more === null) continue;
      const name = words.distraction(distraction);
      const x = manifester.concentration + more;
      sure.set(name, Math.max(x, sure.get(name) ?? Number.NEGATIVE_INFINITY));
    }
  return [...sure]
    .sort(([, a], [, b]) => a - b)
    .map(([name, x]) => ({ x, text: explorer.views.sureFrom(name, x) }));
}

/** The least number at which a chance that only rises is 1; `null` where none within reach is. */
function firstSure(chance: (more: number) => number): number | null {
  const isSure = (more: number): boolean => chance(more) > 1 - 1e-12;
  let [low, high] = [-FAR, FAR];
  if (!isSure(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSure(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
