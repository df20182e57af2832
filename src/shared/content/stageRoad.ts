/** Pure. The stage map as a place: the sand road through the four themes, in px of its picture. */
import type { StageTheme } from '#shared/simulation/stage/level.ts';

/** The place of each theme on the road, and its play. */
export const STAGE_THEME_NAMES: Readonly<
  Record<StageTheme, { readonly place: string; readonly play: string }>
> = {
  PATH: { place: '산호 마을', play: '길 찾기' },
  PATTERN: { place: '다시마 숲', play: '무늬 그리기' },
  RIDDLE: { place: '수정 동굴', play: '수수께끼' },
  SPELL: { place: '등대 해변', play: '내 주문' },
};

/** Stars of the whole road that open a theme. */
export const STARS_NEEDED: Readonly<Record<StageTheme, number>> = {
  PATH: 0,
  PATTERN: 12,
  RIDDLE: 24,
  SPELL: 36,
};

export const MOST_STARS = 3;

export const STAGE_MAP = { width: 1280, height: 720 } as const;

type Curve = readonly [number, number, number, number, number, number];

/** The middle of the road: a start and cubic curves, as in an SVG path. */
export const STAGE_ROAD: { readonly start: readonly [number, number]; readonly curves: readonly Curve[] } = {
  start: [-20, 650],
  curves: [
    [60, 610, 120, 600, 190, 622],
    [260, 644, 330, 690, 430, 688],
    [530, 686, 600, 668, 636, 610],
    [672, 552, 560, 520, 500, 500],
    [440, 480, 452, 440, 520, 424],
    [588, 408, 660, 450, 720, 520],
    [780, 590, 770, 600, 850, 560],
    [930, 520, 820, 430, 850, 380],
    [880, 330, 960, 360, 1010, 400],
    [1060, 440, 1100, 470, 1180, 450],
    [1260, 430, 1262, 330, 1180, 302],
    [1098, 274, 1090, 300, 1080, 262],
    [1070, 224, 1060, 236, 1044, 216],
  ],
};

/** The road of each theme from its start to its end, in curves. */
const PARTS: Readonly<Record<StageTheme, readonly [from: number, to: number]>> = {
  PATH: [0.42, 2.72],
  PATTERN: [3.12, 6.02],
  RIDDLE: [6.4, 9.55],
  SPELL: [9.95, 12.6],
};

export interface RoadSpot {
  readonly x: number;
  readonly y: number;
}

/** Places of `count` shells of a theme, evenly along its part of the road. */
export function roadSpots(theme: StageTheme, count: number): RoadSpot[] {
  const [from, to] = PARTS[theme];
  const steps = 240;
  const line = Array.from({ length: steps + 1 }, (_, i) => roadAt(from + ((to - from) * i) / steps));
  const lengths = [0];
  for (const [i, spot] of line.entries()) {
    const before = line[i - 1];
    if (before !== undefined)
      lengths.push((lengths[i - 1] ?? 0) + Math.hypot(spot.x - before.x, spot.y - before.y));
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const wanted = count === 1 ? 0 : (whole * i) / (count - 1);
    const index = lengths.findIndex((length) => length >= wanted);
    return line[index === -1 ? steps : index] ?? roadAt(from);
  });
}

/** The point after this many curves. */
function roadAt(at: number): RoadSpot {
  const index = Math.min(STAGE_ROAD.curves.length - 1, Math.floor(at));
  const curve = STAGE_ROAD.curves[index];
  const before = STAGE_ROAD.curves[index - 1];
  const [x0, y0] = before === undefined ? STAGE_ROAD.start : [before[4], before[5]];
  if (curve === undefined) return { x: x0, y: y0 };
  const [x1, y1, x2, y2, x3, y3] = curve;
  const t = at - index;
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) =>
    u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
  return { x: mix(x0, x1, x2, x3), y: mix(y0, y1, y2, y3) };
}
