import { at, svg } from '../core/svg.ts';

/** Everything in the scenery is drawn standing on the origin; this puts it where it belongs. */
export function place(x: number, y: number, drawing: string, scale = 1, flip = false): string {
  const size = scale === 1 && !flip ? '' : svg` scale(${flip ? -scale : scale} ${scale})`;
  return at(svg`translate(${x} ${y})${size}`, drawing);
}

/** How something in the middle distance is outlined: colours of the house, or hazed. */
export interface Contour {
  /** 0 for none. */
  readonly width?: number;
  readonly ink?: string;
}
