import { ClientState, type Client } from '@colyseus/core';
import { InputBatcher } from '#client/net/rooms/prediction/InputBatcher.ts';
import { Reconciler } from '#client/net/rooms/prediction/Reconciler.ts';
import { RoomMirror } from '#client/net/rooms/replication/RoomMirror.ts';
import { WorldClock } from '#client/net/rooms/prediction/WorldClock.ts';
import { PlayerSession } from '#server/rooms/session/PlayerSession.ts';
import { InterestManager } from '#server/rooms/interest/InterestManager.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { decodeSelfState } from '#shared/contract/rooms/selfState.ts';
import {
  emptySnapshotBaseline,
  decodeSnapshot,
  type Snapshot,
} from '#shared/contract/rooms/snapshot/decodeSnapshot.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';

/** One frame of the watcher: what it draws of the walker, and at which tick the walker's own screen is just then. */
export interface WatchedFrame {
  readonly at: number;
  readonly tick: number;
  readonly x: number;
  /** From where the walker's own screen had the walker at the drawn tick, px. */
  readonly error: number;
  /** Ticks by which the watcher is behind the walker's own screen; null while the walker stands. */
  readonly behind: number | null;
}

export interface SceneOptions {
  /** Keys of the walker by its own tick, counted from 0. */
  readonly keys: (tick: number) => number;
  /** Ms until the next patch of the server. */
  readonly patchGap?: () => number;
  /** Ms that a message takes, one way; none overtakes another. */
  readonly way?: () => number;
  /** Nothing of the walker arrives in this time (ms), then everything at once. */
  readonly silence?: readonly [from: number, to: number];
  /** The walker's page stands still in this time (ms). */
  readonly freeze?: readonly [from: number, to: number];
}

const USER_ID = 5;
const WATCHER_ID = 6;
/** Most ticks that a page makes up for in one frame. */
const TICKS_PER_FRAME = 6;

/** A walker, a server and a watcher on a clock of their own: as the real ones, but for the sockets. Times in ms. */
export class Scene {
  readonly frames: WatchedFrame[] = [];
  readonly #options: SceneOptions;
  readonly #walker: Reconciler;
  readonly #batcher: InputBatcher;
  readonly #clock = new WorldClock(0);
  readonly #lived = new Map<number, PlayerState>();
  readonly #sessions: readonly PlayerSession[];
  readonly #interest = new InterestManager(FIRST_MAP);
  readonly #memory = emptySnapshotBaseline();
  readonly #mirror = new RoomMirror();
  readonly #lastDue = { up: 0, down: 0 };
  #events: { readonly due: number; readonly happen: () => void }[] = [];
  #now = 0;
  #pressed = 0;
  #pageTime = 0;

  constructor(options: SceneOptions) {
    this.#options = options;
    const spot = { mapId: FIRST_MAP.id, x: 60, y: 944, facing: 1 } as const;
    const state = placePlayer(FIRST_MAP, spot, { spawn: FIRST_MAP.spawn, tick: 0 });
    this.#walker = new Reconciler(FIRST_MAP, state);
    this.#lived.set(0, state);
    this.#batcher = new InputBatcher((batch) => this.#send(batch));
    const line = (show: (bytes: Uint8Array) => void) =>
      ({
        state: ClientState.JOINED,
        sendBytes: (_type: string, bytes: Uint8Array) => show(bytes),
        send: () => undefined,
      }) as unknown as Client;
    const lines = [line(() => undefined), line((bytes) => this.#show(bytes))];
    this.#sessions = lines.map((client, index) => {
      const facts = { userId: USER_ID + index, nickname: '', outfit: '', level: 1, effects: 0, title: 0 };
      const player = { ...facts, x: 0, y: 0, pose: 0, tick: 0, since: 0, path: [], isSent: true };
      const session = { player, client, signInId: '', map: FIRST_MAP, state, skills: NO_SKILLS, now: 0 };
      return new PlayerSession(session);
    });
    for (const { player } of this.#sessions) this.#interest.enter(player);
    this.#after(0, () => this.#patch());
    this.#after(1, () => this.#walkerFrame());
    this.#after(9, () => this.#watcherFrame());
  }

  run(until: number): this {
    while (this.#now < until) {
      const next = this.#events.reduce((a, b) => (b.due < a.due ? b : a));
      this.#events = this.#events.filter((event) => event !== next);
      this.#now = next.due;
      next.happen();
    }
    return this;
  }

  /** The frames in this time. */
  between(from: number, to = Infinity): WatchedFrame[] {
    return this.frames.filter(({ at }) => at >= from && at < to);
  }

  #after(ms: number, happen: () => void): void {
    this.#events.push({ due: this.#now + ms, happen });
  }

