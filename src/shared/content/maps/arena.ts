import type { MapDefinition } from './mapTypes.ts';

const GROUND = 1144;
const FORECASTLE = 744;
const DECK = 808;
const QUARTERDECK = 680;
const POOP = 616;

/** 침몰선 경기장: a stage, stands and a wreck full of doors, where code battles begin. */
export const arena = {
  id: 5,
  key: 'arena',
  name: '침몰선 경기장',
  width: 3200,
  height: 1280,
  spawn: { x: 288, y: GROUND },
  solids: [
    { x: 0, y: GROUND, w: 3200, h: 136 },
    // the stage under the score board
    { x: 704, y: 1080, w: 640, h: 64 },
    // the poop of the wreck, and the stern that closes the cabin under it
    { x: 2912, y: POOP, w: 192, h: 64 },
    { x: 3072, y: QUARTERDECK, w: 32, h: 128 },
    // cargo in the way of the deck run
    { x: 2000, y: 760, w: 48, h: 48 },
    { x: 2448, y: 744, w: 56, h: 64 },
  ],
  platforms: [
    // the stands, up to the trophies over the score board
    { x: 496, y: 984, w: 176 },
    { x: 248, y: 896, w: 208 },
    { x: 32, y: 800, w: 184 },
    { x: 264, y: 704, w: 224 },
    { x: 560, y: 752, w: 176 },
    { x: 816, y: 744, w: 416 },
    // the wreck: forecastle, both halves of the deck, quarterdeck
    { x: 1616, y: FORECASTLE, w: 192 },
    { x: 1808, y: DECK, w: 272 },
    { x: 2240, y: DECK, w: 832 },
    { x: 2720, y: QUARTERDECK, w: 192 },
    // its yards and the crow's nest
    { x: 1640, y: 576, w: 192 },
    { x: 2208, y: 488, w: 256 },
    { x: 2224, y: 264, w: 208 },
    { x: 2896, y: 424, w: 208 },
    // the lone mast in the sand
    { x: 1392, y: 904, w: 176 },
    // lanterns high over the stage
    { x: 1072, y: 640, w: 160 },
    { x: 816, y: 552, w: 176 },
    { x: 480, y: 480, w: 256 },
    { x: 160, y: 400, w: 240 },
  ],
  walls: [],
  ladders: [
    { x: 1460, y: 904, w: 40, h: 240 },
    // the boarding net
    { x: 1640, y: FORECASTLE, w: 56, h: 400 },
    { x: 1752, y: 576, w: 40, h: 168 },
    { x: 2384, y: 488, w: 40, h: 320 },
    { x: 2360, y: 264, w: 40, h: 224 },
    // the hatch of the captain's cabin
    { x: 2736, y: QUARTERDECK, w: 40, h: 128 },
    { x: 3024, y: 424, w: 40, h: 192 },
  ],
  slopes: [
    { x: 576, y: 1080, w: 128, h: 64, up: 'right' },
    { x: 1344, y: 1080, w: 128, h: 64, up: 'left' },
    { x: 1808, y: FORECASTLE, w: 128, h: 64, up: 'left' },
    { x: 2528, y: QUARTERDECK, w: 192, h: 128, up: 'right' },
    { x: 2784, y: POOP, w: 128, h: 64, up: 'right' },
  ],
  movers: [
    // from the trophies to the bow
    { id: 1, x: 1256, y: 744, w: 128, toX: 1464, toY: 744, periodTicks: 420 },
    // over the hole in the deck
    { id: 2, x: 2108, y: 872, w: 104, toX: 2108, toY: 760, periodTicks: 300 },
    // from the lanterns to the fore yard
    { id: 3, x: 1264, y: 592, w: 128, toX: 1480, toY: 560, periodTicks: 480 },
    // from the mizzen to the main mast
    { id: 4, x: 2752, y: 416, w: 112, toX: 2520, toY: 320, periodTicks: 420 },
  ],
  currents: [
    // the wreck breathes out behind its stern
    { x: 3112, y: 600, w: 80, h: 544, vx: 0, vy: -360 },
  ],
  shells: [
    { id: 1, x: 96, y: 752 },
    { id: 2, x: 280, y: 352 },
    { id: 3, x: 648, y: 704 },
    { id: 4, x: 904, y: 504 },
    { id: 5, x: 1432, y: 856 },
    { id: 6, x: 1688, y: 528 },
    { id: 7, x: 2160, y: 680 },
    { id: 8, x: 2264, y: 440 },
    { id: 9, x: 2288, y: 216 },
    { id: 10, x: 2952, y: 376 },
    { id: 11, x: 3016, y: 764 },
    { id: 12, x: 3152, y: 760 },
  ],
  secrets: [{ id: 1, x: 2784, y: 696, w: 272, h: 112, name: '선장의 비밀 방' }],
  courses: [
    {
      id: 1,
      name: '갑판 장애물 달리기',
      start: { x: 1624, y: 632, w: 96, h: 112 },
      finish: { x: 2232, y: 152, w: 96, h: 112 },
    },
  ],
  portals: [
    {
      id: 51,
      look: 'arch',
      x: 80,
      y: GROUND - 144,
      w: 96,
      h: 144,
      toMapId: 1,
      toX: 2688,
      toY: 944,
      label: '산호 마을 광장',
    },
  ],
  npcs: [],
} as const satisfies MapDefinition;
