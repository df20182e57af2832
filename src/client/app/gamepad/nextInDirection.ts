/** Pure: which of several boxes on the screen lies next in a direction. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** What lies aside of the way counts as so much farther. */
const ASIDE = 2.5;
/** Boxes may overlap by a hair's breadth and still be one after the other, px. */
const OVERLAP_PX = 4;

/** Index of the nearest box that begins where `from` ends, or -1 when there is none in that direction. */
export function nextInDirection(from: Box, boxes: readonly Box[], direction: Direction): number {
  let [best, nearest] = [-1, Infinity];
  boxes.forEach((box, index) => {
    const along = gapAlong(from, box, direction);
    if (along < -OVERLAP_PX) return;
    const distance = Math.max(0, along) + gapAside(from, box, direction) * ASIDE;
    if (distance < nearest) [best, nearest] = [index, distance];
  });
  return best;
}

function gapAlong(from: Box, to: Box, direction: Direction): number {
  switch (direction) {
    case 'up':
      return from.top - to.bottom;
    case 'down':
      return to.top - from.bottom;
    case 'left':
      return from.left - to.right;
    case 'right':
      return to.left - from.right;
  }
}

/** How far the two miss each other across the direction; a little also when their middles do. */
function gapAside(from: Box, to: Box, direction: Direction): number {
  const isUpright = direction === 'up' || direction === 'down';
  const [a, b, c, d] = isUpright
    ? [from.left, from.right, to.left, to.right]
    : [from.top, from.bottom, to.top, to.bottom];
  return Math.max(0, c - b, a - d) + Math.abs((a + b) / 2 - (c + d) / 2) * 0.1;
}
