import { light } from '../core/color.ts';
import { cord } from '../core/ornaments.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { held, leanOfHeld } from './held.ts';

const LEAN = 52;
/** The lean of the stick while the hand is so low that the lamp would hang through the floor. */
const LEAN_LOW = 8;
const LOW = -16;

/** A silk lantern in red and blue; it hangs straight down in every pose. */
export const lantern = (upper: string, lower: string): Drawing => ({
  draw(pose) {
    const [handX, handY] = pose.armF.point(0.97);
    const lean = handY > LOW ? LEAN_LOW : LEAN;
    const stick = held(pose, cord('M0 6C0 -10 2 -20 6 -24', '#8a5a34', 2, 1), lean);
    if (!stick.handF) return {};
    const angle = (leanOfHeld(pose, lean, lean) * Math.PI) / 180;
    const tipX = handX + 6 * Math.cos(angle) + 24 * Math.sin(angle);
    const tipY = handY + 6 * Math.sin(angle) - 24 * Math.cos(angle);
    const swing = pose.sway[0] * -2.4;
    const lamp =
      ellipse(0, 11, 13, 14, '#fff0a8', 0.35) +
      line('M0 0V4', '#8a5a34', 1.2) +
      part('M-6.4 4H6.4L7.4 11H-7.4Z', upper, {
        outline: 1.3,
        shadow: null,
        inside: fill('M-3 4H3L4 11H-4Z', light(upper, 0.8)),
      }) +
      part('M-7.4 11H7.4L6.4 18.6H-6.4Z', lower, {
        outline: 1.3,
        shadow: [0, -1],
        inside: fill('M-4 11H4L3 19H-3Z', light(lower, 0.8)),
      }) +
      line('M0 19.4V25M-2 20v4M2 20v4', '#ffd34d', 1.3);
    return { handF: stick.handF + at(svg`translate(${tipX} ${tipY}) rotate(${swing})`, lamp) };
  },
});
