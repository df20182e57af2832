import { beach } from '#shared/content/maps/maps.ts';
import { random } from '../core/random.ts';
import { star } from '../core/shapes.ts';
import { ellipse, fill, line, linear, part, radial, svg } from '../core/svg.ts';
import { deckChair, rowBoat, sailBoat, surfboard } from './boats.ts';
import { barrier, crate, scaffold } from './buildingSite.ts';
import { caveMouth } from './caveMouth.ts';
import { cloud } from './cloud.ts';
import { anemone, branchCoral, fanCoral, tubeSponge } from './corals.ts';
import { AIR_DUSK } from './dusks.ts';
import { bunting, planter, pole } from './furniture.ts';
import { groundShell } from './groundShell.ts';
import type { House } from './houses.ts';
import { drawHouses, houseLights } from './houses.ts';
import { kelp } from './kelp.ts';
import type { Light, Scenery } from './layers.ts';
import { layerSize, WINDOW } from './layers.ts';
import { lighthouse, lighthouseLights } from './lighthouse.ts';
import { chest, telescope } from './lookout.ts';
import { nth } from './nth.ts';
import { palm } from './palm.ts';
import { perch, stand } from './perch.ts';
import { place } from './place.ts';
import { portalArch } from './portalArch.ts';
import { bucket, sandCastle } from './sandCastle.ts';
import { signPost } from './signPost.ts';
import { sunset } from './sunset.ts';
import { terrain } from './terrain.ts';
import { tidePool } from './tidePool.ts';
import { flag, hurdle, lifeBelt } from './trainingGround.ts';
import { umbrella } from './umbrella.ts';

const GROUND = beach.spawn.y;
const HORIZON = 400;
const LIGHTHOUSE = { x: 2690, height: 250 } as const;
/** The sun in the evening; by day it is above. */
const SUNSET = { x: 930, y: 366 } as const;
const SIGN = { x: 322, y: GROUND } as const;

const starfish = (size: number, color: string, turn: number) =>
  part(star(0, -2, size, size * 0.5, 5, turn), color, { outline: 1.7, shadow: [-0.8, -1.6] });

function sky(): string {
  const { width, height } = WINDOW;
  const air = linear([
    [0, '#5fc4f5'],
    [0.45, '#aee6fb'],
    [0.62, '#fff3d6'],
  ]);
  // white or cream only: a yellow glow on blue turns green
  const glow = radial([
    [0, '#ffffff', 0.95],
    [0.3, '#fffaf0', 0.6],
    [1, '#fff4e6', 0],
  ]);
  return (
    air.def +
    fill(svg`M0 0H${width}V${height}H0Z`, air.url) +
    glow.def +
    ellipse(980, 130, 190, 190, glow.url) +
    ellipse(980, 130, 44, 44, '#fffdf0')
  );
}

/** The sea to the horizon, islands, boats and clouds. */
function far(): string {
  const { width } = layerSize(beach, 'far');
  const next = random(29);
  const sea = linear([
    [0, '#4fc3ea'],
    [0.5, '#36a9dd'],
    [1, '#8fe6e0'],
  ]);
  const waves = Array.from({ length: 84 }, () => {
    const y = HORIZON + 8 + next() * 170;
    const length = 18 + next() * 40;
    const d = svg`M${next() * width} ${y}q${length * 0.25} -3 ${length * 0.5} 0t${length * 0.5} 0`;
    return line(d, '#ffffff', 1.6, 0.35 + (0.3 * (y - HORIZON)) / 180);
  });
  const island = (x: number, w: number, h: number, color: string) =>
    fill(svg`M${x} 404C${x + w * 0.25} ${404 - h} ${x + w * 0.65} ${404 - h * 1.1} ${x + w} 404Z`, color);
  return (
    place(210, 150, cloud(44, 0.95)) +
    place(560, 100, cloud(30, 0.85)) +
    place(800, 216, cloud(38, 0.8)) +
    place(1180, 250, cloud(34, 0.85)) +
    place(1420, 130, cloud(46, 0.9)) +
    place(1760, 220, cloud(32, 0.85)) +
    place(1960, 110, cloud(38, 0.9)) +
    island(-20, 320, 70, '#8fd3c0') +
    island(1040, 240, 44, '#b5e4d8') +
    island(1560, 420, 62, '#9adbc6') +
    sea.def +
    fill(svg`M0 ${HORIZON}H${width}V${WINDOW.height}H0Z`, sea.url) +
    waves.join('') +
    place(470, 452, sailBoat('#ff8f7d'), 0.62) +
    place(1330, 440, sailBoat('#ffd34d'), 0.5) +
    place(840, 424, sailBoat('#6fa4f5'), 0.34) +
    place(1830, 462, sailBoat('#5fd0b0'), 0.6)
  );
}

