import type { MapDefinition, Rect, Slope } from '#shared/content/maps/mapTypes.ts';
import { MOSS_HEIGHT, TILE } from '#shared/content/maps/mapTypes.ts';
import type { Random } from '../core/random.ts';
import { random } from '../core/random.ts';
import { star } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { climbWall } from './climbWall.ts';
import { SAND } from './soils.ts';
import type { Soil } from './soils.ts';

/** Thickness of platforms that are jumped through from below. */
const PLATFORM_HEIGHT = 40;

/** Pebbles, starfish and snail shells in the sand. */
function inclusions(w: number, h: number, next: Random, soil: Soil): string {
  const count = (w / TILE) * Math.max(1, h / TILE) * 1.3;
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const x = next() * w;
    const y = 34 + next() * Math.max(10, h - 44);
    const s = 2.5 + next() * 5;
    const kind = next();
    if (kind < 0.55)
      drawing +=
        ellipse(x, y, s * 1.5, s, soil.pebbleShade, 0.4) +
        ellipse(x - 0.6, y - 1.2, s * 1.5, s, soil.pebble, 0.75);
    else if (kind < 0.8)
      drawing += fill(star(x, y, s * 1.3, s * 0.62, soil.points, next() * 60), soil.fossil, 0.75);
    else
      drawing += line(
        svg`M${x} ${y}a${s} ${s} 0 1 1 ${s * 1.2} ${s * 0.7}a${s * 0.5} ${s * 0.5} 0 1 1 ${-s * 0.5} ${-s * 0.7}`,
        soil.shell,
        1.8,
        0.8,
      );
  }
  return drawing;
}

function strata(w: number, h: number, next: Random, soil: Soil): string {
  let drawing = '';
  for (let y = 46; y < h; y += 34) {
    let d = svg`M-4 ${y}`;
    for (let x = 0; x < w; x += TILE) d += svg`q16 ${-5 + next() * 3} 32 0t32 0`;
    drawing += line(d, soil.seam, 2, 0.28);
  }
  return drawing;
}

/** The cap of moss: it overhangs 4 px on both sides and hangs down in scallops. */
export function moss(w: number, seed: number, next: Random, { moss: tones }: Soil): string {
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
      line(svg`M${at} 6q-1 -5 -4 -7M${at + 2} 6q1.4 -6 4 -8`, tones.ink, 3.6) + line(lower, tones.blade, 1.9);
  }
  return (
    part(`${cap}H-4Z`, tones.base, {
      outline: 2,
      ink: tones.ink,
      shadow: [0, -3],
      shadowColor: tones.shade,
      top: tones.top,
    }) +
    blades +
    line(`M4 9${crest}`, tones.crest, 1.8, 0.65)
  );
}

/** Soil under moss; `d` is the outline of the body, `h` how far down it goes. */
function body(d: string, { w, h, next, soil, sides, isOutlined = true }: Body): string {
  const earth = linear([
    [0, soil.top],
    [0.25, soil.middle],
    [1, soil.deep],
  ]);
  return (
    earth.def +
    (isOutlined
      ? `<path d="${d}" fill="${soil.ink}" stroke="${soil.ink}" stroke-width="4.4" stroke-linejoin="round"/>`
      : '') +
    clip(d, fill(d, earth.url) + inclusions(w, h, next, soil) + strata(w, h, next, soil) + sides)
  );
}

interface Body {
  readonly w: number;
  readonly h: number;
  readonly next: Random;
  readonly soil: Soil;
  /** Drawn over the soil, inside it. */
  readonly sides: string;
  /** Without an outline it joins what it stands against. */
  readonly isOutlined?: boolean;
}

/**
 * Soil under moss. `rect.y` is the walking line; the moss begins `MOSS_HEIGHT` above it. Open ends run on beyond the
 * picture instead of being rounded.
 */
export function ground({ x, y, w, h }: Rect, seed: number, ends = true, soil: Soil = SAND): string {
  const next = random(seed);
  const height = h + MOSS_HEIGHT;
  const r = ends ? 14 : 0;
  const outline = svg`M0 12V${height - r}Q0 ${height} ${r} ${height}H${w - r}Q${w} ${height} ${w} ${height - r}V12Z`;
  const edges = ends
    ? line(svg`M${w - 5} 20V${height - 10}`, soil.seam, 9, 0.25) +
      line(svg`M5 22V${height - 14}`, soil.rim, 4, 0.5)
    : '';
  const sides = edges + fill(svg`M0 14H${w}V30H0Z`, soil.shadow, 0.22);
  return at(
    svg`translate(${x} ${y - MOSS_HEIGHT})`,
    body(outline, { w, h: height, next, soil, sides }) + moss(w, seed, next, soil),
  );
}

/** How far a ramp reaches into the step it leads to and into the ground it rises from, so that nothing shows between. */
const RAMP_OVERLAP = 18;

/** A ramp whose moss follows the diagonal of the box; drawn rising to the right and mirrored. */
function ramp({ x, y, w, h, up }: Slope, seed: number, soil: Soil): string {
  const next = random(seed);
  const foot = h + MOSS_HEIGHT + RAMP_OVERLAP;
  const outline = svg`M0 ${h + 12}L${w} 12H${w + RAMP_OVERLAP}V${foot}H0Z`;
  const shadow = fill(svg`M0 ${h + 12}L${w + RAMP_OVERLAP} 12V30L0 ${h + 30}Z`, soil.shadow, 0.22);
  // sheared, not turned: blades of grass stay upright
  const cap = at(
    svg`translate(-6 ${h + (6 * h) / w}) matrix(1 ${-h / w} 0 1 0 0)`,
    moss(w + 12, seed, next, soil),
  );
  return at(
    svg`translate(${up === 'right' ? x : x + w} ${y - MOSS_HEIGHT})${up === 'right' ? '' : ' scale(-1 1)'}`,
    body(outline, { w: w + RAMP_OVERLAP, h: foot, next, soil, sides: shadow, isOutlined: false }) + cap,
  );
}

/** All floors and climbable parts except ladders, exactly over their collision. */
export function terrain(map: MapDefinition, soil: Soil = SAND): string {
  const [floor, ...raised] = map.solids;
  if (!floor) throw new Error(`map ${map.key} has no ground`);
  // a step stands on the ground: its foot is hidden behind the moss in front of it
  const steps = raised.map((solid, i) => ground(solid, 12 + i * 7, true, soil));
  return (
    map.walls.map(climbWall).join('') +
    map.platforms
      .map(({ x, y, w }, i) => ground({ x, y, w, h: PLATFORM_HEIGHT - MOSS_HEIGHT }, 3 + i * 2, true, soil))
      .join('') +
    steps.join('') +
    map.slopes.map((slope, i) => ramp(slope, 31 + i * 5, soil)).join('') +
    ground({ x: floor.x - TILE, y: floor.y, w: floor.w + 2 * TILE, h: floor.h + TILE }, 4, false, soil)
  );
}
