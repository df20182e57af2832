import { ink, light, shade } from '../core/color.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';

const SHELL = '#ff8f6b';
/** The height of its feet below the middle of its canvas, px. */
const SAND_CRAB_FEET = 11;

const eye = (x: number, y: number) =>
  line(svg`M${x} ${y + 6}V${y}`, ink(SHELL), 2.6) +
  ellipse(x, y, 3.5, 3.8, ink(SHELL)) +
  ellipse(x, y, 2.5, 2.8, '#ffffff') +
  ellipse(x + 0.5, y + 0.3, 1.5, 1.9, '#2a2148') +
  ellipse(x, y - 0.5, 0.6, 0.7, '#ffffff');

/** A crab as small as a shell; `step` says which of its legs are forward. */
export function sandCrab(step: 0 | 1): string {
  const leg = (x: number, side: number, forward: boolean) => {
    const knee = forward ? 7.6 : 6;
    const foot = forward ? 9.4 : 6.4;
    const d = svg`M${x} -5Q${x + side * knee} -7 ${x + side * foot} 0`;
    return line(d, ink(SHELL), 3.6) + line(d, shade(SHELL, 0.6), 1.8);
  };
  const claw = (side: number) =>
    at(
      svg`translate(${side * 13} ${step === 0 ? -10 : -12}) scale(${side} 1)`,
      part('M-3 4C-4 -1 -2 -6 2 -7.4L3 -4L6 -6.6C8 -2 6 3 1.6 4.4Z', SHELL, {
        outline: 1.2,
        shadow: [-0.4, -1.2],
      }),
    );
  return at(
    svg`translate(0 ${SAND_CRAB_FEET})`,
    leg(-6, -1, step === 0) +
      leg(-2, -1, step === 1) +
      leg(6, 1, step === 1) +
      leg(2, 1, step === 0) +
      claw(-1) +
      claw(1) +
      eye(-4, -17) +
      eye(4.4, -17) +
      part('M-12 -7C-12 -13 -6 -15 0 -15C6 -15 12 -13 12 -7C11 -2 5 -1 0 -1C-5 -1 -11 -2 -12 -7Z', SHELL, {
        outline: 1.3,
        shadow: [-0.6, -1.8],
        inside:
          fill('M-9 -3C-5 -6 6 -6 10 -3L6 1H-6Z', light(SHELL, 0.9), 0.9) +
          ellipse(-5, -12, 3.4, 1.2, '#ffffff', 0.5, -12),
      }) +
      line('M-1.6 -8.4Q0.4 -6.8 2.4 -8.4', ink(SHELL), 1.1),
  );
}

/** Dug in: a little heap of sand, and two eyes that look whether it is safe. */
export function peekingCrab(): string {
  const sand = '#eec583';
  return at(
    svg`translate(0 ${SAND_CRAB_FEET})`,
    eye(-4, -7.4) +
      eye(4.4, -7.4) +
      part('M-16 0C-13 -5 -7 -6 -2 -5.4C3 -6.6 11 -5.6 16 0C9 1.4 -9 1.4 -16 0Z', sand, {
        outline: 1.2,
        shadow: [-0.4, -1.4],
        inside: ellipse(-5, -2.4, 1, 0.7, shade(sand, 1.4)) + ellipse(6, -2, 0.8, 0.6, shade(sand, 1.4)),
      }),
  );
}
