/** `report.md` of a run of days: what stands out first, then the tables behind it. */
import { repeatCommand } from '../markdown/command.ts';
import { escapeHtml, fencedBlock } from '../markdown/escape.ts';
import { bullets, section } from '../markdown/layout.ts';
import { markdownPhrasing } from '../markdown/phrasing.ts';
import { folded, table } from '../markdown/table.ts';
import type { Phrasing } from '../phrasing.ts';
import { dayEnglish } from './english.ts';
import { dayTable, gainTable, planBlocks } from './tables.ts';
import type { DayTexts } from './texts.ts';
import type { DayPoint, DayRunView } from './view.ts';

/** The report of a run of days in Markdown, in the language of the catalogue. */
export function dayMarkdown(
  view: DayRunView,
  language: (phrasing: Phrasing) => DayTexts = dayEnglish,
): string {
  const texts = language(markdownPhrasing);
  const html = language({ ...markdownPhrasing, name: escapeHtml });
  const { headings } = texts;
  const { info, points } = view;
  const several = new Set(points.map(({ variant }) => variant)).size > 1;
  const nameIn = (catalogue: DayTexts, { variant, axes }: DayPoint): string =>
    catalogue.point({ variant: several || axes.length === 0 ? variant : null, axes });
  const nameOf = (point: DayPoint): string => nameIn(texts, point);
  const [baseline] = points;
  const blocks = [
    `# ${texts.title(info.scenario.name)}`,
    ...section(headings.standout, [
      bullets(standout(view, texts)),
      texts.scope(view, points.length > 1 && baseline !== undefined ? nameOf(baseline) : null),
    ]),
    ...section(
      headings.days,
      baseline === undefined
        ? []
        : [texts.daysNote(baseline, view.simulated), table(...dayTable(points, texts, nameOf))],
    ),
    ...(baseline === undefined ? [] : detailBlocks(baseline, texts, '##', true)),
    ...section(
      headings.others,
      points
        .slice(1)
        .flatMap((point) => folded(nameIn(html, point), detailBlocks(point, texts, '###', false))),
    ),
    ...section(headings.reading, [bullets(texts.reading(view))]),
    ...section(headings.repeating, [fencedBlock('sh', repeatCommand(info)), bullets(texts.repeating(info))]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function standout({ points, check }: DayRunView, texts: DayTexts): readonly string[] {
  const [baseline] = points;
  if (baseline === undefined) return [];
  const { days, burns } = baseline;
  const manifesters = [...new Set(days.map(({ manifester }) => manifester))];
  const own = (who: string) => days.filter(({ manifester }) => manifester === who);
  const buys = manifesters.map((who) => texts.buys(who, own(who))).filter((sentence) => sentence !== '');
  return [
    texts.burns(burns, days.length),
    ...manifesters.map((who) => texts.wastes(who, own(who))),
    ...buys,
    ...(check === null ? [] : [texts.check(check)]),
  ];
}

/** Tables of one point: what more Concentration buys, then every plan power by power. */
function detailBlocks(point: DayPoint, texts: DayTexts, heading: string, notes: boolean): readonly string[] {
  const { headings } = texts;
  const gains = gainTable(point, texts);
  const plans = planBlocks(point, texts, `${heading}#`);
  return [
    ...section(headings.gains, gains === null ? [] : [...(notes ? [texts.gainsNote] : []), gains], heading),
    ...section(
      headings.plans,
      plans.length === 0 ? [] : [...(notes ? [texts.plansNote] : []), ...plans],
      heading,
    ),
  ];
}
