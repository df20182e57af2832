import { fitViewport, type Viewport } from './fitViewport.ts';

/** Tells the viewport of an element now and whenever its size or the pixel ratio changes. */
export function watchViewport(element: HTMLElement, onChange: (viewport: Viewport) => void): () => void {
  const stop = new AbortController();
  const measure = () => {
    const { width, height } = element.getBoundingClientRect();
    // Hidden elements have no size; what was fitted last stays.
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
