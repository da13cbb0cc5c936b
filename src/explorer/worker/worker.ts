/** The inside of the page's worker: a classic script, since browsers refuse modules from a page on disk. */

import { movableScenario } from '../../scenario/movable.ts';
import { Session } from '../figures/session.ts';
import type { Answer, Look, Question, Scent } from '../model/messages.ts';
import { breathe } from './turns.ts';

/** The little of a worker's scope that is used. */
interface Scope {
  onmessage: ((event: { readonly data: Question }) => void) | null;
  postMessage(answer: Answer): void;
}

const scope = globalThis as unknown as Scope;
let session: Session | null = null;
/** The newest look that waits; older ones are of no use. */
let waiting: Look | null = null;
let looking = false;
/** The newest question of this kind that waits. */
let scent: Scent | null = null;
/** Ends the search that is under way. */
let search = new AbortController();

async function work(session: Session): Promise<void> {
  if (looking) return;
  looking = true;
  const isNew = (): boolean => waiting !== null;
  while (waiting !== null || scent !== null) {
    const look: Look | null = waiting;
    const sliders: Scent | null = scent;
    waiting = null;
    if (look !== null) {
      await session.look(look, isNew);
      await breathe();
      if (!isNew()) await session.ahead(look, isNew);
    } else if (sliders !== null) {
      scent = null;
      await session.scent(sliders, () => isNew() || scent !== null);
    }
    await breathe();
  }
  looking = false;
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'open') {
    const { text, info } = data;
    const opened = movableScenario(text, info.scenario.file);
    if (opened.ok)
      session = new Session(opened.movable, info, (answer) => scope.postMessage(answer), breathe);
    return;
  }
  if (session === null) return;
  if (data.kind === 'takeAway') {
    session.takeAway(data);
    return;
  }
  if (data.kind === 'tellDuel') {
    void session.tellDuel(data);
    return;
  }
  if (data.kind === 'makeFair' || data.kind === 'stop') {
    search.abort();
    search = new AbortController();
    if (data.kind === 'makeFair') void session.makeFair(data, search.signal);
    return;
  }
  if (data.kind === 'scent') scent = data;
  else waiting = data;
  void work(session);
};
