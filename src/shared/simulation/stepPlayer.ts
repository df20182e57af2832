import { carryAlong, boardMover } from './rideMover.ts';
import { climbLadder, ladderInHand } from './climbLadder.ts';
import { currentAt } from './currentAt.ts';
import { dash, type Dash } from './dash.ts';
import { DASH_SPEED, TICK_RATE, WALK_SPEED } from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { jump } from './jump.ts';
import { keysOf, type Keys } from './keysOf.ts';
import { moveHorizontally } from './moveHorizontally.ts';
import { moveVertically } from './moveVertically.ts';
import { byLevel, NO_SKILLS, WALL_SLIDE_SPEED, type PlayerSkills } from './playerSkills.ts';
import type { PlayerState } from './playerState.ts';
import { pullDown } from './pullDown.ts';
import { walk } from './walk.ts';
import { wallBeside } from './wallBeside.ts';

/**
 * One tick (1/60 s) of one player: the same call on the server and in the browser, equal to the last bit because it
 * uses nothing but + − × ÷ and comparisons. `bits` are `INPUT` flags; `tick` says where the movers have got to and is
 * the next one unless time has passed without steps.
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
  const ladder = ladderInHand(map, state, keys);
  if (ladder !== null) {
    return { ...climbLadder(map, { state, keys, ladder }), dashWait: dashing.dashWait, tick };
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
  const current = currentAt(map, start.x, start.y);
  const wall = skills.wallClimb === 0 ? 0 : wallBeside(map, start.x, start.y);
  const jumped = jump(state, keys, { skills, floorVy: carried?.vy ?? 0, wall });
  const isDashing = dashing.dash > 0;

  const vx = isDashing ? dashing.side * DASH_SPEED : (jumped.kickX ?? walk(state, keys, { skills, current }));
  const walked = moveHorizontally(map, start.x, start.y, vx / TICK_RATE);

  const isSliding = wall !== 0 && keys.direction === wall && !keys.down;
  const pull = {
    current,
    isFast: keys.down && !state.grounded,
    slideSpeed: isSliding ? byLevel(WALL_SLIDE_SPEED, skills.wallClimb) : null,
  };
  const isFloating = isDashing && !state.grounded;
  const way = walked.x > start.x ? walked.x - start.x : start.x - walked.x;
  const moved = moveVertically(map, {
    x: walked.x,
    y: walked.y,
    vy: isFloating ? 0 : pullDown(jumped.vy, pull),
    dropping: jumped.isDropping,
    // A slope falls away by no more than it leads along.
    snap: state.grounded && !jumped.isOff && way > 0 ? way + ROUNDING_PX : 0,
    fromSlope: state.standingOn === 'slope',
  });
  const boarded = jumped.isOff ? null : boardMover(map, { state, moved, tick });

  const standingOn = boarded === null ? moved.standingOn : 'mover';
  const isLeaving = carried !== null && boarded?.ride !== state.ride;
  const carryX = isLeaving ? carried.vx : state.carryX;
  const isInAir = standingOn === 'air' && !walked.isBlocked;
  // A dash ends in a walk.
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
