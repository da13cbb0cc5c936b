/** Progress on stderr: a bar on a terminal, a plain line every few seconds elsewhere. */
import { Presets, SingleBar } from 'cli-progress';
import type { Progress } from '../batch/run.ts';
import { shown } from '../problems/shown.ts';
import { note, terminal } from './say.ts';
import { words } from './words.ts';

/** Where progress goes. */
export interface ProgressView {
  update(progress: Progress): void;
  stop(): void;
}

const LINE_MS = 5000;

/** Words for a number of duels a second. */
export function rateText(duels: number, ms: number): string {
  const rate = ms <= 0 ? 0 : (duels * 1000) / ms;
  const show = (value: number, digits: number): string =>
    new Intl.NumberFormat(words().locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  return rate >= 1e6 ? `${show(rate / 1e6, 1)} M/s` : `${show(rate / 1000, 0)} k/s`;
}

/** Words for a time: `8 s`, `3 min 20 s`, `2 h 5 min`. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

function share(progress: Progress): number {
  return progress.duels > 0
    ? progress.duelsDone / progress.duels
    : progress.cellsDone / Math.max(1, progress.cells);
}

function leftText(progress: Progress, ms: number): string {
  const done = share(progress);
  return done <= 0 ? '?' : timeText((ms / done) * (1 - done));
}

/** A view for `title`; nothing at all when quiet. `now` gives milliseconds. */
export function progressView(title: string, quiet: boolean, now: () => number): ProgressView {
  if (quiet) return { update: () => undefined, stop: () => undefined };
  const start = now();
  const said = words();
  const stream = terminal();
  if (stream === null) {
    let last = start;
    return {
      update(progress) {
        const at = now();
        if (at - last < LINE_MS) return;
        last = at;
        const { cellsDone, cells, duelsDone } = progress;
        const rate = duelsDone > 0 ? `, ${rateText(duelsDone, at - start)}` : '';
        const percent = String(Math.floor(share(progress) * 100));
        note(
          `${title}: ${said.percent(percent)}, ${said.cells} ${cellsDone}/${cells}${rate}, ${said.left(leftText(progress, at - start))}`,
        );
      },
      stop: () => undefined,
    };
  }
  const bar = new SingleBar(
    {
      stream,
      format: `{title} {bar} ${said.percent('{percentage}')} | ${said.cells} {cells} | {rate} | ${said.left('{left}')}`,
      hideCursor: true,
      clearOnComplete: true,
      fps: 5,
    },
    Presets.shades_classic,
  );
  bar.start(1000, 0, { title: shown(title), cells: '', rate: '', left: '?' });
  return {
    update(progress) {
      const ms = now() - start;
      bar.update(Math.floor(share(progress) * 1000), {
        title: shown(title),
        cells: `${progress.cellsDone}/${progress.cells}`,
        rate: progress.duels > 0 ? rateText(progress.duelsDone, ms) : said.exact,
        left: leftText(progress, ms),
      });
    },
    stop: () => bar.stop(),
  };
}
