/** Each solved problem of the product gives this once, and each star of its stages. */
export const CODE_REWARDS = {
  problem: { point: 4, exp: 3 },
  star: { point: 2, exp: 1 },
} as const;
