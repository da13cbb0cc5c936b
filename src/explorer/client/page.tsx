/** The page's script: puts the worker to work and shows what it finds. Built by build.mjs, runs in browsers. */
import { render } from 'preact';
import type { ExplorerData } from '../model/data.ts';
import type { Answer, Look, Question } from '../model/messages.ts';
import { App } from './app.tsx';
import { Store } from './state.ts';

const read = <T,>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
const data = read<ExplorerData>('data');
// A classic script from a blob: from a page on disk, browsers start no worker in any other way.
const script = new Blob([read<string>('worker')], { type: 'text/javascript' });
const worker = new Worker(URL.createObjectURL(script));
const ask = (question: Question): void => worker.postMessage(question);

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
worker.onmessage = ({ data: answer }: MessageEvent<Answer>): void => store.hear(answer);
ask({ kind: 'open', text: data.text, info: data.info });
store.begin();

addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
  event.preventDefault();
  if (event.shiftKey) store.redo();
  else store.undo();
});
