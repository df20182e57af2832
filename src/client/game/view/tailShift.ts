/** The tail stays so far inside of its bubble's rounded ends, CSS px. */
const ROUND_END = 22;

/** Pure: how far from the middle of a bubble its tail is, for a head that is `away` from there; CSS px. */
export function tailShift(away: number, width: number): number {
  const most = Math.max(0, width / 2 - ROUND_END);
  return Math.max(-most, Math.min(most, away));
}
