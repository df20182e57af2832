import { nth } from './nth.ts';
import { cave as map } from '#shared/content/maps/maps.ts';
import { mix } from '../core/color.ts';
import { random } from '../core/random.ts';
import { at, blur, ellipse, fill, linear, radial, svg } from '../core/svg.ts';
import { CAVE_DAY, CAVE_NIGHT, caveAir } from './caveAir.ts';
import { CAVE_CRYSTALS, CAVE_LAMPS, CAVE_LIGHTS } from './caveLights.ts';
import { CAVE_EVENING } from './dusks.ts';
import { caveMouth } from './caveMouth.ts';
import { anemone, branchCoral } from './corals.ts';
import { crystalCluster, hangingCrystals, prism } from './crystals.ts';
import { groundShell } from './groundShell.ts';
import { hills } from './hills.ts';
import { ladder } from './ladder.ts';
import { lakeBack, lakeFront } from './lake.ts';
import type { Scenery } from './layers.ts';
import { layerSize, WINDOW } from './layers.ts';
import { chest, telescope } from './lookout.ts';
import { buffer, mineLamp, oreCrate, pickaxe, rails, trestle, tunnel } from './mine.ts';
import { perch, stand } from './perch.ts';
import { place } from './place.ts';
import { portalArch } from './portalArch.ts';
import { caveRoof, pillar, stalagmite } from './rock.ts';
import { signPost } from './signPost.ts';
import { SLATE } from './soils.ts';
import { terrain } from './terrain.ts';

const GROUND = map.spawn.y;
const FOOT = WINDOW.height;
const SIGN = { x: 256, y: GROUND } as const;
const WEST_BANK = nth(map.solids, 1);
const EAST_BANK = nth(map.solids, 2);
const ROOF = nth(map.solids, 3);
const FLOOR = nth(map.solids, 4);
/** Between the banks; its surface lies a little below them. */
const LAKE = {
  x: WEST_BANK.x + WEST_BANK.w,
  y: WEST_BANK.y + 26,
  w: EAST_BANK.x - WEST_BANK.x - WEST_BANK.w,
  h: GROUND - WEST_BANK.y - 26,
} as const;

const TEAL = '#5fe6da';
const ROSE = '#ff8fc4';
const VIOLET = '#a88bff';
const PLAIN = { width: 0 } as const;

/** A colour seen through `depth` (0–1) of blue water. */
const deep = (color: string, depth: number) => mix(color, '#5f9fd8', depth * 0.72);

/** The heart of the cave, far behind: a hill of giant crystals in the light that falls through the roof. */
function crystalHeart(): string {
  const halo = radial([
    [0, '#f4fffb', 0.95],
    [0.4, '#b4fbee', 0.5],
    [1, '#8fe6f0', 0],
  ]);
  const shaft = linear([
    [0, '#f4fffb', 0.75],
    [0.7, '#d8fff4', 0.22],
    [1, '#d8fff4', 0],
  ]);
  const spires: readonly (readonly [x: number, h: number, w: number, turn: number, color: string])[] = [
    [-150, 150, 50, -30, '#9fb6ff'],
    [158, 170, 54, 30, '#9fb6ff'],
    [-104, 236, 64, -19, '#ffb0dc'],
    [110, 250, 66, 18, '#b8a6ff'],
    [-52, 320, 74, -9, '#8ff0e6'],
    [62, 306, 70, 9, '#ffb8e0'],
    [0, 404, 92, 0, '#a6fbee'],
    [-86, 130, 46, -24, '#c6b6ff'],
    [84, 120, 44, 22, '#8ff0e6'],
    [28, 170, 46, 6, '#d8fff6'],
  ];
  const hill = 'M-300 40C-230 -10 -180 -34 -110 -40Q0 -60 120 -38C190 -30 240 -6 300 40Z';
  return (
    halo.def +
    ellipse(0, -200, 420, 360, halo.url) +
    shaft.def +
    blur(
      9,
      fill('M-60 -640H70L190 20H-190Z', shaft.url) + fill('M-170 -640H-130L-190 0H-290Z', shaft.url, 0.6),
    ) +
    spires
      .map(([x, h, w, turn, color]) => place(x, -24, at(svg`rotate(${turn})`, prism(h, w, color, PLAIN))))
      .join('') +
    fill(hill, '#6fb4dc') +
    [-180, -128, 140, 196]
      .map((x, i) => place(x, -12, crystalCluster(50, i % 2 ? '#ffb8e0' : '#a6fbee', i + 2, PLAIN)))
      .join('')
  );
}

