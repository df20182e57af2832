import type { Point } from '../core/svg.ts';
import { clip, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';
import { anemone, branchCoral, fanCoral } from '../scenery/corals.ts';
import { fish } from '../scenery/fish.ts';
import { hills } from '../scenery/hills.ts';
import { kelp } from '../scenery/kelp.ts';
import { place } from '../scenery/place.ts';
import { ground } from '../scenery/terrain.ts';
import { water } from '../scenery/water.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const MIDDLE = WIDTH / 2;
/** Foot of the wall, and the lower edge of the shell's opening. */
const WALL_FOOT = 438;
const SILL = 610;
const SHELL_INK = '#8a2f4a';
const LUMPS = 21;

/** The opening of the shell, `m` further in. */
const opening = (m: number) =>
  svg`M${40 + m} 560C${18 + m} 330 ${64 + m} 210 ${176 + m * 0.8} ${150 + m * 0.6}C${300 + m * 0.5} ${64 + m} 460 ${46 + m} ${MIDDLE} ${46 + m}C820 ${46 + m} ${980 - m * 0.5} ${64 + m} ${1104 - m * 0.8} ${150 + m * 0.6}C${1216 - m} 210 ${1262 - m} 330 ${1240 - m} 560Q${1234 - m} ${SILL - m} ${1150 - m} ${SILL - m}H${130 + m}Q${46 + m} ${SILL - m} ${40 + m} 560Z`;

/** The two curves of the left half of the opening. */
const LEFT: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [40, 560],
    [18, 330],
    [64, 210],
    [176, 150],
  ],
  [
    [176, 150],
    [300, 64],
    [460, 46],
    [640, 46],
  ],
];

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] +
    3 * (1 - t) ** 2 * t * b[axis] +
    3 * (1 - t) * t * t * c[axis] +
    t ** 3 * d[axis];
  return [along(0), along(1)];
}

