import type { CollisionMap } from '../geometry.ts';

/** A second test course with movers, slopes, ladders and currents. The ground is at 704. */
export const parkMap: CollisionMap = {
  width: 2400,
  height: 800,
  solids: [
    { x: 0, y: 704, w: 2400, h: 96 },
    // the hill between the two slopes, and a roof over the second one
    { x: 448, y: 576, w: 128, h: 128 },
    { x: 704, y: 480, w: 64, h: 96 },
    // the ledge that the ladder leads to
    { x: 1056, y: 448, w: 96, h: 32 },
    // a ceiling over the lift
    { x: 1472, y: 320, w: 128, h: 64 },
    // the island of the ferry
    { x: 2048, y: 512, w: 96, h: 32 },
  ],
  platforms: [{ x: 1536, y: 560, w: 96 }],
  walls: [{ x: 2336, y: 192, w: 64, h: 512 }],
  ladders: [{ x: 992, y: 448, w: 48, h: 256 }],
  slopes: [
    { x: 192, y: 576, w: 256, h: 128, up: 'right' },
    { x: 576, y: 576, w: 128, h: 128, up: 'left' },
  ],
  movers: [
    // a lift that docks at the ground and leads close under its ceiling
    { id: 1, x: 1472, y: 704, w: 128, toX: 1472, toY: 420, periodTicks: 480 },
    // a ferry
    { id: 2, x: 1664, y: 512, w: 96, toX: 1952, toY: 512, periodTicks: 360 },
    { id: 3, x: 2144, y: 640, w: 96, toX: 2208, toY: 448, periodTicks: 300 },
  ],
  currents: [
    { x: 800, y: 600, w: 128, h: 104, vx: 140, vy: 0 },
    { x: 1216, y: 320, w: 128, h: 384, vx: 0, vy: -260 },
    { x: 1344, y: 320, w: 96, h: 160, vx: -120, vy: 90 },
  ],
};
