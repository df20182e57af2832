import type { MapDefinition } from './mapTypes.ts';

const GROUND = 944;

/** 산호 마을 광장: the village square where everyone arrives. */
export const plaza = {
  id: 1,
  key: 'plaza',
  name: '산호 마을 광장',
  width: 3200,
  height: 1080,
  spawn: { x: 480, y: GROUND },
  solids: [
    { x: 0, y: GROUND, w: 3200, h: 136 },
    // the fountain's two steps
    { x: 1344, y: 880, w: 576, h: 64 },
    { x: 1472, y: 816, w: 320, h: 64 },
    // the floating island that carries the star tower
    { x: 2112, y: 664, w: 320, h: 56 },
  ],
  platforms: [
    // from the dolphin up to the western lookout
    { x: 832, y: 836, w: 256 },
    { x: 1120, y: 736, w: 192 },
    { x: 832, y: 640, w: 256 },
    { x: 480, y: 552, w: 256 },
    { x: 80, y: 464, w: 320 },
    // from the fountain up to the star tower
    { x: 1312, y: 712, w: 192 },
    { x: 1536, y: 608, w: 192 },
    { x: 1808, y: 504, w: 192 },
    { x: 2144, y: 400, w: 256 },
    // from the steps onto the island
    { x: 1984, y: 768, w: 192 },
    // the postman's round
    { x: 2560, y: 840, w: 192 },
    { x: 2816, y: 744, w: 192 },
    { x: 2528, y: 648, w: 192 },
    { x: 2784, y: 552, w: 256 },
  ],
  walls: [
    { x: 0, y: 464, w: 80, h: 480 },
    { x: 2232, y: 408, w: 80, h: 256 },
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
      id: 1,
      look: 'arch',
      x: 3040,
      y: GROUND - 144,
      w: 96,
      h: 144,
      toMapId: 2,
      toX: 288,
      toY: GROUND,
      label: '해변',
    },
    {
      id: 13,
      look: 'arch',
      x: 100,
      y: GROUND - 144,
      w: 96,
      h: 144,
      toMapId: 3,
      toX: 320,
      toY: 1912,
      label: '다시마 숲',
    },
    {
      id: 15,
      look: 'door',
      x: 2764,
      y: GROUND - 112,
      w: 80,
      h: 112,
      toMapId: 5,
      toX: 288,
      toY: 1144,
      label: '침몰선 경기장',
    },
  ],
  npcs: [
    { npcId: 101, x: 760, y: GROUND, facing: -1 },
    { npcId: 103, x: 1292, y: GROUND, facing: -1 },
    { npcId: 105, x: 2480, y: GROUND, facing: -1 },
    { npcId: 107, x: 2610, y: GROUND, facing: -1 },
  ],
} as const satisfies MapDefinition;