function far(): string {
  const { width, height } = layerSize(map, 'far');
  const top = FOOT - height;
  const lake = linear([
    [0, '#bffcf0'],
    [0.3, '#7fe2e4'],
    [1, '#4fb0cf'],
  ]);
  const next = random(77);
  const glints = Array.from({ length: 60 }, () => {
    const y = 520 + next() * 80;
    return ellipse(next() * width, y, 8 + next() * 26, 1.4 + next() * 1.2, '#ffffff', 0.25 + next() * 0.3);
  });
  return (
    hills({
      width,
      crest: 430,
      foot: FOOT,
      color: '#5a97d2',
      seed: 6,
      swing: 130,
      step: 170,
      depth: '#4a9fca',
    }) +
    [240, 1120, 1500, 1890]
      .map((x, i) => place(x, 560, pillar(690, 120 + (i % 2) * 40, '#5688cb', i + 3, PLAIN)))
      .join('') +
    place(700, 540, crystalHeart()) +
    place(1330, 540, crystalCluster(130, '#c6b6ff', 7, PLAIN)) +
    place(1720, 540, crystalCluster(160, '#8ff0e6', 8, PLAIN)) +
    place(60, 540, crystalCluster(120, '#ffb8e0', 9, PLAIN)) +
    lake.def +
    fill(svg`M0 516H${width}V${FOOT}H0Z`, lake.url) +
    ellipse(700, 540, 240, 22, '#e8fffa', 0.6) +
    glints.join('') +
    caveRoof({ width, top, depth: 66, spike: 150, color: '#4673bb', dark: '#2b3f8e', seed: 4, step: 120 }) +
    [180, 420, 1010, 1240, 1640, 1960]
      .map((x, i) =>
        place(
          x,
          top + 74,
          hangingCrystals(54 + (i % 3) * 16, [TEAL, ROSE, VIOLET][i % 3] ?? TEAL, i + 4, PLAIN),
        ),
      )
      .map((drawing) => `<g opacity=".75">${drawing}</g>`)
      .join('')
  );
}

