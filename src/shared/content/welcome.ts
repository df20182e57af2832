/** Points given for choosing the first outfit. */
export const WELCOME_POINTS = 300;
