import { AIR_DUSK } from './dusks.ts';
import { skyDusk } from './skyDusk.ts';
import { SKY_LIGHTS } from './skyLights.ts';
import { sky } from '#shared/content/maps/maps.ts';
import { random } from '../core/random.ts';
import { star } from '../core/shapes.ts';
import { blur, ellipse, fill, line, linear, part, radial, ring, svg } from '../core/svg.ts';
import { airBalloon } from './airBalloon.ts';
import { beaconTower } from './beaconTower.ts';
import { conchTower } from './conchTower.ts';
import { farIsle } from './farIsle.ts';
import { bench, bunting, planter, pole } from './furniture.ts';
import { groundShell } from './groundShell.ts';
import { lamp } from './lamp.ts';
import type { Scenery } from './layers.ts';
import { layerSize, WINDOW } from './layers.ts';
import { chest, telescope } from './lookout.ts';
import { perch, stand } from './perch.ts';
import { place } from './place.ts';
import type { CloudTones } from './puff.ts';
import { cloudBank } from './puff.ts';
import { roundTree } from './roundTree.ts';
import { scallopHouse } from './scallopHouse.ts';
import { signPost } from './signPost.ts';
import { skyTerrain } from './skyTerrain.ts';
import { snailHouse } from './snailHouse.ts';
import { whaleCloud } from './whaleCloud.ts';
import { windmill } from './windmill.ts';

const CLOUDS = 1912;
const FOOT = sky.spawn.y;
const TOWER = { x: 1408, gallery: 512 } as const;
const SIGN = { x: 1196, y: FOOT } as const;
const LIT = { lit: '#fff7f4', shade: '#e3d8f4' } as const;
const ROSY = { lit: '#ffeeea', shade: '#e8cfe8' } as const;
const BLUE = { lit: '#f0f4ff', shade: '#c9d3f6' } as const;

/** Early morning above the clouds. */
function air(): string {
  const { width: w, height: h } = WINDOW;
  const dawn = linear([
    [0, '#7f9cf0'],
    [0.3, '#a5c4fb'],
    [0.54, '#d3e4fd'],
    [0.7, '#fbe6ee'],
    [0.84, '#ffdccb'],
    [1, '#ffeccf'],
  ]);
  const glow = radial([
    [0, '#ffffff', 0.98],
    [0.25, '#fffaf0', 0.7],
    [1, '#fff4ea', 0],
  ]);
  const next = random(31);
  const stars = Array.from({ length: 34 }, () => {
    const [x, y] = [next() * w, next() * h * 0.34];
    return fill(star(x, y, 2.4 + next() * 2.6, 0.9, 4), '#ffffff', 0.75 - (y / h) * 1.4);
  });
  const streak = (x: number, y: number, length: number) =>
    fill(
      svg`M${x} ${y}q${length * 0.3} -9 ${length * 0.6} -3t${length * 0.4} -1q${-length * 0.3} 10 ${-length * 0.6} 7t${-length * 0.4} -3Z`,
      '#ffffff',
      0.5,
    );
  return (
    dawn.def +
    fill(svg`M0 0H${w}V${h}H0Z`, dawn.url) +
    stars.join('') +
    glow.def +
    ellipse(330, 470, 330, 300, glow.url) +
    ellipse(330, 470, 62, 62, '#fffdf4') +
    streak(80, 190, 300) +
    streak(560, 130, 380) +
    streak(900, 260, 320) +
    streak(340, 320, 240)
  );
}

/** Bands of light from red to violet, open below. */
function rainbow(x: number, y: number, r: number): string {
  return ['#ff9fa8', '#ffc49a', '#fff0a8', '#b4efc0', '#a8d4ff', '#d0b8ff']
    .map((color, i) => ring(x, y, r - i * 13, r - i * 13, color, 13.6, 0.42))
    .join('');
}

