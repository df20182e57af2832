import type { Client } from '@colyseus/core';
import { packPose } from '#shared/contract/rooms/pose.ts';
import { STRAIGHT, type ZoneSpot } from '#shared/contract/rooms/sights/zoneBody.ts';
import { TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';
import { quantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { encodeSelfState, SELF_STATE_BYTES } from '#shared/contract/rooms/selfState.ts';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { animationOf } from '#shared/simulation/animationOf.ts';
import { isAtRest } from '#shared/simulation/isAtRest.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import type { Cheat } from '#server/domain/fairPlay/CheatLog.ts';
import type { SavedPosition } from '#server/domain/world/savePositions.ts';
import { InputQueue } from './InputQueue.ts';
import { MessageMeter } from './MessageMeter.ts';
import type { ShownPlayer } from './ShownPlayer.ts';
import { straightened } from './straightened.ts';
import { TickBudget } from './TickBudget.ts';

/**
 * Silent for so long (a second and a half), a body that walks or falls goes on as if all keys were released: later than
 * what a line that stood still for a second may catch up. Counted in patches and not by the clock: after a pause of the
 * server itself the inputs of that time are still on their way.
 */
const SILENT_PATCHES = 30;
/** Patches of silence that one tick makes good: the slowest page makes more, and with less nobody hangs in the air. */
const TICK_BREAKS = 4;
/** Ticks per patch of such a body, until it has caught up with the room. */
const IDLE_TICKS = 4;
/** A sender's movers may be this far (ticks) from the room's: what a slow line and a stall explain, and no more. */
const MOST_BEHIND = 300;
const MOST_AHEAD = 30;
/** Ticks behind or ahead which no line explains … */
const UNBELIEVABLE = 900;
/** … and so many inputs in a row: a machine that wakes from its sleep has set its clock by then. */
const STUBBORN = 30;
/** Ticks that may arrive beyond real time: a line that stood still brings at most two seconds, after which a page waits. */
const MOST_AT_ONCE = 180;

/** One tick of the authoritative body: what it was, which keys moved it, and what it became. */
export interface SeatStep {
  readonly before: PlayerState;
  readonly bits: number;
  readonly skills: PlayerSkills;
  readonly after: PlayerState;
}

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
  /** Sees every step that is made with the body. */
  watch: ((step: SeatStep) => void) | null = null;

  readonly #map: CollisionMap & { readonly id: number };
  readonly #onCheat: (cheat: Cheat) => void;
  #state: PlayerState;
  #skills: PlayerSkills;
  /** Whole world tick of the room at its last patch. */
  #roomTick: number;
  #queue = new InputQueue();
  /** Who wants to know the body after which input, in order. */
  #waiting: { readonly seq: number; readonly resolve: (state: PlayerState) => void }[] = [];
  #budget: TickBudget;
  /** What may still arrive: a meter of the sender's pace, where `budget` is one of the body's. */
  #pace: TickBudget;
  #silentPatches = 0;
  /** Where others were shown the body last … */
  readonly #shown: ZoneSpot;
  /** … and the world tick up to which nothing had happened before its first step since then. */
  #since: number | null = null;
  /** Shown, and nothing more: no rule of movement knows of it. */
  #isSitting = false;
  /** What the steps since then passed, a spot for each batch of ticks. */
  #passed: ZoneSpot[] = [];
  /** How often the body was let down since it left the ground, though its owner spoke. */
  #letDowns = 0;
  /** Inputs in a row from an unbelievable time. */
  #lostInTime = 0;
  #saved: PlayerState | null;
  #told: PlayerState | null = null;
  #toldSkills: PlayerSkills | null = null;
  #toldAck = -1;
  readonly #news = new Uint8Array(SELF_STATE_BYTES);

  constructor(options: {
    readonly player: ShownPlayer;
    readonly client: Client;
    readonly signInId: string;
    readonly map: CollisionMap & { readonly id: number };
    readonly state: PlayerState;
    readonly skills: PlayerSkills;
    readonly now: number;
    /** Told of what no fair owner does. */
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
    this.#budget = new TickBudget(options.now);
    this.#pace = new TickBudget(options.now, MOST_AT_ONCE);
    this.#onCheat = options.onCheat ?? (() => undefined);
    this.#shown = this.#spot(options.state.tick);
    this.#show(options.state.tick);
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** The owner is back, perhaps on another device: the body stays, everything about the line starts anew. */
  handTo(client: Client, signInId: string, now: number): void {
    this.client = client;
    this.signInId = signInId;
    this.meter = new MessageMeter();
    this.#queue = new InputQueue();
    this.#waiting = [];
    this.#pace = new TickBudget(now, MOST_AT_ONCE);
    this.#silentPatches = 0;
    this.#told = null;
  }

  /** Takes inputs in; they move the body with the next patches. */
  hear(batch: InputBatch, now: number): void {
    const ticks = batch.bits.length;
    if (batch.firstSeq <= this.#queue.lastReceived) this.#onCheat('replay');
    if (this.#pace.available(now) < ticks) this.#onCheat('speed');
    else this.#pace.spend(ticks);
    const silence = Math.min(this.#silentPatches, SILENT_PATCHES);
    this.#silentPatches = Math.max(0, silence - ticks * TICK_BREAKS);
    this.#queue.push(batch);
  }

  /** The body as it will be once all that was heard so far has moved it: where its owner saw it when saying so. */
  stateOnceStepped(): Promise<PlayerState> {
    const seq = this.#queue.lastReceived;
    if (this.#queue.ack >= seq) return Promise.resolve(this.#state);
    return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
  }

  /** From the next input on the body moves with these. */
  learn(skills: PlayerSkills): void {
    this.#skills = skills;
  }

  /** Its owner sits down where it stands, and gets up with the next key. In the air nobody can. */
  sitDown(): void {
    if (this.travelling || !this.#state.grounded || this.#state.heldBits !== 0) return;
    this.#isSitting = true;
    if (this.player.isShown) this.#beginWay();
    this.#show(this.#since ?? this.#state.tick);
  }

  /** Everything that happens to the body in one patch; `roomTick` is the whole world tick of the room. */
  step(now: number, roomTick: number): void {
    if (this.player.isShown) this.#beginWay();
    if (this.travelling) return;
    this.#roomTick = roomTick;
    const before = this.#state;
    const budget = this.#budget.available(now);
    const inputs = this.#queue.take(budget);
    for (const { bits, tick, seq } of inputs) {
      this.#stepTo(bits, this.#credible(tick));
      this.#answer(seq);
    }
    this.#answer(this.#queue.ack);
    this.#budget.spend(inputs.length + this.#idle(budget - inputs.length));
    if (this.#state !== before) this.#show(this.#since ?? before.tick);
  }

  /**
   * The exact state for the owner (`encodeSelfState`), or null when there is nothing new to tell. The bytes are the
   * seat's own and good until it is asked again.
   */
  takeNews(): Uint8Array | null {
    if (this.client === null || this.travelling) return null;
    const { ack } = this.#queue;
    const [state, skills] = [this.#state, this.#skills];
    if (this.#told === state && this.#toldAck === ack && this.#toldSkills === skills) return null;
    this.#told = state;
    this.#toldAck = ack;
    this.#toldSkills = skills;
    return encodeSelfState({ ack, skills, state }, this.#news);
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
    if (this.#silentPatches === SILENT_PATCHES + 1) this.#letDown();
    let ticks = 0;
    const most = Math.min(IDLE_TICKS, budget);
    while (ticks < most && this.#isDue() && !isAtRest(this.#state, this.#map)) {
      this.#stepTo(0, Math.max(this.#state.tick, Math.min(this.#state.tick + 1, this.#roomTick)));
      ticks += 1;
    }
    return ticks;
  }

  #answer(stepped: number): void {
    while (this.#waiting[0] !== undefined && this.#waiting[0].seq <= stepped) {
      this.#waiting.shift()?.resolve(this.#state);
    }
  }

  /** Time has passed that the body has not seen; in the air it falls whatever time its owner claims to be in. */
  #isDue(): boolean {
    return this.#state.tick < this.#roomTick || this.#isInAir();
  }

  /** Once may be a page that stands still; twice within one fall, with words in between, is a try to hang in the air. */
  #letDown(): void {
    this.#letDowns = this.#isInAir() ? this.#letDowns + 1 : 0;
    if (this.#letDowns > 1) this.#onCheat('hover');
  }

  #isInAir(): boolean {
    return this.#state.standingOn === 'air';
  }

  #stepTo(bits: number, tick: number): void {
    const before = this.#state;
    if (bits !== 0) this.#isSitting = false;
    this.#since ??= Math.max(before.tick, tick - 1);
    this.#state = stepPlayer(before, bits, this.#map, this.#skills, tick);
    const since = this.#passed.at(-1)?.tick ?? this.#since;
    if (this.#state.tick - since >= TICKS_PER_BATCH) this.#passed.push(this.#spot(since));
    this.watch?.({ before, bits, skills: this.#skills, after: this.#state });
    if (this.#isInAir()) this.#isSitting = false;
    else this.#letDowns = 0;
  }

  /** The world tick that a sender claims, as far as it can be true; time never runs backwards for a body. */
  #credible(tick: number): number {
    this.#lostInTime = Math.abs(tick - this.#roomTick) > UNBELIEVABLE ? this.#lostInTime + 1 : 0;
    if (this.#lostInTime >= STUBBORN) this.#onCheat('clock');
    const most = Math.min(tick, this.#roomTick + MOST_AHEAD);
    return Math.max(this.#state.tick, this.#roomTick - MOST_BEHIND, most);
  }

  /** Others were shown the body: what it does from here on is told as a way of its own. */
  #beginWay(): void {
    const [{ player }, shown] = [this, this.#shown];
    shown.x = player.x;
    shown.y = player.y;
    shown.pose = player.pose;
    shown.since = player.tick;
    this.#since = null;
    if (this.#passed.length > 0) this.#passed = [];
    player.way = STRAIGHT;
    player.isShown = false;
  }

  /** Others see the body as its owner does, with the ticks in which its owner saw it so. */
  #show(since: number): void {
    const { player } = this;
    const to = this.#spot(since);
    const [first] = this.#passed;
    // Nothing lies between the ends of a single batch, which is what nearly every patch brings.
    const isOneBatch = first === undefined || first.tick === to.tick;
    const way = isOneBatch ? STRAIGHT : straightened([{ ...this.#shown, tick: since }, ...this.#passed, to]);
    player.x = to.x;
    player.y = to.y;
    player.pose = to.pose;
    player.tick = to.tick;
    player.since = way.at(-1)?.tick ?? since;
    player.way = way;
  }

  #spot(since: number): ZoneSpot {
    const { x, y, vx, vy, facing, tick } = this.#state;
    const animation = animationOf(this.#state);
    const isSitting = this.#isSitting && animation === 'stand';
    const pose = packPose({ animation, facing, isStill: vx === 0 && vy === 0, isSitting });
    return { x: quantisePosition(x), y: quantisePosition(y), pose, tick, since };
  }
}

function isSameSpot(a: PlayerState, b: PlayerState): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing;
}
