import type { Scene, Textures } from 'phaser';
import { STAGE_CELL, STAGE_GROUND } from '#shared/content/stageArt.ts';
import { DEPTH } from '../depths.ts';
import { STAGE_GROUND_TEXTURE, STAGE_LEDGE_TEXTURE } from './stageTextures.ts';
import { groundRuns, type GroundRun } from './stageTerrain.ts';

const { view, cells, single, overhang, depth } = STAGE_GROUND;
/** Cells of ground drawn beside the level. */
const BEYOND = 12;
/** World px of ground below the level. */
const BELOW = 480;
/** The repeated part of the soil below a long piece, and the foot with its outline; from the walking line. */
const SOIL = { from: 210, to: 402 } as const;
const FOOT = 40;

/** Draws all ground of a level from pieces of one cell. */
export function drawTerrain(scene: Scene, ground: readonly (readonly boolean[])[], artScale: number): void {
  const foot = ground.length * STAGE_CELL + BELOW;
  // Higher ground is behind lower ground.
  for (const run of groundRuns(ground)) {
    if (run.depth === 1) drawLedge(scene, run, artScale);
    else drawBlock(scene, run, { artScale, foot });
  }
}

function drawLedge(scene: Scene, run: GroundRun, artScale: number): void {
  const texture = scene.textures.get(STAGE_LEDGE_TEXTURE);
  const height = depth.ledge - view.y + 8;
  for (const piece of piecesOf(run)) {
    const frame = cut(texture, { ...piece.source, y: 0, h: height }, artScale);
    add(scene, STAGE_LEDGE_TEXTURE, { frame, x: piece.x, y: run.row * STAGE_CELL + view.y, artScale });
  }
}

function drawBlock(
  scene: Scene,
  run: GroundRun,
  { artScale, foot }: { readonly artScale: number; readonly foot: number },
): void {
  const texture = scene.textures.get(STAGE_GROUND_TEXTURE);
  const top = run.row * STAGE_CELL;
  const end = run.depth === null ? foot : top + run.depth * STAGE_CELL - 8;
  for (const piece of piecesOf(run)) {
    const body = run.depth === null ? end : end - FOOT;
    let [from, drawn] = [view.y as number, top + (view.y as number)];
    while (drawn < body) {
      const h = Math.min(body - drawn, SOIL.to - from);
      const frame = cut(texture, { ...piece.source, y: from - view.y, h }, artScale);
      add(scene, STAGE_GROUND_TEXTURE, { frame, x: piece.x, y: drawn, artScale });
      drawn += h;
      from = SOIL.from;
    }
    if (run.depth === null) continue;
    const frame = cut(texture, { ...piece.source, y: depth.deep - FOOT - view.y, h: FOOT + 6 }, artScale);
    add(scene, STAGE_GROUND_TEXTURE, { frame, x: piece.x, y: body, artScale });
  }
}

interface Piece {
  /** Left edge in the world. */
  readonly x: number;
  /** In the picture, from its left edge. */
  readonly source: { readonly x: number; readonly w: number };
}

/** The pieces of a run, from the left. */
function piecesOf({ column, length, openLeft, openRight }: GroundRun): Piece[] {
  const first = column - (openLeft ? BEYOND : 0);
  const count = length + (openLeft ? BEYOND : 0) + (openRight ? BEYOND : 0);
  if (count === 1)
    return [
      {
        x: first * STAGE_CELL - overhang,
        source: { x: single - view.x - overhang, w: STAGE_CELL + 2 * overhang },
      },
    ];
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0;
    const isLast = index === count - 1;
    const cell = isFirst ? 0 : isLast ? cells - 1 : 1 + ((index - 1) % (cells - 2));
    const left = isFirst ? overhang : 0;
    return {
      x: (first + index) * STAGE_CELL - left,
      source: {
        x: cell * STAGE_CELL - view.x - left,
        w: STAGE_CELL + left + (isLast ? overhang : 0),
      },
    };
  });
}

interface Source {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The name of a part of a picture, which is made at its first use. */
function cut(texture: Textures.Texture, { x, y, w, h }: Source, artScale: number): string {
  const name = `${x},${y},${w},${h}`;
  if (!texture.has(name))
    texture.add(name, 0, x * artScale, y * artScale, Math.round(w * artScale), Math.round(h * artScale));
  return name;
}

function add(
  scene: Scene,
  texture: string,
  {
    frame,
    x,
    y,
    artScale,
  }: { readonly frame: string; readonly x: number; readonly y: number; readonly artScale: number },
): void {
  scene.add
    .image(x, y, texture, frame)
    .setOrigin(0)
    .setScale(1 / artScale)
    .setDepth(DEPTH.GROUND);
}
