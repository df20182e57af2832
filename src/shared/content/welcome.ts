/** Points that whoever has chosen a look finds in the wallet. */
export const WELCOME_POINTS = 300;
