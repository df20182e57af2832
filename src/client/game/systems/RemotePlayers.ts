import type { Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { emoteByName, type EmoteName } from '#shared/content/emotes.ts';
import { type AnimationName } from '#shared/simulation/animationOf.ts';
import { reachDown } from '#shared/simulation/sweep.ts';
import type { PlayerFacts, RoomMirror } from '#client/net/rooms/RoomMirror.ts';
import type { Snapshot } from '#client/net/rooms/interpolateSnapshots.ts';
import { Avatar } from '../actors/Avatar.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { Voice } from '../view/SpeechBubbles.ts';
import type { WorldParts } from '../worldParts.ts';
import type { Spot } from './Ambient.ts';
import type { View } from './cameraMotion.ts';
import type { Effects } from './Effects.ts';
import { isSpotNearView } from './layerOffset.ts';
import { nearestFirst } from './nearestFirst.ts';
import { remoteOnMover } from './remoteOnMover.ts';
import { seatedOr } from './seatedOr.ts';

/** What the others need of the world around them. */
export interface RemoteParts extends Pick<WorldParts, 'composer' | 'artScale' | 'tags' | 'speech'> {
  readonly connection: {
    readonly mirror: Pick<RoomMirror, 'joined' | 'changed' | 'left' | 'players' | 'beginFrame' | 'poseOf'>;
  };
}

interface Remote {
  readonly userId: number;
  readonly avatar: Avatar;
  readonly tag: NameTag;
  readonly voice: Voice;
  x: number;
  y: number;
  animation: AnimationName;
  /** Was drawn in the last frame, so that it has a motion now. */
  isPlaced: boolean;
  /** One of the few whose name is shown. */
  isChosen: boolean;
  /** Has a shadow, blinks, and gets on in every frame. */
  isDetailed: boolean;
  /** Since its body last got on, ms. */
  waited: number;
}

/** The moment that is drawn. */
interface Moment {
  /** Local time, ms. */
  readonly now: number;
  /** World tick, at which the movers are. */
  readonly tick: number;
  readonly view: View;
  /** The own feet, world px. */
  readonly own: Spot;
}

/** A step of more than this in one frame is a jump cut, not a speed. */
const CUT_PX = 80;
const ON_FEET: ReadonlySet<AnimationName> = new Set(['stand', 'walk']);
const HIT = { halfWidth: 34, above: 112, below: 12 } as const;
/** So many names can be read at once: those of the nearest, and of whoever is pointed at. */
const NAMES = 24;
/** So many of the nearest have a shadow, blink, and get on in every frame. */
const DETAILED = 40;
/** The bodies of the others do so in every second one; their pictures last longer than that. Each is where it is in all of them. */
const TURNS = 2;
/** How often it is asked anew who is near, ms. */
const REVIEW_MS = 250;
/** Feet this far out of the view belong to nobody who is seen, bubbles aside; world px. */
const SIGHT_MARGIN = 200;

/** Everybody else on the map, drawn a moment late on the way that the server tells. */
export class RemotePlayers {
  readonly #scene: Scene;
  readonly #map: MapDefinition;
  readonly #parts: RemoteParts;
  readonly #effects: Pick<Effects, 'dash' | 'land'>;
  readonly #remotes = new Map<number, Remote>();
  readonly #disposals: (() => void)[];
  #pointedAt: number | null = null;
  /** Until it is asked anew who is near, ms. */
  #reviewIn = 0;
  /** Whose turn it is of those who are not near. */
  #turn = 0;

  constructor(scene: Scene, map: MapDefinition, parts: RemoteParts, effects: Pick<Effects, 'dash' | 'land'>) {
    this.#scene = scene;
    this.#map = map;
    this.#parts = parts;
    this.#effects = effects;
    const { mirror } = parts.connection;
    this.#disposals = [
      mirror.joined.on((facts) => this.#join(facts)),
      mirror.changed.on((facts) => this.#change(facts)),
      mirror.left.on(({ userId }) => this.#leave(userId)),
    ];
    for (const facts of mirror.players().values()) this.#join(facts);
  }

  update(dt: number, moment: Moment): void {
    const { mirror } = this.#parts.connection;
    mirror.beginFrame(moment.now);
    this.#turn = (this.#turn + 1) % TURNS;
    for (const remote of this.#remotes.values()) {
      const pose = mirror.poseOf(remote.userId);
      const isSeen = pose !== null && isSpotNearView(moment.view, pose, SIGHT_MARGIN);
      if (isSeen) this.#draw(remote, pose, { dt, tick: moment.tick });
      else rest(remote, pose ?? remote, dt);
    }
    this.#reviewIn -= dt;
    if (this.#reviewIn <= 0) this.#review(moment.own);
  }

  /** Somebody points here (world px), with a mouse or a finger: whoever stands there is named. */
  point(x: number, y: number): void {
    const pointedAt = this.at(x, y);
    if (pointedAt === this.#pointedAt) return;
    this.#pointedAt = pointedAt;
    this.#reviewIn = 0;
  }

  /** The feet of everybody else who can be seen, world px. */
  spots(): Spot[] {
    return [...this.#remotes.values()].filter(({ isPlaced }) => isPlaced);
  }

  /** Who stands at this spot (world px), or null. */
  at(x: number, y: number): number | null {
    for (const [userId, remote] of this.#remotes) {
      if (Math.abs(x - remote.x) > HIT.halfWidth) continue;
      if (y > remote.y - HIT.above && y < remote.y + HIT.below) return userId;
    }
    return null;
  }

  say(userId: number, text: string): void {
    this.#remotes.get(userId)?.voice.say(text);
  }

  show(userId: number, emote: EmoteName): void {
    const remote = this.#remotes.get(userId);
    remote?.voice.show(emote);
    remote?.avatar.act(emoteByName(emote));
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    for (const userId of [...this.#remotes.keys()]) this.#leave(userId);
  }

  #draw(remote: Remote, pose: Snapshot, { dt, tick }: { readonly dt: number; readonly tick: number }): void {
    const { facing, animation, isSitting } = pose;
    const stood = ON_FEET.has(animation)
      ? remoteOnMover(this.#map.movers, pose, { seenAt: pose.tick, drawnAt: tick })
      : pose;
    const { x } = stood;
    const y = remote.isPlaced ? aboveGround(this.#map, x, remote.y, stood.y) : stood.y;
    const isMotion = remote.isPlaced && dt > 0 && Math.hypot(x - remote.x, y - remote.y) < CUT_PX;
    const vx = isMotion ? ((x - remote.x) / dt) * 1000 : 0;
    const vy = isMotion ? ((y - remote.y) / dt) * 1000 : 0;
    const isDue = remote.isDetailed || !remote.isPlaced || remote.userId % TURNS === this.#turn;
    if (!remote.isPlaced) this.#reviewIn = 0;
    if (animation === 'dash' && remote.animation !== 'dash') this.#effects.dash(x, y, facing);
    remote.x = x;
    remote.y = y;
    remote.animation = animation;
    remote.isPlaced = true;
    remote.waited += dt;
    if (isDue) {
      const landed = remote.avatar.update(
        { x, y, vx, vy, facing, animation: seatedOr(animation, isSitting), tick },
        remote.waited,
        { shadow: remote.isDetailed, blinks: remote.isDetailed },
      );
      remote.waited = 0;
      this.#effects.land(x, remote.avatar.feetY, landed);
    } else {
      remote.avatar.moveTo(x, y);
    }
    remote.tag.moveTo(x, remote.avatar.feetY);
    remote.voice.moveTo(x, remote.avatar.feetY);
  }

  /** Chooses who is shown with a name, a shadow and a blink. */
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

  #join({ userId, nickname, outfit }: PlayerFacts): void {
    if (this.#remotes.has(userId)) return;
    const { composer, artScale, tags, speech } = this.#parts;
    const avatar = new Avatar({
      scene: this.#scene,
      composer,
      map: this.#map,
      artScale,
      who: 'other',
    });
    // not heard of yet: a silhouette
    avatar.wear(outfit ?? '');
    this.#remotes.set(userId, {
      userId,
      avatar,
      tag: tags.add('other', nickname),
      voice: speech.add(),
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

  #change({ userId, nickname, outfit }: PlayerFacts): void {
    const remote = this.#remotes.get(userId);
    if (outfit !== null) remote?.avatar.wear(outfit);
    remote?.tag.rename(nickname);
  }

  #leave(userId: number): void {
    const remote = this.#remotes.get(userId);
    this.#remotes.delete(userId);
    remote?.avatar.destroy();
    remote?.tag.destroy();
    remote?.voice.destroy();
  }
}

/** Out of sight only the spot is kept: bubbles wait there, the name for somebody to see it. */
function rest(
  remote: Remote,
  { x, y, animation }: Pick<Snapshot, 'x' | 'y' | 'animation'>,
  dt: number,
): void {
  remote.x = x;
  remote.y = y;
  remote.animation = animation;
  remote.isPlaced = false;
  remote.waited = 0;
  remote.avatar.rest(dt);
  remote.tag.setWanted(false);
  remote.voice.moveTo(x, y);
}

/** A fall that is drawn ahead of what is known may not go on into the ground. */
function aboveGround({ solids, walls }: MapDefinition, x: number, from: number, to: number): number {
  if (to <= from) return to;
  return reachDown(walls, from, reachDown(solids, from, to, x - 1, x + 1), x - 1, x + 1);
}
