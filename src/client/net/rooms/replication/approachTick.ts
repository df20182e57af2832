/** Share of the distance to the wanted tick that is made good in each tick. */
const GAIN = 0.15;
/** Never slower than this share of real time, and so never backwards. */
const SLOWEST = 0.5;
/** Off by more ticks than this, after a sleep or in another room, it is simply put right. */
const JUMP_TICKS = 120;

/**
 * Pure: the tick to draw next, having drawn `drawn`, when `ticks` have passed and `wanted` is where one should be. Goes
 * evenly, and where it is off a little faster or slower until it is right.
 */
export function approachTick(drawn: number, wanted: number, ticks: number): number {
  const off = wanted - (drawn + ticks);
  if (Math.abs(off) > JUMP_TICKS) return wanted;
  const step = ticks + off * (1 - (1 - GAIN) ** ticks);
  return drawn + Math.max(step, ticks * SLOWEST);
}
