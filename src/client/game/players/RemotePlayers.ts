import type { Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { emoteByName, type EmoteName } from '#shared/content/emotes.ts';
import { type AnimationName } from '#shared/simulation/animationOf.ts';
import { reachDown } from '#shared/simulation/sweep.ts';
import type { PlayerProfile, RoomMirror } from '#client/net/rooms/replication/RoomMirror.ts';
import type { MotionSample } from '#client/net/rooms/replication/interpolateSamples.ts';
import { Avatar } from '../actors/Avatar.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { SpeechHandle } from '../view/SpeechBubbles.ts';
import type { WorldParts } from '../worldParts.ts';
import type { Spot } from '../ambient/Ambient.ts';
import type { View } from '../camera/cameraMotion.ts';
import type { Effects } from '../actors/Effects.ts';
import { isSpotNearView } from '../scenery/layerOffset.ts';
import { LearnedEffects } from './LearnedEffects.ts';
import { nearestFirst } from './nearestFirst.ts';
import { remoteOnMover } from './remoteOnMover.ts';
import { shownAnimation } from '../actors/Avatar.ts';
import { surfaceOf } from './surfaceOf.ts';

/** The parts of the map that other players need. */
export interface RemoteParts extends Pick<
  WorldParts,
  'composer' | 'artScale' | 'tags' | 'speech' | 'reducedMotion'
> {
  readonly connection: {
    readonly mirror: Pick<RoomMirror, 'joined' | 'changed' | 'left' | 'players' | 'beginFrame' | 'poseOf'>;
  };
}

interface Remote {
  readonly userId: number;
  readonly avatar: Avatar;
  readonly tag: NameTag;
  readonly speech: SpeechHandle;
  readonly learned: LearnedEffects;
  x: number;
  y: number;
  animation: AnimationName;
  /** Drawn in the last frame, so that its speed is known. */
  isPlaced: boolean;
  /** Its name is shown. */
  isChosen: boolean;
  /** Has a shadow, blinks, and is animated in every frame. */
  isDetailed: boolean;
  /** Time since its animation last advanced, ms. */
  waited: number;
}

/** The time that is drawn. */
interface Moment {
  /** Local time, ms. */
  readonly now: number;
  /** World tick at which movers are placed. */
  readonly tick: number;
  readonly view: View;
  /** The own feet, world px. */
  readonly own: Spot;
}

/** A longer step in one frame (px) is a teleport without a speed. */
const CUT_PX = 80;
const ON_FEET: ReadonlySet<AnimationName> = new Set(['stand', 'walk']);
const HIT = { halfWidth: 34, above: 112, below: 12 } as const;
/** The limit of names shown at once: of the nearest players and of the one under the pointer. */
const NAMES = 24;
/** Players in full detail: the nearest ones. */
const DETAILED = 40;
/** Frames between two updates of other players' animations; positions are updated in every frame. */
const UPDATE_EVERY = 2;
/** Interval of sorting players by distance, ms. */
const REVIEW_MS = 250;
/** Feet farther outside of the view (world px) belong to invisible players, except for their bubbles. */
const VIEW_MARGIN = 200;

/** The other players of the map, interpolated between snapshots. */
export class RemotePlayers {
  readonly #scene: Scene;
  readonly #map: MapDefinition;
  readonly #parts: RemoteParts;
  readonly #effects: Pick<Effects, 'dash' | 'land' | 'trail'>;
  readonly #remotes = new Map<number, Remote>();
  readonly #disposals: (() => void)[];
  #areShown = true;
  #pointedAt: number | null = null;
  /** Time until players are sorted by distance again, ms. */
  #reviewIn = 0;
  /** The group of farther players that is updated in this frame. */
  #turn = 0;

  constructor(
    scene: Scene,
    map: MapDefinition,
    parts: RemoteParts,
    effects: Pick<Effects, 'dash' | 'land' | 'trail'>,
  ) {
    this.#scene = scene;
    this.#map = map;
    this.#parts = parts;
    this.#effects = effects;
    const { mirror } = parts.connection;
    this.#disposals = [
      mirror.joined.on((profile) => this.#join(profile)),
      mirror.changed.on((profile) => this.#change(profile)),
      mirror.left.on(({ userId }) => this.#leave(userId)),
    ];
    for (const profile of mirror.players().values()) this.#join(profile);
  }

  /** Hides other players in a picture. */
  setShown(areShown: boolean): void {
    this.#areShown = areShown;
  }

  update(dt: number, moment: Moment): void {
    const { mirror } = this.#parts.connection;
    mirror.beginFrame(moment.now);
    this.#turn = (this.#turn + 1) % UPDATE_EVERY;
    for (const remote of this.#remotes.values()) {
      const pose = mirror.poseOf(remote.userId);
      const isSeen = this.#areShown && pose !== null && isSpotNearView(moment.view, pose, VIEW_MARGIN);
      if (isSeen) this.#draw(remote, pose, { dt, tick: moment.tick });
      else rest(remote, pose ?? remote, dt);
    }
    this.#reviewIn -= dt;
    if (this.#reviewIn <= 0) this.#review(moment.own);
  }

  /** The pointer position (world px): the player under it shows its name. */
  point(x: number, y: number): void {
    const pointedAt = this.at(x, y)?.userId ?? null;
    if (pointedAt === this.#pointedAt) return;
    this.#pointedAt = pointedAt;
    this.#reviewIn = 0;
  }

  /** The feet of all other visible players, world px. */
  spots(): Spot[] {
    return [...this.#remotes.values()].filter(({ isPlaced }) => isPlaced);
  }

  /** The player at this spot (world px) or at most `beside` px to its side, the nearest; or null. */
  at(x: number, y: number, beside = 0): { readonly userId: number; readonly x: number } | null {
    let nearest: { readonly userId: number; readonly x: number } | null = null;
    for (const [userId, remote] of this.#remotes) {
      const distance = Math.abs(x - remote.x);
      if (distance > HIT.halfWidth + beside) continue;
      if (y <= remote.y - HIT.above || y >= remote.y + HIT.below) continue;
      if (nearest === null || distance < Math.abs(x - nearest.x)) nearest = { userId, x: remote.x };
    }
    return nearest;
  }

  say(userId: number, text: string): void {
    this.#remotes.get(userId)?.speech.say(text);
  }

  show(userId: number, emote: EmoteName): void {
    const remote = this.#remotes.get(userId);
    remote?.speech.show(emote);
    remote?.avatar.act(emoteByName(emote));
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    for (const userId of [...this.#remotes.keys()]) this.#leave(userId);
  }

  #draw(
    remote: Remote,
    pose: MotionSample,
    { dt, tick }: { readonly dt: number; readonly tick: number },
  ): void {
    const { facing, animation, isSitting } = pose;
    const stood = ON_FEET.has(animation)
      ? remoteOnMover(this.#map.movers, pose, { seenAt: pose.tick, drawnAt: tick })
      : pose;
    const { x } = stood;
    const y = remote.isPlaced ? aboveGround(this.#map, x, remote.y, stood.y) : stood.y;
    const isMotion = remote.isPlaced && dt > 0 && Math.hypot(x - remote.x, y - remote.y) < CUT_PX;
    const vx = isMotion ? ((x - remote.x) / dt) * 1000 : 0;
    const vy = isMotion ? ((y - remote.y) / dt) * 1000 : 0;
    const isDue = remote.isDetailed || !remote.isPlaced || remote.userId % UPDATE_EVERY === this.#turn;
    if (!remote.isPlaced) this.#reviewIn = 0;
    const surface = surfaceOf(this.#map.key, 'solid');
    if (animation === 'dash' && remote.animation !== 'dash') this.#effects.dash(x, y, facing, surface);
    remote.x = x;
    remote.y = y;
    remote.animation = animation;
    remote.isPlaced = true;
    remote.waited += dt;
    if (isDue) {
      const landed = remote.avatar.update(
        { x, y, vx, vy, facing, animation: shownAnimation(animation, isSitting), tick },
        remote.waited,
        { shadow: remote.isDetailed, blinks: remote.isDetailed },
      );
      remote.waited = 0;
      this.#effects.land(x, remote.avatar.feetY, landed, surface);
    } else {
      remote.avatar.moveTo(x, y);
    }
    remote.tag.moveTo(x, remote.avatar.feetY);
    remote.speech.moveTo(x, remote.avatar.feetY);
    remote.learned.update(x, remote.avatar.feetY);
  }

  /** Chooses the players in full detail. */
  #review(own: Spot): void {
    this.#reviewIn = REVIEW_MS;
    const seen = nearestFirst(
      [...this.#remotes.values()].filter(({ isPlaced }) => isPlaced),
      own,
    );
    seen.forEach((remote, rank) => {
      remote.isDetailed = rank < DETAILED;
      remote.isChosen = rank < NAMES;
      remote.tag.setWanted(remote.isChosen || remote.userId === this.#pointedAt);
    });
  }

  #join({ userId, nickname, outfit, effects: code, title }: PlayerProfile): void {
    if (this.#remotes.has(userId)) return;
    const { composer, artScale, tags, speech, reducedMotion } = this.#parts;
    const avatar = new Avatar({
      scene: this.#scene,
      composer,
      map: this.#map,
      artScale,
      who: 'other',
    });
    // A player whose profile has not arrived is a silhouette.
    avatar.wear(outfit ?? '');
    const tag = tags.add('other', nickname);
    tag.setTitle(title);
    const seen = { scene: this.#scene, artScale, effects: this.#effects, tag, reducedMotion };
    this.#remotes.set(userId, {
      userId,
      avatar,
      tag,
      speech: speech.add(),
      learned: new LearnedEffects(seen, code),
      x: 0,
      y: 0,
      animation: 'stand',
      isPlaced: false,
      isChosen: false,
      isDetailed: false,
      waited: 0,
    });
    this.#reviewIn = 0;
  }

  #change({ userId, nickname, outfit, effects, title }: PlayerProfile): void {
    const remote = this.#remotes.get(userId);
    if (outfit !== null) remote?.avatar.wear(outfit);
    remote?.tag.rename(nickname);
    remote?.tag.setTitle(title);
    remote?.learned.learn(effects);
  }

  #leave(userId: number): void {
    const remote = this.#remotes.get(userId);
    this.#remotes.delete(userId);
    remote?.avatar.destroy();
    remote?.learned.destroy();
    remote?.tag.destroy();
    remote?.speech.destroy();
  }
}

/** Out of view only the position is kept, for the bubble. */
function rest(
  remote: Remote,
  { x, y, animation }: Pick<MotionSample, 'x' | 'y' | 'animation'>,
  dt: number,
): void {
  remote.x = x;
  remote.y = y;
  remote.animation = animation;
  remote.isPlaced = false;
  remote.waited = 0;
  remote.avatar.rest(dt);
  remote.learned.hide();
  remote.tag.setWanted(false);
  remote.speech.moveTo(x, y);
}

/** A fall that is extrapolated must not go into the ground. */
function aboveGround({ solids, walls }: MapDefinition, x: number, from: number, to: number): number {
  if (to <= from) return to;
  return reachDown(walls, from, reachDown(solids, from, to, x - 1, x + 1), x - 1, x + 1);
}
