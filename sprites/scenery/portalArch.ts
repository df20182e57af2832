import { light, shade } from '../core/color.ts';
import { star } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, radial, svg, unite } from '../core/svg.ts';

/** The parts of the view through a portal. */
export interface ArchParts {
  readonly above: string;
  readonly below: string;
  readonly pillars: string;
}

const OPENING = 'M-40 0V-84C-40 -122 -24 -138 0 -138C24 -138 40 -122 40 -84V0Z';
const ARCH =
  'M-56 4V-84C-56 -134 -34 -158 0 -158C34 -158 56 -134 56 -84V4H36V-84C36 -120 22 -134 0 -134C-22 -134 -36 -120 -36 -84V4Z';

/** Rings of water turning towards the middle. */
function swirl(): string {
  let drawing = '';
  for (let i = 0; i < 4; i++) {
    const r = 36 - i * 8.6;
    drawing += at(
      svg`translate(0 -70) rotate(${i * 38}) scale(1 1.5)`,
      line(svg`M${-r} 0A${r} ${r} 0 0 1 ${r * 0.7} ${-r * 0.7}`, '#ffffff', 3.4 - i * 0.5, 0.5) +
        line(svg`M${r} 0A${r} ${r} 0 0 1 ${-r * 0.7} ${r * 0.7}`, '#ffffff', 3.4 - i * 0.5, 0.5),
    );
  }
  return drawing;
}

/** A gate of coral, 112 wide and 160 high, standing on the origin. */
export function portalArch({ above, below, pillars }: ArchParts): string {
  const view = linear([
    [0, above],
    [1, below],
  ]);
  const glow = radial([
    [0, '#ffffff', 0.95],
    [0.4, '#fffbe0', 0.4],
    [1, '#ffffff', 0],
  ]);
  const halo = radial([
    [0, light(above), 0.6],
    [1, light(above), 0],
  ]);
  const bumps = [-50, -47, -40, -27, -10, 10, 27, 40, 47, 50].map((x, i) => {
    const y = [-24, -64, -104, -136, -151, -151, -136, -104, -64, -24][i] ?? 0;
    return ellipse(x, y, 4.6, 3.8, light(pillars, 0.8), 0.9);
  });
  return (
    halo.def +
    ellipse(0, -76, 104, 110, halo.url) +
    view.def +
    clip(OPENING, fill(OPENING, view.url) + glow.def + ellipse(0, -70, 38, 54, glow.url) + swirl()) +
    unite([
      { d: ARCH, color: pillars, options: { outline: 2, shadow: [-2, -3] } },
      {
        d: 'M-62 4C-64 -12 -58 -18 -46 -18C-34 -18 -28 -12 -30 4Z',
        color: shade(pillars, 0.4),
        options: { outline: 2 },
      },
      {
        d: 'M30 4C28 -12 34 -18 46 -18C58 -18 64 -12 62 4Z',
        color: shade(pillars, 0.4),
        options: { outline: 2 },
      },
    ]) +
    bumps.join('') +
    part(star(0, -156, 21, 10.4), '#ffd34d', { outline: 2, ink: '#9a5f14', shadow: [-1.4, -2.8] }) +
    ellipse(-5, -163, 3, 1.8, '#ffffff', 0.8, -30)
  );
}
