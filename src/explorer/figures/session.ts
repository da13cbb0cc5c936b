/** A scenario under the designer's hand: what is looked at is worked out, the visible first, and told piece by piece. */
import { leftOut } from '../../analysis/expect/coverage.ts';
import { judgeRun } from '../../analysis/expect/untilDecided.ts';
import type { Judgement } from '../../analysis/judgement.ts';
import { defaultPrecision } from '../../analysis/precision.ts';
import type { CellResult, RunInfo } from '../../batch/result.ts';
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import { languageOf, textsIn } from '../../language/languages.ts';
import { HtmlWriter } from '../../report/html/document.ts';
import { htmlPhrasing } from '../../report/html/phrasing.ts';
import { reports } from '../../report/kinds.ts';
import { judgedDraft } from '../../report/verdicts/blocks.ts';
import { metricOf } from '../../scenario/cellKinds.ts';
import { isDuelScenario } from '../../scenario/duel/only.ts';
import type { Cell, DuelCell } from '../../scenario/model/cells.ts';
import type { MovableScenario, Move } from '../../scenario/movable.ts';
import type { Answer, Look, MakeFair, TakeAway, TellDuel } from '../model/messages.ts';
import { fairFrom } from './fair.ts';
import { type PlaneFigures, planeFigures, planeModel } from './matrix.ts';
import { type PointFigures, pointFigures } from './point.ts';
import { onPlane, planesOf, type Scene, type Staged, staged } from './scene.ts';
import { type Cells, Solver } from './solver.ts';
import { takeaway } from './takeaway.ts';
import { details, refusals, verdictsIn, wholeModel } from './texts.ts';
import { toldDuel } from './told.ts';

/** Moved scenarios kept: going back and forth is then at no cost. */
const KEPT_SCENES = 12;

/** Cells of a whole scenario that are judged; of larger ones, those of the point that is shown. */
const MOST_JUDGED = 20_000;

/** Different duels of the visible plane that are finished although the hand has moved on. */
const PATIENCE = 12;

/** The work on a newer look has begun, so this one is of no use any more. */
class Stale extends Error {}

/** Works out what is looked at. */
export class Session {
  readonly solver: Solver;
  readonly #movable: MovableScenario;
  readonly #info: RunInfo;
  readonly #tell: (answer: Answer) => void;
  readonly #breathe: () => Promise<void>;
  readonly #scenes = new Map<string, Staged>();
  /** Whether something newer waits, and how many pauses are taken all the same. */
  #isOld: () => boolean = () => false;
  #patience = 0;

  /**
   * @param info of a run of the scenario, for reports of other kinds than duels.
   * @param tell takes in what is found.
   * @param breathe lets messages come in.
   */
  constructor(
    movable: MovableScenario,
    info: RunInfo,
    tell: (answer: Answer) => void,
    breathe: () => Promise<void>,
  ) {
    this.#movable = movable;
    this.#info = info;
    this.#tell = tell;
    this.#breathe = breathe;
    this.solver = new Solver(info.seed);
  }

  /**
   * Looks. Where something newer waits, the plane is still told, so that figures follow while the hand moves, unless
   * that takes many duels; all else is dropped.
   */
  async look(look: Look, isOld: () => boolean): Promise<void> {
    this.#isOld = isOld;
    this.#patience = PATIENCE;
    const { generation, moves, only, language } = look;
    const [after, before] = [this.scene(moves, only), this.scene([], only)];
    if (after.kind === 'refused')
      return this.#tell({ kind: 'refused', generation, problems: refusals(after.problems, language) });
    if (after.kind === 'tooMany') {
      const { explorer } = textsIn(language);
      const said = after.cells === 0 ? explorer.none : explorer.tooMany(after.cells);
      return this.#tell({ kind: 'tooMany', generation, said });
    }
    try {
      const { scene } = after;
      const file = moves.length > 0 && before.kind === 'scene' ? before.scene : null;
      if (isDuelScenario(scene.scenario)) await this.#duels(look, scene, file);
      else await this.#report(look, scene);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
    }
  }