const HOUSES: readonly House[] = [
  ['conch', 270, 584, 96, '#ff8f7d', 0.1],
  ['scallop', 460, 588, 96, '#ffb04f', 0.08],
  ['snail', 690, 588, 84, '#5fd0b0', 0.08],
  ['scallop', 1010, 586, 92, '#ff86ac', 0.08],
  ['conch', 1330, 586, 88, '#ffc445', 0.1],
  ['snail', 1560, 588, 90, '#b98af0', 0.08],
  ['scallop', 1810, 586, 98, '#6fa4f5', 0.08],
  ['conch', 2060, 586, 98, '#ff86ac', 0.1],
];

/** The strip of sand behind the way, with the houses of the beach. */
function village(): string {
  const { width } = layerSize(beach, 'village');
  let shore = 'M-20 540';
  for (let x = -20; x < width + 40; x += 320) shore += svg`q80 ${x % 640 ? 24 : -26} 160 -2t160 2`;
  const sand = linear([
    [0, '#fff4d2'],
    [0.35, '#ffe9b4'],
    [1, '#f3cf8e'],
  ]);
  const dune = `${shore}V${WINDOW.height + 4}H-20Z`;
  return (
    sand.def +
    fill(dune, sand.url) +
    line(shore, '#bff3ee', 11, 0.75) +
    line(shore, '#ffffff', 5, 0.9) +
    drawHouses(HOUSES) +
    place(150, 586, palm(190)) +
    place(585, 592, umbrella('#ee6258')) +
    place(850, 590, palm(150)) +
    place(1140, 588, palm(210)) +
    place(1236, 592, umbrella('#4fa7e6')) +
    place(1440, 590, palm(164), 1, true) +
    place(1690, 592, umbrella('#35b98a')) +
    place(1950, 588, palm(196)) +
    place(2200, 590, palm(150), 1, true)
  );
}

/** Palms, boats and beach things close behind the way, with grass at their feet. */
function near(): string {
  const base = 622;
  const grass = (x: number, seed: number) =>
    place(x, base, kelp(112, '#7fd08a', seed, { width: 1.8, ink: '#3a7a52' }));
  return (
    grass(30, 3) +
    place(96, base, palm(250)) +
    grass(150, 4) +
    place(420, base, umbrella('#ffcf3f'), 1.5) +
    grass(560, 5) +
    place(700, base, palm(226), 1, true) +
    grass(760, 6) +
    place(1000, base, surfboard('#6fd3e6'), 1.3) +
    place(1050, base, surfboard('#ff9f43'), 1.16) +
    place(1220, base, palm(252), 1, true) +
    grass(1270, 7) +
    place(1420, base, umbrella('#f27f9f'), 1.5) +
    grass(1540, 8) +
    place(1640, base, palm(234)) +
    grass(1780, 9) +
    place(1900, base, umbrella('#4fa7e6'), 1.45) +
    place(2010, base, palm(260)) +
    grass(2060, 10) +
    place(2200, base, surfboard('#c79bf0'), 1.24) +
    grass(2330, 11) +
    place(2440, base, palm(244), 1, true) +
    grass(2520, 12)
  );
}

