import { MOVEMENT_SKILLS, NO_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import { FOOTINGS, type PlayerState } from '#shared/simulation/playerState.ts';

/** The owner's exact state after the input `ack`; floats are sent whole, so that prediction needs no correction. */
export interface SelfState {
  /** Sequence number of the last input stepped or dropped; 0 before the first. */
  readonly ack: number;
  /** Learned skills: every input after `ack` is stepped with them. */
  readonly skills: PlayerSkills;
  readonly state: PlayerState;
}

export const SELF_STATE_BYTES = 72;
const FLOATS_AT = 4;
const TICK_AT = 44;
const RIDE_AT = 48;
const SMALL_AT = 50;
const SKILLS_AT = SMALL_AT + 10;
const FACING_LEFT = 0x01;
const GROUNDED = 0x02;
const JUMP_HELD = 0x04;
const TAP_LEFT = 0x08;
const TAP_RIGHT = 0x10;

const scratch = new Uint8Array(SELF_STATE_BYTES);
const view = new DataView(scratch.buffer);

/** Encodes the state, into `SELF_STATE_BYTES` bytes of the caller if given. */
export function encodeSelfState(
  { ack, skills, state }: SelfState,
  bytes: Uint8Array = new Uint8Array(SELF_STATE_BYTES),
): Uint8Array {
  view.setUint32(0, ack, true);
  view.setFloat64(FLOATS_AT, state.x, true);
  view.setFloat64(FLOATS_AT + 8, state.y, true);
  view.setFloat64(FLOATS_AT + 16, state.vx, true);
  view.setFloat64(FLOATS_AT + 24, state.vy, true);
  view.setFloat64(FLOATS_AT + 32, state.carryX, true);
  view.setUint32(TICK_AT, state.tick, true);
  view.setUint16(RIDE_AT, state.ride, true);
  scratch[SMALL_AT] = FOOTINGS.indexOf(state.standingOn);
  scratch[SMALL_AT + 1] = flagsOf(state);
  scratch[SMALL_AT + 2] = state.heldBits;
  scratch[SMALL_AT + 3] = state.coyote;
  scratch[SMALL_AT + 4] = state.buffer;
  scratch[SMALL_AT + 5] = state.airJumps;
  scratch[SMALL_AT + 6] = state.tapTicks;
  scratch[SMALL_AT + 7] = state.dash;
  scratch[SMALL_AT + 8] = state.dashWait;
  scratch[SMALL_AT + 9] = state.letGo;
  for (let index = 0; index < MOVEMENT_SKILLS.length; index += 1) {
    const skill = MOVEMENT_SKILLS[index];
    if (skill !== undefined) scratch[SKILLS_AT + index] = skills[skill];
  }
  bytes.set(scratch);
  return bytes;
}

/** Decodes the state, or null for malformed bytes (another build on the other side). */
export function decodeSelfState(message: unknown): SelfState | null {
  if (!(message instanceof Uint8Array) || message.byteLength !== SELF_STATE_BYTES) return null;
  const told = new DataView(message.buffer, message.byteOffset, SELF_STATE_BYTES);
  const float = (index: number) => told.getFloat64(FLOATS_AT + index * 8, true);
  const small = (index: number) => told.getUint8(SMALL_AT + index);
  const standingOn = FOOTINGS[small(0)];
  const flags = small(1);
  if (standingOn === undefined) return null;
  return {
    ack: told.getUint32(0, true),
    state: {
      x: float(0),
      y: float(1),
      vx: float(2),
      vy: float(3),
      carryX: float(4),
      tick: told.getUint32(TICK_AT, true),
      ride: told.getUint16(RIDE_AT, true),
      standingOn,
      facing: (flags & FACING_LEFT) === 0 ? 1 : -1,
      grounded: (flags & GROUNDED) !== 0,
      jumpHeld: (flags & JUMP_HELD) !== 0,
      tapSide: (flags & TAP_LEFT) !== 0 ? -1 : (flags & TAP_RIGHT) !== 0 ? 1 : 0,
      heldBits: small(2),
      coyote: small(3),
      buffer: small(4),
      airJumps: small(5),
      tapTicks: small(6),
      dash: small(7),
      dashWait: small(8),
      letGo: small(9),
    },
    skills: skillsFrom(told),
  };
}

function skillsFrom(told: DataView): PlayerSkills {
  const skills = { ...NO_SKILLS };
  for (const [index, skill] of MOVEMENT_SKILLS.entries()) skills[skill] = told.getUint8(SKILLS_AT + index);
  return skills;
}

function flagsOf({ facing, grounded, jumpHeld, tapSide }: PlayerState): number {
  return (
    (facing < 0 ? FACING_LEFT : 0) |
    (grounded ? GROUNDED : 0) |
    (jumpHeld ? JUMP_HELD : 0) |
    (tapSide < 0 ? TAP_LEFT : tapSide > 0 ? TAP_RIGHT : 0)
  );
}
