import { useEffect, type RefObject } from 'react';

/**
 * Notes in `data-more` of a row that is pushed sideways on which sides something of it is out of sight, and begins with
 * what is chosen in sight, also at another place.
 */
export function useScrollEdges(row: RefObject<HTMLElement | null>, place?: string): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const chosen = element.querySelector('[aria-current=page], [aria-checked=true]');
    if (chosen) element.scrollTo({ left: distanceToMiddle(element, chosen) });
    const note = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const isLeft = scrollLeft > 1;
      const isRight = scrollLeft + clientWidth < scrollWidth - 1;
      element.dataset['more'] = [isLeft && 'left', isRight && 'right'].filter(Boolean).join(' ');
    };
    const sizes = new ResizeObserver(note);
    for (const watched of [element, ...element.children]) sizes.observe(watched);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [row, place]);
}

/** How far a row is pushed so that one of its children stands in its middle. */
function distanceToMiddle(row: Element, child: Element): number {
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()];
  return row.scrollLeft + inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
