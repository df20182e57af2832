import type { MapDefinition } from './mapTypes.ts';

const GROUND = 944;

/** 해변: sand castles, tide pools and the lighthouse. */
export const beach = {
  id: 2,
  key: 'beach',
  name: '해변',
  width: 2880,
  height: 1080,
  spawn: { x: 288, y: GROUND },
  solids: [
    { x: 0, y: GROUND, w: 2880, h: 136 },
    // the dune by the tide pool
    { x: 1088, y: 880, w: 384, h: 64 },
    // the floating island above the training ground
    { x: 1792, y: 632, w: 320, h: 56 },
    // the steps of the lighthouse hill
    { x: 2432, y: 880, w: 448, h: 64 },
    { x: 2560, y: 816, w: 320, h: 64 },
  ],
  platforms: [
    // over the building site
    { x: 448, y: 840, w: 192 },
    { x: 672, y: 740, w: 256 },
    { x: 416, y: 640, w: 192 },
    { x: 128, y: 552, w: 224 },
    // along the sea to the star tower
    { x: 992, y: 668, w: 192 },
    { x: 1248, y: 576, w: 256 },
    { x: 1552, y: 480, w: 192 },
    { x: 1824, y: 384, w: 256 },
    // from the training ground to the island
    { x: 1856, y: 840, w: 192 },
    { x: 1600, y: 736, w: 192 },
    // up the lighthouse
    { x: 2432, y: 712, w: 192 },
    { x: 2208, y: 616, w: 192 },
    { x: 2432, y: 520, w: 192 },
    { x: 2608, y: 424, w: 192 },
  ],
  walls: [
    { x: 1912, y: 392, w: 80, h: 240 },
    { x: 2800, y: 424, w: 80, h: 392 },
  ],
  ladders: [],
  slopes: [],
  movers: [],
  currents: [],
  shells: [],
  secrets: [],
  courses: [],
  portals: [
    {
      id: 2,
      look: 'arch',
      x: 80,
      y: GROUND - 144,
      w: 96,
      h: 144,
      toMapId: 1,
      toX: 2944,
      toY: GROUND,
      label: '산호 마을 광장',
    },
    {
      id: 26,
      look: 'door',
      x: 2650,
      y: 816 - 104,
      w: 80,
      h: 104,
      toMapId: 6,
      toX: 1296,
      toY: 1784,
      label: '등대 하늘섬',
    },
  ],
  npcs: [
    { npcId: 102, x: 760, y: GROUND, facing: 1 },
    { npcId: 104, x: 1560, y: GROUND, facing: -1 },
    { npcId: 106, x: 2176, y: GROUND, facing: -1 },
  ],
} as const satisfies MapDefinition;
