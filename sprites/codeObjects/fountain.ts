import { light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, fill, line, linear, part, svg } from '../core/svg.ts';

const STONE = '#ffd9c9';
const STONE_INK = '#8a5a6a';
const WATER = '#63d2ea';
/** Height of the water above the foot, and half of its width. */
export const FOUNTAIN_RIM = 52;
const HALF = 128;

/** The shell that stands behind the water, and the water itself. */
export function fountainBack(): string {
  const fan = svg`M0 -40C-70 -40 -104 -74 -96 -104C-84 -126 -62 -122 -52 -114C-44 -138 -14 -140 0 -124C14 -140 44 -138 52 -114C62 -122 84 -126 96 -104C104 -74 70 -40 0 -40Z`;
  const ribs = [-84, -52, -26, 0, 26, 52, 84].map((x) => svg`M${x * 0.2} -40L${x} -126`).join('');
  return (
    part(fan, '#ffb3a6', {
      outline: 2.2,
      ink: STONE_INK,
      shadow: [-2, -4],
      inside: line(ribs, '#ef8f86', 2.6, 0.55) + ellipse(-58, -104, 16, 6, '#ffffff', 0.4, -24),
    }) +
    part(ellipsePath(0, -FOUNTAIN_RIM, HALF, 20), light(STONE, 0.4), {
      outline: 2.2,
      ink: STONE_INK,
      shadow: null,
    }) +
    ellipse(0, -FOUNTAIN_RIM + 1, HALF - 9, 14.6, shade(WATER, 0.7)) +
    ellipse(0, -FOUNTAIN_RIM + 3, HALF - 13, 12, WATER) +
    ellipse(-48, -FOUNTAIN_RIM - 2, 40, 3, '#d8f8ff', 0.8) +
    ellipse(54, -FOUNTAIN_RIM + 5, 28, 2.2, '#d8f8ff', 0.7)
  );
}

/** The bowl in front of the jets. */
export function fountainFront(): string {
  const bowl = svg`M${-HALF} ${-FOUNTAIN_RIM}C${-HALF * 0.98} ${-FOUNTAIN_RIM + 34} ${-HALF * 0.5} -4 -46 -4L-56 4H56L46 -4C${HALF * 0.5} -4 ${HALF * 0.98} ${-FOUNTAIN_RIM + 34} ${HALF} ${-FOUNTAIN_RIM}C${HALF * 0.8} ${-FOUNTAIN_RIM + 27} ${-HALF * 0.8} ${-FOUNTAIN_RIM + 27} ${-HALF} ${-FOUNTAIN_RIM}Z`;
  const ribs = [-104, -70, -36, 0, 36, 70, 104]
    .map((x) => svg`M${x} ${-FOUNTAIN_RIM + 10}Q${x * 0.8} -22 ${x * 0.36} 2`)
    .join('');
  return (
    ellipse(0, 3, 76, 6, '#123f5c', 0.22) +
    part(bowl, STONE, {
      outline: 2.2,
      ink: STONE_INK,
      shadow: [-2, -5],
      inside: line(ribs, '#ecaf9f', 2.6, 0.75) + ellipse(-84, -30, 18, 5, '#ffffff', 0.5, 24),
    }) +
    part('M-58 6C-58 -2 -34 -5 0 -5C34 -5 58 -2 58 6Z', '#ffc0a8', {
      outline: 2,
      ink: STONE_INK,
      shadow: [0, -2.4],
    })
  );
}

/** A little pearl mouth that a jet comes out of. */
export function fountainMouth(): string {
  return (
    ellipse(0, 2, 11, 3, '#3fa9cc', 0.6) +
    part('M-8 2C-9 -6 -4 -9 0 -9C4 -9 9 -6 8 2Z', '#fff4d8', {
      outline: 1.7,
      ink: STONE_INK,
      shadow: [-0.8, -1.8],
    }) +
    ellipse(0, -8, 3.6, 1.6, '#7a5a78')
  );
}

/** Water that shoots up from the origin, 100 high; the game stretches it. */
export function fountainJet(): string {
  const side = linear(
    [
      [0, '#8fe6f7', 0.85],
      [0.5, '#e9fcff', 0.98],
      [1, '#8fe6f7', 0.85],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    side.def +
    fill('M-7.6 2C-6.4 -30 -5.6 -70 -5 -100H5C5.6 -70 6.4 -30 7.6 2Z', '#4fbfe0', 0.9) +
    fill('M-5.6 2C-4.6 -30 -4 -70 -3.6 -100H3.6C4 -70 4.6 -30 5.6 2Z', side.url)
  );
}

/** The crown where the jet bends over and falls, around the top of the jet. */
export function fountainCrown(): string {
  const arm = (s: number, x: number, y: number) => svg`M0 4C${s * 2} ${-y} ${s * x * 0.8} ${-y} ${s * x} 12`;
  const arms = [arm(-1, 17, 14), arm(1, 17, 14), arm(-1, 9, 20), arm(1, 9, 20)].join('');
  return (
    line(arms, '#4fbfe0', 6.6, 0.9) +
    line(arms, '#e9fcff', 3.2) +
    part(ellipsePath(0, -1, 7.4, 6.4), '#dff8ff', {
      outline: 1.4,
      ink: '#4fbfe0',
      shadow: [0, -1.6],
      shadowColor: '#a6e6f6',
    }) +
    (
      [
        [-21, 4, 2.2],
        [22, 3, 2.4],
        [-12, -13, 2],
        [13, -14, 1.8],
      ] as const
    )
      .map(([x, y, r]) => ellipse(x, y, r, r * 1.2, '#f2fdff', 0.95))
      .join('')
  );
}

/** Rings on the water where drops fall. */
export function fountainRipple(): string {
  return (
    ellipse(0, 0, 17, 4.4, '#e6fbff', 0.5) +
    ellipse(0, 0, 10, 2.6, '#4fbfe0', 0.6) +
    ellipse(0, 0, 6, 1.6, '#e6fbff', 0.9)
  );
}
