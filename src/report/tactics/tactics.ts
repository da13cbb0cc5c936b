/** The report on best tactics, and `tactics.csv`. */
import { cut } from '../../facts/run/cut.ts';
import type { ReportInfo } from '../../facts/run/reportInfo.ts';
import {
  changesOf,
  leftOutCounts,
  playersOf,
  type SeatTactics,
  seatsOf,
  settlements,
  standingConduct,
} from '../../facts/tactics/summary.ts';
import type { TuningTexts } from '../../language/texts/tuning.ts';
import type { Threshold } from '../../rules/model.ts';
import type { Conduct } from '../../tuning/tactics/conduct.ts';
import type { TacticsResult } from '../../tuning/tactics/tactics.ts';
import type { Chart } from '../charts/spec.ts';
import { tornadoChart } from '../charts/tornado.ts';
import { described, withLeft } from '../charts/words.ts';
import type { CsvTable, Value } from '../csv/table.ts';
import type { Finding } from '../document/frame.ts';
import { figure, type Grid, words } from '../document/grid.ts';
import { type Document, picture, section, table, text } from '../document/model.ts';
import { pageDocument, sideText, type TuningWording } from '../tuning/page.ts';

/** More bars than this are a wall. */
const MOST_BARS = 20;

function findings(result: TacticsResult, { tactics }: TuningTexts): readonly Finding[] {
  const { headings } = tactics;
  const rank = { badly: 0, weak: 1, even: 2 } as const;
  const players = [...playersOf(result)].sort((a, b) => rank[a.verdict] - rank[b.verdict]);
  const left = result.leftOut.length;
  return [
    ...players.map((player): Finding => [tactics.player(player), headings.players]),
    ...(result.matchups.length === 0
      ? []
      : [[tactics.settlements(settlements(result)), headings.settled] as const]),
    ...(left === 0 ? [] : [[tactics.leftOut(leftOutCounts(result)), null] as const]),
  ];
}

function playerGrid(result: TacticsResult, wording: TuningWording): Grid {
  const { common, tactics } = wording.texts;
  const { columns } = tactics;
  const rows = playersOf(result).map(({ name, standing, best, verdict, proven, usual }) => [
    words(sideText(wording, name)),
    figure(common.percent(standing), standing),
    figure(common.percent(best), best),
    words(tactics.changes(usual?.changes ?? {})),
    words(tactics.verdict(verdict, proven)),
    words(tactics.proven(proven)),
  ]);
  const head = [columns.who, columns.now, columns.best, columns.how, columns.verdict, columns.proven];
  return { head, rows, align: 'lrrlll' };
}

function seatGrid(seats: readonly SeatTactics[], wording: TuningWording): Grid {
  const { common, tactics } = wording.texts;
  const { columns } = tactics;
  const rows = seats.map(({ matchup, seat, name, opponent, best, changes }) => [
    figure(String(matchup.cell.plane), matchup.cell.plane),
    words(sideText(wording, name)),
    words(tactics.seats[seat]),
    words(sideText(wording, opponent)),
    figure(common.percent(best.standing), best.standing),
    figure(common.percent(best.worth), best.worth),
    words(tactics.changes(changes)),
  ]);
  const head = [
    ...[common.plane, columns.who, columns.seat, columns.against],
    ...[columns.now, columns.best, columns.how],
  ];
  return { head, rows, align: 'rlllrrl' };
}

function settledGrid({ matchups }: TacticsResult, wording: TuningWording): Grid {
  const { common, tactics } = wording.texts;
  const rows = matchups.map((matchup) => {
    const { cell, settlement } = matchup;
    const changes = (['initiator', 'target'] as const).map((seat) =>
      tactics.changes(changesOf(standingConduct(matchup, seat), settlement[seat])),
    );
    const { initiator } = settlement.worth;
    return [
      figure(String(cell.plane), cell.plane),
      words(`${sideText(wording, cell.initiator)}: ${changes[0]}`),
      words(`${sideText(wording, cell.target)}: ${changes[1]}`),
      figure(common.percent(initiator), initiator),
      words(tactics.settlement(settlement)),
    ];
  });
  const { columns, seats } = tactics;
  const head = [common.plane, seats.initiator, seats.target, columns.best, columns.end];
  return { head, rows, align: 'rllrl' };
}

function chart(result: TacticsResult, { plain, shared }: TuningWording): Chart | null {
  const gaining = playersOf(result).filter(({ standing, best }) => best > standing);
  const { shown, left } = cut(
    gaining.sort((a, b) => b.best - b.standing - (a.best - a.standing)),
    MOST_BARS,
  );
  if (shown.length === 0) return null;
  const bars = shown.map(({ name, standing, best }) => {
    const value = (best - standing) * 100;
    return { panel: '', label: shared.sideName(name), value, low: value, high: value };
  });
  const note = withLeft(plain.tactics.chartNote, [[left, 'bars']], shared);
  return tornadoChart(
    {
      ...described({ title: plain.tactics.chart, note }, shared),
      axisTitle: plain.tactics.chartAxis,
      panels: [''],
      labels: bars.map(({ label }) => label),
      bars,
    },
    shared.numbers,
  );
}

/** The report. */
export function tacticsDocument(result: TacticsResult, info: ReportInfo, wording: TuningWording): Document {
  const { common, tactics } = wording.texts;
  const { field, matchups, combatants } = result;
  const seats = seatsOf(result).filter(({ name }) => combatants.includes(name));
  const none = matchups.length === 0;
  const page = {
    title: tactics.title(info.scenario.name),
    findings: findings(result, wording.texts),
    under: [
      ...text(common.point({ variant: field.variant, axes: field.axes, others: field.others })),
      ...picture('tactics.svg', chart(result, wording)),
    ],
    sections: [
      section(tactics.headings.players, none ? [] : table(playerGrid(result, wording))),
      section(tactics.headings.matchups, none ? [] : table(seatGrid(seats, wording))),
      section(tactics.headings.settled, none ? [] : table(settledGrid(result, wording))),
    ],
    reading: tactics.reading(result.leaving),
  };
  return pageDocument(page, info, wording);
}

/** A threshold as two fields: its figure and its bound. */
const bound = (own: Threshold | null): Value[] => [own?.figure ?? null, own?.below ?? null];

/** The four thresholds as fields. */
const fieldsOf = ({ hold, reserveFatigue, withdrawBelow, fleeBelow }: Conduct): Value[] => [
  ...[hold, reserveFatigue],
  ...bound(withdrawBelow),
  ...bound(fleeBelow),
];

/** `tactics.csv`: one row for every seat of every matchup. */
export function tacticsTable(result: TacticsResult, info: ReportInfo): CsvTable {
  const conduct = [
    'hold',
    'reserve_fatigue',
    'withdraw_figure',
    'withdraw_below',
    'flee_figure',
    'flee_below',
  ];
  const header = [
    ...['scenario', 'variant', 'plane', 'initiator', 'target', 'seat', 'worth_now', 'worth_best', 'proven'],
    ...conduct.map((name) => `best_${name}`),
    ...['settlement', 'turns', 'settled_worth'],
    ...conduct.map((name) => `settled_${name}`),
  ];
  const rows = seatsOf(result).map(({ matchup, seat, best }): Value[] => {
    const { cell, settlement } = matchup;
    return [
      ...[info.scenario.name, cell.variant, cell.plane, cell.initiator, cell.target, seat],
      ...[best.standing, best.worth, best.proven, ...fieldsOf(best.conduct)],
      ...[settlement.kind, settlement.turns, settlement.worth[seat], ...fieldsOf(settlement[seat])],
    ];
  });
  return { header, rows };
}
