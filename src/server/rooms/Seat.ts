import type { Client } from '@colyseus/core';
import { packPose } from '#shared/contract/rooms/pose.ts';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { encodeSelfState } from '#shared/contract/rooms/selfState.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { WorldPlayer } from '#shared/contract/rooms/worldState.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { animationOf } from '#shared/simulation/animationOf.ts';
import { isAtRest } from '#shared/simulation/isAtRest.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import type { SavedPosition } from '#server/domain/world/savePositions.ts';
import { InputQueue } from './InputQueue.ts';
import { MessageMeter } from './MessageMeter.ts';
import { TickBudget } from './TickBudget.ts';

/**
 * Silent for a second, a body that walks or falls goes on as if all keys were released. Counted in patches and not by
 * the clock: after a pause of the server itself the inputs of that time are still on their way.
 */
const SILENT_PATCHES = 20;
/** Ticks per patch of such a body. */
const IDLE_TICKS = 4;

/** One user's place in a room: the authoritative body, what drives it, and the line to its owner (if any). */
export class Seat {
  readonly userId: number;
  readonly player: WorldPlayer;
  /** Null while the owner is away and may come back. */
  client: Client | null;
  /** The sign-in with which the owner took the seat. */
  signInId: string;
  /** The character is on its way to another map; its body here no longer moves and is no longer saved. */
  travelling = false;
  meter = new MessageMeter();

  readonly #map: CollisionMap & { readonly id: number };
  #state: PlayerState;
  #queue = new InputQueue();
  #budget: TickBudget;
  #silentPatches = 0;
  #saved: PlayerState | null;
  #told: PlayerState | null = null;
  #toldAck = -1;

  constructor(options: {
    readonly player: WorldPlayer;
    readonly client: Client;
    readonly signInId: string;
    readonly map: CollisionMap & { readonly id: number };
    readonly state: PlayerState;
    readonly now: number;
  }) {
    this.userId = options.player.userId;
    this.player = options.player;
    this.client = options.client;
    this.signInId = options.signInId;
    this.#map = options.map;
    this.#state = options.state;
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

  /** Everything that happens to the body in one patch. */
  step(now: number): void {
    if (this.travelling) return;
    const before = this.#state;
    const budget = this.#budget.available(now);
    const ticks = this.#queue.take(budget);
    for (const bits of ticks) this.#state = stepPlayer(this.#state, bits, this.#map);
    this.#budget.spend(ticks.length + this.#idle(budget - ticks.length));
    if (this.#state !== before) this.#show();
  }

  /** Tells the owner the exact state, if there is anything new to tell. */
  tellOwner(): void {
    if (this.client === null || this.travelling) return;
    if (this.#told === this.#state && this.#toldAck === this.#queue.ack) return;
    this.#told = this.#state;
    this.#toldAck = this.#queue.ack;
    this.client.sendBytes(SERVER_MESSAGE.SELF, encodeSelfState({ ack: this.#queue.ack, state: this.#state }));
  }

  /** The position to save, or null when it is saved already or no longer ours to save. */
  takeUnsaved(): SavedPosition | null {
    if (this.travelling || this.#saved === this.#state) return null;
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
    while (ticks < IDLE_TICKS && ticks < budget && !isAtRest(this.#state)) {
      this.#state = stepPlayer(this.#state, 0, this.#map);
      ticks += 1;
    }
    return ticks;
  }

  #show(): void {
    const { x, y, facing, grounded } = this.#state;
    this.player.x = quantisePosition(x);
    this.player.y = quantisePosition(y);
    this.player.pose = packPose({ animation: animationOf(this.#state), facing, grounded });
  }
}
