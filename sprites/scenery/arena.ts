import { nth } from './nth.ts';
import { ARENA_LIGHTS } from './arenaLights.ts';
import { SEA_DUSK } from './dusks.ts';
import { duskWater } from './duskWater.ts';
import { arena } from '#shared/content/maps/maps.ts';
import { fog, mix } from '../core/color.ts';
import { random } from '../core/random.ts';
import { star } from '../core/shapes.ts';
import { at, blur, ellipse, fill, line, linear, part, radial, svg } from '../core/svg.ts';
import { arenaTower, shipRib } from './arenaParts.ts';
import { banner, pennant } from './banner.ts';
import { crate } from './buildingSite.ts';
import { anemone, branchCoral, fanCoral, tubeSponge } from './corals.ts';
import { fish } from './fish.ts';
import { bunting } from './furniture.ts';
import { galleon } from './galleon.ts';
import { gateDoor } from './gateDoor.ts';
import { grandstand } from './grandstand.ts';
import { groundShell } from './groundShell.ts';
import { WATER } from './haze.ts';
import { hills } from './hills.ts';
import { kelp } from './kelp.ts';
import { shipLantern } from './shipLantern.ts';
import type { Scenery } from './layers.ts';
import { layerSize, WINDOW } from './layers.ts';
import { chest, telescope } from './lookout.ts';
import { furledSail, hangingSail, mast } from './mast.ts';
import { stand } from './perch.ts';
import { place } from './place.ts';
import { portalArch } from './portalArch.ts';
import { scoreBoard } from './scoreBoard.ts';
import { shellSeats } from './shellSeats.ts';
import { shipTerrain } from './shipTerrain.ts';
import { TIER_COLORS } from './shipWood.ts';
import { signPost } from './signPost.ts';
import { stall } from './stall.ts';
import { podium, trophy } from './trophy.ts';
import { wreck } from './wreck.ts';

const GROUND = arena.spawn.y;
const FOOT = WINDOW.height;
const SIGN = { x: 236, y: GROUND } as const;
const BOARD = { x: 1024, y: 1080 } as const;
const BOW = 1616;
const [BRONZE, SILVER, GOLD, AQUA, BLUE, ROSE] = TIER_COLORS;
/** The middle of each of the six doors. */
const GATES = [1840, 2008, 2288, 2456, 2624, 2792] as const;

const starfish = (size: number, color: string, turn: number) =>
  part(star(0, -2, size, size * 0.5, 5, turn), color, { outline: 1.7, shadow: [-0.8, -1.6] });

/** Evening under water: a bright surface, teal, and a violet floor. */
export function arenaSky(): string {
  const { width: w, height: h } = WINDOW;
  const depth = linear([
    [0, '#fff0d8'],
    [0.14, '#c4efe0'],
    [0.34, '#6fcfd8'],
    [0.56, '#4aa0d0'],
    [0.8, '#5679c2'],
    [1, '#6a62b0'],
  ]);
  const sun = radial([
    [0, '#fffdf0', 0.95],
    [0.35, '#fff6dc', 0.45],
    [1, '#ffffff', 0],
  ]);
  const ray = linear([
    [0, '#fffbe6', 0.55],
    [0.6, '#fff6dc', 0.14],
    [1, '#ffffff', 0],
  ]);
  const beams = [
    [0.2, 0.25, 0.06, 0.2],
    [0.3, 0.37, 0.24, 0.46],
    [0.42, 0.45, 0.5, 0.6],
    [0.5, 0.56, 0.66, 0.86],
    [0.62, 0.64, 0.92, 1],
  ].map(([a = 0, b = 0, c = 0, d = 0]) =>
    fill(svg`M${w * a} -10H${w * b}L${w * d} ${h * 0.84}H${w * c}Z`, ray.url),
  );
  const next = random(19);
  const glints = Array.from({ length: 22 }, () => {
    const length = 30 + next() * 80;
    return line(
      svg`M${next() * w} ${8 + next() * 50}q${length * 0.25} -6 ${length * 0.5} 0t${length * 0.5} 0`,
      '#ffffff',
      1.6 + next() * 2,
      0.3,
    );
  });
  return (
    depth.def +
    fill(svg`M0 0H${w}V${h}H0Z`, depth.url) +
    sun.def +
    ellipse(w * 0.4, -30, w * 0.44, h * 0.52, sun.url) +
    ray.def +
    blur(12, beams.join('')) +
    glints.join('')
  );
}

