import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * For long work in pieces: `await` what is returned before each piece, and others have their turn whenever this work
 * has held the event loop for so many milliseconds.
 */
export function inTurns(mostMs: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await nextTurn();
    since = performance.now();
  };
}
