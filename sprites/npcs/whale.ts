import { light, shade } from '../core/color.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';
import { bobbing, mouthOpening, sway } from './mascot.ts';
import { mascotEye } from './mascotEye.ts';
import { mascotMouth } from './mascotMouth.ts';

const SKIN = '#4f74c4';
const INK = '#22315f';

/** The captain: the largest of all, a cap that is much too small, a spyglass under the fin. */
export function whale(t: number, expression: MascotExpression, open = mouthOpening(t, expression)): string {
  const bob = bobbing(t, 1.6);
  const wag = sway(t, 5);
  const fin = sway(t + 0.5, 6) + (expression === 'happy' ? 16 : 0);
  return at(
    svg`translate(0 ${bob})`,
    spout(t, expression === 'happy' ? 1.18 : 1) +
      at(
        svg`rotate(${wag} -56 -34)`,
        part(
          'M-46 -20C-64 -22 -76 -34 -75 -52C-84 -54 -91 -62 -89 -74C-80 -75 -74 -71 -70 -65C-67 -72 -60 -78 -51 -76C-51 -66 -56 -58 -63 -54C-61 -46 -56 -44 -44 -46Z',
          shade(SKIN, 0.3),
          { outline: 2, shadow: [-1, -2.6] },
        ),
      ) +
      part(
        'M-62 -30C-64 -64 -38 -98 14 -99C60 -99 88 -76 87 -46C86 -14 58 0 16 0C-28 0 -60 -6 -62 -30Z',
        SKIN,
        {
          outline: 2,
          shadow: [-2, -4],
          inside:
            fill('M90 -36C66 -30 34 -30 14 -36C-2 -32 -10 -16 -6 4H70L96 -10Z', '#fbfaf4') +
            line('M16 -22C34 -17 62 -17 82 -22M12 -12C30 -7 56 -7 74 -11', '#c6d3ea', 2) +
            ellipse(-20, -80, 17, 5.4, '#ffffff', 0.38, -32) +
            ellipse(-2, -90.6, 4.4, 2.4, '#ffffff', 0.4, -16) +
            ellipse(-46, -46, 3, 3.6, light(SKIN, 0.4), 0.6) +
            ellipse(-40, -37, 2, 2.4, light(SKIN, 0.4), 0.6) +
            ellipse(-50, -35, 1.8, 2, light(SKIN, 0.4), 0.6),
        },
      ) +
      ellipse(14, -44, 7, 4, '#ff7f9f', 0.46) +
      ellipse(79, -44, 4.6, 3.8, '#ff7f9f', 0.46) +
      mascotEye(28, -57, 8, 11, '#2f7fd0', expression) +
      mascotEye(67, -57, 7.2, 10.4, '#2f7fd0', expression) +
      line('M18 -73Q27 -78.4 36 -74M60 -74Q68 -78 75 -72.4', INK, 2.5) +
      mascotMouth({ x: 48, y: -44, w: 14, h: 12, open, ink: '#3a2450' }) +
      cap() +
      spyglass(fin * 0.5) +
      at(
        svg`rotate(${fin} -18 -34)`,
        part(
          'M-22 -40C-36 -36 -44 -22 -42 -8C-30 -6 -14 -14 -8 -30C-8 -38 -15 -42 -22 -40Z',
          shade(SKIN, 0.28),
          {
            outline: 2,
            shadow: [-1, -2.6],
          },
        ),
      ),
  );
}

/** Breath and spray: it rises and falls with the idle motion. */
function spout(t: number, strength: number): string {
  const high = (20 + sway(t, 3)) * strength;
  const water = '#8fe0f4';
  const jet = (s: number) =>
    svg`M-8 -92C-8 ${-100 - high * 0.5} ${-8 + s * 8} ${-106 - high} ${-8 + s * 18} ${-100 - high * 0.72}`;
  const drop = (x: number, y: number, r: number) =>
    part(
      svg`M${x} ${y - r * 1.7}C${x + r * 1.5} ${y} ${x + r} ${y + r} ${x} ${y + r}C${x - r} ${y + r} ${x - r * 1.5} ${y} ${x} ${y - r * 1.7}Z`,
      water,
      {
        outline: 1.4,
        shadow: null,
      },
    );
  return (
    [-1, 1].map((s) => line(jet(s), '#2f78a8', 9.4)).join('') +
    [-1, 1].map((s) => line(jet(s), water, 6)).join('') +
    [-1, 1].map((s) => line(jet(s), '#ffffff', 1.8, 0.75)).join('') +
    drop(-31, -104 - high * 0.5, 3.2) +
    drop(15, -105 - high * 0.42, 2.8)
  );
}

function cap(): string {
  return at(
    'rotate(9 42 -96)',
    part('M12 -103C8 -118 24 -124 42 -124C60 -124 74 -117 70 -103C54 -107 28 -107 12 -103Z', '#fdfbf4', {
      outline: 1.9,
      ink: INK,
      shadow: [-1, -2.6],
      shadowColor: '#d3deee',
    }) +
      part(
        'M16 -94C16 -102 17 -106 19 -107C34 -109 50 -109 64 -107C66 -106 67 -102 67 -94C52 -98 30 -98 16 -94Z',
        '#2f4684',
        {
          outline: 1.8,
          ink: INK,
          shadow: null,
          inside: line('M16 -97.4C30 -101.4 54 -101.4 68 -97.4', '#ffd34d', 2),
        },
      ) +
      part('M36 -95.6C46 -100 66 -99 76 -91C68 -88 48 -89 36 -95.6Z', '#263a70', {
        outline: 1.6,
        ink: INK,
        shadow: [-0.6, -1.4],
      }) +
      part(star(42, -111.6, 6.2, 3.1), '#ffd34d', { outline: 1.3, shadow: null }),
  );
}

function spyglass(turn: number): string {
  return at(
    svg`rotate(${-16 + turn} -16 -20)`,
    part('M-32 -26H-6V-14H-32Z', '#c9782a', { outline: 1.8, shadow: [0, -2.4] }) +
      part('M-6 -24H12V-16H-6Z', '#f2b43a', { outline: 1.8, shadow: [0, -1.8] }) +
      part('M12 -26.6H18V-13.4H12Z', '#ffd34d', { outline: 1.8, shadow: [0, -2] }) +
      part('M-36 -28H-30V-12H-36Z', '#ffd34d', { outline: 1.8, shadow: [0, -2] }),
  );
}
