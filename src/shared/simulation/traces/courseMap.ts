import type { CollisionMap } from '../geometry.ts';

/** A small test course: ground, ceiling, steps, stacked platforms, a wall, a pit and a low tunnel. */
export const courseMap: CollisionMap = {
  width: 1600,
  height: 800,
  solids: [
    { x: 0, y: 704, w: 900, h: 96 },
    { x: 1028, y: 704, w: 572, h: 96 },
    { x: 320, y: 640, w: 128, h: 64 },
    { x: 448, y: 576, w: 64, h: 128 },
    { x: 560, y: 420, w: 96, h: 48 },
    { x: 1216, y: 512, w: 256, h: 96 },
  ],
  platforms: [
    { x: 640, y: 590, w: 192 },
    { x: 700, y: 470, w: 192 },
    { x: 760, y: 350, w: 192 },
  ],
  walls: [{ x: 1536, y: 256, w: 64, h: 448 }],
  ladders: [],
  slopes: [],
  movers: [],
  currents: [],
};
