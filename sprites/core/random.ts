export type Random = () => number;

/** Seeded random numbers from 0 to 1, so that pebbles and leaves are in the same place in every build. */
export function random(seed: number): Random {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    return (state >>> 0) / 4294967296;
  };
}
