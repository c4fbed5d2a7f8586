import type { Seat } from './wire';

/** Where a player sits on this page. */
export const seatPlace = (seat: Seat): Element | null => document.querySelectorAll('.seat-frame')[seat] ?? null;

export type Journey = {
  /** How long it takes. */
  ms?: number;
  /** How long it waits before it leaves. */
  after?: number;
};

/**
 * Sends a copy of a thing from where it lies to another place, over everything else. The thing itself may be gone meanwhile:
 * nothing waits for the copy, and nothing can be done with it.
 */
export function travel(thing: Element | null | undefined, to: Element | null | undefined, { ms = 650, after = 0 }: Journey = {}): void {
  if (!thing || !to) return;
  const [from, goal] = [thing.getBoundingClientRect(), to.getBoundingClientRect()];
  if (from.width === 0 || goal.width === 0) return;
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.removeAttribute('data-at');
  // Lengths that hang on a place of the table mean nothing outside it: cards and tiles keep the width they have.
  const piece = thing.matches('.card, .tile') ? thing : thing.querySelector('.card, .tile');
  if (piece) copy.style.setProperty('--w', `${(piece as HTMLElement).offsetWidth}px`);
  const { width, height, fontSize } = getComputedStyle(thing);
  Object.assign(copy.style, { position: 'fixed', zIndex: '30', margin: '0', pointerEvents: 'none', left: `${from.left}px`, top: `${from.top}px`, width, height, fontSize });
  document.body.append(copy);
  const [x, y] = [goal.left + goal.width / 2 - from.left - from.width / 2, goal.top + goal.height / 2 - from.top - from.height / 2];
  const small = Math.min(1, Math.max(0.2, goal.height / from.height / 1.5));
  const way = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.35}px, ${y * 0.35 - 24}px) scale(${(1 + small) / 2}) rotate(-4deg)`, offset: 0.4 },
      { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 1, offset: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0 },
    ],
    { duration: ms, delay: after, easing: 'ease-in-out', fill: 'both' },
  );
  way.onfinish = way.oncancel = () => copy.remove();
}

/** A transition: a thing that has just appeared comes from where it was. */
export function arrive(thing: Element, { from, ms = 500 }: { from: Element | null; ms?: number }): { duration: number; css?: (t: number, u: number) => string } {
  if (!from || ms === 0) return { duration: 0 };
  const [start, end] = [from.getBoundingClientRect(), thing.getBoundingClientRect()];
  const [x, y] = [start.left + start.width / 2 - end.left - end.width / 2, start.top + start.height / 2 - end.top - end.height / 2];
  return { duration: ms, css: (t, u) => `position: relative; z-index: 20; transform: translate(${x * u * u}px, ${y * u * u}px) scale(${0.5 + 0.5 * t}) rotate(${-12 * u}deg)` };
}
