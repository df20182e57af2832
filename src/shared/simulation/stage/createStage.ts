import { createPlayerState, type PlayerState } from '../playerState.ts';
import { stepPlayer } from '../stepPlayer.ts';
import type { CollisionMap } from '../geometry.ts';
import { buildStageMap } from './buildStageMap.ts';
import { layoutOfSeed, type StageLevel } from './level.ts';
import { StageGrid } from './StageGrid.ts';
import { cellX, floorY } from './stagePlaces.ts';
import type { StageCell, StageState } from './stageTypes.ts';

/** The initial state of a seed (from 1), with the avatar at the start. */
export function createStage(level: StageLevel, seed: number): StageState {
  const layout = layoutOfSeed(level, seed);
  const grid = new StageGrid(layout.rows, []);
  const map = buildStageMap(grid);
  const row = layout.rows.findIndex((line) => line.includes('S'));
  const cell = { column: layout.rows[row]?.indexOf('S') ?? 0, row };
  return {
    level,
    seed,
    layout,
    grid,
    map,
    cell,
    player: playerStandingIn(map, cell, { facing: level.facing === 'LEFT' ? -1 : 1, tick: 0 }),
    taken: [],
    painted: [],
    openGates: [],
    talkedTo: [],
    said: [],
    bubble: null,
    drive: null,
    happened: [],
    ending: null,
    stepCount: 0,
    commandCount: 0,
    senseCount: 0,
    ticks: 0,
    fallCount: 0,
    bumpCount: 0,
  };
}

/** A body at rest in the middle of a cell. */
export function playerStandingIn(
  map: CollisionMap,
  { column, row }: StageCell,
  { facing, tick }: Pick<PlayerState, 'facing' | 'tick'>,
): PlayerState {
  return stepPlayer(createPlayerState(cellX(column), floorY(row), facing, tick - 1), 0, map);
}
