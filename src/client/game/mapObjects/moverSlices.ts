/** Pure: draws boards of any width from one picture by stretching only its middle. */
import { MOVER_PICTURE } from '#shared/content/moverPicture.ts';

/** A part of the picture that is `w` px wide from `x` on, drawn `shownW` px wide from `shownX` on (of the mover). */
export interface Slice {
  readonly x: number;
  readonly w: number;
  readonly shownX: number;
  readonly shownW: number;
}

/** The three slices of a board of this width, in px of the picture at 1x. */
export function moverSlices(width: number): readonly [Slice, Slice, Slice] {
  const { boardX, boardW, canvasW, cap } = MOVER_PICTURE;
  const left = boardX + cap;
  const right = boardX + boardW - cap;
  const middle = Math.max(0, width - 2 * cap);
  return [
    { x: 0, w: left, shownX: -boardX, shownW: left },
    { x: left, w: right - left, shownX: cap, shownW: middle },
    { x: right, w: canvasW - right, shownX: cap + middle, shownW: canvasW - right },
  ];
}
