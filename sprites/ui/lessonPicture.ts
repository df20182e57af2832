import type { View } from '../core/render.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';
import { castle } from '../scenery/castle.ts';
import { anemone, branchCoral, fanCoral } from '../scenery/corals.ts';
import { groundShell } from '../scenery/groundShell.ts';
import { hills } from '../scenery/hills.ts';
import { kelp } from '../scenery/kelp.ts';
import { place } from '../scenery/place.ts';
import { scallopHouse } from '../scenery/scallopHouse.ts';
import { snailHouse } from '../scenery/snailHouse.ts';
import { ground } from '../scenery/terrain.ts';
import { water } from '../scenery/water.ts';

export const LESSON_VIEW: View = { x: 0, y: 0, w: 630, h: 462 };

/** Height of the ground on which the computer and a child stand. */
const FLOOR = 378;

/** A computer in a scallop, standing on the origin, 156 wide and 200 high. */
function shellComputer(): string {
  const shell =
    'M0 -8C-30 -8 -74 -10 -78 -58C-82 -96 -74 -128 -58 -138C-52 -160 -26 -170 0 -160C26 -170 52 -160 58 -138C74 -128 82 -96 78 -58C74 -10 30 -8 0 -8Z';
  const ribs = 'M0 -10V-170M-22 -12L-40 -160M22 -12L40 -160M-46 -16L-76 -124M46 -16L76 -124';
  const mouth = 'M-15 -68C-8 -64 8 -64 15 -68C14 -54 6 -49 0 -49C-6 -49 -14 -54 -15 -68Z';
  return [
    ellipse(0, 2, 70, 10, '#123f5c', 0.26),
    part('M-46 2C-46 -14 -20 -16 0 -16C20 -16 46 -14 46 2Z', '#f0a56a', { outline: 2.4, shadow: [0, -3] }),
    part(shell, '#ff8fa8', {
      ...{ outline: 2.6, shadow: [-2, -4] },
      inside: line(ribs, '#e0647f', 3, 0.55) + ellipse(-46, -126, 7, 14, '#ffffff', 0.55, 28),
    }),
    part(roundedRect(-58, -120, 116, 88, 20), '#fff6e0', { outline: 2.4, ink: '#7a3f4a', shadow: [0, -4] }),
    part(roundedRect(-49, -112, 98, 70, 14), '#1c4a6e', {
      ...{ outline: 2, ink: '#123450', shadow: null, top: '#2a6a92' },
      inside: fill('M-50 -112H-6L-40 -40H-60Z', '#ffffff', 0.08),
    }),
    ...[-19, 19].map((x) => ellipse(x, -84, 7, 9, '#aef7ec') + ellipse(x - 2, -87, 2.4, 3, '#ffffff')),
    part(mouth, '#ff8d9a', { outline: 2, ink: '#aef7ec', shadow: null }),
    ...[-33, 33].map((x) => ellipse(x, -70, 5.6, 3.4, '#ff9fb8', 0.7)),
    ...['#ff8f7d', '#ffcf3f', '#5fd0b0'].map((color, index) =>
      ellipse(12 * index - 12, -24, 3.2, 3.2, color),
    ),
    line('M0 -162V-182', '#a04a5c', 4),
    part(star(0, -190, 12, 5.6), '#ffc433', { outline: 2.2, ink: '#8a5a14' }),
  ].join('');
}

/** The place of the lessons: the computer says what a program prints, and there is room for the child beside it. */
export const lessonPicture = (): string =>
  village() + at(`translate(198 ${FLOOR + 4}) scale(1.1)`, shellComputer()) + bubbles();

/** The same place with room for what a page of a lesson acts out. */
export const lessonPlace = (): string => village() + bubbles();

function village(): string {
  const { w, h } = LESSON_VIEW;
  return [
    water(w, h),
    hills({ width: w, foot: h, crest: FLOOR - 120, color: '#7fd2ee', seed: 3, swing: 60, step: 110 }),
    place(w * 0.5, FLOOR - 74, castle(84, '#a3e0f4', '#83cbea')),
    hills({ width: w, foot: h, crest: FLOOR - 66, color: '#63c1e6', seed: 8, swing: 30, step: 100 }),
    place(76, FLOOR + 4, snailHouse(84, '#b98af0', 0.26)),
    place(w - 60, FLOOR + 4, scallopHouse(104, '#ffb04f', 0.22)),
    place(w * 0.54, FLOOR + 6, kelp(120, '#46c79a', 4, { width: 1.8, ink: '#2a7a86' })),
    place(14, FLOOR + 6, kelp(170, '#46c79a', 8, { width: 1.8, ink: '#2a7a86' })),
    place(w - 24, FLOOR - 2, branchCoral(70, '#ff9fb8', 77)),
    place(w * 0.47, FLOOR - 2, fanCoral(34, '#ffb04f')),
    ground({ x: -40, y: FLOOR, w: w + 80, h: h - FLOOR + 60 }, 4, false),
    place(44, FLOOR - 2, anemone(16, '#ff9fd0')),
    place(w * 0.6, FLOOR, groundShell(9, '#ffd0dc')),
  ].join('');
}

const bubbles = () =>
  bubble(LESSON_VIEW.w * 0.55, 120, 10) + bubble(LESSON_VIEW.w * 0.57, 150, 5) + bubble(40, 110, 8);
