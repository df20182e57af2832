import { countDown } from './countDown.ts';
import {
  BUFFER_TICKS,
  COYOTE_TICKS,
  DROP_SPEED,
  JUMP_CUT,
  JUMP_SPEED,
  LADDER_HOP,
  LADDER_LET_GO_TICKS,
  WALK_SPEED,
} from './feel.ts';
import type { Keys } from './keysOf.ts';
import {
  AIR_JUMP_SPEED,
  byLevel,
  EDGE_TICKS,
  HIGH_JUMP_SPEED,
  learnedOr,
  WALL_JUMP_SPEED,
  type PlayerSkills,
} from './playerSkills.ts';
import type { PlayerState } from './playerState.ts';

/** The effect of the jump key in one tick. */
export type Jump = Pick<PlayerState, 'vy' | 'coyote' | 'buffer' | 'jumpHeld' | 'airJumps' | 'letGo'> & {
  /** Platforms do not carry in this tick. */
  readonly isDropping: boolean;
  /** The body has left the ground or ladder. */
  readonly isOff: boolean;
  /** Sideways speed that replaces the own one, as in a kick off a wall. */
  readonly kickX: number | null;
};

interface Surroundings {
  readonly skills: PlayerSkills;
  /** px/s of the mover underfoot; 0 without one. */
  readonly floorVy: number;
  readonly wall: -1 | 0 | 1;
}

/** Tries in this order: hop off a ladder, drop, jump, wall kick, jump in the air; otherwise only counts timers. */
export function jump(state: PlayerState, keys: Keys, around: Surroundings): Jump {
  const letGo = countDown(state.letGo);
  const airJumps = state.grounded ? 0 : state.airJumps;
  const still = { coyote: 0, buffer: 0, jumpHeld: false, airJumps, letGo, isDropping: false, kickX: null };
  if (keys.jumpPressed && state.standingOn === 'ladder') {
    const hop = keys.down ? 0 : -JUMP_SPEED * LADDER_HOP;
    return { ...still, vy: hop, jumpHeld: hop < 0, letGo: LADDER_LET_GO_TICKS, isOff: true };
  }
  if (keys.jumpPressed && keys.down && (state.standingOn === 'platform' || state.standingOn === 'mover')) {
    const sinking = around.floorVy > 0 ? around.floorVy : 0;
    return { ...still, vy: DROP_SPEED + sinking, isDropping: true, isOff: true };
  }

  const { edgeJump, highJump } = around.skills;
  const coyote = state.grounded ? COYOTE_TICKS + learnedOr(0, EDGE_TICKS, edgeJump) : countDown(state.coyote);
  const buffer = keys.jumpPressed ? BUFFER_TICKS : countDown(state.buffer);
  if (buffer > 0 && coyote > 0) {
    // A buffered press that was released before landing gives a short jump.
    const held = learnedOr(JUMP_SPEED, HIGH_JUMP_SPEED, highJump);
    const speed = keys.jump ? held : held * JUMP_CUT;
    const rising = around.floorVy < 0 ? around.floorVy : 0;
    return { ...still, vy: rising - speed, jumpHeld: keys.jump, isOff: true };
  }
  if (keys.jumpPressed && !state.grounded) {
    const inAir = wallJump(keys, around) ?? airJump(airJumps, around.skills);
    if (inAir !== null) return { ...still, ...inAir, jumpHeld: true, isOff: true };
  }
  const isCut = state.jumpHeld && !keys.jump;
  return {
    coyote,
    buffer,
    jumpHeld: state.jumpHeld && keys.jump,
    airJumps,
    letGo,
    isDropping: false,
    kickX: null,
    vy: isCut ? state.vy * JUMP_CUT : state.vy,
    isOff: false,
  };
}

type AirborneJump = Pick<Jump, 'vy' | 'airJumps' | 'kickX'>;

/** Straight up while the wall is pressed against, else away from it. Restores the jump in the air. */
function wallJump(keys: Keys, { skills, wall }: Surroundings): AirborneJump | null {
  if (skills.wallClimb === 0 || wall === 0) return null;
  const kickX = keys.direction === wall ? 0 : -wall * WALK_SPEED;
  return { vy: -byLevel(WALL_JUMP_SPEED, skills.wallClimb), airJumps: 0, kickX };
}

function airJump(airJumps: number, { doubleJump }: PlayerSkills): AirborneJump | null {
  if (doubleJump === 0 || airJumps > 0) return null;
  return { vy: -byLevel(AIR_JUMP_SPEED, doubleJump), airJumps: airJumps + 1, kickX: null };
}
