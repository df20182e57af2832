/** Learned skill levels that change the step; 0 is not learned. Only the server says what is learned. */
export interface PlayerSkills {
  readonly speedBoost: number;
}

export const NO_SKILLS: PlayerSkills = { speedBoost: 0 };

/** Each level of SPEED_BOOST adds this share of the walking speed. */
export const SPEED_BOOST_PER_LEVEL = 0.0625;
