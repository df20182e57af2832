const FIRST_MS = 250;
const CAP_MS = 4000;

/**
 * Pause before the next try, in ms: doubles up to a cap, and is spread over its upper half so that a whole class does
 * not come back in the same instant. `attempt` counts from 0, `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number {
  const full = Math.min(CAP_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return full / 2 + (full / 2) * random;
}
