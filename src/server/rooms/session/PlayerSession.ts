import type { Client } from '@colyseus/core';
import { encodeSelfState, SELF_STATE_BYTES } from '#shared/contract/rooms/selfState.ts';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { isAtRest } from '#shared/simulation/isAtRest.ts';
import { MOVEMENT_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import type { Cheat } from '#server/domain/world/fairPlay/CheatLog.ts';
import type { SavedPosition } from '#server/domain/world/characters/savePositions.ts';
import type { HandedRun } from './Handover.ts';
import { InputQueue } from './InputQueue.ts';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import { PathRecorder } from './PathRecorder.ts';
import { TickRateLimiter } from './TickRateLimiter.ts';

/**
 * Patches without input (a second and a half) after which a walking or falling body continues as if all keys were
 * released: longer than a stalled connection may catch up. They are counted in patches instead of time, because after a
 * pause of the server the inputs of that time are still on their way.
 */
const SILENT_PATCHES = 30;
/** Patches of silence that one received tick cancels: enough for the slowest page, too few to float in the air. */
const TICK_BREAKS = 4;
/** Ticks per patch of a silent body, until it has caught up with the room. */
const IDLE_TICKS = 4;
/** Largest plausible difference between the sender's movers and the room's (ticks): a slow connection and a stall. */
const MOST_BEHIND = 300;
const MOST_AHEAD = 30;
/** Implausible difference in ticks … */
const IMPLAUSIBLE_TICKS = 900;
/**
 * … and number of such inputs in a row after which the sender is reported; a waking machine has set its clock by then.
 */
const MOST_IMPLAUSIBLE = 30;
/**
 * Ticks that may arrive beyond real time: a stalled connection delivers at most two seconds, after which a page waits.
 */
const MOST_AT_ONCE = 180;

/** One tick of the authoritative body: the state before, the keys, and the state after. */
export interface BodyStep {
  readonly before: PlayerState;
  readonly bits: number;
  readonly skills: PlayerSkills;
  readonly after: PlayerState;
}

export interface SessionPerks {
  readonly shellMagnet: number;
  readonly emoteWheel: number;
}

/** One user in a room: the authoritative body, what drives it, and the client of its owner (if any). */
export class PlayerSession {
  readonly userId: number;
  readonly player: ReplicatedPlayer;
  /** Null while the owner is disconnected and may reconnect. */
  client: Client | null;
  /** The sign-in (refresh family) that the owner joined with. */
  signInId: string;
  /** Set while the player travels to another map; the body here is neither moved nor saved. */
  travelling = false;
  /** Learned skills that the room decides by, as levels. */
  perks: SessionPerks = { shellMagnet: 0, emoteWheel: 0 };
  /** Keys pressed before this world tick do not count: the countdown of a timed run. */
  keysFrom = 0;
  /** Called with every step of the body. */
  watch: ((step: BodyStep) => void) | null = null;

  /** The run with which the session came from another process, until the room takes it up. */
  handedRun: HandedRun | null = null;

  readonly #map: CollisionMap & { readonly id: number };
  readonly #onCheat: (cheat: Cheat) => void;
  #state: PlayerState;
  #skills: PlayerSkills;
  /** Whole world tick of the room at its last patch. */
  #roomTick: number;
  #queue = new InputQueue();
  /** Callbacks waiting for the body after a given input, in order. */
  #waiting: { readonly seq: number; readonly resolve: (state: PlayerState) => void }[] = [];
  #stepLimiter: TickRateLimiter;
  /** Limits the arriving ticks; `#stepLimiter` limits the steps. */
  #arrivalLimiter: TickRateLimiter;
  #silentPatches = 0;
  readonly #path: PathRecorder;
  /** The number of silences of the owner since the body left the ground. */
  #hovers = 0;
  /** Inputs in a row with an implausible tick. */
  #implausible = 0;
  #saved: PlayerState | null;
  #sentState: PlayerState | null = null;
  #sentSkills: PlayerSkills | null = null;
  #sentAck = -1;
  readonly #selfState = new Uint8Array(SELF_STATE_BYTES);

  constructor(options: {
    readonly player: ReplicatedPlayer;
    readonly client: Client;
    readonly signInId: string;
    readonly map: CollisionMap & { readonly id: number };
    readonly state: PlayerState;
    readonly skills: PlayerSkills;
    readonly now: number;
    /** Called for actions that no fair client takes. */
    readonly onCheat?: (cheat: Cheat) => void;
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
    this.#stepLimiter = new TickRateLimiter(options.now);
    this.#arrivalLimiter = new TickRateLimiter(options.now, MOST_AT_ONCE);
    this.#onCheat = options.onCheat ?? (() => undefined);
    this.#path = new PathRecorder(options.player, options.state);
  }

  get skills(): PlayerSkills {
    return this.#skills;
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** A new client of the owner, perhaps on another device: the body stays, everything about the connection is reset. */
  attach(client: Client, signInId: string, now: number): void {
    this.client = client;
    this.signInId = signInId;
    this.#queue = new InputQueue();
    this.#waiting = [];
    this.#arrivalLimiter = new TickRateLimiter(now, MOST_AT_ONCE);
    this.#silentPatches = 0;
    this.#sentState = null;
  }

  /** Queues inputs; they move the body with the next patches. */
  receive(batch: InputBatch, now: number): void {
    const ticks = batch.bits.length;
    if (batch.firstSeq <= this.#queue.lastReceived) this.#onCheat('replay');
    if (this.#arrivalLimiter.available(now) < ticks) this.#onCheat('speed');
    else this.#arrivalLimiter.spend(ticks);
    const silence = Math.min(this.#silentPatches, SILENT_PATCHES);
    this.#silentPatches = Math.max(0, silence - ticks * TICK_BREAKS);
    this.#queue.push(batch);
  }

  /** The body after all inputs received so far: where its owner saw it when sending. */
  stateOnceStepped(): Promise<PlayerState> {
    const seq = this.#queue.lastReceived;
    if (this.#queue.ack >= seq) return Promise.resolve(this.#state);
    return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
  }

  /** Skills that apply from the next input on. Unchanged levels keep a timed run going. */
  learn(skills: PlayerSkills): void {
    if (MOVEMENT_SKILLS.every((skill) => skills[skill] === this.#skills[skill])) return;
    this.#skills = skills;
  }

  /** Sits down, unless in the air; the next key stands up. */
  sitDown(): void {
    if (this.travelling || !this.#state.grounded || this.#state.heldBits !== 0) return;
    this.#path.sit(this.#state);
  }

  /** Steps the body for one patch; `roomTick` is the whole world tick of the room. */
  step(now: number, roomTick: number): void {
    this.#path.begin();
    if (this.travelling) return;
    this.#roomTick = roomTick;
    const before = this.#state;
    const budget = this.#stepLimiter.available(now);
    const inputs = this.#queue.take(budget);
    for (const { bits, tick, seq } of inputs) {
      this.#stepTo(bits, this.#plausible(tick));
      this.#resolveWaiting(seq);
    }
    this.#resolveWaiting(this.#queue.ack);
    this.#stepLimiter.spend(inputs.length + this.#idle(budget - inputs.length));
    if (this.#state !== before) this.#path.show(this.#state, before.tick);
  }

  /**
   * The exact state for the owner (`encodeSelfState`), or null when it is unchanged. The returned buffer is reused by
   * the next call.
   */
  takeSelfState(): Uint8Array | null {
    if (this.client === null || this.travelling) return null;
    const { ack } = this.#queue;
    const [state, skills] = [this.#state, this.#skills];
    if (this.#sentState === state && this.#sentAck === ack && this.#sentSkills === skills) return null;
    this.#sentState = state;
    this.#sentAck = ack;
    this.#sentSkills = skills;
    return encodeSelfState({ ack, skills, state }, this.#selfState);
  }

  /** The position to save, or null when it is already saved or the player travels. */
  takeUnsaved(): SavedPosition | null {
    if (this.travelling || (this.#saved !== null && isSameSpot(this.#saved, this.#state))) return null;
    this.#saved = this.#state;
    const { x, y, facing } = this.#state;
    return { userId: this.userId, mapId: this.#map.id, x, y, facing };
  }

  /** The last `takeUnsaved` was not written to the database. */
  saveFailed(): void {
    this.#saved = null;
  }

  /** Steps a silent body without keys, at most `budget` ticks. Returns the number of ticks. */
  #idle(budget: number): number {
    this.#silentPatches += 1;
    if (this.#silentPatches <= SILENT_PATCHES) return 0;
    if (this.#silentPatches === SILENT_PATCHES + 1) this.#checkHover();
    let ticks = 0;
    const most = Math.min(IDLE_TICKS, budget);
    while (ticks < most && this.#isDue() && !isAtRest(this.#state, this.#map)) {
      this.#stepTo(0, Math.max(this.#state.tick, Math.min(this.#state.tick + 1, this.#roomTick)));
      ticks += 1;
    }
    return ticks;
  }

  #resolveWaiting(stepped: number): void {
    while (this.#waiting[0] !== undefined && this.#waiting[0].seq <= stepped) {
      this.#waiting.shift()?.resolve(this.#state);
    }
  }

  /** Time has passed without steps; in the air the body falls at any tick that its owner claims. */
  #isDue(): boolean {
    return this.#state.tick < this.#roomTick || this.#isInAir();
  }

  /** One silence may be a page that stalls; two within one fall, with inputs between them, are an attempt to float. */
  #checkHover(): void {
    this.#hovers = this.#isInAir() ? this.#hovers + 1 : 0;
    if (this.#hovers > 1) this.#onCheat('hover');
  }

  #isInAir(): boolean {
    return this.#state.standingOn === 'air';
  }

  #stepTo(pressed: number, tick: number): void {
    const before = this.#state;
    const bits = tick < this.keysFrom ? 0 : pressed;
    this.#state = stepPlayer(before, bits, this.#map, this.#skills, tick);
    this.#path.record(before, this.#state, { bits, tick });
    this.watch?.({ before, bits, skills: this.#skills, after: this.#state });
    if (!this.#isInAir()) this.#hovers = 0;
  }

  /** The claimed world tick, limited to plausible values; ticks of a body never run backwards. */
  #plausible(tick: number): number {
    this.#implausible = Math.abs(tick - this.#roomTick) > IMPLAUSIBLE_TICKS ? this.#implausible + 1 : 0;
    if (this.#implausible >= MOST_IMPLAUSIBLE) this.#onCheat('clock');
    const most = Math.min(tick, this.#roomTick + MOST_AHEAD);
    return Math.max(this.#state.tick, this.#roomTick - MOST_BEHIND, most);
  }
}

function isSameSpot(a: PlayerState, b: PlayerState): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing;
}
