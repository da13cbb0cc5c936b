/** The explorer as a file: the page with all that it needs inside, and the report of the file for who has no scripts. */

import type { RunInfo } from '../batch/result.ts';
import { inLanguage } from '../facts/run/asked.ts';
import { plainPhrasing } from '../language/forms/phrasing.ts';
import { type LanguageTag, languageOf, languageTags, textsIn } from '../language/languages.ts';
import { html, raw } from '../report/html/html.ts';
import { pageFile } from '../report/html/shell.ts';
import { isDuelScenario } from '../scenario/duel/only.ts';
import { knobsOf } from '../scenario/knobs.ts';
import type { MovableScenario } from '../scenario/movable.ts';
import { firstLookedAt } from '../scenario/points/lookedAt.ts';
import { type FirstLook, firstLook } from './figures/firstLook.ts';
import { staged } from './figures/scene.ts';
import type { ExplorerData, PageWords } from './model/data.ts';
import { explorerStyle } from './style.ts';

/** The scripts of the page, as the build leaves them. */
export interface Scripts {
  readonly page: string;
  readonly worker: string;
}

/** Words of the page in a language: its own, and those that it shares with reports. */
function wordsIn(tag: LanguageTag): PageWords {
  const { page, columns, verdicts } = languageOf(tag)(plainPhrasing);
  const { plane, variant, figure, figures, glance, details } = page;
  return {
    ...textsIn(tag).explorer.words,
    ...{ plane, variant, figure, figures, glance, ends: details.ends, close: details.close },
    ...{ overall: columns.overall, corner: columns.corner, side: columns.side },
    expectations: verdicts.heading,
    columns: verdicts.columns,
  };
}

/** What a page is made of. */
export interface PageSource {
  readonly movable: MovableScenario;
  /** Of a run of the scenario: what figures are those of. */
  readonly info: RunInfo;
  readonly language: LanguageTag;
  /** Whether it comes from a server, which it may ask for the file anew and to write it. */
  readonly served: boolean;
}

/** What the page is given, without the report for who has no scripts. */
export async function explorerData(source: PageSource): Promise<ExplorerData> {
  return (await looked(source)).data;
}

async function looked({ movable, info, language, served }: PageSource): Promise<{
  readonly data: ExplorerData;
  readonly look: FirstLook;
}> {
  const { scenario } = movable;
  const found = staged({ ok: true, scenario, notes: [] }, '');
  const points = found.kind === 'scene' ? found.scene.points : [];
  const look: FirstLook =
    found.kind === 'scene' ? await firstLook(found.scene, info, language) : { html: '', plane: null };
  const data: ExplorerData = {
    text: info.scenario.text,
    kind: scenario.kind,
    info,
    description: inLanguage(scenario.description, language),
    knobs: knobsOf(movable),
    points: points.map(({ variant, axes }) => ({ variant, axes })),
    point: firstLookedAt(points),
    matrix: isDuelScenario(scenario),
    planes: isDuelScenario(scenario) ? scenario.variants[0]!.planes : [],
    plane: look.plane ?? (isDuelScenario(scenario) ? scenario.variants[0]!.planes[0]! : null),
    language,
    words: Object.fromEntries(languageTags.map((tag) => [tag, wordsIn(tag)])) as ExplorerData['words'],
    version: info.version,
    served,
  };
  return { data, look };
}

/** Writes the page. */
export async function explorerPage(source: PageSource, scripts: Scripts): Promise<string> {
  const { language, info, movable, served } = source;
  const { scenario } = movable;
  const { made } = languageOf(language)(plainPhrasing).page;
  const explorer = textsIn(language).explorer;
  const { data, look } = await looked(source);
  return pageFile({
    title: explorer.title(scenario.name),
    language,
    style: explorerStyle,
    script: scripts.page,
    policy: `worker-src blob:${served ? "; connect-src 'self'" : ''}`,
    data: { data, worker: scripts.worker },
    body: [
      raw('<div id="explorer"></div>'),
      html`<noscript><header><h1>${scenario.name}</h1><p class="noscript">${explorer.words.noScript}</p></header><main>${raw(look.html)}</main></noscript>`,
      html`<footer><p>${made(info.version)}</p></footer>`,
    ],
  });
}
