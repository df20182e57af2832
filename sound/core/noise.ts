export type Noise = () => number;

/** Seeded white noise from -1 to 1: the same grains in every build. */
export function noise(seed: number): Noise {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2_147_483_648 - 1;
  };
}
