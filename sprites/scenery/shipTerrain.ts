import type { MapDefinition, Platform, Rect, Slope } from '#shared/content/maps/mapTypes.ts';
import type { Random } from '../core/random.ts';
import { random } from '../core/random.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { at, clip, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { rigging } from './rigging.ts';
import { SHIP_WOOD } from './shipWood.ts';

const { top: TOP, deck: DECK, beam: BEAM, dark: DARK, ink: INK } = SHIP_WOOD;
/** The upper face of the planks reaches from above the walking line to below it: feet stand on it. */
const FACE = { above: 7, below: 8 } as const;
const BEAM_HEIGHT = 22;

/** Joints between the planks of an upper face. */
function joints(w: number, next: Random): string {
  let d = '';
  for (let x = 26 + next() * 24; x < w - 10; x += 40 + next() * 22) d += svg`M${x} -7l-5 15`;
  return line(d, DARK, 1.6, 0.55);
}

/** Fringes of weed that hang from an edge. */
function weeds(w: number, next: Random): string {
  let drawing = '';
  for (let x = 18 + next() * 60; x < w - 34; x += 150 + next() * 170) {
    const a = 12 + next() * 10;
    drawing += part(
      svg`M${x - 4} 5H${x + 34}Q${x + 33} ${a + 4} ${x + 28} ${a}Q${x + 26} 14 ${x + 21} ${a + 9}Q${x + 16} 16 ${x + 12} ${a + 3}Q${x + 8} 13 ${x + 3} ${a - 2}Q${x - 3} 14 ${x - 4} 5Z`,
      '#3fbfa0',
      { outline: 1.6, ink: '#1d5f5c', shadow: [0, -2.4], top: '#8cf0bd' },
    );
  }
  return drawing;
}

/** The upper face of a floor of planks, from the origin to the right along its walking line. */
function upperFace(w: number, next: Random): string {
  return (
    part(roundedRect(-6, -FACE.above, w + 12, FACE.above + FACE.below, 5), DECK, {
      outline: 2,
      ink: INK,
      shadow: [0, -2.6],
      shadowColor: BEAM,
      top: TOP,
      inside: joints(w, next),
    }) + line(svg`M-1 -4.4H${w + 1}`, '#ffeec4', 1.8, 0.8)
  );
}

/** A floor of planks on a beam, with a rope along it. */
export function planks({ x, y, w }: Platform, seed: number): string {
  const next = random(seed * 31 + 7);
  const loops = Math.max(2, Math.round(w / 62));
  const loop = (w - 24) / loops;
  const rope = svg`M12 12${svg`q${loop / 2} 26 ${loop} 0`.repeat(loops)}`;
  const nails = [9, w - 9].map((nail) => ellipse(nail, FACE.below + 11, 2.6, 2.6, INK, 0.7)).join('');
  return at(
    svg`translate(${x} ${y})`,
    part(roundedRect(0, 2, w, FACE.below + BEAM_HEIGHT - 2, 6), BEAM, {
      outline: 2,
      ink: INK,
      shadow: [0, -4],
      shadowColor: DARK,
      inside: line(svg`M6 18Q${w * 0.3} 15 ${w * 0.5} 18T${w - 6} 18`, DARK, 1.6, 0.5),
    }) +
      nails +
      line(rope, INK, 6) +
      line(rope, '#f0dcae', 3.2) +
      upperFace(w, next) +
      weeds(w, next),
  );
}

/** A ramp of planks on a filled frame. */
function ramp({ x, y, w, h, up }: Slope): string {
  // drawn as rising to the right
  const length = Math.hypot(w, h);
  const degrees = (-Math.atan2(h, w) * 180) / Math.PI;
  const frame = svg`M0 ${h}L${w} 0V${h}Z`;
  let posts = '';
  for (let post = w; post > 24; post -= 38) posts += svg`M${post - 8} ${h}V${h - (h * (post - 8)) / w}`;
  let cleats = '';
  for (let cleat = 16; cleat < length - 8; cleat += 22) cleats += svg`M${cleat} -7l-4 14`;
  const face = part(roundedRect(-4, -7, length + 10, 15, 5), DECK, {
    outline: 2,
    ink: INK,
    shadow: [0, -2.6],
    shadowColor: BEAM,
    top: TOP,
    inside: line(cleats, DARK, 1.6, 0.55),
  });
  const drawing =
    part(frame, BEAM, {
      outline: 2,
      ink: INK,
      shadow: null,
      inside: line(posts, DARK, 7, 0.55) + line(svg`M20 ${h - 12}H${w}`, DARK, 5, 0.4),
    }) + at(svg`translate(0 ${h}) rotate(${degrees})`, face);
  return at(
    svg`translate(${up === 'right' ? x : x + w} ${y})${up === 'right' ? '' : ' scale(-1 1)'}`,
    drawing,
  );
}

