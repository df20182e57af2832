import type { Drawing } from '../core/drawing.ts';
import { at, clip } from '../core/svg.ts';

/** How far the tips are off their place. */
export interface Swing {
  readonly x: number;
  readonly y: number;
}

type Piece = (swing: Swing) => string;

/** The pieces of a head of hair, drawn in head space. A hat hides the upper ones, a hood all but the front. */
export interface HairPieces {
  /** How much of the swing of a pose the tips take: [across, up and down]. Long hair swings more. */
  readonly swing?: readonly [kx: number, ky: number];
  /** Behind the head. */
  readonly back?: Piece;
  /** Fringe and locks. Above y -40 it stays within x ±31 and y -62, so that every hat covers it. */
  readonly front: Piece;
  /** Tails and plaits beside the face: outside a cap, inside a hood. */
  readonly beside?: Piece;
  readonly besideBack?: Piece;
  /** Raised hair: buns, spikes, a high tail. A cap presses it down. */
  readonly top?: Piece;
  readonly topBack?: Piece;
}

const STILL: Swing = { x: 0, y: 0 };

/** A little more than the opening of a hood. */
const HOOD_OPENING =
  'M-18 -3C-24 -6 -28 -14 -28 -24C-28 -40 -14 -50 2 -50C19 -50 32 -40 32 -24C32 -14 29 -6 23 -3Z';

export const hairDesign = (pieces: HairPieces): Drawing => ({
  draw(pose) {
    const [kx, ky] = pieces.swing ?? [1, 1];
    const swing = { x: pose.hair[0] * kx, y: pose.hair[1] * ky };
    const on = (...drawn: (Piece | undefined)[]) =>
      at(pose.head, drawn.map((piece) => piece?.(swing) ?? '').join(''));
    return {
      hairTopB: on(pieces.topBack),
      hairB: on(pieces.besideBack, pieces.back),
      hair: on(pieces.front, pieces.beside),
      hairTop: on(pieces.top),
      hairUnder: at(pose.head, clip(HOOD_OPENING, pieces.front(STILL))),
    };
  },
});
