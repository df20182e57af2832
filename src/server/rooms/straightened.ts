import { MOST_SPOTS, type ZoneSpot } from '#shared/contract/rooms/sights/zoneBody.ts';

/** What lies no further (quarter px) beside a straight way needs not be told: nobody sees it. */
const BESIDE = 2;

/**
 * Pure: the spots between the first and the last of a way (ascending by tick) without which its shape would be another.
 * Each is said to begin where the one before it ends.
 */
export function straightened(spots: readonly ZoneSpot[]): ZoneSpot[] {
  let [last] = spots;
  const kept: ZoneSpot[] = [];
  for (const [index, spot] of spots.entries()) {
    const next = spots[index + 1];
    if (last === undefined || next === undefined || index === 0 || next.tick === spot.tick) continue;
    if (isBetween(spot, last, next)) continue;
    kept.push({ ...spot, since: last.tick });
    last = spot;
  }
  return kept.length > MOST_SPOTS ? straightened(everyOther(spots)) : kept;
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
