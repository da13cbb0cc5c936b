/** Small parts that the views share. */
import type { ComponentChildren, JSX } from 'preact';
import type { Moved, Score } from '../model/messages.ts';

/** A section with a heading. */
export function Card(props: {
  readonly id: string;
  readonly title: string;
  readonly stale?: boolean;
  readonly label?: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { id, title, stale = false, label, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} class={stale ? 'stale' : ''}>
      <h2 id={`${id}-title`}>
        {title}
        {stale && <span class="note"> {label}</span>}
      </h2>
      {children}
    </section>
  );
}

/** What may be too wide, and is then scrolled by the keyboard, too. */
export function Wide(props: { readonly label: string; readonly children: ComponentChildren }): JSX.Element {
  const frame = { tabIndex: 0, role: 'group', 'aria-label': props.label } as const;
  return (
    <div class="wide" {...frame}>
      {props.children}
    </div>
  );
}

/** What a figure was, small, where it moved. */
export function Was({
  moved,
  label,
}: {
  readonly moved: Moved<string>;
  readonly label: string;
}): JSX.Element | null {
  if (moved.before === null || moved.before === moved.after) return null;
  return (
    <small class="was">
      <span class="heard">, {label} </span>
      {moved.before}
    </small>
  );
}

/** A score on a line from 0 to 100: as it was, and as it is. */
export function Strip({ score }: { readonly score: Moved<Score> }): JSX.Element {
  const { after, before } = score;
  const at = (value: number): number => 6 + value * 88;
  return (
    <svg class="strip" viewBox="0 0 100 14" aria-hidden="true">
      <rect x={at(0.4)} y="1" width={at(0.6) - at(0.4)} height="12" class="band" />
      <line x1={at(0)} x2={at(1)} y1="7" y2="7" />
      {before !== null && <line x1={at(before.value)} x2={at(after.value)} y1="7" y2="7" class="way" />}
      {(before?.all ?? (before === null ? [] : [before.value])).map((value) => (
        <circle key={value} cx={at(value)} cy="7" r="3.4" class="before" />
      ))}
      <circle cx={at(after.value)} cy="7" r="3.8" class="after" />
    </svg>
  );
}
