/** Pure: the keys that bring an avatar to the side of an NPC, looking at it. */
import { BESIDE_NPC_PX, isInTalkReach, STAND_BESIDE_NPC_PX } from '#shared/content/talkReach.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import type { PathRules, PathStep } from './tryMove.ts';

type Side = -1 | 1;
interface Feet {
  readonly x: number;
  readonly y: number;
}

/** Longest step aside, ticks. */
const MOST_TICKS = 75;
/** Braking distance at walking speed, px. */
const BRAKING_PX = 8;

/**
 * The step to the nearer side of the NPC, or to the other side where there is no ground; null where neither has ground.
 * An avatar that already stands beside the NPC only turns.
 */
export function standBeside(rules: PathRules, start: PlayerState, npc: Feet): PathStep | null {
  const nearer: Side = start.x < npc.x ? -1 : 1;
  for (const side of [nearer, nearer === 1 ? -1 : 1] satisfies Side[]) {
    const step = stepTo(rules, start, npc, side);
    if (step !== null) return step;
  }
  return null;
}

function stepTo({ map, skills }: PathRules, start: PlayerState, npc: Feet, side: Side): PathStep | null {
  const bits: number[] = [];
  let state = start;
  const press = (held: number) => {
    bits.push(held);
    state = stepPlayer(state, held, map, skills);
  };
  const along = () => (state.x - npc.x) * side;
  const away = side === 1 ? INPUT.RIGHT : INPUT.LEFT;
  const back = side === 1 ? INPUT.LEFT : INPUT.RIGHT;
  const isDone = () => along() >= BESIDE_NPC_PX && state.grounded && state.vx === 0 && state.facing === -side;
  let isBeside = along() >= BESIDE_NPC_PX;
  while (!isDone()) {
    if (bits.length >= MOST_TICKS) return null;
    isBeside ||= along() >= STAND_BESIDE_NPC_PX - BRAKING_PX;
    if (!isBeside) press(away);
    else if (state.vx === 0 && state.grounded) press(back);
    else press(0);
    if (!isInTalkReach(state, npc)) return null;
  }
  return { bits, end: state };
}
