import type { GameObjects, Scene } from 'phaser';
import type { StagePicture } from '#client/bridge/stageView.ts';
import { DECORATION_VIEW, STAGE_CELL, STAGE_DECORATIONS } from '#shared/content/stageArt.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { DEPTH } from '../depths.ts';
import { originOf, STAGE_THINGS } from './stageTextures.ts';
import { gapColumns, groundRuns } from './stageTerrain.ts';

/** Depths of things behind the ground. */
const BEHIND = 30;
const DEEP = 32;
const BELOW = 34;
/** The foot of the plants of a gap, world px below the lowest floor. */
const GAP_FOOT = 132;

const DEEP_WATER: Readonly<Record<StageTheme, readonly [number, number]>> = {
  PATH: [0x2f7fc8, 0x173a7a],
  PATTERN: [0x2c8a86, 0x144656],
  RIDDLE: [0x4a4aa8, 0x262762],
  SPELL: [0x2fa0c8, 0x175a8a],
};

/**
 * Houses and weed behind the ground, plants on it, and the deep water of the gaps. The same level always looks the
 * same.
 */
export function drawDecor(scene: Scene, { ground, theme, things }: StagePicture, artScale: number): void {
  const columns = ground[0]?.length ?? 0;
  const runs = groundRuns(ground);
  const floor = Math.max(...runs.filter(({ depth }) => depth === null).map(({ row }) => row), 0) * STAGE_CELL;
  const add = (kind: keyof typeof STAGE_DECORATIONS, pick: number): GameObjects.Image => {
    const origin = originOf(DECORATION_VIEW);
    return scene.add
      .image(0, 0, STAGE_THINGS, `${kind}/${pick % STAGE_DECORATIONS[kind]}`)
      .setOrigin(origin.x, origin.y)
      .setScale(1 / artScale);
  };

  const [above, beneath] = DEEP_WATER[theme];
  const deep = scene.add.graphics().setDepth(DEEP);
  deep.fillGradientStyle(above, above, beneath, beneath, 0, 0, 0.96, 0.96);
  deep.fillRect(-800, floor + 8, columns * STAGE_CELL + 1600, 230);
  deep.fillStyle(beneath, 0.96);
  deep.fillRect(-800, floor + 238, columns * STAGE_CELL + 1600, 500);

  for (const [index, column] of gapColumns(ground).entries()) {
    const x = (column + 0.5) * STAGE_CELL;
    add('below', 0)
      .setPosition(x - 14, floor + GAP_FOOT + 10)
      .setDepth(BELOW);
    add('below', 1 + index)
      .setPosition(x + 12, floor + GAP_FOOT)
      .setDepth(BELOW);
  }
  let count = columns;
  for (const { column, row, length, depth } of runs) {
    if (depth !== null) continue;
    const y = row * STAGE_CELL;
    for (let at = column; at < column + length; at += 3) {
      add('behind', count)
        .setPosition((at + 0.9) * STAGE_CELL, y + 4)
        .setDepth(BEHIND);
      count += 1;
    }
  }
  // Plants are on the seams between cells, so that the content of a cell is never hidden.
  const isFree = (x: number, y: number) =>
    things.every((thing) => Math.hypot(thing.x - x, thing.y - y) > STAGE_CELL * 0.7);
  for (const { column, row, length } of runs) {
    const y = row * STAGE_CELL;
    for (let seam = column + 1; seam < column + length; seam += 2) {
      const x = seam * STAGE_CELL + ((seam * 37) % 17) - 8;
      if (!isFree(x, y)) continue;
      add('small', seam * 3 + row)
        .setPosition(x, y - 1)
        .setScale(0.92 / artScale)
        .setDepth(DEPTH.GROUND - 1);
    }
  }
}
