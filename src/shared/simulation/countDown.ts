/** One tick less, never below 0. */
export function countDown(ticks: number): number {
  return ticks > 0 ? ticks - 1 : 0;
}
