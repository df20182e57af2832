import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, radial, svg } from '../core/svg.ts';

const CREAM = '#fff4e4';
const CORAL = '#ff8672';
const LINE = '#6a3f4e';

/** Half the width of the tower, `k` from its foot (0) to its highest gallery (1). */
const half = (k: number) => 152 - 60 * k ** 0.8;

/** The tower's outline for a height of `h`. */
function shaft(h: number): string {
  let left = '';
  let right = '';
  for (let i = 0; i <= 10; i++) {
    left += svg`L${-half(i / 10)} ${(-h * i) / 10}`;
    right = svg`L${half(i / 10)} ${(-h * i) / 10}${right}`;
  }
  return svg`M${-half(0) - 10} 6${left}${right}L${half(0) + 10} 6Z`;
}

/** Coral bands that wind upwards. */
function bands(h: number): string {
  let d = '';
  for (let y = 210; y < h + 120; y += 300)
    d += svg`M-180 ${-y + 74}C-60 ${-y + 60} 60 ${-y + 10} 180 ${-y - 64}V${-y - 194}C60 ${-y - 116} -60 ${-y - 70} -180 ${-y - 56}Z`;
  return fill(d, CORAL) + line(d, '#e0604f', 3, 0.5);
}

function window(x: number, y: number): string {
  const glow = radial([
    [0, '#fff6cf', 0.9],
    [1, '#ffe79a', 0],
  ]);
  return (
    glow.def +
    ellipse(x, y - 20, 52, 56, glow.url) +
    part(svg`M${x - 21} ${y + 6}v-30a21 23 0 0 1 42 0v30Z`, '#fff8ee', {
      outline: 2.2,
      ink: LINE,
      shadow: [0, -3],
    }) +
    part(svg`M${x - 14} ${y + 2}v-26a14 16 0 0 1 28 0v26Z`, '#ffdf8a', {
      outline: 1.8,
      ink: LINE,
      shadow: null,
      top: '#fff6c8',
    }) +
    line(svg`M${x} ${y + 1}v-40M${x - 14} ${y - 16}h28`, '#c9803f', 2.6) +
    part(roundedRect(x - 25, y + 3, 50, 9, 4), '#ffb9a0', { outline: 2, ink: LINE, shadow: [0, -2.4] })
  );
}

