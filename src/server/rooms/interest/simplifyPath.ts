import { MOST_SPOTS, type ZoneSpot } from '#shared/contract/rooms/snapshot/zoneBody.ts';

/** Distance (quarter px) from a straight path that is invisible and not sent. */
const BESIDE = 2;

/**
 * Pure: the points between the ends of a path (ascending by tick) that its shape needs. Each is taken to begin where
 * the one before it ends.
 */
export function simplifyPath(spots: readonly ZoneSpot[]): ZoneSpot[] {
  let [last] = spots;
  const kept: ZoneSpot[] = [];
  for (const [index, spot] of spots.entries()) {
    const next = spots[index + 1];
    if (last === undefined || next === undefined || index === 0 || next.tick === spot.tick) continue;
    if (isBetween(spot, last, next)) continue;
    kept.push({ ...spot, since: last.tick });
    last = spot;
  }
  return kept.length > MOST_SPOTS ? simplifyPath(everyOther(spots)) : kept;
}

function isBetween(spot: ZoneSpot, from: ZoneSpot, to: ZoneSpot): boolean {
  const share = (spot.tick - from.tick) / (to.tick - from.tick);
  const offX = from.x + (to.x - from.x) * share - spot.x;
  const offY = from.y + (to.y - from.y) * share - spot.y;
  return spot.pose === to.pose && Math.abs(offX) <= BESIDE && Math.abs(offY) <= BESIDE;
}

function everyOther(spots: readonly ZoneSpot[]): ZoneSpot[] {
  return spots.filter((_, index) => index % 2 === 0 || index === spots.length - 1);
}
