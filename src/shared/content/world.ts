/** The one world there is; routes name it so that a second one can stand beside it. */
export const WORLD_ID = 1;