/** The whale of cloud under a rainbow, distant islands, and a sea of clouds to the horizon. */
function far(): string {
  const { width } = layerSize(sky, 'far');
  const sea = (y: number, h: number, tones: CloudTones, seed: number, step: number) => {
    let drawing = '';
    for (let x = -40, i = 0; x < width + 200; x += step, i++)
      drawing += place(
        x,
        y + ((i * 37) % 24),
        cloudBank(step * 1.6, h * (0.6 + ((i * 53) % 40) / 60), seed + i, tones),
      );
    return drawing;
  };
  return (
    rainbow(1180, 560, 470) +
    place(800, 300, farIsle(170, 0.62, 3)) +
    place(1580, 200, farIsle(230, 0.62, 5, true)) +
    place(1580, 190, conchTower(60, '#ffc48a', 0.62)) +
    place(60, 90, cloudBank(320, 60, 4, BLUE)) +
    place(960, 90, cloudBank(260, 50, 8, BLUE)) +
    place(1880, 60, cloudBank(360, 70, 12, BLUE)) +
    place(430, 262, whaleCloud(), 0.66) +
    place(1800, 430, farIsle(170, 0.55, 9)) +
    place(1130, 452, farIsle(150, 0.55, 11, true)) +
    sea(560, 90, BLUE, 20, 270) +
    fill(svg`M-10 566H${width + 10}V724H-10Z`, '#dfe2fa') +
    sea(626, 80, ROSY, 50, 290) +
    fill(svg`M-10 632H${width + 10}V724H-10Z`, '#f2dcee')
  );
}

/** Islands with houses, mills and balloons in the middle distance, at every height of the climb. */
function village(): string {
  const { width } = layerSize(sky, 'village');
  const home = (
    x: number,
    y: number,
    w: number,
    haze: number,
    seed: number,
    houses: string,
    hasFall = false,
  ) => place(x, y, farIsle(w, haze, seed, hasFall)) + place(x, y - 4, houses);
  const tree = (x: number, h: number, color: string, seed: number) =>
    place(x, 0, roundTree({ h, color, fruit: '#fff0f4', seed, haze: 0.4 }));
  let seaOfClouds = '';
  for (let x = -40, i = 0; x < width + 200; x += 330, i++)
    seaOfClouds += place(x, 640 + ((i * 41) % 26), cloudBank(540, 70 + ((i * 29) % 40), 70 + i, LIT));
  return (
    // low
    home(
      250,
      470,
      340,
      0.3,
      2,
      place(-96, 0, scallopHouse(70, '#ff9f8a', 0.3)) +
        tree(-20, 90, '#7fcf8a', 1) +
        place(74, 0, snailHouse(58, '#b9a0f0', 0.3)),
      true,
    ) +
    home(
      980,
      520,
      300,
      0.3,
      6,
      place(-70, 0, windmill('#ff9fb0', 0.32)) +
        tree(40, 96, '#8fd67a', 4) +
        place(104, 0, scallopHouse(44, '#ffc46a', 0.32)),
    ) +
    home(
      1730,
      470,
      380,
      0.3,
      8,
      place(-110, 0, conchTower(74, '#ffb45f', 0.3)) +
        tree(-30, 84, '#7fcf8a', 2) +
        place(80, 0, scallopHouse(72, '#6fb4f5', 0.3)) +
        tree(156, 80, '#f0a0b8', 3),
      true,
    ) +
    place(560, 330, cloudBank(330, 60, 90, LIT)) +
    place(700, 250, airBalloon('#ff8f7d', 0.26)) +
    place(1450, 400, airBalloon('#ffc94f', 0.3), 0.8) +
    // halfway
    home(
      180,
      60,
      260,
      0.34,
      13,
      tree(-60, 92, '#f0a0b8', 5) + place(40, 0, snailHouse(62, '#5fd0b0', 0.34)),
    ) +
    home(
      1010,
      130,
      230,
      0.36,
      17,
      place(10, 0, scallopHouse(62, '#ff9fc4', 0.36)) + tree(-72, 76, '#8fd67a', 6),
      true,
    ) +
    home(1900, 90, 300, 0.34, 19, place(-60, 0, windmill('#6fb4f5', 0.34)) + tree(60, 90, '#7fcf8a', 7)) +
    place(560, -20, cloudBank(380, 66, 98, LIT)) +
    place(2080, -120, cloudBank(300, 60, 104, LIT)) +
    place(1640, 40, airBalloon('#5fd0b0', 0.3), 0.9) +
    // high
    home(
      420,
      -190,
      240,
      0.4,
      23,
      place(-30, 0, conchTower(58, '#ff9fb0', 0.4)) + tree(56, 76, '#8fd67a', 8),
      true,
    ) +
    home(
      1330,
      -300,
      220,
      0.42,
      27,
      place(0, 0, snailHouse(54, '#ffc46a', 0.42)) + tree(72, 66, '#f0a0b8', 9),
    ) +
    home(
      1830,
      -220,
      210,
      0.42,
      29,
      tree(-40, 80, '#7fcf8a', 10) + place(44, 0, scallopHouse(46, '#b9a0f0', 0.42)),
    ) +
    place(820, -270, airBalloon('#ff9fc4', 0.34), 0.9) +
    place(160, -330, cloudBank(340, 60, 110, BLUE)) +
    place(980, -400, cloudBank(420, 60, 112, BLUE)) +
    place(2000, -380, cloudBank(340, 60, 114, BLUE)) +
    seaOfClouds
  );
}

