import { random } from '../core/random.ts';
import { star } from '../core/shapes.ts';
import { ellipse, fill, linear, radial, svg } from '../core/svg.ts';
import { WINDOW } from './layers.ts';

/** Evening above the clouds: stars come out over the last rose of the day. */
export function skyDusk(): string {
  const { width: w, height: h } = WINDOW;
  const evening = linear([
    [0, '#3d3a8c'],
    [0.3, '#6a55b0'],
    [0.52, '#a873bf'],
    [0.7, '#f09bb4'],
    [0.84, '#ffc09a'],
    [1, '#ffd9a8'],
  ]);
  const glow = radial([
    [0, '#fff3dc', 0.95],
    [0.3, '#ffdcb8', 0.5],
    [1, '#ffb8a8', 0],
  ]);
  const next = random(31);
  const stars = Array.from({ length: 70 }, () => {
    const [x, y] = [next() * w, next() * h * 0.5];
    return fill(star(x, y, 2.4 + next() * 3.4, 1, 4), '#fffbe8', 0.9 - (y / h) * 1.5);
  });
  return (
    evening.def +
    fill(svg`M0 0H${w}V${h}H0Z`, evening.url) +
    stars.join('') +
    glow.def +
    ellipse(330, 540, 330, 240, glow.url) +
    ellipse(330, 540, 58, 58, '#fff6e2')
  );
}
