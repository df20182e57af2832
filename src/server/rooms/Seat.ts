import type { Client } from '@colyseus/core';
import { packPose } from '#shared/contract/rooms/pose.ts';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { encodeSelfState } from '#shared/contract/rooms/selfState.ts';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { animationOf } from '#shared/simulation/animationOf.ts';
import { isAtRest } from '#shared/simulation/isAtRest.ts';
import { moverPlace } from '#shared/simulation/moverPlace.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import type { SavedPosition } from '#server/domain/world/savePositions.ts';
import { InputQueue } from './InputQueue.ts';
import { MessageMeter } from './MessageMeter.ts';
import type { ShownPlayer } from './ShownPlayer.ts';
import { TickBudget } from './TickBudget.ts';

/**
 * Silent for a second, a body that walks or falls goes on as if all keys were released. Counted in patches and not by
 * the clock: after a pause of the server itself the inputs of that time are still on their way.
 */
const SILENT_PATCHES = 20;
/** Ticks per patch of such a body, until it has caught up with the room. */
const IDLE_TICKS = 4;
/** A sender's movers may be this far (ticks) from the room's: what a slow line and a stall explain, and no more. */
const MOST_BEHIND = 300;
const MOST_AHEAD = 30;

/** One user's place in a room: the authoritative body, what drives it, and the line to its owner (if any). */
export class Seat {
  readonly userId: number;
  readonly player: ShownPlayer;
  /** Null while the owner is away and may come back. */
  client: Client | null;
  /** The sign-in with which the owner took the seat. */
  signInId: string;
  /** The character is on its way to another map; its body here no longer moves and is no longer saved. */
  travelling = false;
  meter = new MessageMeter();

  readonly #map: CollisionMap & { readonly id: number };
  #state: PlayerState;
  #skills: PlayerSkills;
  /** Whole world tick of the room at its last patch. */
  #roomTick: number;
  #queue = new InputQueue();
  #budget: TickBudget;
  #silentPatches = 0;
  #saved: PlayerState | null;
  #told: PlayerState | null = null;
  #toldSkills: PlayerSkills | null = null;
  #toldAck = -1;

  constructor(options: {
    readonly player: ShownPlayer;
    readonly client: Client;
    readonly signInId: string;
    readonly map: CollisionMap & { readonly id: number };
    readonly state: PlayerState;
    readonly skills: PlayerSkills;
    readonly now: number;
  }) {
    this.userId = options.player.userId;
    this.player = options.player;
    this.client = options.client;
    this.signInId = options.signInId;
    this.#map = options.map;
    this.#state = options.state;
    this.#skills = options.skills;
    this.#roomTick = options.state.tick;
    this.#saved = options.state;
    this.#budget = new TickBudget(options.now);
    this.#show();
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** The owner is back, perhaps on another device: the body stays, everything about the line starts anew. */
  handTo(client: Client, signInId: string): void {
    this.client = client;
    this.signInId = signInId;
    this.meter = new MessageMeter();
    this.#queue = new InputQueue();
    this.#silentPatches = 0;
    this.#told = null;
  }

  /** Returns how many ticks were thrown away because too many wait. */
  hear(batch: InputBatch): number {
    this.#silentPatches = 0;
    return this.#queue.push(batch);
  }

  /** From the next input on the body moves with these. */
  learn(skills: PlayerSkills): void {
    this.#skills = skills;
  }

  /** Everything that happens to the body in one patch; `roomTick` is the whole world tick of the room. */
  step(now: number, roomTick: number): void {
    if (this.travelling) return;
    this.#roomTick = roomTick;
    const before = this.#state;
    const budget = this.#budget.available(now);
    const inputs = this.#queue.take(budget);
    for (const { bits, tick } of inputs) this.#stepTo(bits, this.#credible(tick));
    this.#budget.spend(inputs.length + this.#idle(budget - inputs.length));
    if (this.#state !== before) this.#show();
  }

  /** The exact state for the owner (`encodeSelfState`), or null when there is nothing new to tell. */
  takeNews(): Uint8Array | null {
    if (this.client === null || this.travelling) return null;
    const { ack } = this.#queue;
    const [state, skills] = [this.#state, this.#skills];
    if (this.#told === state && this.#toldAck === ack && this.#toldSkills === skills) return null;
    this.#told = state;
    this.#toldAck = ack;
    this.#toldSkills = skills;
    return encodeSelfState({ ack, skills, state });
  }

  /** The position to save, or null when it is saved already or no longer ours to save. */
  takeUnsaved(): SavedPosition | null {
    if (this.travelling || (this.#saved !== null && isSameSpot(this.#saved, this.#state))) return null;
    this.#saved = this.#state;
    const { x, y, facing } = this.#state;
    return { userId: this.userId, mapId: this.#map.id, x, y, facing };
  }

  /** The last `takeUnsaved` did not reach the database. */
  saveFailed(): void {
    this.#saved = null;
  }

  /** Returns how many ticks, at most `budget`, a silent body went on by itself. */
  #idle(budget: number): number {
    this.#silentPatches += 1;
    if (this.#silentPatches <= SILENT_PATCHES) return 0;
    let ticks = 0;
    const most = Math.min(IDLE_TICKS, budget);
    while (ticks < most && this.#state.tick < this.#roomTick && !isAtRest(this.#state, this.#map)) {
      this.#stepTo(0, this.#state.tick + 1);
      ticks += 1;
    }
    return ticks;
  }

  #stepTo(bits: number, tick: number): void {
    this.#state = stepPlayer(this.#state, bits, this.#map, this.#skills, tick);
  }

  /** The world tick that a sender claims, as far as it can be true; time never runs backwards for a body. */
  #credible(tick: number): number {
    const most = Math.min(tick, this.#roomTick + MOST_AHEAD);
    return Math.max(this.#state.tick, this.#roomTick - MOST_BEHIND, most);
  }

  /** Others see the body where its mover is by the room's clock, however late its own inputs are. */
  #show(): void {
    const { x, y, facing, grounded, ride, tick } = this.#state;
    const mover = this.#map.movers.find(({ id }) => id === ride);
    const from = mover === undefined ? ORIGIN : moverPlace(mover, tick);
    const to = mover === undefined ? ORIGIN : moverPlace(mover, this.#roomTick);
    this.player.x = quantisePosition(x + to.x - from.x);
    this.player.y = quantisePosition(y + to.y - from.y);
    this.player.pose = packPose({ animation: animationOf(this.#state), facing, grounded });
  }
}

const ORIGIN = { x: 0, y: 0 } as const;

function isSameSpot(a: PlayerState, b: PlayerState): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing;
}
