import { useLayoutEffect, useState, type RefObject } from 'react';
import { HOME_ROOM } from '#shared/content/homePlacement.ts';

export interface SceneFit {
  readonly scale: number;
  /** The scene's upper edge in CSS px. */
  readonly top: number;
  /** The room is wider than the screen. */
  readonly scrolls: boolean;
}

/** Narrower screens show the room by its height and let it be pushed sideways. */
const PHONE_WIDTH = 760;
const DRAWER_HEIGHT = 194;
const SHEET_SHARE = 0.4;
/** The height of the room that must be seen above the drawer, and of the shell without one. */
const ABOVE_DRAWER = 528;
const SHELL_HEIGHT = 650;
const PHONE_HEAD = 58;

/** How large the room is drawn, and where, in a page of a size. */
export function fitScene(
  { width, height }: { readonly width: number; readonly height: number },
  furnishing: boolean,
): SceneFit {
  if (width < PHONE_WIDTH) {
    const free = furnishing ? height * (1 - SHEET_SHARE) - PHONE_HEAD : height - 2 * PHONE_HEAD;
    const scale = Math.max(free, 200) / (furnishing ? ABOVE_DRAWER : SHELL_HEIGHT);
    return { scale, top: PHONE_HEAD, scrolls: HOME_ROOM.width * scale > width };
  }
  const scale = Math.min(
    width / HOME_ROOM.width,
    furnishing ? (height - DRAWER_HEIGHT) / (ABOVE_DRAWER - 2) : height / HOME_ROOM.height,
  );
  const top = furnishing
    ? height - DRAWER_HEIGHT - (ABOVE_DRAWER - 2) * scale
    : (height - HOME_ROOM.height * scale) * 0.5;
  return { scale: Math.max(scale, 0.4), top: Math.max(0, top), scrolls: false };
}

/** The same for an element that fills the page, as it changes its size. */
export function useSceneFit(page: RefObject<HTMLElement | null>, furnishing: boolean): SceneFit {
  const [size, setSize] = useState({ width: window.innerWidth, height: window.innerHeight });
  useLayoutEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [page]);
  return fitScene(size, furnishing);
}
