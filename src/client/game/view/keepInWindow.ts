interface Placing {
  /** Where the head is, from the left edge of the window. */
  readonly head: number;
  readonly width: number;
  readonly window: number;
  /** What stays free at either edge. */
  readonly edge: number;
}

/** Pure: the middle of a bubble that is over its head as far as the window allows; all in CSS px. */
export function keepInWindow({ head, width, window, edge }: Placing): number {
  const nearest = Math.ceil(width / 2) + edge;
  if (nearest * 2 >= window) return Math.round(window / 2);
  return Math.max(nearest, Math.min(Math.floor(window) - nearest, head));
}
