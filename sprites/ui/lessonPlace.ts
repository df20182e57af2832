import type { View } from '../core/render.ts';
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

/** The place of the lessons, with room for the scene of a page; the computer is drawn by the page. */
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
