/** How much of the world a window shows, and at how many pixels; `fitViewport` is pure. */

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

/** Visible height in world px … */
const VISIBLE_HEIGHT = 720;
/** … with at least this width (portrait phones) … */
const MIN_VISIBLE_WIDTH = 420;
/** … and at most this width, that of the scenery, and the height of the lowest map. */
const MAX_VISIBLE: Size = { width: 1920, height: 1080 };
/** The art is drawn at 2x at most; more canvas px per world px would only cost time. */
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

/** Reports the viewport of an element now and whenever its size or the pixel ratio changes. */
export function watchViewport(element: HTMLElement, onChange: (viewport: Viewport) => void): () => void {
  const stop = new AbortController();
  const measure = () => {
    const { width, height } = element.getBoundingClientRect();
    // Hidden elements have no size; the last viewport stays.
    if (width > 0 && height > 0) onChange(fitViewport({ width, height }, window.devicePixelRatio || 1));
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(element);
  window.addEventListener('resize', measure, { signal: stop.signal });
  measure();
  return () => {
    stop.abort();
    sizes.disconnect();
  };
}
