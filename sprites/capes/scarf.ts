import { ink, light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, line, part, svg } from '../core/svg.ts';

/** A long woollen scarf; one end flies behind. */
export const scarf = (color: string, stripe: string): Drawing => ({
  draw(pose) {
    const [x, y] = pose.fromTorso([-8, -20]);
    const [sx, sy] = pose.sway;
    const end = { x: x - 13 + sx * 2.2, y: Math.min(-6, y + 24 - Math.abs(sx) * 1.6 + sy * 1.6) };
    const length = Math.hypot(end.x - x, end.y - y);
    const [dirX, dirY] = [(end.x - x) / length, (end.y - y) / length];
    /** A point `k` of the way along the tail, `off` to its side; it sags a little. */
    const along = (k: number, off: number) =>
      svg`${x + dirX * length * k - dirY * off} ${y + dirY * length * k + dirX * off + Math.sin(k * Math.PI) * 2}`;
    const across = (k: number) => `M${along(k, -7)}L${along(k, 7)}`;
    const fringe = [-3.6, 0, 3.6].map((off) => `M${along(0.98, off)}L${along(1.16, off * 1.1)}`).join('');
    return {
      capeB:
        line(fringe, ink(color), 1.7) +
        part(
          `M${along(0, -4)}Q${along(0.5, -5.6)} ${along(1, -5)}L${along(1, 5)}Q${along(0.5, 5.6)} ${along(0, 4)}Z`,
          color,
          {
            inside: line(across(0.55) + across(0.75) + across(0.92), stripe, 2.2),
          },
        ),
      capeF: at(
        pose.torso,
        part(
          'M-11.4 -22.6C-13 -18 -8 -15.4 .8 -15.4C9.6 -15.4 14 -18 12.4 -22.6C10.6 -26 -9.6 -26 -11.4 -22.6Z',
          color,
          {
            shadow: [0, -1.6],
            inside:
              line('M-8 -25l-1 9M-1 -25v9.6M6 -25l1 9', stripe, 2) +
              line('M-11 -21Q1 -17.6 12 -21', light(color, 0.9), 1, 0.7),
          },
        ),
      ),
    };
  },
});