  /** A message that goes this way now. */
  #deliver(way: 'up' | 'down', happen: () => void): void {
    const due = Math.max(this.#lastDue[way], this.#now + (this.#options.way?.() ?? 20));
    const [from, to] = way === 'up' ? (this.#options.silence ?? [0, 0]) : [0, 0];
    this.#lastDue[way] = due >= from && due < to ? to : due;
    this.#after(this.#lastDue[way] - this.#now, happen);
  }

  #walkerFrame(): void {
    const [from, to] = this.#options.freeze ?? [0, 0];
    const isFrozen = this.#now >= from && this.#now < to;
    this.#after(isFrozen ? to - this.#now : TICK_MS, () => this.#walkerFrame());
    if (isFrozen) return;
    if (this.#now - this.#pageTime > TICKS_PER_FRAME * TICK_MS)
      this.#pageTime = this.#now - TICKS_PER_FRAME * TICK_MS;
    while (this.#pageTime + TICK_MS <= this.#now) {
      this.#pageTime += TICK_MS;
      // A page believes it to be as much earlier as a message takes to come.
      const tick = this.#clock.next(worldTickAt(this.#now - 20));
      const bits = this.#options.keys(this.#pressed);
      this.#pressed += 1;
      const input = this.#walker.advance(bits, tick);
      if (input === null) this.#batcher.flush();
      else this.#batcher.push(input, bits);
      this.#lived.set(tick, this.#walker.state);
    }
  }

  #send(batch: InputBatch): void {
    this.#deliver('up', () => this.#sessions[0]?.receive(batch, this.#now));
  }

  #patch(): void {
    this.#after(this.#options.patchGap?.() ?? 50, () => this.#patch());
    const time = Math.round(this.#now);
    for (const session of this.#sessions) session.step(this.#now, Math.floor(worldTickAt(time)));
    const self = this.#sessions[0]?.takeSelfState() ?? null;
    const viewers = this.#sessions.map(({ player, client }) => ({
      player,
      client,
      takeSelfState: () => null,
    }));
    this.#interest.sendSnapshots(time, viewers);
    this.#answer(self);
  }

  #answer(bytes: Uint8Array | null): void {
    const self = decodeSelfState(bytes);
    this.#deliver('down', () => {
      if (self !== null) this.#walker.reconcile(self);
    });
  }

  #show(bytes: Uint8Array): void {
    this.#deliver('down', () => {
      const snapshot = decodeSnapshot(bytes, this.#memory);
      if (snapshot !== null) this.#see(snapshot);
    });
  }

  #see({ time }: Snapshot): void {
    const players = [...this.#memory.zones.values()].flat().map(({ slot, ...spot }) => {
      const facts = { userId: USER_ID + slot, nickname: '', outfit: '', level: 1, effects: 0, title: 0 };
      return { ...facts, ...spot };
    });
    this.#mirror.sync({ time, players }, WATCHER_ID, this.#now);
  }

  #watcherFrame(): void {
    this.#after(TICK_MS, () => this.#watcherFrame());
    this.#mirror.beginFrame(this.#now);
    const drawn = this.#mirror.poseOf(USER_ID);
    if (drawn === null) return;
    const { tick, x, y, animation } = drawn;
    const truth = this.#livedAt(tick);
    const error = Math.hypot(x - truth.x, y - truth.y);
    const behind = animation === 'stand' ? null : this.#walker.visibleTick(1) - tick;
    this.frames.push({ at: this.#now, tick, x, error, behind });
  }

  /** The walker's place on its own screen; ticks that its clock skipped were stood through. */
  #livedAt(tick: number): { readonly x: number; readonly y: number } {
    const [from, to] = [this.#lastLived(Math.floor(tick)), this.#lastLived(Math.ceil(tick))];
    const share = tick - Math.floor(tick);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }

  #lastLived(tick: number): PlayerState {
    for (let at = tick; at >= 0; at -= 1) {
      const state = this.#lived.get(at);
      if (state !== undefined) return state;
    }
    return this.#walker.state;
  }
}
