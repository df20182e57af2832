/** A press and release on the same spot. Position in CSS px from the element's corner. */
type TapListener = (x: number, y: number) => void;

const MAX_MS = 500;
const MAX_PX = 12;

/** Reports taps on the element until the returned disposal is called. */
export function listenToTaps(element: HTMLElement, onTap: TapListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const starts = new Map<number, { x: number; y: number; at: number }>();

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      starts.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.timeStamp });
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      const start = starts.get(event.pointerId);
      starts.delete(event.pointerId);
      if (start === undefined || event.timeStamp - start.at > MAX_MS) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MAX_PX) return;
      const box = element.getBoundingClientRect();
      onTap(event.clientX - box.left, event.clientY - box.top);
    },
    { signal },
  );
  element.addEventListener('pointercancel', (event) => starts.delete(event.pointerId), { signal });
  return () => stop.abort();
}

/** Reports the mouse position over the element, in CSS px from its corner, until the returned disposal is called. */
export function listenToPointing(element: HTMLElement, onPoint: (x: number, y: number) => void): () => void {
  const stop = new AbortController();
  element.addEventListener(
    'pointermove',
    (event) => {
      // A moving finger steers; a tap selects.
      if (event.pointerType === 'mouse') onPoint(event.offsetX, event.offsetY);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
