import { light, shade } from '../core/color.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { ellipse, fill, line, part, svg } from '../core/svg.ts';

/** A banner of a rank that hangs from the origin, 52 wide and `h` high. */
export function banner(color: string, h = 128): string {
  return (
    part(svg`M-23 4H23V${h}L0 ${h - 18}L-23 ${h}Z`, color, {
      outline: 2,
      shadow: [-2, -4],
      inside:
        fill(svg`M-25 0H-17V${h + 4}H-25ZM17 0H25V${h + 4}H17Z`, '#fff3cf', 0.9) +
        fill('M-26 2H26V14H-26Z', shade(color, 1.2), 0.5),
    }) +
    part(star(0, h * 0.42, 15, 7.6), '#fff1b8', { outline: 1.8, ink: shade(color, 3.4), shadow: [-1, -2] }) +
    ellipse(0, h * 0.68, 3.4, 3.4, light(color, 1), 0.9) +
    part(roundedRect(-29, -4, 58, 10, 5), '#ffcf57', { outline: 2, ink: '#9a5f14', shadow: [0, -2.4] })
  );
}

/** A pennant that streams to the right from a pole's tip at the origin. */
export function pennant(color: string, length = 74): string {
  return (
    part(
      svg`M0 0Q${length * 0.25} -12 ${length * 0.5} -2T${length} 2Q${length * 0.74} 16 ${length * 0.5} 18T0 30Z`,
      color,
      {
        outline: 1.8,
        shadow: [0, -4],
      },
    ) + line(svg`M6 10Q${length * 0.3} 2 ${length * 0.6} 8`, '#ffffff', 2, 0.5)
  );
}
