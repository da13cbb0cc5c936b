/** A scenario under the designer's hand: what is looked at is worked out, the visible first, and told piece by piece. */

import type { CellResult, RunInfo } from '../../batch/result.ts';
import { plainPhrasing } from '../../language/forms/phrasing.ts';
import { languageOf, textsIn } from '../../language/languages.ts';
import { isDuelScenario } from '../../scenario/duel/only.ts';
import type { Cell, DuelCell } from '../../scenario/model/cells.ts';
import type { MovableScenario, Move } from '../../scenario/movable.ts';
import type { Answer, Look, MakeFair, Scent, TakeAway, TellDuel, WholeModel } from '../model/messages.ts';
import { basisOf } from '../model/steps.ts';
import { fairFrom } from './fair.ts';
import { factsIn, isJudged, missedIn, verdictsOf } from './judging.ts';
import { type PlaneFigures, planeFigures, planeModel } from './matrix.ts';
import { type PointFigures, pointFigures } from './point.ts';
import { kindReport } from './report.ts';
import { onPlane, planesOf, type Scene, type Staged, staged } from './scene.ts';
import { type Cells, Solver } from './solver.ts';
import { takeaway } from './takeaway.ts';
import { details, refusals, verdictsIn, wholeModel } from './texts.ts';
import { toldDuel } from './told.ts';
import { views } from './views.ts';

/** Moved scenarios kept, up to some megabytes each: going back and forth is then at no cost. */
const KEPT_SCENES = 4;

/** Different duels of the visible plane that are finished although the hand has moved on. */
const PATIENCE = 12;

/** Work on a newer look has begun. */
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

  /** @param tell takes in what is found. @param breathe lets messages come in. */
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
      await (isDuelScenario(scene.scenario)
        ? this.#duels(look, scene, file)
        : this.#report(look, scene, file));
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
    }
  }

  /**
   * Works out what the hand will probably ask for next, the visible plane of every setting first, as long as nothing
   * newer waits. Tells nothing: it is known when it is asked for.
   */
  async ahead({ ahead, only, point, plane }: Look, isOld: () => boolean): Promise<void> {
    this.#isOld = isOld;
    this.#patience = 0;
    try {
      for (const whole of [false, true])
        for (const moves of ahead) {
          const found = this.scene(moves, only);
          if (found.kind !== 'scene') continue;
          const { all, points } = found.scene;
          const shown = points[point] ?? points[0]!;
          const wanted = whole ? shown.cells : onPlane(all.cells, shown, plane ?? 0);
          await this.solver.solve(all, wanted, false, () => this.#pause());
        }
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
    }
  }

  /** Tells for every value of some knobs how much is missed there, knob by knob, until something newer waits. */
  async scent({ knobs, moves, point, only, generation }: Scent, isOld: () => boolean): Promise<void> {
    this.#isOld = isOld;
    this.#patience = 0;
    try {
      for (const { path, values } of knobs) {
        const others = moves.filter((move) => move.path !== path);
        const basis = basisOf(moves, path, point);
        const marks: { readonly value: number; readonly missed: number | null }[] = [];
        for (const value of values) {
          // Not kept: nobody will look at it again.
          const found = staged(this.#movable.moved([...others, { path, value }]), only);
          const missed = found.kind === 'scene' ? await this.#missed(found.scene, point, only) : null;
          marks.push({ value, missed });
          await this.#pause();
        }
        this.#tell({ kind: 'scent', generation, path, basis, marks });
      }
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
    const found = this.scene(asked.moves, '');
    if (found.kind !== 'scene') return;
    const { generation } = asked;
    const model = await toldDuel(found.scene, this.#info, asked);
    if (model === null) return;
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
    const tell = (judged: Partial<WholeModel>, done: boolean): void =>
      this.#tell({ kind: 'whole', generation, model: { ...model, ...judged }, done });
    if (!isJudged(after)) {
      tell({}, true);
    } else {
      if (after.points.length > 1) tell({}, false);
      const every = after.all.cells.map((_, index) => index);
      const results = await solved(after, every, factsIn(after));
      tell(verdictsIn(await verdictsOf(after, results, this.#whole(look.only)), language), true);
    }
    this.#tell({ kind: 'worked', generation, fresh });
  }

  /** The report of the kind, on all cells. */
  async #report({ generation, language, point }: Look, scene: Scene, file: Scene | null): Promise<void> {
    const { all, scenario } = scene;
    let fresh = 0;
    const shown = async (own: Scene): Promise<CellResult<Cell>[]> => {
      const { cells } = own.points[point] ?? own.points[0]!;
      fresh += await this.solver.solve(own.all, cells, true, () => this.#pause());
      return this.solver.results(own.all, cells, true);
    };
    const make = views.get(scenario.kind);
    if (make !== undefined) {
      const [now, then] = [await shown(scene), file === null ? [] : await shown(file)];
      this.#tell({ kind: 'views', generation, models: make(now, then, language) });
      this.#patience = 0;
      await this.#pause();
    }
    const wanted = all.cells.map((_, index) => index);
    fresh += await this.solver.solve(all, wanted, true, () => this.#pause());
    const cells = this.solver.results(all, wanted, true);
    const html = await kindReport(scene, cells, this.#info, language);
    this.#tell({ kind: 'report', generation, html });
    this.#tell({ kind: 'worked', generation, fresh });
  }

  /** How much is missed at a point of a scene. */
  #missed(scene: Scene, at: number, only: string): Promise<number | null> {
    const solve = async (wanted: readonly number[], facts: boolean): Promise<CellResult<Cell>[]> => {
      await this.solver.solve(scene.all, wanted, facts, () => this.#pause());
      return this.solver.results(scene.all, wanted, facts);
    };
    return missedIn(scene, at, solve, this.#whole(only));
  }

  /** The scene of all cells where a part of them is shown, else `null`. */
  #whole(only: string): Scene | null {
    const whole = only === '' ? null : this.scene([], '');
    return whole?.kind === 'scene' ? whole.scene : null;
  }

  async #pause(): Promise<void> {
    await this.#breathe();
    if (this.#isOld() && this.#patience-- <= 0) throw new Stale();
  }
}