/** Clouds that drift close behind the islands. */
function near(): string {
  const { width } = layerSize(sky, 'near');
  const bank = (x: number, y: number, w: number, h: number, seed: number) =>
    place(x, y, cloudBank(w, h, seed, LIT));
  let low = '';
  for (let x = -60, i = 0; x < width + 260; x += 420, i++)
    low += bank(x, 640, 560, 64 + ((i * 37) % 44), 130 + i);
  return (
    low +
    bank(90, 330, 300, 46, 160) +
    bank(1560, 250, 340, 50, 162) +
    bank(2220, 20, 330, 50, 166) +
    bank(160, -170, 320, 50, 168) +
    bank(2000, -330, 320, 46, 172) +
    bank(560, -420, 300, 46, 174) +
    bank(1500, -560, 320, 48, 176) +
    bank(80, -640, 360, 60, 178) +
    bank(2140, -720, 320, 46, 180) +
    bank(900, -760, 300, 44, 182)
  );
}

/** A flower like a star that glows a little, 56 high. */
function starFlower(color: string, h = 46): string {
  const glow = radial([
    [0, '#fffbe0', 0.8],
    [1, '#fff3b0', 0],
  ]);
  return (
    glow.def +
    ellipse(0, -h, 34, 34, glow.url) +
    line(svg`M0 2Q-6 ${-h * 0.5} 0 ${-h}`, '#2d6b52', 5) +
    line(svg`M0 2Q-6 ${-h * 0.5} 0 ${-h}`, '#5fc98a', 2.6) +
    part(svg`M-2 ${-h * 0.3}q-16 -8 -20 4q10 8 20 -4Z`, '#7fdc8a', {
      outline: 1.4,
      ink: '#2d6b52',
      shadow: [0, -1.4],
    }) +
    part(star(0, -h, 16, 8.4, 5, -84), color, { outline: 1.8, shadow: [-1, -2.4] }) +
    ellipse(0, -h, 4, 4, '#fffdf0')
  );
}

/** A crescent to sit on, hidden in the garden of stars; 90 wide. */
function moonSeat(): string {
  return (
    part(
      'M-30 -84C-58 -50 -44 -6 0 2C34 6 56 -14 60 -42C44 -22 16 -18 -4 -34C-20 -46 -28 -64 -30 -84Z',
      '#ffe27a',
      {
        outline: 2,
        ink: '#9a5f14',
        shadow: [-3, -5],
        gloss: 'M-34 -66C-42 -44 -36 -22 -20 -10C-28 -26 -34 -44 -34 -66Z',
      },
    ) +
    ellipse(-8, -20, 2.4, 3, '#9a5f14') +
    line('M-24 -26q4 5 9 3', '#9a5f14', 2)
  );
}

