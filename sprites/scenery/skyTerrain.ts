import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { roundedRect } from '../core/shapes.ts';
import { line, part, svg } from '../core/svg.ts';
import { climbWall } from './climbWall.ts';
import { grassRamp, isle, rockBlock } from './isle.ts';
import { place } from './place.ts';
import { cloudSea, puff } from './puff.ts';
import { starVine, woodLadder } from './woodLadder.ts';

/** The kinds of floors in the sky. */
export type SkyFloor = 'gallery' | 'isle' | 'puff';

/** A balcony round the lighthouse, along its walking line. */
function gallery(w: number): string {
  const brackets = Array.from(
    { length: 4 },
    (_, i) => svg`M${w * 0.14 + i * w * 0.24} 14q6 30 ${i < 2 ? 26 : -26} 34`,
  ).join('');
  let rail = '';
  for (let x = 12; x <= w - 8; x += 36) rail += svg`M${x} -4V-38`;
  return (
    line(brackets, '#6a3f4e', 9) +
    line(brackets, '#d9907a', 5) +
    line(rail, '#6a3f4e', 6.4) +
    line(rail, '#fff3e2', 3.2) +
    line(svg`M4 -38H${w - 4}`, '#6a3f4e', 9) +
    line(svg`M4 -38H${w - 4}`, '#ffb9a0', 5) +
    part(roundedRect(-4, -7, w + 8, 26, 7), '#fff0dc', {
      outline: 2.2,
      ink: '#6a3f4e',
      shadow: [0, -9],
      shadowColor: '#e9b8a4',
      inside: line(svg`M0 8H${w}`, '#e0a48f', 1.8, 0.7),
    })
  );
}

interface SkyPlan {
  /** The floor of each platform of the map, in its order. */
  readonly floors: readonly SkyFloor[];
  /** The index of the ladder that is a vine. */
  readonly vine: number;
}

const deepest = (w: number) => Math.min(120, 40 + w * 0.26);

/** All floors and climbable parts of the sky, exactly over their collision. */
export function skyTerrain(map: MapDefinition, { floors, vine }: SkyPlan): string {
  const [floor, rock, island, hill] = map.solids;
  if (!floor || !rock || !island || !hill) throw new Error(`map ${map.key} has not the rocks of the sky`);
  const platforms = map.platforms.map(({ x, y, w }, i) => {
    const kind = floors[i];
    if (!kind) throw new Error(`platform ${i} of map ${map.key} has no material`);
    if (kind === 'gallery') return place(x, y, gallery(w));
    return place(x, y, kind === 'isle' ? isle(w, deepest(w), i + 3) : puff(w, i + 2));
  });
  return (
    map.walls.map(climbWall).join('') +
    platforms.join('') +
    place(island.x, island.y, isle(island.w, 150, 40)) +
    rockBlock(hill, 41) +
    map.slopes.map((slope, i) => grassRamp(slope, i + 50)).join('') +
    rockBlock(rock, 42) +
    place(floor.x, floor.y, cloudSea(floor.w, floor.h)) +
    map.ladders.map((ladder, i) => (i === vine ? starVine(ladder) : woodLadder(ladder))).join('')
  );
}
