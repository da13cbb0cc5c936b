/** A short text beside what is pointed at or focused; says nothing that the details do not say too. */
import { element } from './dom.ts';

/** Shows and hides the one tip of the page. */
export interface Tip {
  show(near: Element, text: string): void;
  hide(): void;
}

/** Makes the tip. Escape hides it. */
export function createTip(): Tip {
  const tip = element('div', { id: 'tip', role: 'tooltip', hidden: '' });
  document.body.append(tip);
  const hide = (): void => {
    tip.hidden = true;
  };
  addEventListener('scroll', hide, { passive: true, capture: true });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  return {
    show(near, text) {
      tip.textContent = text;
      tip.hidden = false;
      const place = near.getBoundingClientRect();
      const left = Math.min(place.left, innerWidth - tip.offsetWidth - 8);
      const below = place.bottom + 6;
      const top = below + tip.offsetHeight > innerHeight ? place.top - tip.offsetHeight - 6 : below;
      tip.style.left = `${Math.max(8, left)}px`;
      tip.style.top = `${Math.max(8, top)}px`;
    },
    hide,
  };
}
