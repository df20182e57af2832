import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Keeps long work in pieces from holding the event loop. The work awaits the returned function before each piece; it
 * yields once the work has held the loop for `mostMs` milliseconds.
 */
export function inTurns(mostMs: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await nextTurn();
    since = performance.now();
  };
}
