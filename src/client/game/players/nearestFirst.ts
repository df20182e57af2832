/** A player chosen before counts as nearer by this factor, so that two at one distance do not alternate. */
const CHOSEN_FACTOR = 0.85;

interface Candidate {
  readonly x: number;
  readonly y: number;
  /** Was among the chosen the last time. */
  readonly isChosen: boolean;
}

/** Pure. All candidates by their distance to a spot, the nearest first. */
export function nearestFirst<T extends Candidate>(
  candidates: Iterable<T>,
  spot: { readonly x: number; readonly y: number },
): T[] {
  const ranked = Array.from(candidates, (candidate) => {
    const distance = Math.hypot(candidate.x - spot.x, candidate.y - spot.y);
    return { candidate, distance: candidate.isChosen ? distance * CHOSEN_FACTOR : distance };
  });
  return ranked.sort((a, b) => a.distance - b.distance).map(({ candidate }) => candidate);
}
