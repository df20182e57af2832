import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Pose } from '../core/rig.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';

/** Wings open when falling and fold back in a dash. Degrees. */
const beat = ({ sway }: Pose) => Math.max(-16, Math.min(16, -sway[1] * 2 + sway[0] * 1.2));

const both = (pose: Pose, wing: () => string) => {
  const turn = beat(pose);
  return at(
    pose.torso,
    at(svg`translate(7 -17) rotate(${-turn}) scale(-.72 .94)`, wing()) +
      at(svg`translate(-6 -17) rotate(${turn})`, wing()),
  );
};

/** The wings of a dragonfly or butterfly: two pairs, see-through at the rim. */
export const fairyWings = (color: string, dots: string): Drawing => ({
  draw: (pose) => ({
    capeB: both(
      pose,
      () =>
        part('M0 2C-8 4 -20 6 -25 14C-27 20 -21 24 -15 20C-8 16 -2 10 0 4Z', shade(color, 0.5), {
          inside: ellipse(-17, 15, 3.4, 3, dots, 0.9),
        }) +
        part('M0 0C-6 -14 -20 -26 -32 -24C-40 -22 -38 -8 -29 -2C-20 3 -8 4 0 2Z', color, {
          inside:
            line('M0 0C-10 -6 -22 -14 -31 -18M-2 1C-12 -1 -24 -4 -32 -8', light(color, 1), 1.3, 0.9) +
            ellipse(-27, -14, 5, 4.4, dots, 0.9, 30) +
            ellipse(-16, -6, 2.6, 2.2, dots, 0.9),
        }),
    ),
  }),
});

export const dragonWings = (color: string, skin: string): Drawing => ({
  draw: (pose) => ({
    capeB: both(
      pose,
      () =>
        part(
          'M0 0C-8 -10 -18 -18 -33 -24C-38 -16 -42 -6 -43 6C-39 2 -34 2 -31 7C-28 3 -23 3 -20 9C-16 5 -8 4 0 8Z',
          skin,
          { inside: line('M-10 -8L-20 8M-18 -15L-31 6', shade(skin, 1.7), 1.6) },
        ) +
        part(
          'M2 6C-8 -6 -18 -15 -32.4 -21.4C-37 -12 -40 -4 -41 4C-43.6 -6 -42 -18 -36 -29C-35 -31 -33 -31 -31.6 -29.6C-18 -24 -4 -14 5 0Z',
          color,
          {
            inside: line('M-28 -25C-18 -20 -8 -12 0 -3', light(color, 1), 1.4, 0.7),
          },
        ),
    ),
  }),
});