/** The great galleon on its hill, lit from within. */
function far(): string {
  const { width } = layerSize(arena, 'far');
  const school = (x: number, y: number, count: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<g opacity=".75">${place(x + i * 34, y + ((i * 31) % 44), fish(i % 2 ? '#c6f0f2' : '#aee4ee'), 0.8 - i * 0.05)}</g>`,
    ).join('');
  return (
    hills({
      width,
      crest: 400,
      foot: FOOT,
      color: '#7cc8e2',
      depth: '#5a70bd',
      seed: 5,
      swing: 70,
      step: 150,
    }) +
    `<g opacity=".8">${place(1500, 420, at('rotate(4)', galleon({ hull: '#78b6da', shade: '#64a3ce', trim: '#a4d8ea', sail: '#b3e2ee', sailShade: '#96cfe4' })), 0.46, true)}</g>` +
    place(
      150,
      402,
      at(
        'rotate(-3)',
        galleon({
          hull: '#80bddd',
          shade: '#6cabd2',
          trim: '#a4d8ea',
          sail: '#b3e2ee',
          sailShade: '#96cfe4',
        }),
      ),
      0.3,
    ) +
    hills({
      width,
      crest: 470,
      foot: FOOT,
      color: '#66b1d8',
      depth: '#5468b6',
      seed: 12,
      swing: 54,
      step: 170,
    }) +
    place(
      610,
      452,
      at(
        'rotate(-4)',
        galleon({
          hull: '#5b93c6',
          shade: '#4a7db6',
          trim: '#e9c9a4',
          sail: '#d5eef2',
          sailShade: '#a8d4e6',
        }),
      ),
      0.86,
    ) +
    school(900, 170, 5) +
    school(330, 120, 4) +
    school(1250, 210, 4) +
    hills({
      width,
      crest: 520,
      foot: FOOT,
      color: '#559fcb',
      depth: '#4c5dae',
      seed: 23,
      swing: 40,
      step: 120,
    })
  );
}

/** The bowl of the arena: stands full of sea folk, towers and strings of flags. */
function village(): string {
  const { width } = layerSize(arena, 'village');
  const rib = (x: number, h: number, flip: boolean) => place(x, 590, shipRib(h), 1, flip);
  const back = (x: number, w: number, color: string, seed: number) =>
    place(x, 490, grandstand({ w, tiers: 2, color, haze: 0.5, seed }), 0.72);
  const stand3 = (x: number, w: number, color: string, seed: number) =>
    place(x, 598, grandstand({ w, tiers: 3, color, haze: 0.26, seed }));
  const flags = (x: number, y: number, w: number, dy: number) =>
    `<g opacity=".7">${place(x, y, bunting(w, dy, 26))}</g>`;
  const corals = ['#ff9f8a', '#ffc46a', '#5fd0c0', '#ff9fc4', '#7fc4f5'] as const;
  const hedge = [1, 4, 5, 9, 13, 15].map((i) =>
    place(
      40 + i * 142 + ((i * 53) % 60),
      622,
      branchCoral(50 + ((i * 19) % 26), fog(corals[i % corals.length] ?? corals[0], 0.2), i + 3, {
        width: 1.6,
        ink: mix('#7a4a8a', WATER, 0.35),
      }),
    ),
  );
  return (
    hills({
      width,
      crest: 520,
      foot: FOOT,
      color: '#6fc0cf',
      depth: '#4d62b0',
      seed: 31,
      swing: 30,
      step: 170,
    }) +
    rib(780, 330, false) +
    rib(1172, 300, true) +
    back(380, 620, '#ffb27a', 4) +
    back(980, 560, '#ff9fb8', 9) +
    place(30, 596, arenaTower(280, BRONZE)) +
    place(640, 596, arenaTower(330, GOLD)) +
    place(1244, 596, arenaTower(330, AQUA)) +
    place(1846, 596, arenaTower(320, ROSE)) +
    place(2330, 596, arenaTower(280, BLUE)) +
    flags(30, 250, 610, -46) +
    flags(640, 204, 604, 0) +
    flags(1244, 204, 602, 12) +
    flags(1846, 216, 484, 36) +
    stand3(335, 540, '#f2836f', 3) +
    stand3(942, 540, '#4fb3c8', 8) +
    stand3(2110, 460, '#f28ab0', 17) +
    hedge.join('')
  );
}

/** Kelp, broken spars and lanterns between the stands and the promenade. */
function near(): string {
  const base = 640;
  const edge = { width: 1.8, ink: '#1f6a86' };
  const weed = (x: number, h: number, seed: number) => place(x, base, kelp(h + 24, '#37b3a0', seed, edge));
  const fan = (x: number, s: number, color: string, ink: string) =>
    place(x, base, fanCoral(s + 22, color, { width: 1.8, ink }));
  const tube = (x: number, s: number, color: string, ink: string) =>
    place(x, base, tubeSponge(s + 22, color, { width: 1.8, ink }));
  return (
    weed(20, 150, 11) +
    fan(150, 66, '#f08fb8', '#8a3f7a') +
    weed(300, 170, 12) +
    tube(430, 66, '#ffbf57', '#9a6420') +
    weed(620, 180, 14) +
    fan(690, 52, '#ffb04f', '#9a6420') +
    tube(860, 60, '#6fd3e6', '#2a6f9a') +
    weed(930, 150, 15) +
    weed(1130, 170, 16) +
    fan(1190, 62, '#ff8f7a', '#9a3f4a') +
    weed(1330, 150, 17) +
    tube(1420, 70, '#ffbf57', '#9a6420') +
    weed(2590, 190, 22) +
    fan(2660, 66, '#ffb04f', '#9a6420') +
    weed(2740, 150, 23)
  );
}

/** The stage with its board, and the ways up over it. */
function stage(): string {
  return (
    stand(BOARD.x, BOARD.y, scoreBoard()) +
    [744, 800, 1248, 1304]
      .map((x, i) =>
        place(
          x,
          950,
          line('M0 -4V132', '#57302a', 8) +
            line('M0 -4V132', '#c98d55', 4.6) +
            banner([ROSE, BLUE, AQUA, SILVER][i] ?? GOLD, 110),
        ),
      )
      .join('') +
    stand(770, 1080, tubeSponge(34, '#ffbf57')) +
    stand(1286, 1080, fanCoral(38, '#ff8f7a'))
  );
}

function ground(): string {
  const portal = nth(arena.portals, 0);
  const deck = 808;
  const behind =
    // masts stand behind the hull they grow from
    place(1736, 800, mast(300, 20, true)) +
    place(2336, 900, mast(700, 26)) +
    place(3000, 690, mast(350, 20)) +
    place(2336, 496, hangingSail(230, 190, GOLD), 1) +
    place(1736, 584, furledSail(176, '#fff0dc')) +
    place(3000, 432, hangingSail(180, 130, ROSE)) +
    place(2336, 200, line('M0 0V-76', '#57302a', 6) + place(0, -76, pennant(ROSE, 96))) +
    place(1480, GROUND, mast(330, 20, true)) +
    place(1480, 912, furledSail(160, '#fff0dc')) +
    place(BOW, GROUND, wreck());
  const garlands =
    place(1716, 918, bunting(330, 0, 18)) +
    place(2256, 918, bunting(390, 0, 20)) +
    place(2646, 918, bunting(390, 0, 20));
  const gates = GATES.map((x, i) => stand(x, GROUND, gateDoor(TIER_COLORS[i] ?? GOLD, i + 1))).join('');
  const hanging = [
    [1924, 980],
    [2148, 1000],
    [2372, 980],
    [2540, 980],
    [2708, 980],
    [2876, 980],
  ]
    .map(([x = 0, y = 0]) => place(x, y, shipLantern(16)))
    .join('');
  const market =
    stand(
      portal.x + portal.w / 2,
      GROUND,
      portalArch({ above: '#7fd4f7', below: '#ffeec2', pillars: '#ffb35a' }),
    ) +
    stand(SIGN.x, SIGN.y, signPost()) +
    stand(400, GROUND, stall('#f2836f')) +
    stand(516, GROUND, crate(40)) +
    stand(36, GROUND, branchCoral(64, '#ff9fb8', 12)) +
    stand(556, GROUND, anemone(18, '#ffb27a')) +
    stand(196, GROUND, groundShell(11, '#ffd0dc')) +
    stand(1540, GROUND, branchCoral(56, '#5fd8c4', 21)) +
    stand(1600, GROUND, groundShell(12, '#fff0c8')) +
    stand(2148, GROUND, podium(), 0.78) +
    stand(2148, GROUND - 38, trophy(GOLD), 0.78) +
    stand(2093, GROUND - 27, trophy(SILVER, '#4a5a8a'), 0.62) +
    stand(2203, GROUND - 19, trophy(BRONZE, '#7a3f2a'), 0.58) +
    stand(2924, GROUND, fanCoral(50, '#ff8f7a')) +
    stand(2984, GROUND, starfish(11, '#ffd34d', -70)) +
    stand(3060, GROUND, tubeSponge(56, '#ffbf57'));
  const stands =
    stand(584, 984, shellSeats([ROSE, GOLD, AQUA])) +
    stand(352, 896, shellSeats([BLUE, ROSE, GOLD, AQUA])) +
    stand(140, 800, shellSeats([AQUA, GOLD, ROSE])) +
    stand(56, 800, fanCoral(34, '#ff8f7a')) +
    stand(404, 704, shellSeats([ROSE, BLUE, GOLD])) +
    stand(304, 704, telescope(), 1, true) +
    stand(592, 752, branchCoral(38, '#ffd07a', 8)) +
    stand(880, 744, trophy(SILVER, '#4a5a8a')) +
    stand(1024, 744, trophy(GOLD), 1.36) +
    stand(1168, 744, trophy(BRONZE, '#7a3f2a')) +
    stand(1100, 640, anemone(16, '#ff9fd0')) +
    stand(964, 552, tubeSponge(32, '#6fd3e6')) +
    stand(520, 480, shellSeats([GOLD])) +
    stand(690, 480, chest()) +
    stand(196, 400, telescope(), 1, true) +
    stand(364, 400, fanCoral(34, '#ffb04f'));
  const hangings = [
    [516, 1006],
    [268, 918],
    [48, 822],
    [472, 726],
    [720, 774],
    [1096, 662],
    [832, 574],
    [500, 502],
    [716, 502],
    [180, 422],
  ]
    .map(([x = 0, y = 0]) => place(x, y, shipLantern(12), 0.86))
    .join('');
  const cargo =
    stand(1952, deck, crate(34)) +
    stand(2296, deck, starfish(10, '#ff8f7a', -70)) +
    stand(1776, 744, chest(), 0.9) +
    stand(2890, 680, branchCoral(36, '#5fd8c4', 5)) +
    stand(3064, 616, anemone(18, '#ff9fd0')) +
    stand(2930, deck, chest());
  return (
    behind + garlands + gates + stage() + shipTerrain(arena) + hanging + market + stands + hangings + cargo
  );
}

/** Dark weed frames both ends. */
function front(): string {
  const { width } = layerSize(arena, 'front');
  const dark = (x: number, h: number, seed: number) => place(x, 764, kelp(h, '#2a4f8f', seed, { width: 0 }));
  return `<g opacity=".8">${blur(3.4, dark(-4, 340, 5) + dark(width - 190, 310, 8))}</g>`;
}

export const arenaScenery: Scenery = {
  layers: {
    sky: arenaSky,
    duskSky: () => duskWater(WINDOW.width, WINDOW.height),
    far,
    village,
    near,
    ground,
    front,
  },
  dusk: SEA_DUSK,
  lights: ARENA_LIGHTS,
  signs: [
    { x: SIGN.x - 4, y: SIGN.y - 85, text: '배틀 경기장' },
    { x: BOARD.x, y: BOARD.y - 290, text: '코드 배틀 점수판' },
    { x: BOW + 160, y: GROUND - 301, text: '바다별호' },
  ],
};
