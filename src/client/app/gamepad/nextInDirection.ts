/** Pure: which of several boxes on the screen lies next in a direction. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Factors of the distance across the direction: down a dialog goes row by row, along a row stays in it. */
const ASIDE = { up: 0.15, down: 0.15, left: 2.5, right: 2.5 } satisfies Record<Direction, number>;
/** Factor of the distance between the middles: the box in the middle of the way is preferred. */
const OFF_MIDDLE = 0.02;
/** Boxes may overlap by a hair's breadth and still be one after the other, px. */
const OVERLAP_PX = 4;

/** Index of the nearest box that begins where `from` ends, or -1 when there is none in that direction. */
export function nextInDirection(from: Box, boxes: readonly Box[], direction: Direction): number {
  let [best, nearest] = [-1, Infinity];
  boxes.forEach((box, index) => {
    const along = gapAlong(from, box, direction);
    if (along < -OVERLAP_PX) return;
    const distance = Math.max(0, along) + farAside(from, box, direction);
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

/** The distance that counts for missing each other across the direction. */
function farAside(from: Box, to: Box, direction: Direction): number {
  const isUpright = direction === 'up' || direction === 'down';
  const [a, b, c, d] = isUpright
    ? [from.left, from.right, to.left, to.right]
    : [from.top, from.bottom, to.top, to.bottom];
  const offMiddle = Math.abs((a + b) / 2 - (c + d) / 2);
  return Math.max(0, c - b, a - d) * ASIDE[direction] + offMiddle * OFF_MIDDLE;
}