/** Places of the lumps, evenly along the vault. */
function lumpPlaces(): Point[] {
  const left = LEFT.flatMap((curve) => Array.from({ length: 200 }, (_, i) => onCurve(curve, i / 200)));
  const path = [...left, ...left.toReversed().map(([x, y]): Point => [WIDTH - x, y])];
  const lengths = path.map(([x, y], i) => {
    const [fromX, fromY] = path[i - 1] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  const gap = lengths.reduce((sum, length) => sum + length, 0) / LUMPS;
  const places: Point[] = [];
  let walked = 0;
  for (const [i, point] of path.entries()) {
    walked += lengths[i] ?? 0;
    if (walked >= gap * (places.length + 0.5)) places.push(point);
  }
  return places;
}

const sea = () =>
  water(WIDTH, HEIGHT) +
  hills({ width: WIDTH, foot: HEIGHT, crest: 330, color: '#5fbfe6', seed: 3, swing: 70, step: 150 }) +
  hills({ width: WIDTH, foot: HEIGHT, crest: 430, color: '#4fb0dd', seed: 9, swing: 50, step: 150 }) +
  place(24, 600, kelp(300, '#3fb08e', 5)) +
  place(1256, 600, kelp(320, '#35a88c', 12)) +
  place(92, 130, fish('#ff9f43'), 1.2) +
  place(1196, 150, fish('#ffd34d'), 1.1, true) +
  bubble(48, 200, 12) +
  bubble(70, 168, 7) +
  bubble(1240, 220, 10);

/** Corals in front of the shell. */
const corals = () =>
  place(66, 624, branchCoral(64, '#ff8f7d', 21)) +
  place(1210, 624, fanCoral(58, '#e86aa0')) +
  place(160, 626, anemone(20, '#ff9fb8')) +
  place(1118, 626, anemone(18, '#ffb54a'));

/** The wall: ribs from below, the shade of the vault, panelling with a scalloped edge. */
function wall(): string {
  const centre = { x: MIDDLE, y: 900 };
  const ray = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return svg`L${centre.x + Math.cos(angle) * 1400} ${centre.y + Math.sin(angle) * 1400}`;
  };
  const from = svg`M${centre.x} ${centre.y}`;
  let ribs = '';
  for (let i = 0; i < 22; i++) {
    const degrees = -168 + i * 7.2;
    if (i % 2) ribs += fill(`${from}${ray(degrees)}${ray(degrees + 7.2)}Z`, '#ffdcc4', 0.55);
    ribs += line(`${from}${ray(degrees)}`, '#f4bfa0', 2, 0.55);
  }
  const shade = linear([
    [0, '#c76a5a', 0.3],
    [0.35, '#c76a5a', 0],
  ]);
  let panels = fill(svg`M0 372H${WIDTH}V${WALL_FOOT}H0Z`, '#a9e3dc');
  for (let x = 20; x < WIDTH; x += 52) {
    panels += fill(svg`M${x} 384h44v${WALL_FOOT - 394}h-44Z`, '#bdeee6');
    panels += line(svg`M${x} ${WALL_FOOT - 10}V384H${x + 44}`, '#83c9c2', 2, 0.9);
  }
  panels += fill(svg`M0 366H${WIDTH}V378H0Z`, '#fff6e2');
  panels += line(svg`M0 366H${WIDTH}`, '#b98a6a', 2) + line(svg`M0 379H${WIDTH}`, '#6fb3ae', 2.4);
  for (let x = 8; x < WIDTH; x += 26) {
    const bow = svg`M${x - 13} 378q13 16 26 0`;
    panels += fill(bow, '#fff6e2') + line(bow, '#6fb3ae', 2);
  }
  return ribs + shade.def + fill(svg`M0 40H${WIDTH}V460H0Z`, shade.url) + panels;
}

function floor(): string {
  const boards = linear([
    [0, '#d89a60'],
    [0.5, '#eab980'],
    [1, '#dfa66a'],
  ]);
  let seams = '';
  for (let i = -9; i < 10; i++)
    seams += line(svg`M${MIDDLE + i * 92} ${WALL_FOOT + 4}L${MIDDLE + i * 138} ${SILL}`, '#b9794a', 2, 0.6);
  for (const below of [22, 52, 92, 138])
    seams += line(svg`M0 ${WALL_FOOT + below}H${WIDTH}`, '#b9794a', 1.6, 0.4);
  return (
    boards.def +
    fill(svg`M0 ${WALL_FOOT}H${WIDTH}V${HEIGHT}H0Z`, boards.url) +
    fill(svg`M0 ${WALL_FOOT - 8}H${WIDTH}V${WALL_FOOT + 3}H0Z`, '#b9764a') +
    line(svg`M0 ${WALL_FOOT + 3}H${WIDTH}`, '#7a4a28', 2.4) +
    line(svg`M0 ${WALL_FOOT - 8}H${WIDTH}`, '#7a4a28', 2) +
    seams +
    fill(svg`M470 ${WALL_FOOT + 6}L430 600H250L380 ${WALL_FOOT + 6}Z`, '#ffffff', 0.1)
  );
}

/** The home without furniture: one cut-open shell on the ground of the sea, 1280 × 720. */
export function homeShell(): string {
  const places = lumpPlaces();
  const lumps =
    places.map(([x, y]) => ellipse(x, y, 50, 50, SHELL_INK)).join('') +
    places
      .map(([x, y]) => ellipse(x, y, 46.5, 46.5, '#f58ba2') + ellipse(x, y - 3, 43, 43, '#ffb0be'))
      .join('');
  return (
    sea() +
    lumps +
    ground({ x: -20, y: 618, w: WIDTH + 40, h: 140 }, 5, false) +
    part(opening(0), '#ff9fb0', {
      outline: 3.4,
      ink: SHELL_INK,
      shadow: [0, -6],
      inside: line(opening(9), '#ffc4cd', 5, 0.9),
    }) +
    part(opening(24), '#ffeede', { outline: 3, ink: SHELL_INK, shadow: null, top: '#fff4e6' }) +
    clip(opening(25.5), wall() + floor()) +
    line(opening(25), SHELL_INK, 2.6) +
    line(opening(12), '#ffffff', 3, 0.35) +
    corals()
  );
}
