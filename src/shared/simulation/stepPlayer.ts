import { carryAlong, boardMover } from './rideMover.ts';
import { climbLadder, heldLadder } from './climbLadder.ts';
import { currentAt } from './currentAt.ts';
import { dash, type Dash } from './dash.ts';
import { BODY_HALF_WIDTH, BODY_HEIGHT, DASH_SPEED, TICK_RATE, WALK_SPEED, WALL_REACH } from './feel.ts';
import type { CollisionMap, CurrentBox } from './geometry.ts';
import { jump } from './jump.ts';
import { keysOf, type Keys } from './keysOf.ts';
import { moveHorizontally } from './moveHorizontally.ts';
import { moveVertically } from './moveVertically.ts';
import {
  byLevel,
  GLIDE_SPEED,
  NO_SKILLS,
  WALL_SLIDE_SPEED,
  type PlayerSkills,
  CURRENT_SHARE,
} from './playerSkills.ts';
import type { PlayerState } from './playerState.ts';
import { applyGravity } from './applyGravity.ts';
import { walk } from './walk.ts';

/**
 * The current as a body that can swim feels it: weaker along every axis on which the keys go against it. Without keys
 * it carries the body as before.
 */
export function swim(
  current: CurrentBox | null,
  keys: Keys,
  { swim: level }: PlayerSkills,
): CurrentBox | null {
  if (current === null || !(level > 0)) return current;
  const { vx, vy } = current;
  const isAgainstX = keys.direction * vx < 0;
  const isAgainstY = vy < 0 ? keys.down : vy > 0 && (keys.up || keys.jump);
  if (!isAgainstX && !isAgainstY) return current;
  const share = byLevel(CURRENT_SHARE, level);
  return { ...current, vx: isAgainstX ? vx * share : vx, vy: isAgainstY ? vy * share : vy };
}

/**
 * Steps one player by one tick (1/60 s), bit for bit equally on the server and in the browser, because only + − × ÷ and
 * comparisons are used. `bits` are `INPUT` flags; `tick` places the movers and is the next one unless time has passed
 * without steps.
 */
export function stepPlayer(
  state: PlayerState,
  bits: number,
  map: CollisionMap,
  skills: PlayerSkills = NO_SKILLS,
  tick: number = state.tick + 1,
): PlayerState {
  const keys = keysOf(bits, state.heldBits);
  const dashing = dash(state, keys, skills);
  const ladder = heldLadder(map, state, keys);
  if (ladder !== null) {
    return { ...climbLadder(map, { state, keys, ladder, skills }), dashWait: dashing.dashWait, tick };
  }
  return moveFreely(map, { state, keys, dashing, skills, tick });
}

const ROUNDING_PX = 0.5;

interface FreeMove {
  readonly state: PlayerState;
  readonly keys: Keys;
  readonly dashing: Dash;
  readonly skills: PlayerSkills;
  readonly tick: number;
}

function moveFreely(map: CollisionMap, { state, keys, dashing, skills, tick }: FreeMove): PlayerState {
  const carried = carryAlong(map, state, tick);
  const start = carried ?? state;
  const current = swim(currentAt(map, start.x, start.y), keys, skills);
  const wall = skills.wallClimb === 0 ? 0 : wallBeside(map, start.x, start.y);
  const jumped = jump(state, keys, { skills, floorVy: carried?.vy ?? 0, wall });
  const isDashing = dashing.dash > 0;

  const vx = isDashing ? dashing.side * DASH_SPEED : (jumped.kickX ?? walk(state, keys, { skills, current }));
  const walked = moveHorizontally(map, start.x, start.y, vx / TICK_RATE);

  const isSliding = wall !== 0 && keys.direction === wall && !keys.down;
  const pull = {
    current,
    isFast: keys.down && !state.grounded,
    slowedTo: isSliding ? byLevel(WALL_SLIDE_SPEED, skills.wallClimb) : glideSpeed(state, keys, skills),
  };
  const isFloating = isDashing && !state.grounded;
  const way = walked.x > start.x ? walked.x - start.x : start.x - walked.x;
  const moved = moveVertically(map, {
    x: walked.x,
    y: walked.y,
    vy: isFloating ? 0 : applyGravity(jumped.vy, pull),
    dropping: jumped.isDropping,
    // A slope falls by no more than its width.
    snap: state.grounded && !jumped.isOff && way > 0 ? way + ROUNDING_PX : 0,
    fromSlope: state.standingOn === 'slope',
  });
  const boarded = jumped.isOff ? null : boardMover(map, { state, moved, tick });

  const standingOn = boarded === null ? moved.standingOn : 'mover';
  const isLeaving = carried !== null && boarded?.ride !== state.ride;
  const carryX = isLeaving ? carried.vx : state.carryX;
  const isInAir = standingOn === 'air' && !walked.isBlocked;
  // A dash ends at walking speed.
  const along = walked.isBlocked ? 0 : dashing.dash === 1 ? dashing.side * WALK_SPEED : vx;
  const isNewRide = boarded !== null && boarded.ride !== state.ride;
  return {
    x: moved.x,
    y: boarded?.y ?? moved.y,
    vx: along + (isLeaving ? carried.vx : 0) - (isNewRide ? boarded.vx : 0),
    vy: boarded === null ? moved.vy : 0,
    facing: isDashing ? dashing.side : keys.direction === 0 ? state.facing : keys.direction,
    standingOn,
    grounded: standingOn !== 'air',
    ride: boarded?.ride ?? 0,
    carryX: isInAir ? carryX : 0,
    coyote: jumped.coyote,
    buffer: jumped.buffer,
    jumpHeld: jumped.jumpHeld && moved.vy < 0 && boarded === null,
    airJumps: jumped.airJumps,
    tapSide: dashing.tapSide,
    tapTicks: dashing.tapTicks,
    dash: walked.isBlocked ? 0 : dashing.dash,
    dashWait: dashing.dashWait,
    letGo: jumped.letGo,
    heldBits: keys.bits,
    tick,
  };
}

/** Fastest fall of a body that glides; null when it does not. Any fall can become a glide, with or without a jump. */
function glideSpeed(
  { grounded }: PlayerState,
  { jump: isHeld, down }: Keys,
  { glide }: PlayerSkills,
): number | null {
  return glide > 0 && isHeld && !down && !grounded ? byLevel(GLIDE_SPEED, glide) : null;
}

/** The side of a climbable wall within reach, 0 when there is none. */
function wallBeside(map: CollisionMap, x: number, y: number): -1 | 0 | 1 {
  const left = x - BODY_HALF_WIDTH;
  const right = x + BODY_HALF_WIDTH;
  for (const wall of map.walls) {
    if (wall.y >= y || wall.y + wall.h <= y - BODY_HEIGHT) continue;
    if (wall.x >= right && wall.x <= right + WALL_REACH) return 1;
    if (wall.x + wall.w <= left && wall.x + wall.w >= left - WALL_REACH) return -1;
  }
  return 0;
}
