import { unpackPose } from '#shared/contract/rooms/pose.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import { PATCH_MS } from '#shared/contract/rooms/worldRoom.ts';
import type { ZoneSpot } from '#shared/contract/rooms/snapshot/zoneBody.ts';
import { approachTick } from './approachTick.ts';
import type { MotionSample } from './interpolateSamples.ts';
import { PlayerTrack } from './PlayerTrack.ts';
import { ServerTimeline } from './ServerTimeline.ts';
import { Signal } from '#client/net/rooms/Signal.ts';

/** The facts about a player that change rarely. */
export interface PlayerProfile {
  readonly userId: number;
  readonly nickname: string;
  /** Worn item ids (`decodeOutfit`); null until they are known. */
  readonly outfit: string | null;
  readonly level: number;
  /** Learned skills that are seen (`decodeEffects`). */
  readonly effects: number;
  /** Id of the worn title; 0 for none. */
  readonly title: number;
}

/** Somebody as the last patch showed it: `x`, `y` in quarter px, the pose packed. */
export interface SeenPlayer extends PlayerProfile, Readonly<ZoneSpot> {
  /** Spots of this patch before the last one, when the way was no straight path. */
  readonly path: readonly ZoneSpot[];
}

/** One snapshot: its server time (ms), and everybody seen, oneself included. */
export interface MirrorPatch {
  readonly time: number;
  readonly players: Iterable<SeenPlayer>;
}

/** Another player as the game reads it every frame. */
export interface MirroredPlayer extends PlayerProfile {
  /** Ascending by tick, newest last. */
  readonly samples: readonly MotionSample[];
}

/** Somebody else in sight. */
class Entry implements MirroredPlayer {
  readonly userId: number;
  nickname: string;
  outfit: string | null;
  level: number;
  effects: number;
  title: number;
  readonly track: PlayerTrack;

  constructor({ userId, nickname, outfit, level, effects, title }: PlayerProfile, track: PlayerTrack) {
    this.userId = userId;
    this.nickname = nickname;
    this.outfit = outfit;
    this.level = level;
    this.effects = effects;
    this.title = title;
    this.track = track;
  }

  get samples(): readonly MotionSample[] {
    return this.track.samples;
  }
}

/** The room is drawn one snapshot late, and so much (ms) more as its patches may come late, so that the next is there. */
const SPARE_MS = 50;
/** A delay that becomes less is made good by no more than this share of the time: nobody is seen to hurry. */
const CATCH_UP = 0.25;
/** Frames further apart than this (ms) come from a page that is late itself. */
const PUNCTUAL_MS = 25;

/** The room as this browser sees it: compared with what is in sight once per patch, read by the game every frame. */
export class RoomMirror {
  readonly joined = new Signal<PlayerProfile>();
  readonly left = new Signal<PlayerProfile>();
  readonly changed = new Signal<PlayerProfile>();
  /** The own nickname, outfit, level, effects or title, also on entering. */
  readonly ownChanged = new Signal<PlayerProfile>();

  readonly #timeline = new ServerTimeline();
  readonly #entries = new Map<number, Entry>();
  #own: PlayerProfile | null = null;
  #ownSits = false;
  #frameAt = 0;
  /** How late the room is drawn, ms. */
  #delay = 0;
  /** The room's world tick that is drawn in this frame; null before the first. */
  #drawnTick: number | null = null;

  get own(): PlayerProfile | null {
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
    const delay = PATCH_MS + Math.max(SPARE_MS, this.#timeline.late);
    this.#delay = Math.max(delay, this.#delay - ms * CATCH_UP);
    const wanted = worldTickAt(this.#timeline.at(now) - this.#delay);
    const drawn = this.#drawnTick === null ? wanted : approachTick(this.#drawnTick, wanted, worldTickAt(ms));
    this.#drawnTick = drawn;
    // A page that draws late also reads late: what looks like silence may lie unread, so nobody is walked on by guess.
    const mayGuess = ms <= PUNCTUAL_MS;
    for (const { track } of this.#entries.values()) track.advance(drawn, { mayGuess });
  }

  /** The pose of another player in this frame, or null when it is not here. */
  poseOf(userId: number): MotionSample | null {
    return this.#entries.get(userId)?.track.pose ?? null;
  }

  /** The world tick (with its fraction) that it is on the server at this local time (ms). */
  worldTick(now: number): number {
    return worldTickAt(this.#timeline.at(now));
  }

  /**
   * Takes over one patch that arrived at this local time (ms). Players who are not named have left or are
   * too far away.
   */
  sync(patch: MirrorPatch, ownUserId: number, now: number): void {
    const { time } = patch;
    this.#timeline.observe(time, now);
    const roomTick = Math.floor(worldTickAt(time));
    const present = new Set<number>();
    for (const player of patch.players) {
      if (present.has(player.userId)) continue;
      present.add(player.userId);
      if (player.userId === ownUserId) this.#syncOwn(player);
      else this.#syncOther(player, roomTick);
    }
    for (const [userId, entry] of this.#entries) {
      if (present.has(userId)) continue;
      this.#entries.delete(userId);
      this.left.emit(profileOf(entry));
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
      this.left.emit(profileOf(entry));
    }
  }

  #syncOwn(player: SeenPlayer): void {
    this.#ownSits = unpackPose(player.pose).isSitting;
    const profile = profileOf(player, this.#own);
    if (this.#own !== null && sameProfile(this.#own, profile)) return;
    this.#own = profile;
    this.ownChanged.emit(profile);
  }

  #syncOther(player: SeenPlayer, roomTick: number): void {
    const entry = this.#entries.get(player.userId);
    const to = sampleOf(player);
    if (entry === undefined) {
      const profile = profileOf(player);
      this.#entries.set(player.userId, new Entry(profile, new PlayerTrack(to)));
      this.joined.emit(profile);
      return;
    }
    for (const spot of player.path) entry.track.addStep({ since: spot.since, to: sampleOf(spot), roomTick });
    entry.track.addStep({ since: player.since, to, roomTick });
    const profile = profileOf(player, entry);
    if (sameProfile(entry, profile)) return;
    Object.assign(entry, profile);
    this.changed.emit(profile);
  }
}

function sampleOf({ tick, x, y, pose }: Readonly<ZoneSpot>): MotionSample {
  return { tick, x: dequantisePosition(x), y: dequantisePosition(y), ...unpackPose(pose) };
}

/** While new clothes are not known yet, those of `before` stay on. */
function profileOf(
  { userId, nickname, outfit, level, effects, title }: PlayerProfile,
  before: PlayerProfile | null = null,
): PlayerProfile {
  return { userId, nickname, outfit: outfit ?? before?.outfit ?? null, level, effects, title };
}

function sameProfile(a: PlayerProfile, b: PlayerProfile): boolean {
  return (
    a.nickname === b.nickname &&
    a.outfit === b.outfit &&
    a.level === b.level &&
    a.effects === b.effects &&
    a.title === b.title
  );
}
