import { ink, light, shade } from '../core/color.ts';
import { at, ellipse, line, part, ring, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

const SKIN = '#ffa3c7';
const INK = ink(SKIN);

/** A ribbon that hangs from the bell and trails behind its drift. */
function ribbon(x: number, length: number, phase: number, t: number, color: string, width: number): string {
  const a = sway(t + phase, 7);
  const b = sway(t + phase, -8);
  const end = -42 + length;
  const d = svg`M${x} -48C${x + a} ${-42 + length * 0.34} ${x - a} ${-42 + length * 0.62} ${x + b} ${end}`;
  return line(d, INK, width + 3.8) + line(d, color, width) + line(d, light(color, 0.8), width * 0.24, 0.6);
}

/** The factor by which it is drawn larger than in the world. */
const SIZE = 0.93;

/** The painter: a beret, a palette, a brush, and a bell that glows from within. */
export function jellyfish(
  t: number,
  expression: MascotExpression,
  open = mouthOpening(t, expression),
): string {
  const bob = bobbing(t, 3) / SIZE;
  // the bell draws breath: wide when it sinks, high when it rises
  const wide = 1 + sway(t + 0.5, 0.018);
  const dab = sway(t + 0.5, 5) + (expression === 'happy' ? -10 : 0);
  const pale = light(SKIN, 0.6);
  return at(
    svg`scale(${SIZE})`,
    at(
      svg`translate(0 ${bob})`,
      ribbon(-26, 34, 0, t, shade(SKIN, 0.5), 6) +
        ribbon(32, 34, 0.5, t, shade(SKIN, 0.5), 6) +
        ribbon(-10, 38, 0.5, t, '#c9a0f2', 7) +
        ribbon(18, 38, 0, t, '#c9a0f2', 7) +
        ribbon(4, 39, 0, t, pale, 9) +
        brush(dab) +
        at(
          svg`translate(3 -52) scale(${wide} ${2 - wide}) translate(-3 52)`,
          part(
            'M-47 -58C-50 -98 -28 -122 3 -122C36 -122 56 -98 53 -58C54 -48 44 -44 38 -50C33 -41 21 -41 17 -49C12 -41 -4 -41 -9 -49C-14 -41 -26 -41 -31 -50C-38 -44 -48 -48 -47 -58Z',
            SKIN,
            {
              outline: 2,
              shadow: [-1.6, -3.6],
              inside:
                ellipse(4, -58, 40, 26, '#fff0dc', 0.26) +
                ring(-19, -97, 6, 4.6, pale, 2.6, 0.8) +
                ring(31, -101, 5.4, 4.4, pale, 2.6, 0.8) +
                ellipse(-32, -86, 4.4, 11, '#ffffff', 0.5, 18) +
                ellipse(-36.6, -70, 2.4, 3.6, '#ffffff', 0.5, 8),
            },
          ) +
            ellipse(-10, -62, 6.6, 4, '#ff4f8f', 0.42) +
            ellipse(43, -62, 5, 3.8, '#ff4f8f', 0.42) +
            mascotEye(2, -76, 7, 9.6, '#2f9fb0', expression) +
            mascotEye(35, -76, 6.4, 9.2, '#2f9fb0', expression) +
            line('M-5 -90Q1 -93.4 8 -91.4M31 -91.6Q37 -93.8 42 -90.4', INK, 2.1) +
            mascotMouth({ x: 19, y: -63.6, w: 8, h: 9, open, ink: '#7a2348' }) +
            beret(),
        ) +
        palette(sway(t, 3)),
    ),
  );
}

function beret(): string {
  return at(
    'rotate(-14 -4 -116)',
    line('M-3 -131C-3 -136 -1 -139 2 -141', ink('#4a5f9e'), 6) +
      line('M-3 -131C-3 -136 -1 -139 2 -141', '#5f78c0', 2.8) +
      part(
        'M-37 -115C-42 -128 -22 -136 -2 -135C20 -134 36 -127 33 -117C30 -110 14 -112 -2 -111C-18 -110 -33 -108 -37 -115Z',
        '#4f68b4',
        {
          outline: 2,
          shadow: [-1, -3],
          inside: ellipse(-16, -129, 9, 3, '#ffffff', 0.35, -12),
        },
      ),
  );
}

/** Held on the left by a ribbon, as a palette is. */
function palette(turn: number): string {
  const hold = 'M-32 -50C-44 -46 -52 -40 -54 -32';
  const paints = [
    [-64, -38, '#ee6258'],
    [-55, -42, '#ffcf3f'],
    [-45, -39, '#35b98a'],
    [-41, -31, '#4fa7e6'],
  ] as const;
  return (
    line(hold, INK, 10) +
    line(hold, SKIN, 6.2) +
    at(
      svg`rotate(${turn - 8} -52 -34)`,
      part(
        'M-74 -32C-76 -44 -62 -50 -50 -48C-38 -46 -31 -38 -33 -29C-35 -21 -42 -24 -47 -21C-52 -18 -50 -14 -57 -15C-66 -16 -73 -22 -74 -32Z',
        '#f0c58a',
        {
          outline: 1.9,
          shadow: [-1, -2.4],
        },
      ) +
        paints
          .map(
            ([x, y, color]) => ellipse(x, y, 4, 3.4, ink(color)) + ellipse(x - 0.3, y - 0.5, 3, 2.4, color),
          )
          .join('') +
        ellipse(-58, -25, 4, 3, '#8a5a34') +
        line('M-53 -29C-56 -26 -59 -25 -62 -26', INK, 8) +
        line('M-53 -29C-56 -26 -59 -25 -62 -26', SKIN, 4.6),
    )
  );
}

function brush(dab: number): string {
  const holding = svg`M36 -50C50 -44 60 -48 ${64 + dab * 0.2} ${-58 + dab * 0.4}`;
  return (
    at(
      svg`rotate(${20 + dab} 64 -58)`,
      line('M64 -40V-84', ink('#c9782a'), 6) +
        line('M64 -40V-84', '#e8a04a', 2.8) +
        part('M60 -84H68V-91H60Z', '#c9d4e6', { outline: 1.4, shadow: [-0.6, 0] }) +
        part('M59.6 -91C58 -98 61 -103 65 -108C68 -103 70 -98 68.4 -91Z', '#4fa7e6', {
          outline: 1.6,
          shadow: [-1, -1.4],
        }),
    ) +
    line(holding, INK, 10) +
    line(holding, SKIN, 6.2)
  );
}
