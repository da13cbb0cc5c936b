/** The line of contents says which section is in sight. */

import { sectionAt } from './dom.ts';

/** Marks the link of the last section that begins above the middle of the window. */
export function follow(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const mark = (): void => {
    let current: HTMLAnchorElement | undefined;
    for (const link of links) {
      const section = sectionAt(decodeURIComponent(link.hash.slice(1)));
      if (
        section !== null &&
        section.offsetParent !== null &&
        section.getBoundingClientRect().top < innerHeight / 2
      )
        current = link;
    }
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    if (current !== undefined) {
      const line = current.parentElement;
      if (line !== null) line.scrollLeft = current.offsetLeft - line.clientWidth / 3;
    }
  };
  // What else sticks stands below the line, however many rows that has.
  const place = (): void => document.documentElement.style.setProperty('--bar', `${contents.offsetHeight}px`);
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', place, { passive: true });
  place();
  mark();
}
