import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { fog, mix } from '../core/color.ts';
import { star } from '../core/shapes.ts';
import { blur, part } from '../core/svg.ts';
import { bookStand } from './bookStand.ts';
import { castle, castleLights } from './castle.ts';
import { anemone, branchCoral, fanCoral, tubeSponge } from './corals.ts';
import { SEA_DUSK } from './dusks.ts';
import { duskWater } from './duskWater.ts';
import { fish } from './fish.ts';
import { fountainBack, fountainFront } from '../codeObjects/fountain.ts';
import { bench, bunting, noticeBoard, planter, pole } from './furniture.ts';
import { groundShell } from './groundShell.ts';
import { WATER } from './haze.ts';
import { hills } from './hills.ts';
import type { House } from './houses.ts';
import { drawHouses, houseLights } from './houses.ts';
import { kelp } from './kelp.ts';
import { lamp } from './lamp.ts';
import type { Light, Scenery } from './layers.ts';
import { layerSize, WINDOW } from './layers.ts';
import { lampLights } from './lights.ts';
import { chest, telescope } from './lookout.ts';
import { nth } from './nth.ts';
import { perch, stand } from './perch.ts';
import { place } from './place.ts';
import { portalArch } from './portalArch.ts';
import { parcel, postBox } from './postOffice.ts';
import { signPost } from './signPost.ts';
import { terrain } from './terrain.ts';
import { water } from './water.ts';
import { wreckDoor } from './wreckDoor.ts';

const GROUND = FIRST_MAP.spawn.y;
const SIGN = { x: 288, y: GROUND } as const;
/** The middle of the door to the arena. */
const ARENA_DOOR = 2804;
const FOOT = WINDOW.height;
const LAMPS = [464, 2150, 2916] as const;

const starfish = (size: number, color: string, turn: number) =>
  part(star(0, -2, size, size * 0.5, 5, turn), color, { outline: 1.7, shadow: [-0.8, -1.6] });

/** Two rows, the further one first. */
const HOUSES: readonly House[] = [
  ['conch', 332, 520, 74, '#ffb59a', 0.5],
  ['snail', 520, 526, 62, '#e6b0f0', 0.52],
  ['scallop', 770, 524, 64, '#ffa8c0', 0.52],
  ['scallop', 966, 524, 70, '#ffc37a', 0.5],
  ['conch', 1286, 522, 78, '#ffd08a', 0.5],
  ['snail', 1500, 526, 66, '#9fd8f5', 0.52],
  ['scallop', 1700, 524, 68, '#d8b0f5', 0.5],
  ['conch', 1890, 520, 72, '#ffb0c4', 0.52],
  ['scallop', 2096, 526, 66, '#ffc37a', 0.5],
  ['snail', 2270, 524, 62, '#a8e6cf', 0.52],
  ['snail', 60, 574, 96, '#b98af0', 0.26],
  ['conch', 196, 566, 104, '#ff8f7d', 0.26],
  ['scallop', 420, 572, 104, '#ffb04f', 0.24],
  ['snail', 650, 574, 78, '#5fd0b0', 0.26],
  ['scallop', 838, 570, 98, '#ff86ac', 0.24],
  ['conch', 1120, 566, 104, '#ffc445', 0.26],
  ['snail', 1240, 574, 92, '#6fa4f5', 0.26],
  ['scallop', 1424, 572, 106, '#ff8f7d', 0.24],
  ['conch', 1610, 566, 98, '#b98af0', 0.26],
  ['snail', 1790, 574, 88, '#ffb04f', 0.26],
  ['scallop', 1980, 571, 100, '#5fd0b0', 0.24],
  ['conch', 2176, 566, 104, '#ff86ac', 0.26],
  ['snail', 2326, 574, 90, '#6fa4f5', 0.26],
];

const CASTLES = [
  [640, 470, 132, '#86cdec'],
  [1330, 476, 84, '#8fd3ee'],
  [1800, 470, 108, '#86cdec'],
] as const;

function far(): string {
  const { width } = layerSize(FIRST_MAP, 'far');
  const school = ['#b8ecf5', '#b8ecf5', '#c9f2f6', '#b8ecf5', '#c9f2f6'].map(
    (color, i) =>
      `<g opacity=".8">${place(210 + i * 38, 180 + ((i * 29) % 40), fish(color), 0.85 - i * 0.06)}</g>`,
  );
  const weeds = Array.from({ length: 18 }, (_, i) =>
    place(50 + i * 116, 540, kelp(80 + ((i * 53) % 70), '#7fd0e4', i + 2, { width: 0 })),
  );
  return (
    hills({ width, crest: 420, foot: FOOT, color: '#8fdcf0', seed: 3, swing: 80, step: 130 }) +
    CASTLES.map(([x, y, size, roof]) => place(x, y, castle(size, '#a8e3f4', roof))).join('') +
    school.join('') +
    place(1180, 210, school.slice(0, 3).join(''), 0.8) +
    hills({ width, crest: 480, foot: FOOT, color: '#79cdea', seed: 8, swing: 60, step: 110 }) +
    weeds.join('')
  );
}

