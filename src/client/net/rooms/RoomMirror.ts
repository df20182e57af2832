import { unpackPose } from '#shared/contract/rooms/pose.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { PATCH_MS } from '#shared/contract/rooms/worldRoom.ts';
import type { ZoneSpot } from '#shared/contract/rooms/sights/zoneBody.ts';
import { interpolateSnapshots, INTERPOLATION_DELAY_MS, type Snapshot } from './interpolateSnapshots.ts';
import { ServerTimeline } from './ServerTimeline.ts';
import { Signal } from './Signal.ts';

/** What changes rarely about a player. */
export interface PlayerFacts {
  readonly userId: number;
  readonly nickname: string;
  /** Worn item ids (`decodeOutfit`); null until they are known. */
  readonly outfit: string | null;
  readonly level: number;
}

/** Somebody as the last patch showed it: `x`, `y` in quarter px, the pose packed. */
export interface SeenPlayer extends PlayerFacts, Readonly<ZoneSpot> {}

/** One patch: its server time (ms), and everybody in sight, oneself included. */
export interface SightPatch {
  readonly time: number;
  readonly players: Iterable<SeenPlayer>;
}

/** Another player as the game reads it every frame. */
export interface MirroredPlayer extends PlayerFacts {
  /** Ascending by server time, newest last. */
  readonly snapshots: readonly Snapshot[];
}

interface Entry {
  userId: number;
  nickname: string;
  outfit: string | null;
  level: number;
  readonly snapshots: Snapshot[];
}

/** One second of snapshots. */
const MAX_SNAPSHOTS = 20;
/** Frames further apart than this (ms) come from a page that is late itself. */
const PUNCTUAL_MS = 25;
/** Further back than this (ms) it is another server's time, not jitter. */
const RESYNC_MS = 1000;

/** The room as this browser sees it: compared with what is in sight once per patch, read by the game every frame. */
export class RoomMirror {
  readonly joined = new Signal<PlayerFacts>();
  readonly left = new Signal<PlayerFacts>();
  readonly changed = new Signal<PlayerFacts>();
  /** The own nickname, outfit or level, also on entering. */
  readonly ownChanged = new Signal<PlayerFacts>();

  readonly #timeline = new ServerTimeline();
  readonly #entries = new Map<number, Entry>();
  #own: PlayerFacts | null = null;
  #frameAt = 0;
  #isPunctual = false;
  /** Server time that is drawn in this frame. */
  #renderTime = -Infinity;

  get own(): PlayerFacts | null {
    return this.#own;
  }

  /** Everybody else in sight, by user id. */
  players(): ReadonlyMap<number, MirroredPlayer> {
    return this.#entries;
  }

  /** Begins a frame at this local time (ms): everybody is drawn as of one moment, and that moment never goes back. */
  beginFrame(now: number): void {
    this.#isPunctual = now - this.#frameAt <= PUNCTUAL_MS;
    this.#frameAt = now;
    const wanted = this.#timeline.at(now) - INTERPOLATION_DELAY_MS;
    const isResync = wanted < this.#renderTime - RESYNC_MS;
    this.#renderTime = isResync ? wanted : Math.max(this.#renderTime, wanted);
  }

  /** Where another player is to be drawn in this frame, or null when it is not here. */
  poseOf(userId: number): Snapshot | null {
    const entry = this.#entries.get(userId);
    if (entry === undefined) return null;
    // A page that draws late also reads late: what looks like silence may lie unread, so nobody is walked on by guess.
    const knownUntil = this.#isPunctual ? this.#timeline.latest : Infinity;
    return interpolateSnapshots(entry.snapshots, this.#renderTime, knownUntil);
  }

  /** The world tick (with its fraction) that it is on the server at this local time (ms). */
  worldTick(now: number): number {
    return worldTickAt(this.#timeline.at(now));
  }

  /** Takes over one patch that arrived at this local time (ms). Who is not named has left or is too far away. */
  sync(patch: SightPatch, ownUserId: number, now: number): void {
    const { time } = patch;
    this.#timeline.observe(time, now);
    const present = new Set<number>();
    for (const player of patch.players) {
      if (present.has(player.userId)) continue;
      present.add(player.userId);
      if (player.userId === ownUserId) this.#syncOwn(player);
      else this.#syncOther(player, time);
    }
    for (const [userId, entry] of this.#entries) {
      if (present.has(userId)) continue;
      this.#entries.delete(userId);
      this.left.emit(factsOf(entry));
    }
  }

  /** Another room of the same map begins: keeps everybody in place until it says who is there. */
  restart(): void {
    this.#timeline.reset();
    this.#renderTime = -Infinity;
    this.#own = null;
    for (const { snapshots } of this.#entries.values()) {
      const last = snapshots.at(-1);
      snapshots.length = 0;
      if (last !== undefined) snapshots.push({ ...last, t: 0 });
    }
  }

  /** Forgets everybody, as on leaving the map. */
  clear(): void {
    this.#timeline.reset();
    this.#renderTime = -Infinity;
    this.#own = null;
    for (const [userId, entry] of [...this.#entries]) {
      this.#entries.delete(userId);
      this.left.emit(factsOf(entry));
    }
  }

  #syncOwn(player: PlayerFacts): void {
    const facts = factsOf(player, this.#own);
    if (this.#own !== null && sameFacts(this.#own, facts)) return;
    this.#own = facts;
    this.ownChanged.emit(facts);
  }

  #syncOther(player: SeenPlayer, time: number): void {
    const entry = this.#entries.get(player.userId);
    if (entry === undefined) {
      const facts = factsOf(player);
      this.#entries.set(player.userId, { ...facts, snapshots: [snapshotOf(player, time)] });
      this.joined.emit(facts);
      return;
    }
    remember(entry.snapshots, snapshotOf(player, time));
    const facts = factsOf(player, entry);
    if (sameFacts(entry, facts)) return;
    Object.assign(entry, facts);
    this.changed.emit(facts);
  }
}

function remember(snapshots: Snapshot[], next: Snapshot): void {
  const last = snapshots.at(-1);
  if (last !== undefined) {
    if (last.t >= next.t || sameSpot(last, next)) return;
    // Stood still since `last`: without this the first step would be spread over the whole pause.
    if (next.t - last.t > PATCH_MS * 1.5) snapshots.push({ ...last, t: next.t - PATCH_MS });
  }
  snapshots.push(next);
  if (snapshots.length > MAX_SNAPSHOTS) snapshots.splice(0, snapshots.length - MAX_SNAPSHOTS);
}

function snapshotOf(player: SeenPlayer, t: number): Snapshot {
  const { facing, animation } = unpackPose(player.pose);
  return { t, x: dequantisePosition(player.x), y: dequantisePosition(player.y), facing, animation };
}

function sameSpot(a: Snapshot, b: Snapshot): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing && a.animation === b.animation;
}

/** While new clothes are not known yet, those of `before` stay on. */
function factsOf(
  { userId, nickname, outfit, level }: PlayerFacts,
  before: PlayerFacts | null = null,
): PlayerFacts {
  return { userId, nickname, outfit: outfit ?? before?.outfit ?? null, level };
}

function sameFacts(a: PlayerFacts, b: PlayerFacts): boolean {
  return a.nickname === b.nickname && a.outfit === b.outfit && a.level === b.level;
}
