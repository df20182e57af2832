import {
  AIR_ACCELERATION,
  AIR_BRAKING,
  APEX_GRAVITY,
  APEX_SPEED,
  BUFFER_TICKS,
  COYOTE_TICKS,
  DROP_SPEED,
  FALL_CAP,
  FALL_GRAVITY,
  GROUND_ACCELERATION,
  GROUND_BRAKING,
  JUMP_CUT,
  JUMP_SPEED,
  RISE_GRAVITY,
  TICK_RATE,
  WALK_SPEED,
} from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { INPUT } from './inputBits.ts';
import { moveHorizontally } from './moveHorizontally.ts';
import { moveVertically } from './moveVertically.ts';
import { NO_SKILLS, SPEED_BOOST_PER_LEVEL, type PlayerSkills } from './playerSkills.ts';
import type { PlayerState } from './playerState.ts';

/**
 * One tick (1/60 s) of one player: the same call on the server and in the browser, equal to the last bit because it
 * uses nothing but + − × ÷ and comparisons. `bits` are `INPUT` flags.
 */
export function stepPlayer(
  state: PlayerState,
  bits: number,
  map: CollisionMap,
  skills: PlayerSkills = NO_SKILLS,
): PlayerState {
  const pressed = bits & ~state.heldBits;
  const direction = ((bits & INPUT.RIGHT) === 0 ? 0 : 1) - ((bits & INPUT.LEFT) === 0 ? 0 : 1);
  const walked = moveHorizontally(map, state.x, state.y, walk(state, direction, skills));
  const jump = jumpOrDrop(state, bits, pressed);
  const moved = moveVertically(map, {
    x: walked.x,
    y: state.y,
    vy: pullDown(jump.vy),
    dropping: jump.dropping,
  });

  return {
    x: moved.x,
    y: moved.y,
    vx: walked.vx,
    vy: moved.vy,
    facing: direction === 0 ? state.facing : direction > 0 ? 1 : -1,
    standingOn: moved.standingOn,
    grounded: moved.standingOn !== 'air',
    coyote: jump.coyote,
    buffer: jump.buffer,
    jumpHeld: jump.jumpHeld && moved.vy < 0,
    heldBits: bits,
  };
}

function walk(state: PlayerState, direction: number, skills: PlayerSkills): number {
  const speed = WALK_SPEED * (1 + SPEED_BOOST_PER_LEVEL * skills.speedBoost);
  const target = direction * speed;
  const turningOrStopping = target === 0 || target * state.vx < 0;
  const rate = state.grounded
    ? turningOrStopping
      ? GROUND_BRAKING
      : GROUND_ACCELERATION
    : target === 0
      ? AIR_BRAKING
      : AIR_ACCELERATION;
  return approach(state.vx, target, rate / TICK_RATE);
}

function approach(value: number, target: number, by: number): number {
  if (value < target) return value + by < target ? value + by : target;
  return value - by > target ? value - by : target;
}

interface Jump {
  readonly vy: number;
  readonly coyote: number;
  readonly buffer: number;
  readonly jumpHeld: boolean;
  readonly dropping: boolean;
}

function jumpOrDrop(state: PlayerState, bits: number, pressed: number): Jump {
  const jumpPressed = (pressed & INPUT.JUMP) !== 0;
  const jumpDown = (bits & INPUT.JUMP) !== 0;
  if (jumpPressed && (bits & INPUT.DOWN) !== 0 && state.standingOn === 'platform') {
    return { vy: DROP_SPEED, coyote: 0, buffer: 0, jumpHeld: false, dropping: true };
  }

  const coyote = state.grounded ? COYOTE_TICKS : countDown(state.coyote);
  const buffer = jumpPressed ? BUFFER_TICKS : countDown(state.buffer);
  if (buffer > 0 && coyote > 0) {
    // A buffered press that was let go before landing still gives a jump, but a short one.
    const vy = jumpDown ? -JUMP_SPEED : -JUMP_SPEED * JUMP_CUT;
    return { vy, coyote: 0, buffer: 0, jumpHeld: jumpDown, dropping: false };
  }
  const cut = state.jumpHeld && !jumpDown;
  return {
    vy: cut ? state.vy * JUMP_CUT : state.vy,
    coyote,
    buffer,
    jumpHeld: state.jumpHeld && jumpDown,
    dropping: false,
  };
}

function countDown(ticks: number): number {
  return ticks > 0 ? ticks - 1 : 0;
}

function pullDown(vy: number): number {
  const soft = vy > -APEX_SPEED && vy < APEX_SPEED;
  const gravity = soft ? APEX_GRAVITY : vy < 0 ? RISE_GRAVITY : FALL_GRAVITY;
  const pulled = vy + gravity / TICK_RATE;
  return pulled < FALL_CAP ? pulled : FALL_CAP;
}
