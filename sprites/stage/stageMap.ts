import { STAGE_MAP, STAGE_ROAD } from '#shared/content/stageRoad.ts';
import { light, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';
import { castle } from '../scenery/castle.ts';
import { caveMouth } from '../scenery/caveMouth.ts';
import { cloud } from '../scenery/cloud.ts';
import { conchTower } from '../scenery/conchTower.ts';
import { anemone, branchCoral, fanCoral, tubeSponge } from '../scenery/corals.ts';
import { crystalCluster } from '../scenery/crystals.ts';
import { fish } from '../scenery/fish.ts';
import { groundShell } from '../scenery/groundShell.ts';
import { hills } from '../scenery/hills.ts';
import { kelp } from '../scenery/kelp.ts';
import { lamp } from '../scenery/lamp.ts';
import { lighthouse } from '../scenery/lighthouse.ts';
import { palm } from '../scenery/palm.ts';
import { place } from '../scenery/place.ts';
import { sandCastle } from '../scenery/sandCastle.ts';
import { scallopHouse } from '../scenery/scallopHouse.ts';
import { snailHouse } from '../scenery/snailHouse.ts';
import { glowCap, stumpHouse } from '../scenery/stumpHouse.ts';
import { umbrella } from '../scenery/umbrella.ts';
import { water } from '../scenery/water.ts';

const { width: W, height: H } = STAGE_MAP;

interface Mound {
  readonly crest: readonly Point[];
  readonly color: string;
  readonly moss: string;
  readonly contour: string;
  /** Colour of the stones in it. */
  readonly stones: string;
  readonly seed: number;
}

/** A rise of the sea floor under its moss. */
function mound({ crest, color, moss, contour, stones, seed }: Mound): string {
  const [first, last] = [crest[0], crest.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a mound needs a crest');
  const top = smooth(crest, false, 1);
  const next = random(seed);
  const [from, to] = [first[0], last[0]];
  const high = Math.min(...crest.map(([, y]) => y));
  const pebbles = Array.from({ length: 46 }, () => {
    const [x, y, size] = [from + next() * (to - from), high + 30 + next() * (H - high), 4 + next() * 9];
    return ellipse(x, y, size * 1.7, size, stones, 0.32);
  }).join('');
  const stroke = (colorOf: string, width: number, dy: number, more = '') =>
    `<path d="${top}" fill="none" stroke="${colorOf}" stroke-width="${width}" stroke-linecap="round" transform="translate(0 ${dy})" ${more}/>`;
  return part(svg`${top}L${last[0]} 800L${first[0]} 800Z`, color, {
    outline: 2.4,
    ink: contour,
    shadow: null,
    top: light(color, 0.5),
    inside:
      pebbles +
      [64, 122, 184]
        .map((dy) => stroke(shade(color, 1.6), 3, dy, 'stroke-dasharray="120 26 60 40" opacity=".38"'))
        .join('') +
      stroke(moss, 26, 0) +
      stroke(shade(moss), 2.4, 13, 'stroke-dasharray="16 9"') +
      stroke(light(moss, 1), 5, 4, 'opacity=".8"'),
  });
}

/** The air above the water, at the top right. */
function surface(): string {
  const sky = linear([
    [0, '#8fd8fb'],
    [1, '#fff3d6'],
  ]);
  return (
    sky.def +
    fill('M640 -10C700 40 790 66 880 90T1000 88T1120 92T1300 86V-10Z', sky.url) +
    place(860, 44, cloud(26, 0.9)) +
    place(1010, 30, cloud(20, 0.8)) +
    line('M640 -10C700 40 790 66 880 90T1000 88T1120 92T1300 86', '#ffffff', 5, 0.85) +
    line('M700 60C760 84 820 92 880 104T1000 102T1120 106T1300 100', '#ffffff', 2.4, 0.5)
  );
}

const weed = (x: number, y: number, h: number, seed: number, color = '#46b76a') =>
  place(x, y, kelp(h, color, seed, { width: 1.8, ink: '#2a6a4a' }));

function beach(): string {
  return (
    mound({
      crest: [
        [880, 440],
        [924, 340],
        [972, 254],
        [1036, 206],
        [1130, 192],
        [1230, 204],
        [1330, 190],
      ],
      color: '#eec583',
      moss: '#f8e6b4',
      contour: '#8a5a3a',
      stones: '#c48a5c',
      seed: 7,
    }) +
    place(1044, 208, lighthouse(150), 0.62) +
    place(1244, 206, palm(100), 0.86) +
    place(1186, 200, umbrella('#ff8f7d'), 0.66) +
    place(1128, 200, sandCastle(), 0.5)
  );
}

function cave(): string {
  return (
    mound({
      crest: [
        [700, 560],
        [742, 410],
        [800, 322],
        [872, 292],
        [950, 318],
        [1040, 352],
        [1130, 344],
        [1220, 372],
        [1330, 350],
      ],
      color: '#8f7fc4',
      moss: '#a996e6',
      contour: '#4a3a86',
      stones: '#6a59a8',
      seed: 11,
    }) +
    place(876, 300, crystalCluster(64, '#b98af0', 3, {})) +
    place(1244, 372, crystalCluster(72, '#6ff0e0', 5, {})) +
    place(1004, 344, crystalCluster(36, '#ff9fd8', 7, {})) +
    place(1130, 430, caveMouth('#9ff5ea'), 0.66)
  );
}

function forest(): string {
  return (
    weed(420, 440, 250, 4) +
    weed(480, 430, 300, 6, '#5fc46a') +
    weed(560, 420, 280, 9) +
    weed(640, 440, 260, 12, '#5fc46a') +
    weed(700, 470, 220, 15) +
    mound({
      crest: [
        [330, 640],
        [380, 500],
        [440, 424],
        [530, 396],
        [620, 410],
        [690, 462],
        [742, 560],
        [790, 680],
      ],
      color: '#a97a4a',
      moss: '#7cc95a',
      contour: '#5a3d22',
      stones: '#7a5030',
      seed: 5,
    }) +
    place(596, 404, stumpHouse(), 0.62) +
    place(430, 434, glowCap(34, '#ffb35a')) +
    place(456, 426, glowCap(24, '#ff8f7a'))
  );
}

function village(): string {
  return (
    mound({
      crest: [
        [-40, 520],
        [40, 500],
        [130, 486],
        [230, 500],
        [330, 548],
        [420, 600],
        [520, 628],
        [640, 636],
        [760, 628],
        [880, 606],
        [1000, 596],
        [1130, 604],
        [1330, 590],
      ],
      color: '#f0c98a',
      moss: '#4fd0a0',
      contour: '#6b4230',
      stones: '#c48a5c',
      seed: 3,
    }) +
    place(92, 496, scallopHouse(118, '#ff86ac', 0.08)) +
    place(226, 500, conchTower(104, '#ff8f7d', 0.1)) +
    place(20, 506, snailHouse(70, '#b98af0', 0.12)) +
    place(316, 542, branchCoral(70, '#ff8f7a', 21)) +
    place(262, 516, fanCoral(40, '#ffb04f')) +
    place(172, 494, lamp(), 0.8)
  );
}

/** The foreground, in front of the mounds. */
function foreground(): string {
  return (
    place(1222, 600, branchCoral(66, '#ff9fb8', 77)) +
    place(1262, 598, tubeSponge(54, '#c79bf0')) +
    place(20, 716, kelp(150, '#3fb08e', 5)) +
    place(1120, 606, anemone(20, '#ffb27a')) +
    place(404, 590, branchCoral(44, '#ffb070', 5)) +
    place(690, 590, tubeSponge(34, '#ffbf57')) +
    place(520, 642, anemone(18, '#c79bf0')) +
    place(930, 520, crystalCluster(44, '#8fd4ff', 4, {})) +
    place(790, 480, crystalCluster(34, '#ff9fd8', 2, {})) +
    place(1076, 596, crystalCluster(38, '#b98af0', 8, {})) +
    weed(386, 640, 120, 31) +
    weed(776, 650, 130, 22) +
    place(1010, 700, groundShell(12, '#bfe3ff')) +
    place(116, 690, groundShell(11, '#fff0c8'))
  );
}

function road(): string {
  const { start, curves } = STAGE_ROAD;
  const d = `M${start.join(' ')}${curves.map((curve) => `C${curve.join(' ')}`).join('')}`;
  const stroke = (color: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
  return (
    stroke('#123f5c', 40, 'stroke-opacity=".25" transform="translate(0 5)"') +
    stroke('#8a5a3a', 38) +
    stroke('#ffe9b8', 32) +
    `<path d="${d}" fill="none" stroke="#f3cf8c" stroke-width="32" stroke-dasharray="2 22" opacity=".55"/>` +
    stroke('#fffaf0', 4, 'stroke-dasharray="1 14"')
  );
}

const FISH = [
  [120, 250, '#ffd34d', 1.1],
  [160, 276, '#ff9f43', 0.9],
  [96, 290, '#ffd34d', 0.8],
  [350, 300, '#ff86ac', 1],
  [800, 210, '#ffd34d', 0.9],
] as const;
const BUBBLES = [
  [60, 380, 12],
  [84, 350, 6],
  [330, 400, 8],
  [770, 300, 8],
  [786, 276, 5],
  [640, 250, 9],
  [1000, 540, 6],
] as const;

/** The place of all stages, from the village at the lower left up to the surface at the upper right. */
export function stageMap(): string {
  return (
    water(W, H) +
    hills({ width: W, foot: H, crest: 330, color: '#8fdcf0', seed: 3, swing: 80, step: 150 }) +
    place(520, 330, castle(96, '#a8e3f4', '#86cdec')) +
    hills({ width: W, foot: H, crest: 430, color: '#74cbea', seed: 8, swing: 70, step: 130 }) +
    surface() +
    beach() +
    cave() +
    forest() +
    village() +
    foreground() +
    road() +
    FISH.map(([x, y, color, size]) => place(x, y, fish(color), size)).join('') +
    BUBBLES.map(([x, y, r]) => bubble(x, y, r)).join('')
  );
}