  /** Tells what can be taken away. */
  takeAway({ generation, moves, pins, language }: TakeAway): void {
    const model = takeaway(this.#movable, this.#info, moves, pins, language);
    this.#tell({ kind: 'takeaway', generation, model });
  }

  /** Tells one duel. */
  async tellDuel(asked: TellDuel): Promise<void> {
    const { generation, moves, point, open } = asked;
    const found = this.scene(moves, '');
    if (found.kind !== 'scene' || !isDuelScenario(found.scene.scenario)) return;
    const { scenario, all, points } = found.scene;
    const cell = (points[point] ?? points[0]!).cells
      .map((index) => all.cells[index]!)
      .find(({ key }) => key === open);
    if (cell === undefined) return;
    const model = await toldDuel(scenario, cell, this.#info, asked);
    this.#tell({ kind: 'told', generation, model });
  }

  /** Searches for the smallest change that makes it fair. */
  async makeFair(asked: MakeFair, signal: AbortSignal): Promise<void> {
    const { generation, moves, language } = asked;
    const { text, file } = this.#info.scenario;
    const moved = takeaway(this.#movable, this.#info, moves, [], language).text ?? text;
    const model = await fairFrom(this.#movable, moved, file, this.#info.seed, asked, signal);
    this.#tell({ kind: 'fair', generation, model });
  }

  /** A scenario with some values moved. */
  scene(moves: readonly Move[], only: string): Staged {
    const key = JSON.stringify([moves, only]);
    const known = this.#scenes.get(key);
    if (known !== undefined) return known;
    const scene = staged(this.#movable.moved(moves), only);
    this.#scenes.set(key, scene);
    if (this.#scenes.size > KEPT_SCENES) this.#scenes.delete(this.#scenes.keys().next().value!);
    return scene;
  }

  async #duels(look: Look, after: Scene, before: Scene | null): Promise<void> {
    const { generation, language } = look;
    const texts = languageOf(language)(plainPhrasing);
    let fresh = 0;
    const solved = async (scene: Scene, wanted: readonly number[], facts = false): Promise<CellResult[]> => {
      fresh += await this.solver.solve(scene.all, wanted, facts, () => this.#pause());
      return this.solver.results(scene.all as Cells<DuelCell>, wanted, facts);
    };
    const plane = async (scene: Scene): Promise<PlaneFigures | null> => {
      const { cells } = scene.all;
      const point = scene.points[look.point] ?? scene.points[0]!;
      const planes = planesOf(cells, point);
      const chosen = planes.includes(look.plane ?? 0) ? look.plane! : planes[0]!;
      return planeFigures(await solved(scene, onPlane(cells, point, chosen)));
    };
    const [now, then] = [await plane(after), before && (await plane(before))];
    if (now !== null) {
      const shown = now.point.planes[0]!.plane;
      this.#tell({ kind: 'plane', generation, model: planeModel(now, then, shown, texts) });
      this.#tell({ kind: 'details', generation, model: details(look.open, now, then, language) });
    }
    this.#patience = 0;
    const whole = async (scene: Scene): Promise<PointFigures | null> =>
      pointFigures(await solved(scene, (scene.points[look.point] ?? scene.points[0]!).cells));
    const [point, base] = [await whole(after), before && (await whole(before))];
    await this.#pause();
    if (point === null) return;
    const model = wholeModel(point, base, language);
    const { expectations } = after.scenario;
    const judged = after.all.cells.map((_, index) => index);
    if (expectations.length === 0 || judged.length > MOST_JUDGED) {
      this.#tell({ kind: 'whole', generation, model, done: true });
    } else {
      const facts = expectations.some(({ metric }) => metricOf(metric).facts);
      if (after.points.length > 1) this.#tell({ kind: 'whole', generation, model, done: false });
      const judgement = await this.#judge(after, await solved(after, judged, facts), look.only);
      this.#tell({
        kind: 'whole',
        generation,
        model: { ...model, ...verdictsIn(judgement, language) },
        done: true,
      });
    }
    this.#tell({ kind: 'worked', generation, fresh });
  }

  /** The report of the kind, on all cells. */
  async #report({ generation, language }: Look, scene: Scene): Promise<void> {
    const { all, scenario } = scene;
    const wanted = all.cells.map((_, index) => index);
    const fresh = await this.solver.solve(all, wanted, true, () => this.#pause());
    const cells = this.solver.results(all, wanted, true);
    const expected = scenario.expectations.length > 0;
    const judgement = expected ? { judgement: await this.#judge(scene, cells, '') } : {};
    const study = { info: this.#info, cells, ...judgement };
    const words = languageOf(language);
    const draft = judgedDraft(
      reports.get(scenario.kind)!.draft(study, words, language),
      study.judgement,
      words,
    );
    const html = new HtmlWriter(new Map()).blocks(draft(htmlPhrasing).blocks);
    this.#tell({ kind: 'report', generation, html: html.join('\n') });
    this.#tell({ kind: 'worked', generation, fresh });
  }

  async #judge({ scenario }: Scene, cells: readonly CellResult<Cell>[], only: string): Promise<Judgement> {
    const { expectations } = scenario;
    const run = cells.map(({ cell }) => cell);
    const whole = only === '' ? null : this.scene([], '');
    const left =
      whole?.kind === 'scene'
        ? leftOut(expectations, () => whole.scene.all.cells, run)
        : expectations.map(() => 0);
    return judgeRun({ expectations, left, confidence: defaultPrecision.confidence }, cells);
  }

  async #pause(): Promise<void> {
    await this.#breathe();
    if (this.#isOld() && this.#patience-- <= 0) throw new Stale();
  }
}
