/** The keys that take a body along a leg, as a child at the keyboard would press them. */
import { GROUND_BRAKING, AIR_ACCELERATION } from '../feel.ts';
import { INPUT } from '../inputBits.ts';
import type { PlayerState } from '../playerState.ts';
import { cellX, floorY } from './stagePlaces.ts';
import type { StageCell, StageLeg } from './stageTypes.ts';

export interface Flight {
  readonly player: PlayerState;
  readonly facing: -1 | 1;
  readonly leg: StageLeg;
  /** The ticks of the leg so far. */
  readonly ticks: number;
  /** Whether the body continues into another leg on the same ground. */
  readonly runsOn: boolean;
}

/** The distance and the speed at which a body counts as standing in the middle of a cell; px and px/s. */
const NEAR_PX = 4;
const SLOW = 40;
/** The height below its row at which a body has fallen, px. */
const FALLEN_PX = 80;
const BUMP_TICKS = 12;
/** Ticks of the keys of a dash: the first tap with a hop, the pause, and the second tap. */
const DASH_RELEASE = 4;
const DASH_TAP = 5;
/** The ticks after which a body has left the ground. */
const TAKE_OFF_TICKS = 4;

const keyTowards = (side: number): number => (side > 0 ? INPUT.RIGHT : INPUT.LEFT);

/** Whether the leg is over before another tick. */
export function isLegDone(flight: Flight): boolean {
  const { player, leg, ticks, runsOn } = flight;
  if (leg.kind === 'wait') return ticks >= leg.ticks;
  if (leg.kind === 'sink') return ticks >= SINK_TICKS + CARRY_TICKS;
  if (leg.kind === 'climb') return hasClimbed(flight, leg.to);
  if ('falls' in leg && leg.falls) return player.y > floorY(leg.to.row) + FALLEN_PX;
  if (leg.kind === 'bump' && ticks < BUMP_TICKS) return false;
  if (leg.kind !== 'walk' && leg.kind !== 'bump' && ticks < TAKE_OFF_TICKS) return false;
  if (leg.kind === 'dash' && (ticks <= DASH_TAP || player.dash > 0)) return false;
  if (!player.grounded || player.y !== floorY(leg.to.row)) return false;
  const left = (cellX(leg.to.column) - player.x) * flight.facing;
  if (runsOn) return left <= 0;
  return Math.abs(left) <= NEAR_PX && Math.abs(player.vx) <= SLOW;
}

function hasClimbed({ player, ticks }: Flight, to: StageCell): boolean {
  if (ticks === 0) return false;
  const goal = floorY(to.row);
  return player.grounded ? player.y === goal : player.vy < 0 ? player.y <= goal : player.y >= goal;
}

/** Bits of the next tick. */
export function keysOfLeg(flight: Flight): number {
  const { player, facing, leg, ticks } = flight;
  const forward = keyTowards(facing);
  switch (leg.kind) {
    case 'wait':
    case 'sink':
      return 0;
    case 'climb':
      return floorY(leg.to.row) < player.y ? INPUT.UP : INPUT.DOWN;
    case 'bump':
      return ticks < BUMP_TICKS ? forward : steer(flight, leg.to);
    case 'leap':
      return ticks < TAKE_OFF_TICKS ? INPUT.JUMP : 0;
    case 'walk':
      return steer(flight, leg.to);
    case 'hop':
      return jumpKey(flight) | steer(flight, leg.to);
    case 'jump':
      return jumpKey(flight) | (isRising(flight, leg.to) ? 0 : steer(flight, leg.to));
    case 'dash':
      if (ticks < DASH_RELEASE) return forward | INPUT.JUMP;
      if (ticks < DASH_TAP) return INPUT.JUMP;
      return player.dash > 0 || ticks === DASH_TAP ? forward : steer(flight, leg.to);
  }
}

/** Held until the top of the jump. */
function jumpKey({ player, ticks }: Flight): number {
  return ticks < TAKE_OFF_TICKS || (!player.grounded && player.vy < 0) ? INPUT.JUMP : 0;
}

/** Up beside a step: forward only once the feet are above it. */
function isRising({ player, ticks }: Flight, to: StageCell): boolean {
  return ticks > 0 && player.vy < 0 && player.y > floorY(to.row);
}

/** Towards the middle of a cell, braking in time. */
function steer({ player, leg, runsOn }: Flight, to: StageCell): number {
  const way = cellX(to.column) - player.x;
  const side = way > 0 ? 1 : -1;
  const towards = player.vx * side;
  const isDropping = leg.kind === 'walk' && player.y !== floorY(to.row);
  if (runsOn && !isDropping) return keyTowards(side);
  const rate = player.grounded ? GROUND_BRAKING : AIR_ACCELERATION;
  const braking = towards > 0 ? (towards * towards) / (2 * rate) : 0;
  const left = way * side;
  if (left > braking + 1.5) return keyTowards(side);
  return player.grounded || towards < SLOW ? 0 : keyTowards(-side);
}

const SINK_TICKS = 48;
const CARRY_TICKS = 32;
const SINK_SPEED = 1.25;

/** A body in a bubble: down slowly, then straight back to its stone. */
export function sinkBody(player: PlayerState, ticks: number, to: StageCell): PlayerState {
  const { x, y } = player;
  const still = {
    vx: 0,
    vy: 0,
    dash: 0,
    grounded: false,
    standingOn: 'air' as const,
    heldBits: 0,
    tick: player.tick + 1,
  };
  if (ticks < SINK_TICKS) return { ...player, ...still, y: y + SINK_SPEED };
  const left = SINK_TICKS + CARRY_TICKS - ticks;
  return { ...player, ...still, x: x + (cellX(to.column) - x) / left, y: y + (floorY(to.row) - y) / left };
}