/** The old mine: tunnels with light in them, bridges from pillar to pillar, lamps. */
function village(): string {
  const { width, height } = layerSize(map, 'village');
  const top = FOOT - height;
  const ink = deep('#262a5c', 0.45);
  const contour = { width: 1.5, ink };
  const rock = deep('#6a76ba', 0.34);
  const pillars = [150, 560, 980, 1480, 1890, 2290];
  const on = (i: number) => pillars[i] ?? 0;
  const wood = deep('#b5825a', 0.3);
  const bridge = (x: number, toX: number, y: number) =>
    place(x, y, trestle(toX - x, 74, 96, { width: 1.4, ink }, wood)) +
    fill(svg`M${x} ${y - 5}H${toX}V${y + 3}H${x}Z`, deep('#aeb9dc', 0.2));
  const lamp = (x: number, y: number) =>
    ellipse(x, y, 40, 40, '#ffdf8a', 0.2) +
    ellipse(x, y, 20, 20, '#ffdf8a', 0.34) +
    ellipse(x, y, 6, 7.4, '#fff3c0');
  const gem = (x: number, y: number, s: number, color: string, seed: number) =>
    place(x, y, crystalCluster(s, deep(color, 0.16), seed, contour));
  return (
    bridge(on(0), on(1), 300) +
    bridge(on(2), on(3), 214) +
    bridge(on(3), on(4), 352) +
    bridge(on(4), on(5), 180) +
    bridge(on(1), on(2), -60) +
    pillars
      .map((x, i) => place(x, 620, pillar(height + 40, 150 + ((i * 31) % 50), rock, i + 13, contour)))
      .join('') +
    [on(0), on(1), on(3), on(4)]
      .map((x, i) =>
        place(x, [300, 300, 352, 180][i] ?? 300, tunnel(84, wood, '#2b3a82', '#ffd07a', contour)),
      )
      .join('') +
    place(on(2), 214, tunnel(84, wood, '#2b3a82', '#7ff5e6', contour)) +
    lamp(on(0) + 150, 330) +
    lamp(on(1) - 110, 330) +
    lamp(on(2) + 170, 246) +
    lamp(on(3) - 140, 246) +
    lamp(on(3) + 180, 384) +
    lamp(on(4) + 180, 212) +
    hills({
      width,
      crest: 556,
      foot: FOOT,
      color: deep('#6a76ba', 0.3),
      seed: 31,
      swing: 40,
      step: 160,
      depth: '#3f7fc0',
    }) +
    place(360, 566, tunnel(116, wood, '#2b3a82', '#ffd07a', contour)) +
    place(1230, 570, tunnel(124, wood, '#2b3a82', '#ff9fd0', contour)) +
    place(2090, 568, tunnel(116, wood, '#2b3a82', '#ffd07a', contour)) +
    gem(60, 592, 92, TEAL, 3) +
    gem(250, 590, 70, ROSE, 4) +
    gem(480, 596, 96, VIOLET, 5) +
    gem(740, 590, 120, TEAL, 6) +
    gem(850, 596, 74, ROSE, 7) +
    gem(1090, 594, 86, VIOLET, 8) +
    gem(1370, 592, 104, TEAL, 9) +
    gem(1600, 592, 120, ROSE, 10) +
    gem(1720, 598, 70, TEAL, 11) +
    gem(1980, 592, 96, VIOLET, 12) +
    gem(2210, 592, 110, TEAL, 13) +
    gem(on(0) + 60, 300, 40, ROSE, 14) +
    gem(on(3) + 54, 352, 44, TEAL, 15) +
    caveRoof({
      width,
      top,
      depth: 60,
      spike: 170,
      color: deep('#5562ac', 0.22),
      dark: '#27307a',
      seed: 9,
      step: 170,
    }) +
    [330, 760, 1240, 1690, 2100]
      .map((x, i) =>
        place(
          x,
          top + 60,
          hangingCrystals(
            76 + (i % 2) * 22,
            deep([ROSE, TEAL, VIOLET][i % 3] ?? ROSE, 0.16),
            i + 21,
            contour,
          ),
        ),
      )
      .join('')
  );
}

/** Stones and crystals close behind the way. */
function near(): string {
  const { width, height } = layerSize(map, 'near');
  const top = FOOT - height;
  const base = 626;
  const rock = '#5f6bb2';
  const gem = (x: number, s: number, color: string, seed: number) =>
    place(x, base, crystalCluster(s, color, seed));
  const stone = (x: number, h: number, seed: number) => place(x, base, stalagmite(h, rock, seed));
  const weed = (x: number, s: number, color: string, seed: number) =>
    place(x, base, branchCoral(s, color, seed, { width: 1.8, ink: '#2c3470' }));
  return (
    place(520, base, pillar(height + 60, 130, rock, 31)) +
    place(2420, base, pillar(height + 60, 140, rock, 33)) +
    stone(40, 190, 1) +
    gem(120, 110, TEAL, 1) +
    stone(226, 120, 2) +
    weed(330, 96, '#ff9fd0', 31) +
    stone(410, 150, 3) +
    gem(620, 124, ROSE, 2) +
    stone(704, 170, 4) +
    weed(820, 90, '#7fe6f0', 12) +
    stone(930, 140, 5) +
    gem(1030, 130, VIOLET, 3) +
    stone(1140, 110, 6) +
    gem(1330, 104, TEAL, 4) +
    weed(1440, 86, '#c6a6ff', 40) +
    stone(1540, 130, 7) +
    gem(1690, 128, ROSE, 5) +
    stone(1790, 180, 8) +
    weed(1900, 96, '#7fe6f0', 9) +
    gem(2040, 120, TEAL, 6) +
    stone(2150, 150, 9) +
    weed(2260, 90, '#ff9fd0', 21) +
    gem(2540, 132, VIOLET, 7) +
    stone(2640, 160, 10) +
    gem(2750, 110, ROSE, 8) +
    caveRoof({ width, top, depth: 56, spike: 190, color: '#4f5ba6', dark: '#1f2768', seed: 15, step: 210 }) +
    [300, 900, 1480, 1960, 2600]
      .map((x, i) =>
        place(x, top + 54, hangingCrystals(110 + (i % 2) * 30, [TEAL, VIOLET, ROSE][i % 3] ?? TEAL, i + 31)),
      )
      .join('')
  );
}

