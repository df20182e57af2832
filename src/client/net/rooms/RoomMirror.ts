import { unpackPose } from '#shared/contract/rooms/pose.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { PATCH_MS } from '#shared/contract/rooms/worldRoom.ts';
import type { ZoneSpot } from '#shared/contract/rooms/sights/zoneBody.ts';
import { followTick } from './followTick.ts';
import type { Snapshot } from './interpolateSnapshots.ts';
import { PlayerTrack, type TrackStep } from './PlayerTrack.ts';
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
export interface SeenPlayer extends PlayerFacts, Readonly<ZoneSpot> {
  /** Where it was on its way in this patch, when that was no straight one. */
  readonly way: readonly ZoneSpot[];
}

/** One sight: its server time (ms), after how many patches the next one follows, and everybody seen, oneself included. */
export interface SightPatch {
  readonly time: number;
  readonly patches: number;
  readonly players: Iterable<SeenPlayer>;
}

/** Another player as the game reads it every frame. */
export interface MirroredPlayer extends PlayerFacts {
  /** Ascending by tick, newest last. */
  readonly snapshots: readonly Snapshot[];
}

/** Somebody else in sight. */
class Entry implements MirroredPlayer {
  readonly userId: number;
  nickname: string;
  outfit: string | null;
  level: number;
  readonly track: PlayerTrack;

  constructor({ userId, nickname, outfit, level }: PlayerFacts, track: PlayerTrack) {
    this.userId = userId;
    this.nickname = nickname;
    this.outfit = outfit;
    this.level = level;
    this.track = track;
  }

  get snapshots(): readonly Snapshot[] {
    return this.track.snapshots;
  }
}

/** The room is drawn one sight late, and so much (ms) more as its patches may come late, so that the next is there. */
const SPARE_MS = 50;
/** Where that becomes less, it is made good by no more than this share of the time: nobody is seen to hurry. */
const CATCH_UP = 0.25;
/** Frames further apart than this (ms) come from a page that is late itself. */
const PUNCTUAL_MS = 25;

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
  #ownSits = false;
  #frameAt = 0;
  /** Patches from one sight to the next. */
  #patches = 1;
  /** How late the room is drawn, ms. */
  #delay = 0;
  /** The room's world tick that is drawn in this frame; null before the first. */
  #drawnTick: number | null = null;

  get own(): PlayerFacts | null {
    return this.#own;
  }

  /** Others see oneself sitting; a key that was pressed meanwhile is still on its way to them. */
  get ownSits(): boolean {
    return this.#ownSits;
  }

  /** Everybody else in sight, by user id. */
  players(): ReadonlyMap<number, MirroredPlayer> {
    return this.#entries;
  }

  /** Begins a frame at this local time (ms): everybody goes on evenly, and nobody ever back in time. */
  beginFrame(now: number): void {
    const ms = now - this.#frameAt;
    this.#frameAt = now;
    const delay = PATCH_MS * this.#patches + Math.max(SPARE_MS, this.#timeline.late);
    this.#delay = Math.max(delay, this.#delay - ms * CATCH_UP);
    const wanted = worldTickAt(this.#timeline.at(now) - this.#delay);
    const drawn = this.#drawnTick === null ? wanted : followTick(this.#drawnTick, wanted, worldTickAt(ms));
    this.#drawnTick = drawn;
    // A page that draws late also reads late: what looks like silence may lie unread, so nobody is walked on by guess.
    const mayGuess = ms <= PUNCTUAL_MS;
    for (const { track } of this.#entries.values()) track.advance(drawn, { mayGuess });
  }

  /** Where another player is to be drawn in this frame, or null when it is not here. */
  poseOf(userId: number): Snapshot | null {
    return this.#entries.get(userId)?.track.pose ?? null;
  }

  /** The world tick (with its fraction) that it is on the server at this local time (ms). */
  worldTick(now: number): number {
    return worldTickAt(this.#timeline.at(now));
  }

  /** Takes over one patch that arrived at this local time (ms). Who is not named has left or is too far away. */
  sync(patch: SightPatch, ownUserId: number, now: number): void {
    const { time, patches } = patch;
    this.#patches = patches;
    this.#timeline.observe(time, now);
    const roomTick = Math.floor(worldTickAt(time));
    const present = new Set<number>();
    for (const player of patch.players) {
      if (present.has(player.userId)) continue;
      present.add(player.userId);
      if (player.userId === ownUserId) this.#syncOwn(player);
      else this.#syncOther(player, { roomTick, patches });
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
    this.#drawnTick = null;
    this.#delay = 0;
    this.#own = null;
    for (const { track } of this.#entries.values()) track.restart();
  }

  /** Forgets everybody, as on leaving the map. */
  clear(): void {
    this.#timeline.reset();
    this.#drawnTick = null;
    this.#delay = 0;
    this.#own = null;
    for (const [userId, entry] of [...this.#entries]) {
      this.#entries.delete(userId);
      this.left.emit(factsOf(entry));
    }
  }

  #syncOwn(player: SeenPlayer): void {
    this.#ownSits = unpackPose(player.pose).isSitting;
    const facts = factsOf(player, this.#own);
    if (this.#own !== null && sameFacts(this.#own, facts)) return;
    this.#own = facts;
    this.ownChanged.emit(facts);
  }

  #syncOther(player: SeenPlayer, told: Pick<TrackStep, 'roomTick' | 'patches'>): void {
    const entry = this.#entries.get(player.userId);
    const to = snapshotOf(player);
    if (entry === undefined) {
      const facts = factsOf(player);
      this.#entries.set(player.userId, new Entry(facts, new PlayerTrack(to)));
      this.joined.emit(facts);
      return;
    }
    for (const spot of player.way) entry.track.tell({ since: spot.since, to: snapshotOf(spot), ...told });
    entry.track.tell({ since: player.since, to, ...told });
    const facts = factsOf(player, entry);
    if (sameFacts(entry, facts)) return;
    Object.assign(entry, facts);
    this.changed.emit(facts);
  }
}

function snapshotOf({ tick, x, y, pose }: Readonly<ZoneSpot>): Snapshot {
  return { tick, x: dequantisePosition(x), y: dequantisePosition(y), ...unpackPose(pose) };
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
