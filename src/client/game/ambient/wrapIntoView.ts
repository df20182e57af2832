/** Pure. An object that leaves the view on one side enters on the other. */
import type { View } from '../camera/cameraMotion.ts';

interface Spot {
  x: number;
  y: number;
}

/** Shifts a spot by whole views, each `margin` px wider than the visible part, until it lies within. */
export function wrapIntoView({ x, y }: Readonly<Spot>, view: View, margin: number): Spot {
  return {
    x: wrap(x, view.left - margin, view.width + margin * 2),
    y: wrap(y, view.top - margin, view.height + margin * 2),
  };
}

function wrap(value: number, from: number, length: number): number {
  return from + ((((value - from) % length) + length) % length);
}
