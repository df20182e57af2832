/** Cells of the path that one's own avatar walks; it begins on the first. The world draws them without the rules. */
export const ME_CELLS = 5;