/** The way in: 88 wide, 128 high. */
function door(): string {
  return (
    part('M-58 6V-84C-58 -126 -32 -150 0 -150C32 -150 58 -126 58 -84V6Z', '#fff8ee', {
      outline: 2.4,
      ink: LINE,
      shadow: [-2, -4],
    }) +
    part('M-44 4V-82C-44 -114 -26 -132 0 -132C26 -132 44 -114 44 -82V4Z', '#3f9fc8', {
      outline: 2.2,
      ink: '#1d4f86',
      shadow: [0, -5],
      inside:
        line('M-22 4V-130M22 4V-130', '#2a78a8', 2.4, 0.7) +
        fill('M-46 -34H46V-24H-46ZM-46 -100H46V-90H-46Z', '#ffcf57', 0.9),
    }) +
    line('M0 4V-132', '#1d4f86', 3) +
    part(ellipsePath(0, -64, 17, 17), '#fff3c4', { outline: 2, ink: '#9a5f14', shadow: null }) +
    part(star(0, -64, 13, 6.4), '#ffcf3f', { outline: 1.4, ink: '#9a5f14', shadow: null }) +
    part(ellipsePath(-10, -36, 4.4, 4.4), '#ffe08a', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(ellipsePath(10, -36, 4.4, 4.4), '#ffe08a', { outline: 1.6, ink: '#9a5f14', shadow: null }) +
    part(star(0, -158, 18, 9), '#ffd34d', { outline: 2, ink: '#9a5f14', shadow: [-1.2, -2.6] })
  );
}

/** The beams of the lamp, behind everything: white and cream, or they would turn the sky green. */
function beams(): string {
  const beam = linear(
    [
      [0, '#fffdf2', 0.75],
      [0.5, '#fff6de', 0.3],
      [1, '#fff6de', 0],
    ],
    0,
    0,
    1,
    0,
  );
  const one = (turn: number, flip: boolean) =>
    at(svg`rotate(${turn})${flip ? ' scale(-1 1)' : ''}`, fill('M0 -20L760 -120V120L0 20Z', beam.url));
  return beam.def + one(-9, false) + one(9, true);
}

/** The lamp over the uppermost gallery: the goal of every climb. Origin on that gallery's walking line. */
function lampRoom(): string {
  const glow = radial([
    [0, '#ffffff', 1],
    [0.24, '#fffbe6', 0.9],
    [0.5, '#fff2c4', 0.4],
    [1, '#fff3d0', 0],
  ]);
  return (
    glow.def +
    part(roundedRect(-64, -128, 128, 124, 8), '#ffdf8f', {
      outline: 2.4,
      ink: LINE,
      shadow: null,
      top: '#fff0bf',
    }) +
    ellipse(0, -66, 190, 170, glow.url) +
    part(svg`M-18 -4V-34Q-18 -46 -30 -62A32 34 0 1 1 30 -62Q18 -46 18 -34V-4Z`, '#fffdf2', {
      outline: 2,
      ink: '#d99a3f',
      shadow: null,
      top: '#ffffff',
    }) +
    part(star(0, -72, 24, 12), '#ffd34d', { outline: 2, ink: '#b5782a', shadow: [-1.4, -2.6] }) +
    line('M-64 -92H64M-64 -40H64M-34 -128V-4M34 -128V-4', '#d9907a', 4, 0.85) +
    part(roundedRect(-76, -142, 152, 18, 7), '#fff0dc', {
      outline: 2.2,
      ink: LINE,
      shadow: [0, -4],
      shadowColor: '#e9b8a4',
    }) +
    part('M-70 -140C-66 -190 -34 -214 0 -222C34 -214 66 -190 70 -140Z', CORAL, {
      outline: 2.4,
      ink: LINE,
      shadow: [-3, -6],
      gloss: 'M-54 -150C-50 -180 -34 -198 -16 -206C-30 -190 -40 -172 -42 -150Z',
    }) +
    line('M0 -222V-262', LINE, 6) +
    line('M0 -222V-262', '#ffcf57', 3) +
    part(star(0, -272, 20, 10), '#ffd34d', { outline: 2, ink: '#9a5f14', shadow: [-1.4, -2.8] })
  );
}

/** The lighthouse of the sky, standing on the origin; `h` is the height of its uppermost gallery. */
export function beaconTower(h: number): string {
  const outline = shaft(h);
  const shadow = linear(
    [
      [0, '#ffffff', 0.35],
      [0.4, '#ffffff', 0],
      [0.62, '#b0668a', 0],
      [1, '#8a5a9a', 0.42],
    ],
    0,
    0,
    1,
    0,
  );
  const seams = Array.from(
    { length: Math.floor(h / 84) },
    (_, i) => svg`M${-120 + ((i * 97) % 190)} ${-i * 84 - 40}h${30 + ((i * 31) % 26)}`,
  ).join('');
  return (
    at(svg`translate(0 ${-h - 66})`, beams()) +
    part(outline, CREAM, {
      outline: 2.4,
      ink: LINE,
      shadow: null,
      inside:
        bands(h) +
        line(seams, '#d9a08f', 3, 0.5) +
        shadow.def +
        fill(svg`M-180 10V${-h - 10}H180V10Z`, shadow.url),
    }) +
    clip(
      svg`M-200 0H200V-90H-200Z`,
      part(svg`M-176 8C-170 -16 -166 -40 -164 -60Q0 -40 164 -60C166 -40 170 -16 176 8Z`, '#f0c3a8', {
        outline: 2.2,
        ink: LINE,
        shadow: [0, -6],
      }),
    ) +
    door() +
    window(-70, -330) +
    window(54, -480) +
    window(-52, -790) +
    window(40, -1010) +
    window(-30, -1130) +
    at(svg`translate(0 ${-h})`, lampRoom())
  );
}