/** The hidden chamber between its roof and its floor. */
function chamber(): string {
  const y = ROOF.y + ROOF.h;
  const h = FLOOR.y - y;
  const glow = radial([
    [0, '#ffd0ee', 0.9],
    [0.5, '#d08ae8', 0.4],
    [1, '#d08ae8', 0],
  ]);
  return at(
    svg`translate(${ROOF.x} ${y})`,
    fill(svg`M6 -6H${ROOF.w}V${h + 6}H6Z`, '#2c2f74') +
      glow.def +
      ellipse(300, h * 0.6, 250, h * 0.8, glow.url) +
      [80, 190, 370, 440]
        .map((x, i) =>
          place(x, -4, hangingCrystals(38 + (i % 2) * 16, [TEAL, ROSE, VIOLET][i % 3] ?? TEAL, i + 51)),
        )
        .join('') +
      place(220, h + 2, chest()),
  );
}

function ground(): string {
  const arch = nth(map.portals, 0);
  const door = nth(map.portals, 1);
  const rail = (index: number) => perch(map, index, 0, rails(map.platforms[index]?.w ?? 0));
  const legs = (index: number, h: number, gap: number) => {
    const { x, y, w } = map.platforms[index] ?? { x: 0, y: 0, w: 0 };
    return place(x, y + 30, trestle(w, h, gap, { width: 1.6, ink: '#3a3468' }, '#a8795e'));
  };
  const gems = CAVE_CRYSTALS.map(({ x, y, s, color, seed }) =>
    stand(x, y, crystalCluster(s, color, seed)),
  ).join('');
  const drops = map.platforms
    .flatMap(({ x, y, w }, i) =>
      [i % 2 ? 0.3 : 0.72].map((share, side) =>
        place(
          x + w * share,
          y + 36,
          hangingCrystals(
            20 + ((i * 13 + side * 7) % 14),
            [TEAL, ROSE, VIOLET][(i + side) % 3] ?? TEAL,
            i * 2 + side,
            { width: 1.6, isLit: false },
          ),
        ),
      ),
    )
    .join('');
  const behind =
    chamber() +
    lakeBack(LAKE) +
    legs(1, 300, 224) +
    legs(7, 86, 104) +
    legs(12, 390, 176) +
    drops +
    CAVE_LAMPS.map(({ x, y, drop, color }) => place(x, y, mineLamp(drop, color))).join('') +
    stand(door.x + door.w / 2, GROUND, caveMouth('#b4f28a'));
  const ladders = map.ladders
    .map((box) => ladder(box, { rail: '#d8a882', rung: '#e9c8a0', ink: '#4a2f3a', leaf: TEAL }))
    .join('');
  const tracks = rail(1) + rail(7) + rail(12);
  const west =
    stand(
      arch.x + arch.w / 2,
      GROUND,
      portalArch({ above: '#7fe0ec', below: '#ffeec2', pillars: '#b4c2f6' }),
    ) +
    stand(SIGN.x, SIGN.y, signPost()) +
    stand(476, GROUND, pickaxe()) +
    stand(850, WEST_BANK.y, oreCrate(place(0, -20, crystalCluster(40, ROSE, 61, { isLit: false })))) +
    stand(900, WEST_BANK.y, oreCrate(place(0, -20, crystalCluster(36, TEAL, 62, { isLit: false })))) +
    stand(800, WEST_BANK.y, pickaxe()) +
    stand(1180, GROUND, anemone(20, '#ff9fd0')) +
    stand(1250, GROUND, groundShell(12, '#fff0c8')) +
    stand(1560, GROUND, anemone(22, '#8ff0e6')) +
    stand(1800, GROUND, groundShell(10, '#ffd0dc'));
  const east =
    stand(2300, EAST_BANK.y, oreCrate(place(0, -20, crystalCluster(40, VIOLET, 63, { isLit: false })))) +
    stand(2352, EAST_BANK.y, pickaxe(), 1, true) +
    stand(2690, GROUND, anemone(20, '#c6a6ff')) +
    stand(2780, GROUND, oreCrate(place(0, -20, crystalCluster(38, TEAL, 64, { isLit: false })))) +
    stand(3060, GROUND, groundShell(11, '#ffd0dc'));
  const heights =
    perch(map, 1, 640, buffer()) +
    perch(map, 2, 300, oreCrate(place(0, -20, crystalCluster(36, ROSE, 65, { isLit: false })))) +
    perch(map, 2, 360, pickaxe()) +
    perch(map, 3, 40, anemone(16, '#8ff0e6')) +
    perch(map, 5, 60, chest(), 0.86) +
    perch(map, 6, 46, telescope()) +
    perch(map, 7, 40, buffer(), 1, true) +
    perch(map, 7, 520, oreCrate(place(0, -20, crystalCluster(38, TEAL, 66, { isLit: false })))) +
    perch(map, 8, 60, pickaxe()) +
    perch(map, 10, 40, anemone(18, '#ff9fd0')) +
    perch(map, 11, 50, pickaxe()) +
    perch(map, 12, 60, buffer(), 1, true) +
    perch(map, 13, 40, anemone(16, '#c6a6ff')) +
    perch(map, 16, 110, groundShell(9, '#bfe3ff'));
  return behind + terrain(map, SLATE) + tracks + ladders + gems + west + east + heights;
}

