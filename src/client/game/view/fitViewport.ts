/** Pure: how much of the world a window shows and how many pixels are drawn for it. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  /** CSS px. */
  readonly css: Size;
  /** Pixels of the canvas. */
  readonly canvas: Size;
  /** Canvas px per world px. */
  readonly zoom: number;
  /** CSS px per world px. */
  readonly cssZoom: number;
}

/** World px to be seen from top to bottom … */
const VISIBLE_HEIGHT = 720;
/** … but never fewer than this from left to right (a phone held upright) … */
const MIN_VISIBLE_WIDTH = 420;
/** … and never more than the scenery is wide, or any map high. */
const MAX_VISIBLE: Size = { width: 1920, height: 1080 };
/** The art is drawn at twice its size at most; more canvas px per world px would only cost. */
const MAX_ZOOM = 2;

export function fitViewport(css: Size, pixelRatio: number): Viewport {
  const width = Math.max(1, css.width);
  const height = Math.max(1, css.height);
  const wanted = Math.min(height / VISIBLE_HEIGHT, width / MIN_VISIBLE_WIDTH);
  const cssZoom = Math.max(wanted, width / MAX_VISIBLE.width, height / MAX_VISIBLE.height);
  const renderScale = Math.min(pixelRatio, MAX_ZOOM / cssZoom);
  const canvas = {
    width: Math.max(1, Math.round(width * renderScale)),
    height: Math.max(1, Math.round(height * renderScale)),
  };
  return { css: { width, height }, canvas, zoom: cssZoom * (canvas.width / width), cssZoom };
}