function ground(): string {
  const dune = nth(beach.solids, 1);
  const island = nth(beach.solids, 2);
  const lowStep = nth(beach.solids, 3);
  const highStep = nth(beach.solids, 4);
  const portal = nth(beach.portals, 0);
  const caveDoor = nth(beach.portals, 1);
  const behind =
    stand(LIGHTHOUSE.x, highStep.y, lighthouse(LIGHTHOUSE.height)) +
    stand(870, GROUND, scaffold(120, 120)) +
    stand(1120, dune.y, palm(170)) +
    stand(2470, lowStep.y, palm(150), 1, true) +
    stand(240, GROUND, branchCoral(64, '#ff9fb8', 12)) +
    stand(caveDoor.x + caveDoor.w / 2, GROUND, caveMouth('#8ff0e6'));
  const site =
    stand(870, GROUND, sandCastle(), 0.98) +
    stand(676, GROUND, crate(48)) +
    stand(630, GROUND, crate(38)) +
    place(678, GROUND - 53, crate(34)) +
    stand(968, GROUND, bucket()) +
    stand(548, GROUND, barrier());
  const pool =
    stand(1280, dune.y, tidePool()) +
    stand(1420, dune.y, anemone(20, '#ff9fd0')) +
    stand(1150, dune.y, fanCoral(36, '#ff8f7a')) +
    stand(1640, GROUND, lifeBelt()) +
    stand(1490, GROUND, deckChair('#4fa7e6'), 1.1) +
    stand(2230, GROUND, anemone(20, '#ffd07a'));
  const training =
    stand(2080, GROUND, pole(150)) +
    stand(2276, GROUND, pole(150)) +
    place(2080, GROUND - 156, bunting(196, 0, 12)) +
    stand(1840, GROUND, hurdle()) +
    stand(1950, GROUND, hurdle()) +
    stand(2030, GROUND, flag(104)) +
    stand(2040, GROUND, planter('#ffd07a'), 0.9);
  const shore =
    stand(
      portal.x + portal.w / 2,
      GROUND,
      portalArch({ above: '#7fe0ec', below: '#3a93d8', pillars: '#ffb27a' }),
    ) +
    stand(SIGN.x, SIGN.y, signPost()) +
    stand(36, GROUND, tubeSponge(48, '#ffbf57')) +
    stand(2500, lowStep.y, planter('#ff9fd0')) +
    stand(2600, highStep.y, branchCoral(44, '#ff8f7a', 21)) +
    stand(2840, highStep.y, fanCoral(40, '#ffb04f')) +
    stand(420, GROUND, groundShell(12, '#ffd0dc')) +
    stand(490, GROUND, groundShell(10, '#fff0c8')) +
    stand(1040, GROUND, starfish(11, '#ff8f7a', -80)) +
    stand(1740, GROUND, rowBoat('#ee6258')) +
    stand(1010, GROUND, groundShell(11, '#bfe3ff')) +
    stand(2110, GROUND, starfish(10, '#ffd34d', -60)) +
    stand(2240, GROUND, groundShell(12, '#ffd0dc'));
  const heights =
    perch(beach, 0, 40, groundShell(10, '#ffd0dc')) +
    perch(beach, 1, 50, fanCoral(34, '#ff8f7a')) +
    perch(beach, 1, 206, starfish(8, '#ffd34d', -70)) +
    perch(beach, 2, 146, branchCoral(38, '#ffd07a', 8)) +
    perch(beach, 3, 54, telescope(), 1, true) +
    perch(beach, 3, 166, chest()) +
    perch(beach, 4, 150, surfboard('#6fd3e6'), 0.7) +
    perch(beach, 5, 196, umbrella('#ff8f7a'), 0.86) +
    perch(beach, 5, 100, deckChair('#ffcf3f'), 0.86) +
    perch(beach, 6, 40, anemone(18, '#c79bf0')) +
    perch(beach, 7, 50, chest()) +
    perch(beach, 7, 214, telescope()) +
    perch(beach, 8, 150, groundShell(10, '#bfe3ff')) +
    perch(beach, 9, 46, tubeSponge(34, '#c79bf0')) +
    perch(beach, 10, 40, branchCoral(36, '#ff9fb8', 5)) +
    perch(beach, 11, 150, fanCoral(32, '#ffb04f')) +
    perch(beach, 12, 40, planter('#6fd3e6'), 0.8) +
    perch(beach, 13, 44, starfish(8, '#ff8f7a', -70)) +
    stand(island.x + 46, island.y, palm(120)) +
    stand(island.x + 268, island.y, fanCoral(38, '#ff8f7a')) +
    stand(island.x + 230, island.y, groundShell(9, '#ffd0dc'));
  return behind + terrain(beach) + site + pool + training + shore + heights;
}

/** Palm leaves hang into the picture at both ends. */
function front(): string {
  const { width } = layerSize(beach, 'front');
  const dark = (x: number, flip: boolean) => place(x, 560, palm(600), 1.25, flip);
  return `<g opacity=".92">${dark(-150, false) + dark(width + 150, true)}</g>`;
}

/** The last light of the sun on the waves; it lies on the sea, so it moves a little against the sky. */
const GLITTER = [
  [14, 250],
  [34, 190],
  [60, 150],
  [92, 110],
] as const;

const lights = (): Light[] => [
  ...GLITTER.map(([dy, radius], i): Light => ({
    layer: 'far',
    x: SUNSET.x + 40 + (i % 2 ? -16 : 12),
    y: HORIZON + dy,
    radius,
    color: '#ff9a86',
    strength: 0.6,
    flicker: 0.3,
    flat: 0.07,
  })),
  ...houseLights(HOUSES),
  ...lighthouseLights(LIGHTHOUSE.x, nth(beach.solids, 4).y, LIGHTHOUSE.height),
];

export const beachScenery: Scenery = {
  layers: {
    sky,
    duskSky: () => sunset(WINDOW.width, WINDOW.height, { ...SUNSET, horizon: HORIZON }),
    far,
    village,
    near,
    ground,
    front,
  },
  dusk: AIR_DUSK,
  lights: lights(),
  signs: [{ x: SIGN.x - 4, y: SIGN.y - 85, text: '등대 가는 길' }],
};
