import type { MapDefinition, Rect } from '#shared/content/maps/mapTypes.ts';
import { MOSS_HEIGHT, TILE } from '#shared/content/maps/mapTypes.ts';
import type { Random } from '../core/random.ts';
import { random } from '../core/random.ts';
import { star } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { climbWall } from './climbWall.ts';

const SAND_INK = '#6b4230';
const MOSS = { base: '#4fd0a0', top: '#8cf0bd', shade: '#2fa98c', ink: '#1d5f5c', blade: '#7fe8b4' } as const;
/** Thickness of what can be jumped through from below. */
const PLATFORM_HEIGHT = 40;

/** Pebbles, starfish and snail shells in the sand. */
function inclusions(w: number, h: number, next: Random): string {
  const count = (w / TILE) * Math.max(1, h / TILE) * 1.3;
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const x = next() * w;
    const y = 34 + next() * Math.max(10, h - 44);
    const s = 2.5 + next() * 5;
    const kind = next();
    if (kind < 0.55)
      drawing +=
        ellipse(x, y, s * 1.5, s, '#b97f54', 0.4) + ellipse(x - 0.6, y - 1.2, s * 1.5, s, '#f6dca8', 0.75);
    else if (kind < 0.8) drawing += fill(star(x, y, s * 1.3, s * 0.62, 5, next() * 60), '#ffb38a', 0.75);
    else
      drawing += line(
        svg`M${x} ${y}a${s} ${s} 0 1 1 ${s * 1.2} ${s * 0.7}a${s * 0.5} ${s * 0.5} 0 1 1 ${-s * 0.5} ${-s * 0.7}`,
        '#fff3d8',
        1.8,
        0.8,
      );
  }
  return drawing;
}

function strata(w: number, h: number, next: Random): string {
  let drawing = '';
  for (let y = 46; y < h; y += 34) {
    let d = svg`M-4 ${y}`;
    for (let x = 0; x < w; x += TILE) d += svg`q16 ${-5 + next() * 3} 32 0t32 0`;
    drawing += line(d, '#a86f4a', 2, 0.28);
  }
  return drawing;
}

/** The cap of moss: it overhangs 4 px on both sides and hangs down in scallops. */
export function moss(w: number, seed: number, next: Random): string {
  const waves = Math.round(w / 32);
  const step = w / waves;
  let crest = '';
  for (let i = 0; i < waves; i++) crest += svg`q${step / 2} ${i % 2 ? -3.4 : -5.4} ${step} 0`;
  let cap = svg`M-4 10q2 -4 4 -4${crest}q4 0 4 5V18`;
  const k = step / 32;
  for (let i = waves - 1; i >= 0; i--) {
    const long = 7 + ((i * 37 + seed * 13) % 5) * 1.8;
    const short = 5 + ((i * 53 + seed * 7) % 4) * 1.6;
    cap += svg`q${-4 * k} ${long} ${-9 * k} ${long * 0.2}q${-4 * k} ${short} ${-11 * k} 0q${-5 * k} ${short * 0.8} ${-12 * k} ${-long * 0.2}`;
  }
  let blades = '';
  for (let x = 8; x < w - 6; x += 21) {
    const at = x + next() * 9;
    const lower = svg`M${at} 6.6q-1 -5 -4 -7M${at + 2} 6.6q1.4 -6 4 -8`;
    blades +=
      line(svg`M${at} 6q-1 -5 -4 -7M${at + 2} 6q1.4 -6 4 -8`, MOSS.ink, 3.6) + line(lower, MOSS.blade, 1.9);
  }
  return (
    part(`${cap}H-4Z`, MOSS.base, {
      outline: 2,
      ink: MOSS.ink,
      shadow: [0, -3],
      shadowColor: MOSS.shade,
      top: MOSS.top,
    }) +
    blades +
    line(`M4 9${crest}`, '#d6ffe0', 1.8, 0.65)
  );
}

/**
 * Sand under moss. `rect.y` is the walking line; the moss begins `MOSS_HEIGHT` above it. Open ends run on beyond the
 * picture instead of being rounded.
 */
export function ground({ x, y, w, h }: Rect, seed: number, ends = true): string {
  const next = random(seed);
  const height = h + MOSS_HEIGHT;
  const r = ends ? 14 : 0;
  const sand = linear([
    [0, '#f8dfa6'],
    [0.25, '#eec583'],
    [1, '#c48a5c'],
  ]);
  const body = svg`M0 12V${height - r}Q0 ${height} ${r} ${height}H${w - r}Q${w} ${height} ${w} ${height - r}V12Z`;
  const sides = ends
    ? line(svg`M${w - 5} 20V${height - 10}`, '#a86f4a', 9, 0.25) +
      line(svg`M5 22V${height - 14}`, '#fff0c8', 4, 0.5)
    : '';
  return at(
    svg`translate(${x} ${y - MOSS_HEIGHT})`,
    sand.def +
      `<path d="${body}" fill="${SAND_INK}" stroke="${SAND_INK}" stroke-width="4.4" stroke-linejoin="round"/>` +
      clip(
        body,
        fill(body, sand.url) +
          inclusions(w, height, next) +
          strata(w, height, next) +
          sides +
          fill(svg`M0 14H${w}V30H0Z`, '#8a5a3a', 0.22),
      ) +
      moss(w, seed, next),
  );
}

/** Everything that can be stood on or climbed, exactly where the collision has it. */
export function terrain(map: MapDefinition): string {
  const [floor, ...raised] = map.solids;
  if (!floor) throw new Error(`map ${map.key} has no ground`);
  // a step stands on the ground: its foot is hidden behind the moss in front of it
  const steps = raised.map((solid, i) => ground(solid, 12 + i * 7));
  return (
    map.walls.map(climbWall).join('') +
    map.platforms
      .map(({ x, y, w }, i) => ground({ x, y, w, h: PLATFORM_HEIGHT - MOSS_HEIGHT }, 3 + i * 2))
      .join('') +
    steps.join('') +
    ground({ x: floor.x - TILE, y: floor.y, w: floor.w + 2 * TILE, h: floor.h + TILE }, 4, false)
  );
}
