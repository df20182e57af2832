/** The picture of a mover: what the drawing, the packer and the game have to agree upon. Pixels at 1x. */
export const MOVER_PICTURE = {
  canvasW: 224,
  canvasH: 96,
  /** Where the drawn board's walking line begins on the canvas, and how long it is. */
  boardX: 16,
  boardY: 20,
  boardW: 192,
  /** Ends of the board that are never stretched. */
  cap: 72,
} as const;
