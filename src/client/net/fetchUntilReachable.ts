import { isServerReachable } from './isServerReachable.ts';

/** Between two checks of an unreachable server, ms. */
const PAUSE_MS = 3000;

/**
 * Runs the task again and again while the server is unreachable. Null when the signal is aborted first; throws what the
 * task throws twice in a row while the server is reachable.
 */
export async function fetchUntilReachable<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
  let wasReachable = false;
  while (!signal.aborted) {
    try {
      return await task();
    } catch (error) {
      if (signal.aborted) return null;
      const isReachable = await isServerReachable();
      if (isReachable && wasReachable) throw error;
      wasReachable = isReachable;
      if (!isReachable) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return null;
}