function ground(): string {
  const tower = place(TOWER.x, FOOT, beaconTower(FOOT - TOWER.gallery));
  const foot =
    stand(SIGN.x, SIGN.y, signPost()) + stand(1560, FOOT, lamp()) + stand(1624, FOOT, planter('#ff9fd0'));
  const clouds =
    stand(120, CLOUDS, roundTree({ h: 170, color: '#f4a8bc', fruit: '#fff4f8', seed: 1 })) +
    stand(250, CLOUDS, bench()) +
    stand(350, CLOUDS, lamp()) +
    stand(470, CLOUDS, starFlower('#ffcf57')) +
    stand(820, CLOUDS, starFlower('#ff9fc4')) +
    stand(866, CLOUDS, starFlower('#8fd0ff', 36)) +
    stand(1010, CLOUDS, groundShell(11, '#ffd0dc')) +
    stand(1940, CLOUDS, pole(118)) +
    stand(2260, CLOUDS, pole(118)) +
    place(1940, CLOUDS - 120, bunting(320, 0, 20)) +
    stand(2020, CLOUDS, starFlower('#ffcf57')) +
    stand(2180, CLOUDS, starFlower('#b8e27a', 38)) +
    stand(2340, CLOUDS, roundTree({ h: 150, color: '#8fd67a', fruit: '#ffb45f', seed: 4 })) +
    stand(2440, CLOUDS, lamp());
  const heights =
    perch(sky, 4, 40, planter('#ffd07a'), 0.8) +
    perch(sky, 5, 200, roundTree({ h: 150, color: '#f4a8bc', fruit: '#fff4f8', seed: 2 })) +
    perch(sky, 5, 36, groundShell(10, '#ffd0dc')) +
    perch(sky, 6, 216, windmill('#ff8672'), 1) +
    perch(sky, 6, 44, roundTree({ h: 96, color: '#8fd67a', fruit: '#ffb45f', seed: 6 })) +
    perch(sky, 7, 180, roundTree({ h: 124, color: '#8fd67a', fruit: '#ff9fb0', seed: 3 })) +
    perch(sky, 7, 60, starFlower('#ffcf57', 38)) +
    perch(sky, 10, 90, snailHouse(64, '#6fb4f5', 0)) +
    perch(sky, 10, 216, planter('#ff9fd0')) +
    perch(sky, 12, 150, starFlower('#ff9fc4', 38)) +
    perch(sky, 13, 60, scallopHouse(60, '#ff9f8a', 0)) +
    perch(sky, 13, 190, roundTree({ h: 116, color: '#f4a8bc', fruit: '#fff4f8', seed: 7 })) +
    perch(sky, 14, 190, roundTree({ h: 140, color: '#8fd67a', fruit: '#ffb45f', seed: 8 })) +
    perch(sky, 14, 120, groundShell(10, '#bfe3ff')) +
    perch(sky, 17, 168, conchTower(70, '#ffb45f', 0)) +
    perch(sky, 17, 24, planter('#8fd0ff'), 0.8) +
    perch(sky, 18, 150, telescope()) +
    perch(sky, 18, 214, chest());
  const hill =
    stand(2356, 1280, roundTree({ h: 150, color: '#8fd67a', fruit: '#ff9fb0', seed: 9 })) +
    stand(2260, 1280, starFlower('#ffcf57', 38)) +
    stand(2040, 1344, lamp());
  const galleries =
    perch(sky, 0, 40, telescope(), 1, true) +
    perch(sky, 0, 344, planter('#ff9fd0'), 0.8) +
    perch(sky, 1, 36, planter('#ffd07a'), 0.8) +
    perch(sky, 2, 30, telescope(), 1, true) +
    perch(sky, 2, 320, chest());
  const garden =
    [56, 92, 132, 214, 252, 316]
      .map((dx, i) =>
        perch(
          sky,
          15,
          dx,
          starFlower(
            ['#ffcf57', '#ff9fc4', '#8fd0ff', '#ffcf57', '#b8e27a', '#ff9fc4'][i] ?? '#ffcf57',
            34 + ((i * 17) % 24),
          ),
        ),
      )
      .join('') +
    perch(sky, 15, 172, moonSeat(), 0.9) +
    perch(sky, 15, 286, chest());
  const terrain = skyTerrain(sky, {
    floors: [
      'gallery',
      'gallery',
      'gallery',
      'puff',
      'isle',
      'isle',
      'isle',
      'isle',
      'puff',
      'puff',
      'isle',
      'puff',
      'puff',
      'isle',
      'isle',
      'isle',
      'puff',
      'isle',
      'isle',
      'puff',
    ],
    vine: 3,
  });
  return tower + terrain + foot + clouds + heights + hill + galleries + garden;
}

/** Wisps of cloud close to the eye at both ends. */
function front(): string {
  const { width } = layerSize(sky, 'front');
  const wisp = (x: number) => place(x, 790, cloudBank(560, 120, 5, LIT));
  return `<g opacity=".75">${blur(6, wisp(-60) + wisp(width + 60))}</g>`;
}

export const skyScenery: Scenery = {
  layers: { sky: air, duskSky: skyDusk, far, village, near, ground, front },
  dusk: AIR_DUSK,
  lights: SKY_LIGHTS,
  signs: [{ x: SIGN.x - 4, y: SIGN.y - 85, text: '등대 꼭대기' }],
};
