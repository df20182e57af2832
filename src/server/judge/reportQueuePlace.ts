const EVERY_MS = 1_000;

/**
 * Tells the place of a job that waits, at once and then each second; null once it waits no longer. Of one that never had
 * to wait nothing is told. Returns what ends it.
 */
export function reportQueuePlace(
  placeOf: () => number | undefined,
  tell: ((place: number | null) => void) | undefined,
): () => void {
  let last: number | null = null;
  const look = () => {
    const place = placeOf() ?? null;
    if (place !== last) tell?.(place);
    last = place;
  };
  look();
  if (!tell || last === null) return () => undefined;
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    look();
  };
}
