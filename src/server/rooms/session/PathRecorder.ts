import { packPose } from '#shared/contract/rooms/pose.ts';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { STRAIGHT_PATH, type ZoneSpot } from '#shared/contract/rooms/snapshot/zoneBody.ts';
import { TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';
import { animationOf } from '#shared/simulation/animationOf.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import { simplifyPath } from '#server/rooms/interest/simplifyPath.ts';

/** The data of a body for other clients: its position, and the path since the last patch. */
export class PathRecorder {
  readonly #player: ReplicatedPlayer;
  /** The position that was sent last … */
  readonly #sent: ZoneSpot;
  /** … and the world tick before its first step since then. */
  #since: number | null = null;
  /** One point for each batch of ticks since then. */
  #passed: ZoneSpot[] = [];
  /** It is only shown; the movement rules do not use it. */
  #isSitting = false;

  constructor(player: ReplicatedPlayer, state: PlayerState) {
    this.#player = player;
    this.#sent = this.#spot(state, state.tick);
    this.show(state, state.tick);
  }

  /** The state was sent; a new path begins here. */
  begin(): void {
    const [player, sent] = [this.#player, this.#sent];
    if (!player.isSent) return;
    sent.x = player.x;
    sent.y = player.y;
    sent.pose = player.pose;
    sent.since = player.tick;
    this.#since = null;
    if (this.#passed.length > 0) this.#passed = [];
    player.path = STRAIGHT_PATH;
    player.isSent = false;
  }

  /** One step with these keys, pressed at this world tick. */
  record(before: PlayerState, after: PlayerState, { bits, tick }: { bits: number; tick: number }): void {
    if (bits !== 0 || after.standingOn === 'air') this.#isSitting = false;
    this.#since ??= Math.max(before.tick, tick - 1);
    const since = this.#passed.at(-1)?.tick ?? this.#since;
    if (after.tick - since >= TICKS_PER_BATCH) this.#passed.push(this.#spot(after, since));
  }

  sit(state: PlayerState): void {
    this.#isSitting = true;
    this.begin();
    this.show(state, state.tick);
  }

  /** Sets the state for other clients, in the ticks of the owner; `from` without a step. */
  show(state: PlayerState, from: number): void {
    const player = this.#player;
    const since = this.#since ?? from;
    const to = this.#spot(state, since);
    const [first] = this.#passed;
    // A single batch, as in nearly every patch, has no point between its ends.
    const isOneBatch = first === undefined || first.tick === to.tick;
    const path = isOneBatch
      ? STRAIGHT_PATH
      : simplifyPath([{ ...this.#sent, tick: since }, ...this.#passed, to]);
    player.x = to.x;
    player.y = to.y;
    player.pose = to.pose;
    player.tick = to.tick;
    player.since = path.at(-1)?.tick ?? since;
    player.path = path;
  }

  #spot(state: PlayerState, since: number): ZoneSpot {
    const { x, y, vx, vy, facing, tick } = state;
    const animation = animationOf(state);
    const isSitting = this.#isSitting && animation === 'stand';
    const pose = packPose({ animation, facing, isStill: vx === 0 && vy === 0, isSitting });
    return { x: quantisePosition(x), y: quantisePosition(y), pose, tick, since };
  }
}
