/** The only world; routes name it so that a second one can be added. */
export const WORLD_ID = 1;
