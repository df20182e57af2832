/** Ladders: grabbing and climbing. */
import { BODY_HEIGHT, CLIMB_SPEED, COYOTE_TICKS, LADDER_CENTRING_SPEED, TICK_RATE } from './feel.ts';
import type { CollisionMap, Rect } from './geometry.ts';
import type { Keys } from './keysOf.ts';
import { moveHorizontally } from './moveHorizontally.ts';
import { moveVertically } from './moveVertically.ts';
import { LADDER_SPEED, learnedOr, type PlayerSkills } from './playerSkills.ts';
import type { PlayerState } from './playerState.ts';

/** The ladder held in this tick, or null: UP grabs it, DOWN also at its top edge, JUMP releases it. */
export function heldLadder(map: CollisionMap, state: PlayerState, keys: Keys): Rect | null {
  if (keys.jumpPressed) return null;
  if (state.standingOn === 'ladder') return find(map, state, state.y);
  if (keys.up && state.letGo === 0 && state.dash === 0) return find(map, state, state.y);
  if (!keys.down || !state.grounded) return null;
  const below = find(map, state, state.y + 1);
  return below !== null && below.y === state.y ? below : null;
}

function find(map: CollisionMap, { x }: PlayerState, y: number): Rect | null {
  for (const ladder of map.ladders) {
    const isBeside = x >= ladder.x && x <= ladder.x + ladder.w;
    if (isBeside && y > ladder.y && y - BODY_HEIGHT / 2 < ladder.y + ladder.h) return ladder;
  }
  return null;
}

/** One tick on a ladder: up, down or still, pulled to its middle. The top edge and any ground below end the climb. */
export function climbLadder(
  map: CollisionMap,
  { state, keys, ladder, skills }: { state: PlayerState; keys: Keys; ladder: Rect; skills: PlayerSkills },
): PlayerState {
  const aside = ladder.x + ladder.w / 2 - state.x;
  const most = LADDER_CENTRING_SPEED / TICK_RATE;
  const dx = aside > most ? most : aside < -most ? -most : aside;
  const centred = moveHorizontally(map, state.x, state.y, dx);
  const speed = learnedOr(CLIMB_SPEED, LADDER_SPEED, skills.ladderClimb);
  const vy = ((keys.down ? 1 : 0) - (keys.up ? 1 : 0)) * speed;
  const climbed = climb(map, { x: centred.x, y: centred.y, vy }, ladder);
  return {
    ...state,
    ...climbed,
    vx: centred.isBlocked ? 0 : dx * TICK_RATE,
    facing: keys.direction === 0 ? state.facing : keys.direction,
    ride: 0,
    carryX: 0,
    coyote: climbed.grounded ? COYOTE_TICKS : 0,
    buffer: 0,
    jumpHeld: false,
    airJumps: 0,
    tapSide: 0,
    tapTicks: 0,
    dash: 0,
    letGo: 0,
    heldBits: keys.bits,
  };
}

type Climbed = Pick<PlayerState, 'x' | 'y' | 'vy' | 'standingOn' | 'grounded'>;

function climb(
  map: CollisionMap,
  { x, y, vy }: { readonly x: number; readonly y: number; readonly vy: number },
  ladder: Rect,
): Climbed {
  if (vy === 0) return { x, y, vy, standingOn: 'ladder', grounded: false };
  const moved = moveVertically(map, { x, y, vy, dropping: true, snap: 0, fromSlope: false });
  if (vy < 0 && moved.y <= ladder.y) {
    return { x: moved.x, y: ladder.y, vy: 0, standingOn: 'platform', grounded: true };
  }
  if (moved.standingOn !== 'air') return { ...moved, grounded: true };
  return { ...moved, standingOn: 'ladder', grounded: false };
}
