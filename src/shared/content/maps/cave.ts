import type { MapDefinition } from './mapTypes.ts';

const GROUND = 1304;
/** The banks of the lake, and how far they stand over its bed. */
const BANK = 1176;

/** 수정 동굴: an old mine of glowing crystals round an underground lake. */
export const cave = {
  id: 4,
  key: 'cave',
  name: '수정 동굴',
  width: 3200,
  height: 1440,
  spawn: { x: 288, y: GROUND },
  solids: [
    { x: 0, y: GROUND, w: 3200, h: 136 },
    { x: 704, y: BANK, w: 352, h: 128 },
    { x: 2048, y: BANK, w: 416, h: 128 },
    // the hidden chamber: its roof and its floor
    { x: 2736, y: 480, w: 464, h: 48 },
    { x: 2736, y: 680, w: 464, h: 56 },
  ],
  platforms: [
    // from the western bank to the rails, and up to the hollow
    { x: 800, y: 1072, w: 192 },
    { x: 0, y: 968, w: 672 },
    { x: 128, y: 712, w: 416 },
    { x: 608, y: 616, w: 176 },
    { x: 368, y: 520, w: 176 },
    { x: 80, y: 456, w: 224 },
    // the bridge over the lake, and what hangs below it
    { x: 880, y: 560, w: 208 },
    { x: 1184, y: 512, w: 832 },
    { x: 1424, y: 832, w: 272 },
    { x: 1472, y: 1144, w: 160 },
    // from the eastern bank to the chamber
    { x: 2272, y: 1072, w: 192 },
    { x: 2560, y: 976, w: 224 },
    { x: 2848, y: 880, w: 352 },
    { x: 2528, y: 784, w: 192 },
    { x: 2272, y: 688, w: 176 },
    { x: 2480, y: 592, w: 160 },
    { x: 2064, y: 608, w: 144 },
  ],
  walls: [
    { x: 0, y: 456, w: 80, h: 512 },
    { x: 1088, y: 560, w: 80, h: 352 },
  ],
  ladders: [
    { x: 400, y: 968, w: 48, h: 336 },
    { x: 192, y: 712, w: 48, h: 256 },
    { x: 1480, y: 832, w: 48, h: 312 },
    { x: 1592, y: 512, w: 48, h: 320 },
    { x: 1064, y: BANK, w: 48, h: 128 },
    { x: 1992, y: BANK, w: 48, h: 128 },
  ],
  slopes: [
    { x: 512, y: BANK, w: 192, h: 128, up: 'right' },
    { x: 2464, y: BANK, w: 192, h: 128, up: 'left' },
  ],
  movers: [
    { id: 1, x: 1088, y: 1112, w: 128, toX: 1312, toY: 1112, periodTicks: 420 },
    { id: 2, x: 1664, y: 1112, w: 128, toX: 1888, toY: 1112, periodTicks: 420 },
    { id: 3, x: 2096, y: 1080, w: 128, toX: 2096, toY: 712, periodTicks: 540 },
  ],
  currents: [{ x: 1056, y: 1200, w: 992, h: 104, vx: -130, vy: 0 }],
  shells: [
    { id: 1, x: 896, y: 1024 },
    { id: 2, x: 560, y: 920 },
    { id: 3, x: 320, y: 664 },
    { id: 4, x: 176, y: 408 },
    { id: 5, x: 984, y: 512 },
    { id: 6, x: 1552, y: 1096 },
    { id: 7, x: 1248, y: 1256 },
    { id: 8, x: 1856, y: 464 },
    { id: 9, x: 1440, y: 784 },
    { id: 10, x: 3040, y: 832 },
    { id: 11, x: 2960, y: 632 },
    { id: 12, x: 3104, y: 632 },
  ],
  secrets: [
    { id: 1, x: 2880, y: 528, w: 320, h: 152, name: '수정 심장의 방' },
    { id: 2, x: 88, y: 352, w: 120, h: 104, name: '메아리 구멍' },
    { id: 3, x: 1200, y: 1208, w: 112, h: 96, name: '호수 바닥의 반짝 모래' },
  ],
  courses: [
    {
      id: 1,
      name: '호수 건너기',
      start: { x: 880, y: BANK - 112, w: 96, h: 112 },
      finish: { x: 2128, y: BANK - 112, w: 96, h: 112 },
    },
  ],
  portals: [
    {
      id: 42,
      look: 'arch',
      x: 80,
      y: GROUND - 144,
      w: 96,
      h: 144,
      toMapId: 2,
      toX: 2264,
      toY: 944,
      label: '해변',
    },
    {
      id: 43,
      look: 'door',
      x: 2856,
      y: GROUND - 104,
      w: 80,
      h: 104,
      toMapId: 3,
      toX: 992,
      toY: 1816,
      label: '다시마 숲',
    },
  ],
  npcs: [],
} as const satisfies MapDefinition;
