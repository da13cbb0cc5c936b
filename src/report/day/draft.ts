/** The report of a run of days: what stands out first, then the tables behind it. */
import type { DayPoint, DayRunView } from '../../facts/day/view.ts';
import { repeatCommand } from '../../facts/run/command.ts';
import { type Phrasing, plainPhrasing } from '../../language/forms/phrasing.ts';
import type { Language } from '../../language/languages.ts';
import type { DayTexts } from '../../language/texts/day.ts';
import { type Finding, framed } from '../document/frame.ts';
import { type Block, type Draft, picture, section, table, text } from '../document/model.ts';
import { wastedByDistraction, wastedChart, wastedGrid } from './chart.ts';
import { dayGrid, gainGrid, planBlocks } from './tables.ts';

/** The report of a run of days, in the language of the catalogue. */
export function dayDraft(
  view: DayRunView,
  catalogue: (phrasing: Phrasing) => DayTexts,
  language: Language,
): Draft {
  return (phrasing) => {
    const [texts, plain] = [catalogue(phrasing), catalogue(plainPhrasing)];
    const shared = language(plainPhrasing);
    const { headings } = texts;
    const { info, points } = view;
    const several = new Set(points.map(({ variant }) => variant)).size > 1;
    const nameIn = (words: DayTexts, { variant, axes }: DayPoint): string =>
      words.point({ variant: several || axes.length === 0 ? variant : null, axes });
    const nameOf = (point: DayPoint): string => nameIn(texts, point);
    const [baseline] = points;
    const wasted = baseline === undefined ? [] : wastedByDistraction(baseline);
    return framed({
      title: texts.title(info.scenario.name),
      headings,
      findings: baseline === undefined ? [] : findings(baseline, texts),
      check: view.check === null ? '' : texts.check(view.check),
      see: shared.seeTable,
      contents: shared.contents,
      under: text(texts.scope(view, points.length > 1 && baseline !== undefined ? nameOf(baseline) : null)),
      sections:
        baseline === undefined
          ? []
          : [
              section(headings.days, [
                ...text(texts.daysNote(baseline, view.simulated)),
                ...table(dayGrid(points, texts, phrasing, nameOf)),
              ]),
              section(headings.distractions, [
                ...picture('charts/points-wasted.svg', wastedChart(wasted, plain, shared)),
                ...table(wastedGrid(wasted, texts)),
              ]),
              ...detailBlocks(baseline, texts, phrasing, true),
              section(
                headings.others,
                points.slice(1).map((point) => ({
                  kind: 'folded',
                  summary: nameIn(plain, point),
                  blocks: detailBlocks(point, texts, phrasing, false),
                })),
              ),
            ],
      reading: texts.reading(view),
      command: repeatCommand(info),
      repeating: texts.repeating(info),
    });
  };
}

function findings({ days, burns }: DayPoint, texts: DayTexts): readonly Finding[] {
  const { headings } = texts;
  const manifesters = [...new Set(days.map(({ manifester }) => manifester))];
  const own = (who: string) => days.filter(({ manifester }) => manifester === who);
  return [
    [texts.burns(burns, days.length), headings.distractions],
    ...manifesters.map((who) => [texts.wastes(who, own(who)), headings.days] as const),
    ...manifesters.map((who) => [texts.buys(who, own(who)), headings.gains] as const),
  ];
}

/** Tables of one point: what more Concentration buys, then every plan power by power. */
function detailBlocks(
  point: DayPoint,
  texts: DayTexts,
  phrasing: Phrasing,
  notes: boolean,
): readonly Block[] {
  const { headings } = texts;
  const gains = table(gainGrid(point, texts, phrasing));
  const plans = planBlocks(point, texts, phrasing);
  const noted = (note: string, blocks: readonly Block[]) =>
    blocks.length === 0 || !notes ? blocks : [...text(note), ...blocks];
  return [
    section(headings.gains, noted(texts.gainsNote, gains)),
    section(headings.plans, noted(texts.plansNote, plans)),
  ];
}
