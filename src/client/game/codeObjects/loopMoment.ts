/** Pure: which moment of a program is shown while it plays over and over. Times ms. */

/** What has come of the program stays for a while, then the object is as before for a moment. */
const STAY_MS = 4000;
const BEFORE_MS = 900;

/** Null before the program begins anew. */
export function loopMoment(time: number, durationMs: number): number | null {
  const at = time % (BEFORE_MS + durationMs + STAY_MS);
  return at < BEFORE_MS ? null : Math.min(durationMs, at - BEFORE_MS);
}