function village(): string {
  const { width } = layerSize(FIRST_MAP, 'village');
  const corals = ['#ff8fa8', '#ffb070', '#b98af5', '#ff8a7a', '#ff9fd0'] as const;
  const hedge = Array.from({ length: 13 }, (_, i) => {
    const color = fog(corals[i % corals.length] ?? corals[0], 0.3);
    const x = 300 + i * 165 + ((i * 61) % 70);
    return place(
      x,
      586,
      branchCoral(60 + ((i * 17) % 24), color, i + 4, { width: 1.5, ink: mix('#7a4a8a', WATER, 0.4) }),
    );
  });
  return (
    hills({ width, crest: 560, foot: FOOT, color: '#a5e0cf', seed: 21, swing: 36, step: 150 }) +
    drawHouses(HOUSES) +
    hedge.join('')
  );
}

/** Thickets between the village and the way; every one different, with open stretches between. */
function near(): string {
  const base = 624;
  const green = { width: 1.8, ink: '#2a7a86' };
  const weed = (x: number, h: number, seed: number) => place(x, base, kelp(h + 24, '#46c79a', seed, green));
  const pink = (x: number, s: number) =>
    place(x, base, fanCoral(s + 22, '#f08fd0', { width: 1.8, ink: '#8a3f7a' }));
  const amber = (x: number, s: number) =>
    place(x, base, fanCoral(s + 22, '#ffb04f', { width: 1.8, ink: '#9a6420' }));
  const yellow = (x: number, s: number) =>
    place(x, base, tubeSponge(s + 22, '#ffbf57', { width: 1.8, ink: '#9a6420' }));
  const lilac = (x: number, s: number) =>
    place(x, base, tubeSponge(s + 22, '#c79bf0', { width: 1.8, ink: '#6a4a9a' }));
  const red = (x: number, s: number, seed: number) =>
    place(x, base, branchCoral(s + 22, '#ff8f7a', seed, { width: 1.8, ink: '#9a3f4a' }));
  return (
    weed(14, 150, 11) +
    lilac(284, 56) +
    yellow(512, 72) +
    weed(566, 170, 12) +
    weed(604, 130, 13) +
    pink(700, 60) +
    weed(736, 180, 14) +
    amber(790, 44) +
    weed(1010, 140, 15) +
    red(1170, 84, 31) +
    weed(1262, 160, 16) +
    lilac(1360, 64) +
    pink(1446, 48) +
    weed(1500, 180, 17) +
    red(1620, 70, 12) +
    yellow(1730, 60) +
    weed(1786, 150, 18) +
    amber(1880, 56) +
    weed(1960, 190, 19) +
    weed(2000, 130, 20) +
    lilac(2080, 72) +
    red(2200, 90, 40) +
    pink(2300, 62) +
    weed(2350, 170, 21) +
    yellow(2470, 66) +
    weed(2560, 150, 22) +
    amber(2640, 48) +
    red(2720, 76, 9) +
    weed(2790, 180, 23)
  );
}

