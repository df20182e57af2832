import { ink, light, mix } from '../core/color.ts';
import { random } from '../core/random.ts';
import { smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { part } from '../core/svg.ts';
import type { Contour } from './place.ts';

const BLADES = 4;
const JOINTS = 9;

/** A bunch of kelp up to `h` high. */
export function kelp(
  h: number,
  color: string,
  seed: number,
  { width = 1.8, ink: contour }: Contour = {},
): string {
  const next = random(seed * 97 + 3);
  let drawing = '';
  for (let blade = 0; blade < BLADES; blade++) {
    const x = (blade - (BLADES - 1) / 2) * 13 + (next() - 0.5) * 6;
    const height = h * (0.55 + next() * 0.45);
    const phase = next() * 6;
    const left: Point[] = [];
    const right: Point[] = [];
    for (let joint = 0; joint <= JOINTS; joint++) {
      const k = joint / JOINTS;
      const middle = x + Math.sin(k * 4.4 + phase) * (4 + 12 * k);
      const taper = joint === JOINTS ? 0.05 : 1 - k * 0.5;
      const half = ((13 + next() * 2) * taper * (joint % 2 ? 1.12 : 0.86)) / 2;
      left.push([middle - half, 6 - height * k]);
      right.unshift([middle + half, 6 - height * k]);
    }
    const tone = mix(color, blade % 2 ? '#2f9f9a' : '#a8e87a', 0.28);
    drawing += part(smooth([...left, ...right], true, 1), tone, {
      outline: width,
      ink: contour ?? ink(tone),
      shadow: [-2, -2],
      top: light(tone, 0.9),
    });
  }
  return drawing;
}
