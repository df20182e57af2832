import { ink, light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

export function crab(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression, 0.6),
): string {
  const shell = '#f2694f';
  const bob = bobbing(t, 1.4);
  const pinch = sway(t, 7);
  const leg = (x: number, s: number, d: number) =>
    line(svg`M${x} -18Q${x + s * 11} ${-20 + d} ${x + s * 13} -2`, ink(shell), 8.4) +
    line(svg`M${x} -18Q${x + s * 11} ${-20 + d} ${x + s * 13} -2`, shade(shell, 0.6), 5);
  const claw = (s: number) =>
    at(
      svg`translate(${s * 41} ${-36 + bob}) scale(${s} 1) rotate(${pinch * 0.6})`,
      line('M-9 9Q1 8 6 -3', ink(shell), 11) +
        line('M-9 9Q1 8 6 -3', shade(shell, 0.3), 7) +
        part(
          'M1 -8C-8 -16 -8 -32 3 -40C5 -35 7 -31 11 -28C14 -33 19 -36 24 -36C30 -24 24 -8 13 -5C8 -3.6 4 -5 1 -8Z',
          shell,
          {
            outline: 2,
            shadow: [-1, -3],
            inside: ellipse(2, -26, 2.6, 6, '#ffffff', 0.45, 14),
          },
        ),
    );
  const stalk = (x: number) =>
    line(svg`M${x} ${-46 + bob}V${-54 + bob}`, ink(shell), 11) +
    line(svg`M${x} ${-44 + bob}V${-54 + bob}`, shell, 7.4) +
    part(ellipsePath(x * 1.06, -58 + bob, 10.6, 11.6), '#ffffff', {
      outline: 1.9,
      ink: '#5a1f2a',
      shadowColor: '#dbe4f2',
      shadow: [-1, -2],
    }) +
    mascotEye(x * 1.06 + 2, -57.4 + bob, 6.6, 8.2, '#8a4a2a', expression);
  return (
    leg(-24, -1, 0) +
    leg(-18, -1, 6) +
    leg(24, 1, 0) +
    leg(18, 1, 6) +
    leg(-12, -1, 12) +
    leg(12, 1, 12) +
    claw(-1) +
    claw(1) +
    at(
      svg`translate(0 ${bob - 9})`,
      part('M-19 -52C-20 -68 -8 -74 1 -74C11 -74 22 -68 21 -52C10 -55 -8 -55 -19 -52Z', '#ffcf3f', {
        outline: 1.9,
        shadow: [-1, -2.6],
        inside:
          fill('M-4 -76h9v24h-9Z', light('#ffcf3f', 0.7), 0.8) +
          ellipse(-11, -64, 2.2, 5, '#ffffff', 0.6, 24),
      }) +
        part(
          'M-25 -50C-25 -54 -10 -56 1 -56C13 -56 27 -54 27 -50C27 -47.6 12 -49.4 1 -49.4C-10 -49.4 -25 -47.6 -25 -50Z',
          '#f0b62a',
          { outline: 1.8, shadow: null },
        ),
    ) +
    at(
      svg`translate(0 ${bob})`,
      part(
        'M-40 -30C-42 -46 -22 -54 1 -54C24 -54 43 -46 41 -30C39 -14 20 -7 0 -7C-20 -7 -38 -14 -40 -30Z',
        shell,
        {
          outline: 2,
          shadow: [-1.4, -3.6],
          inside:
            fill('M-32 -14C-20 -24 22 -24 34 -14L20 -4H-20Z', '#ffd9b8', 0.9) +
            ellipse(-18, -47, 12, 3.6, '#ffffff', 0.4, -12) +
            ellipse(-2, -50.4, 3, 1.8, '#ffffff', 0.4) +
            ellipse(24, -42, 2, 2, shade(shell, 1.4), 0.6) +
            ellipse(30, -37, 1.5, 1.5, shade(shell, 1.4), 0.6),
        },
      ) +
        ellipse(-22, -30, 6, 3.6, '#ff3f5f', 0.4) +
        ellipse(26, -30, 6, 3.6, '#ff3f5f', 0.4) +
        mascotMouth({ x: 2, y: -32, w: 9, h: 9, open, ink: '#5a1f2a', tooth: true }),
    ) +
    stalk(-15) +
    stalk(17)
  );
}
