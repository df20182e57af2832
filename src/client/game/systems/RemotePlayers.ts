import type { Scene } from 'phaser';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { emoteByName, type EmoteName } from '#shared/content/emotes.ts';
import { type AnimationName } from '#shared/simulation/animationOf.ts';
import { reachDown } from '#shared/simulation/sweep.ts';
import type { PlayerFacts } from '#client/net/rooms/RoomMirror.ts';
import { Avatar } from '../actors/Avatar.ts';
import { DEPTH } from '../depths.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { Voice } from '../view/SpeechBubbles.ts';
import type { WorldParts } from '../worldParts.ts';
import type { Spot } from './Ambient.ts';
import type { Effects } from './Effects.ts';
import { remoteOnMover } from './remoteOnMover.ts';

interface Remote {
  readonly avatar: Avatar;
  readonly tag: NameTag;
  readonly voice: Voice;
  x: number;
  y: number;
  animation: AnimationName;
  isPlaced: boolean;
}

/** A step of more than this in one frame is a jump cut, not a speed. */
const CUT_PX = 80;
const ON_FEET: ReadonlySet<AnimationName> = new Set(['stand', 'walk']);
const HIT = { halfWidth: 34, above: 112, below: 12 } as const;

/** Everybody else on the map, drawn a moment late between what the server said before and after. */
export class RemotePlayers {
  readonly #scene: Scene;
  readonly #map: MapDefinition;
  readonly #parts: WorldParts;
  readonly #effects: Effects;
  readonly #remotes = new Map<number, Remote>();
  readonly #disposals: (() => void)[];

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts, effects: Effects) {
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

  /** `tick` is the world tick that is drawn, at which the movers are. */
  update(dt: number, now: number, tick: number): void {
    const { mirror } = this.#parts.connection;
    mirror.beginFrame(now);
    for (const [userId, remote] of this.#remotes) {
      const pose = mirror.poseOf(userId);
      if (pose === null) continue;
      const { facing, animation } = pose;
      const stood = ON_FEET.has(animation)
        ? remoteOnMover(this.#map.movers, pose, { seenAt: worldTickAt(pose.t), drawnAt: tick })
        : pose;
      const { x } = stood;
      const y = remote.isPlaced ? aboveGround(this.#map, x, remote.y, stood.y) : stood.y;
      const isMotion = remote.isPlaced && dt > 0 && Math.hypot(x - remote.x, y - remote.y) < CUT_PX;
      const vx = isMotion ? ((x - remote.x) / dt) * 1000 : 0;
      const vy = isMotion ? ((y - remote.y) / dt) * 1000 : 0;
      if (animation === 'dash' && remote.animation !== 'dash') this.#effects.dash(x, y, facing);
      Object.assign(remote, { x, y, animation, isPlaced: true });
      const landed = remote.avatar.update({ x, y, vx, vy, facing, animation, tick }, dt);
      this.#effects.land(x, remote.avatar.feetY, landed);
      remote.tag.moveTo(x, remote.avatar.feetY);
      remote.voice.moveTo(x, remote.avatar.feetY);
    }
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

  #join({ userId, nickname, outfit }: PlayerFacts): void {
    if (this.#remotes.has(userId)) return;
    const { composer, artScale, tags, speech } = this.#parts;
    const avatar = new Avatar({
      scene: this.#scene,
      composer,
      map: this.#map,
      artScale,
      depth: DEPTH.OTHERS,
    });
    if (outfit !== null) avatar.wear(outfit);
    this.#remotes.set(userId, {
      avatar,
      tag: tags.add('other', nickname),
      voice: speech.add(),
      x: 0,
      y: 0,
      animation: 'stand',
      isPlaced: false,
    });
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

/** A fall that is drawn ahead of what is known may not go on into the ground. */
function aboveGround({ solids, walls }: MapDefinition, x: number, from: number, to: number): number {
  if (to <= from) return to;
  return reachDown(walls, from, reachDown(solids, from, to, x - 1, x + 1), x - 1, x + 1);
}