/** The lake in front of a wading avatar, and the stones that hide the chamber. */
function cover(): string {
  const y = ROOF.y + ROOF.h;
  return (
    lakeFront(LAKE) +
    place(2752, y - 6, hangingCrystals(96, TEAL, 71)) +
    place(2826, y - 8, hangingCrystals(118, VIOLET, 72)) +
    place(2896, y - 6, hangingCrystals(92, ROSE, 73)) +
    stand(2780, FLOOR.y, crystalCluster(84, ROSE, 74)) +
    stand(2856, FLOOR.y, crystalCluster(70, TEAL, 75))
  );
}

/** Dark stones and crystals at the edges of the picture. */
function front(): string {
  const { width, height } = layerSize(map, 'front');
  const dark = '#1d2566';
  const top = FOOT - height;
  return `<g opacity=".86">${blur(
    3.2,
    place(-26, 790, stalagmite(270, dark, 3, PLAIN)) +
      place(width + 22, 790, stalagmite(330, dark, 7, PLAIN)) +
      place(width - 90, 790, stalagmite(170, dark, 9, PLAIN)),
  )}${caveRoof({ width, top, depth: 14, spike: 110, color: '#232c74', dark: '#161c52', seed: 23, step: 260 })}</g>`;
}

export const caveScenery: Scenery = {
  layers: {
    sky: () => caveAir(WINDOW.width, WINDOW.height, CAVE_DAY),
    duskSky: () => caveAir(WINDOW.width, WINDOW.height, CAVE_NIGHT),
    far,
    village,
    near,
    ground,
    cover,
    front,
  },
  dusk: CAVE_EVENING,
  lights: CAVE_LIGHTS,
  signs: [{ x: SIGN.x - 4, y: SIGN.y - 85, text: '수정 광산' }],
  packing: {
    far: { detail: 0.45, quality: 66 },
    village: { detail: 0.5, quality: 66 },
    near: { detail: 0.55, quality: 66 },
    ground: { detail: 0.95, quality: 54 },
    cover: { quality: 60 },
    front: { detail: 0.3, quality: 60 },
  },
};
