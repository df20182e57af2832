/** Layout of a mover's picture, shared by the drawing, the packer and the game. Pixels at 1x. */
export const MOVER_PICTURE = {
  canvasW: 224,
  canvasH: 96,
  /** The walking line of the drawn board on the canvas: its start and its length. */
  boardX: 16,
  boardY: 20,
  boardW: 192,
  /** Ends of the board that are never stretched. */
  cap: 72,
} as const;
