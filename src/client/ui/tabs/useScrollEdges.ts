import { useEffect, type RefObject } from 'react';

/** Notes in `data-more` of a row that is pushed sideways on which sides something of it is out of sight. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
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
  }, [row]);
}