/** A solid of boards: a stage, a step, a wall of the ship. */
function boards({ x, y, w, h }: Rect, seed: number): string {
  const next = random(seed * 17 + 5);
  const rows = Math.max(1, Math.round(h / 30));
  let seams = '';
  for (let row = 1; row < rows; row++) {
    seams += svg`M0 ${(h * row) / rows}H${w}`;
    for (let seam = next() * 90; seam < w; seam += 90 + next() * 80)
      seams += svg`M${seam} ${(h * (row - 1)) / rows}V${(h * row) / rows}`;
  }
  return at(
    svg`translate(${x} ${y})`,
    part(roundedRect(0, 0, w, h + 4, 4), BEAM, {
      outline: 2,
      ink: INK,
      shadow: [-1, -4],
      shadowColor: DARK,
      inside: line(seams, DARK, 2, 0.6),
    }) + upperFace(w, next),
  );
}

/** Old finds in the sand under the walk. */
function finds(w: number, h: number): string {
  const next = random(77);
  let drawing = '';
  for (let i = 0; i < w / 90; i++) {
    const x = next() * w;
    const y = 48 + next() * (h - 60);
    const s = 3 + next() * 5;
    const kind = next();
    if (kind < 0.5)
      drawing += ellipse(x, y, s * 1.6, s, '#a06f5c', 0.4) + ellipse(x, y - 1.4, s * 1.6, s, '#f3d9ac', 0.75);
    else if (kind < 0.74) drawing += fill(star(x, y, s * 1.4, s * 0.66, 5, next() * 60), '#ff9f8a', 0.75);
    else
      drawing += ellipse(x, y, s * 1.1, s * 1.1, '#9a5f14', 0.7) + ellipse(x, y - 1.2, s, s, '#ffd34d', 0.9);
  }
  return drawing;
}

/** The promenade: planks on sand from edge to edge. */
function promenade({ x, y, w, h }: Rect): string {
  const next = random(41);
  const sand = linear([
    [0, '#f0d4a2'],
    [0.4, '#e2b884'],
    [1, '#cf9c6c'],
  ]);
  let strata = '';
  for (let depth = 66; depth < h; depth += 40) {
    strata += svg`M0 ${depth}`;
    for (let along = 0; along < w; along += 64) strata += svg`q16 ${-5 + next() * 4} 32 0t32 0`;
  }
  const body = svg`M0 0H${w}V${h}H0Z`;
  let posts = '';
  for (let post = 40; post < w; post += 128) posts += svg`M${post} 24V54`;
  return at(
    svg`translate(${x} ${y})`,
    sand.def +
      clip(
        body,
        fill(body, sand.url) +
          fill(svg`M0 22H${w}V40Q${w / 2} 46 0 40Z`, '#7a4a3e', 0.28) +
          line(posts, INK, 13) +
          line(posts, BEAM, 8.6) +
          line(strata, '#a06f5c', 2, 0.3) +
          finds(w, h),
      ) +
      part(roundedRect(-8, 4, w + 16, 24, 2), BEAM, {
        outline: 2,
        ink: INK,
        shadow: [0, -5],
        shadowColor: DARK,
        inside: line(svg`M0 17H${w}`, DARK, 1.6, 0.4),
      }) +
      upperFace(w, next) +
      weeds(w, next),
  );
}

/** All floors and climbable parts of the wreck, exactly over their collision. */
export function shipTerrain(map: MapDefinition): string {
  const [floor, ...raised] = map.solids;
  if (!floor) throw new Error(`map ${map.key} has no ground`);
  return (
    map.platforms.map(planks).join('') +
    raised.map(boards).join('') +
    map.slopes.map(ramp).join('') +
    promenade({ ...floor, h: floor.h + 4 }) +
    map.ladders.map(rigging).join('')
  );
}
