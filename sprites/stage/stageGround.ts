import { STAGE_CELL, STAGE_GROUND } from '#shared/content/stageArt.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { ellipse } from '../core/svg.ts';
import { ground } from '../scenery/terrain.ts';
import { STAGE_LOOKS, STONE } from './stageThemes.ts';

/** One stone per cell, from the left. */
function stones(from: number, cells: number): string {
  return Array.from({ length: cells }, (_, i) => {
    const x = from + (i + 0.5) * STAGE_CELL;
    return ellipse(x, 7, 10, 3.8, STONE.shadow, 0.4) + ellipse(x, 5.8, 10, 3.8, STONE.pale, 0.9);
  }).join('');
}

/**
 * A long piece of ground and a piece of one cell beside it, both in the view `STAGE_GROUND`; the game cuts pieces of
 * any length from them at the seams between cells, where the moss fits together.
 */
export function stageGround(theme: StageTheme, height: number): string {
  const { soil } = STAGE_LOOKS[theme];
  const { cells, single } = STAGE_GROUND;
  const long = { x: 0, y: 0, w: cells * STAGE_CELL, h: height };
  return (
    ground(long, 4, true, soil) +
    stones(0, cells) +
    ground({ ...long, x: single, w: STAGE_CELL }, 12, true, soil) +
    stones(single, 1)
  );
}
