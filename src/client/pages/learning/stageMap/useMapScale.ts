import { useLayoutEffect, useState, type RefObject } from 'react';
import { STAGE_MAP } from '#shared/content/stageRoad.ts';

/** CSS px per px of the map's picture, so that it covers its place; it is scrolled where it is larger. */
export function useMapScale(place: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () =>
      setScale(Math.max(element.clientWidth / STAGE_MAP.width, element.clientHeight / STAGE_MAP.height));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return scale;
}
