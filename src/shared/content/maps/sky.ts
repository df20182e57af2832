import type { MapDefinition } from './mapTypes.ts';

const CLOUDS = 1912;
const FOOT = 1784;

/** 등대 하늘섬: islands above the clouds round a lighthouse as high as the world. */
export const sky = {
  id: 6,
  key: 'sky',
  name: '등대 하늘섬',
  width: 2560,
  height: 2048,
  spawn: { x: 1296, y: FOOT },
  solids: [
    { x: 0, y: CLOUDS, w: 2560, h: 136 },
    // the rock the lighthouse stands on
    { x: 1152, y: FOOT, w: 512, h: 128 },
    // the island with the hill
    { x: 2000, y: 1344, w: 416, h: 72 },
    { x: 2224, y: 1280, w: 192, h: 64 },
  ],
  platforms: [
    // galleries of the lighthouse, the uppermost under its lamp
    { x: 1216, y: 1152, w: 384 },
    { x: 1232, y: 896, w: 352 },
    { x: 1232, y: 512, w: 352 },
    // the western way: up to the mill, then to the lowest gallery
    { x: 704, y: 1808, w: 176 },
    { x: 448, y: 1712, w: 224 },
    { x: 144, y: 1616, w: 272 },
    { x: 112, y: 1392, w: 304 },
    { x: 560, y: 1296, w: 240 },
    { x: 896, y: 1216, w: 192 },
    // the eastern way: to the balloon and over the hill
    { x: 1760, y: 1696, w: 192 },
    { x: 2048, y: 1616, w: 272 },
    { x: 1744, y: 1248, w: 176 },
    // from the middle gallery to the west
    { x: 960, y: 816, w: 192 },
    { x: 640, y: 736, w: 240 },
    { x: 64, y: 560, w: 272 },
    { x: 96, y: 264, w: 352 },
    // and to the east, up to the lamp
    { x: 1728, y: 832, w: 176 },
    { x: 1984, y: 752, w: 336 },
    { x: 1984, y: 496, w: 256 },
    { x: 1728, y: 448, w: 176 },
  ],
  walls: [{ x: 2240, y: 496, w: 80, h: 256 }],
  ladders: [
    { x: 232, y: 1392, w: 40, h: 224 },
    { x: 1472, y: 896, w: 40, h: 256 },
    { x: 2040, y: 496, w: 40, h: 256 },
    // the star vine, behind the clouds
    { x: 104, y: 264, w: 40, h: 296 },
  ],
  slopes: [
    { x: 960, y: FOOT, w: 192, h: 128, up: 'right' },
    { x: 1664, y: FOOT, w: 192, h: 128, up: 'left' },
    { x: 2096, y: 1280, w: 128, h: 64, up: 'right' },
  ],
  movers: [
    // the balloon
    { id: 1, x: 2416, y: 1600, w: 112, toX: 2416, toY: 1280, periodTicks: 540 },
    // the floating whale
    { id: 2, x: 472, y: 720, w: 144, toX: 280, toY: 608, periodTicks: 480 },
    // a slow balloon in front of the tower
    { id: 3, x: 1024, y: 1104, w: 112, toX: 1024, toY: 864, periodTicks: 600 },
  ],
  currents: [
    // wind that carries up past the mill, up to the eastern garden, and towards the west
    { x: 456, y: 1232, w: 96, h: 464, vx: 0, vy: -280 },
    { x: 2336, y: 744, w: 112, h: 520, vx: 0, vy: -300 },
    { x: 344, y: 176, w: 96, h: 384, vx: 0, vy: -280 },
  ],
  shells: [
    { id: 1, x: 560, y: 1664 },
    { id: 2, x: 360, y: 1568 },
    { id: 3, x: 176, y: 1344 },
    { id: 4, x: 504, y: 1424 },
    { id: 5, x: 992, y: 1168 },
    { id: 6, x: 2176, y: 1568 },
    { id: 7, x: 2320, y: 1232 },
    { id: 8, x: 2392, y: 960 },
    { id: 9, x: 1056, y: 768 },
    { id: 10, x: 200, y: 512 },
    { id: 11, x: 2144, y: 448 },
    { id: 12, x: 1288, y: 464 },
    { id: 13, x: 272, y: 208 },
  ],
  secrets: [{ id: 1, x: 104, y: 136, w: 336, h: 128, name: '숨은 별 정원' }],
  courses: [
    {
      id: 1,
      name: '등대 불빛까지',
      start: { x: 1560, y: 1664, w: 96, h: 120 },
      finish: { x: 1352, y: 392, w: 112, h: 120 },
    },
  ],
  portals: [
    {
      id: 62,
      look: 'door',
      x: 1364,
      y: FOOT - 128,
      w: 88,
      h: 128,
      toMapId: 2,
      toX: 2600,
      toY: 816,
      label: '해변',
    },
  ],
  npcs: [],
} as const satisfies MapDefinition;
