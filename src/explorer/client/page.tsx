/** The page's script: puts the worker to work and shows what it finds. Built by build.mjs, runs in browsers. */
import { render } from 'preact';
import type { ExplorerData } from '../model/data.ts';
import type { Answer, Look, Question } from '../model/messages.ts';
import { App } from './app.tsx';
import { followFile } from './server.ts';
import { Store } from './state.ts';

const read = <T,>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
let data = read<ExplorerData>('data');
// A classic script from a blob: from a page on disk, browsers start no worker in any other way.
const script = new Blob([read<string>('worker')], { type: 'text/javascript' });
const address = URL.createObjectURL(script);

/** A worker that knows the scenario. */
function hired(): Worker {
  const worker = new Worker(address);
  worker.onmessage = ({ data: answer }: MessageEvent<Answer>): void => store.hear(answer);
  worker.postMessage({ kind: 'open', text: data.text, info: data.info } satisfies Question);
  return worker;
}

/** Works for the hand: figures of what is looked at. */
let first: Worker | null = null;
/** Works for later, where there is a second processor: what is missed along the sliders, searches, patches. */
let second: Worker | null = null;
const forHand = new Set<Question['kind']>(['look', 'tellDuel']);

function ask(question: Question): void {
  first ??= hired();
  const alone = forHand.has(question.kind) || navigator.hardwareConcurrency < 2;
  if (!alone) second ??= hired();
  (alone ? first : second)!.postMessage(question);
}

/** One look a frame is enough: what came before is of no use any more. */
let next: Look | null = null;
const store = new Store(
  data,
  (changed) => render(<App store={changed} />, document.getElementById('explorer')!),
  (look) => {
    if (look.kind !== 'look') return ask(look);
    if (next === null)
      requestAnimationFrame(() => {
        if (next !== null) ask(next);
        next = null;
      });
    next = look;
  },
);
store.begin();

if (data.served)
  followFile(
    (anew) => {
      if ('problems' in anew) return store.blame(anew.problems);
      // A page knows one kind of scenario.
      if (anew.data.kind !== data.kind) return location.reload();
      data = anew.data;
      for (const worker of [first, second]) worker?.terminate();
      first = null;
      second = null;
      store.follow(data);
    },
    () => store.blame([store.words.lost]),
  );

addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
  event.preventDefault();
  if (event.shiftKey) store.redo();
  else store.undo();
});