function ground(): string {
  const step = nth(FIRST_MAP.solids, 1).y;
  const island = nth(FIRST_MAP.solids, 3);
  const portal = nth(FIRST_MAP.portals, 0);
  const forestGate = nth(FIRST_MAP.portals, 1);
  const behind =
    stand(1408, step, pole(112)) +
    stand(1856, step, pole(112)) +
    place(1408, step - 116, bunting(448, 0, 22)) +
    stand(1290, GROUND, branchCoral(84, '#ff9fb8', 77)) +
    stand(1962, GROUND, fanCoral(66, '#ffb04f')) +
    stand(2690, GROUND, branchCoral(80, '#ffd07a', 15), 0.8) +
    stand(218, GROUND, tubeSponge(48, '#c79bf0'));
  const square =
    stand(SIGN.x, SIGN.y, signPost()) +
    LAMPS.map((x) => stand(x, GROUND, lamp())).join('') +
    stand(416, GROUND, noticeBoard()) +
    stand(880, GROUND, planter('#ff9fd0')) +
    stand(1172, GROUND, bookStand(), 0.92) +
    // Its jets are played by programs: the game draws over this.
    stand(1632, nth(FIRST_MAP.solids, 2).y, fountainBack() + fountainFront()) +
    stand(1428, step, planter('#ffd07a')) +
    stand(1836, step, planter('#c79bf0')) +
    stand(2060, GROUND, bench()) +
    stand(2400, GROUND, postBox()) +
    stand(2340, GROUND, parcel(46, 34)) +
    stand(2304, GROUND, parcel(30, 24, '#4fa7e6')) +
    place(2340, GROUND - 38, parcel(30, 22, '#35b98a')) +
    stand(ARENA_DOOR, GROUND, wreckDoor()) +
    stand(
      portal.x + portal.w / 2,
      GROUND,
      portalArch({ above: '#7fd4f7', below: '#ffeec2', pillars: '#ff9fb0' }),
    ) +
    stand(
      forestGate.x + forestGate.w / 2,
      GROUND,
      portalArch({ above: '#e2f7a0', below: '#3fa88f', pillars: '#8ed37a' }),
    );
  const growth =
    stand(1270, GROUND, anemone(16, '#ffb27a')) +
    stand(970, GROUND, tubeSponge(40, '#ffbf57')) +
    stand(1022, GROUND, anemone(18, '#ff9fd0')) +
    stand(2232, GROUND, branchCoral(54, '#ff8f7a', 21)) +
    stand(2620, GROUND, anemone(22, '#c79bf0')) +
    stand(2990, GROUND, fanCoral(40, '#f08fd0')) +
    stand(3176, GROUND, tubeSponge(54, '#ffbf57')) +
    stand(520, GROUND, groundShell(12, '#ffd0dc')) +
    stand(234, GROUND, groundShell(10, '#fff0c8')) +
    stand(1316, GROUND, starfish(10, '#ffd34d', -70)) +
    stand(832, GROUND, starfish(11, '#ff8f7a', -80)) +
    stand(1960, GROUND, groundShell(11, '#bfe3ff')) +
    stand(2540, GROUND, groundShell(12, '#ffd0dc')) +
    stand(2664, GROUND, starfish(10, '#ff8f7a', -60));
  const heights =
    perch(FIRST_MAP, 0, 36, fanCoral(34, '#ff8f7a')) +
    perch(FIRST_MAP, 0, 214, branchCoral(40, '#ffd07a', 15)) +
    perch(FIRST_MAP, 1, 150, anemone(16, '#c79bf0')) +
    perch(FIRST_MAP, 2, 40, tubeSponge(34, '#c79bf0')) +
    perch(FIRST_MAP, 2, 206, groundShell(10, '#ffd0dc')) +
    perch(FIRST_MAP, 3, 210, fanCoral(32, '#f08fd0')) +
    perch(FIRST_MAP, 3, 40, starfish(8, '#ffd34d', -70)) +
    perch(FIRST_MAP, 4, 60, telescope(), 1, true) +
    perch(FIRST_MAP, 4, 250, chest()) +
    perch(FIRST_MAP, 4, 162, planter('#ff9fd0'), 0.8) +
    perch(FIRST_MAP, 5, 40, branchCoral(38, '#ff9fb8', 8)) +
    perch(FIRST_MAP, 6, 158, tubeSponge(32, '#ffbf57')) +
    perch(FIRST_MAP, 7, 44, anemone(18, '#ff9fd0')) +
    perch(FIRST_MAP, 7, 150, groundShell(9, '#bfe3ff')) +
    perch(FIRST_MAP, 8, 54, telescope(), 1, true) +
    perch(FIRST_MAP, 8, 206, chest()) +
    perch(FIRST_MAP, 9, 30, groundShell(10, '#fff0c8')) +
    perch(FIRST_MAP, 10, 40, fanCoral(32, '#ffb04f')) +
    perch(FIRST_MAP, 11, 150, branchCoral(42, '#ff8f7a', 33)) +
    perch(FIRST_MAP, 12, 40, tubeSponge(34, '#c79bf0')) +
    perch(FIRST_MAP, 13, 60, planter('#ffd07a'), 0.8) +
    perch(FIRST_MAP, 13, 200, lamp()) +
    stand(island.x + 44, island.y, anemone(20, '#ff9fd0')) +
    stand(island.x + 264, island.y, fanCoral(40, '#ff8f7a')) +
    stand(island.x + 226, island.y, groundShell(9, '#bfe3ff'));
  return behind + terrain(FIRST_MAP) + square + growth + heights;
}

/** The dark kelp that frames both ends of the map; bubbles and fish are alive and belong to the game. */
function front(): string {
  const { width } = layerSize(FIRST_MAP, 'front');
  const dark = (x: number, h: number, seed: number) => place(x, 760, kelp(h, '#1f6f9a', seed, { width: 0 }));
  return `<g opacity=".8">${blur(3.4, dark(-6, 330, 5) + dark(width - 186, 300, 8))}</g>`;
}

const lights = (): Light[] => {
  const lookout = nth(FIRST_MAP.platforms, 13);
  return [
    ...CASTLES.flatMap(([x, y, size]) => castleLights(x, y, size)),
    ...houseLights(HOUSES),
    ...LAMPS.flatMap((x) => lampLights(x, GROUND)),
    ...lampLights(lookout.x + 200, lookout.y),
  ];
};

export const plazaScenery: Scenery = {
  layers: {
    sky: () => water(WINDOW.width, WINDOW.height),
    duskSky: () => duskWater(WINDOW.width, WINDOW.height),
    far,
    village,
    near,
    ground,
    front,
  },
  dusk: SEA_DUSK,
  lights: lights(),
  signs: [{ x: SIGN.x - 4, y: SIGN.y - 85, text: '코딩 광장' }],
};
