import type { GameObjects, Scene } from 'phaser';
import { type AnimationName, type Expression, FRAME } from '#shared/content/avatarLayers.ts';
import { FALL_GRAVITY, FAST_FALL_CAP } from '#shared/simulation/feel.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import type { AvatarComposer } from '../loading/AvatarComposer.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { OutfitLook } from '../loading/OutfitLook.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';
import { prefersCalm } from '../view/prefersCalm.ts';
import { BlinkClock } from './BlinkClock.ts';
import { FrameClock } from './FrameClock.ts';
import { Shadow } from './Shadow.ts';
import { slopeSink } from './slopeSink.ts';
import { SquashSpring } from './SquashSpring.ts';

/** How an avatar is to be drawn now; `x`, `y` the feet in world px, `vx`, `vy` in px/s. */
export interface ActorPose {
  readonly x: number;
  readonly y: number;
  readonly facing: -1 | 1;
  readonly animation: AnimationName;
  readonly vx: number;
  readonly vy: number;
  /** World tick that is drawn, at which the movers are. */
  readonly tick: number;
}

/** A feeling to show; times in ms. */
export interface Act {
  /** Null leaves the body as it is. */
  readonly animation: AnimationName | null;
  readonly expression: Expression;
  readonly ms: number;
  /** The body plays it so long, if shorter than the face. */
  readonly animationMs?: number;
}

interface AvatarOptions {
  readonly scene: Scene;
  readonly composer: AvatarComposer;
  readonly map: CollisionMap;
  readonly artScale: ArtScale;
  readonly depth: number;
}

const SHADOW_WIDTH = 38;
/** Happy about a reward: waves, then smiles on. */
const CHEER: Act = { animation: 'wave', expression: 'happy', ms: 2400, animationMs: 1440 };
const BLINKING: ReadonlySet<AnimationName> = new Set(['stand', 'walk']);
/** The feet find the line of a slope within so long. */
const SINK_MS = 45;
const AIRBORNE: ReadonlySet<AnimationName> = new Set(['jump', 'fall']);

/** One player: a single image that shows the composed outfit, and its shadow. */
export class Avatar {
  readonly #composer: AvatarComposer;
  readonly #map: CollisionMap;
  readonly #artScale: ArtScale;
  readonly #image: GameObjects.Image;
  readonly #shadow: Shadow;
  readonly #clock = new FrameClock();
  readonly #blink = new BlinkClock(Math.random);
  readonly #squash = new SquashSpring(prefersCalm());
  #look: OutfitLook | null = null;
  /** Shown as soon as it can be: until then the old clothes stay on. */
  #nextLook: OutfitLook | null = null;
  #act: Act | null = null;
  #acted = 0;
  #animation: AnimationName = 'stand';
  /** Highest point of the feet since they left the ground. */
  #peakY = 0;
  /** How far below the body's own feet the drawn ones stand, on a slope. */
  #sunk = 0;
  #feetY = 0;

  constructor({ scene, composer, map, artScale, depth }: AvatarOptions) {
    this.#composer = composer;
    this.#map = map;
    this.#artScale = artScale;
    this.#shadow = new Shadow(scene, map, { artScale, width: SHADOW_WIDTH });
    this.#image = scene.add
      .image(0, 0, UI_TEXTURE, 'actor/silhouette')
      .setOrigin(FRAME.originX, FRAME.originY)
      .setAlpha(0.55)
      .setDepth(depth);
  }

  /** Where the feet are drawn, world px. */
  get feetY(): number {
    return this.#feetY;
  }

  get isDressed(): boolean {
    return this.#look !== null;
  }

  /** `code` as in `encodeOutfit`. */
  wear(code: string): void {
    if ((this.#nextLook ?? this.#look)?.code === code) return;
    if (this.#nextLook !== null) this.#composer.release(this.#nextLook);
    this.#nextLook = this.#composer.acquire(code, this.#artScale);
  }

  cheer(): void {
    this.act(CHEER);
  }

  /** Shows a feeling for a while; the body plays it only while it stands, the face in any case. */
  act(act: Act): void {
    this.#act = act;
    this.#acted = 0;
  }

  /** Draws the pose after `dt` ms. Returns the fall speed (px/s) in the moment of a landing, else 0. */
  update(pose: ActorPose, dt: number): number {
    this.#changeClothes();
    const landed = this.#feelTheGround(pose);
    this.#squash.advance(dt);
    const animation = this.#play(pose.animation, dt);
    const speed = animation === 'climb' ? pose.vy : pose.vx;
    this.#show(animation, this.#expression(animation, dt), this.#clock.advance(animation, speed, dt));
    this.#sink(pose, dt);
    const scale = 1 / (this.#look?.scale ?? this.#artScale);
    this.#image
      .setPosition(pose.x, this.#feetY)
      .setScale(scale * this.#squash.scaleX * pose.facing, scale * this.#squash.scaleY);
    this.#shadow.update(pose.x, this.#feetY, pose.tick);
    return landed;
  }

  destroy(): void {
    if (this.#look !== null) this.#composer.release(this.#look);
    if (this.#nextLook !== null) this.#composer.release(this.#nextLook);
    this.#look = null;
    this.#nextLook = null;
    this.#shadow.destroy();
    this.#image.destroy();
  }

  #changeClothes(): void {
    if (this.#nextLook === null || !this.#nextLook.isReady) return;
    if (this.#look !== null) this.#composer.release(this.#look);
    this.#look = this.#nextLook;
    this.#nextLook = null;
    this.#image.setAlpha(1);
  }

  #sink({ animation, x, y }: ActorPose, dt: number): void {
    const goal = AIRBORNE.has(animation) ? 0 : slopeSink(this.#map.slopes, x, y);
    this.#sunk = goal + (this.#sunk - goal) * Math.exp(-dt / SINK_MS);
    this.#feetY = y + this.#sunk;
  }

  #feelTheGround({ animation, y }: ActorPose): number {
    const was = this.#animation;
    this.#animation = animation;
    if (animation === 'jump' && was !== 'jump') this.#squash.takeOff();
    const isInAir = AIRBORNE.has(animation);
    if (!AIRBORNE.has(was)) this.#peakY = y;
    this.#peakY = Math.min(this.#peakY, y);
    if (isInAir || !AIRBORNE.has(was)) return 0;
    const landed = fallSpeed(y - this.#peakY);
    this.#squash.land(landed);
    return landed;
  }

  /** The animation to draw after `dt` ms of whatever is being shown. */
  #play(animation: AnimationName, dt: number): AnimationName {
    this.#acted += dt;
    const act = this.#act;
    if (act === null) return animation;
    // Whoever walks off has got up from wherever it sat.
    if (this.#acted >= act.ms || (act.animation === 'sit' && animation !== 'stand')) this.#act = null;
    const isPlaying = this.#acted < (act.animationMs ?? act.ms) && animation === 'stand';
    return this.#act !== null && isPlaying ? (act.animation ?? animation) : animation;
  }

  #expression(animation: AnimationName, dt: number): Expression {
    const shut = this.#blink.advance(dt);
    if (this.#act !== null) return this.#act.expression;
    if (animation === 'wave') return 'happy';
    return shut && BLINKING.has(animation) ? 'blink' : 'default';
  }

  #show(animation: AnimationName, expression: Expression, index: number): void {
    const frame = this.#look?.frame(animation, index, expression);
    if (frame == null || frame === this.#image.frame) return;
    this.#image.setTexture(frame.texture.key, frame.name);
  }
}

/** px/s after falling so many px: known at any frame rate, however few frames the fall was drawn in. */
function fallSpeed(height: number): number {
  return Math.min(FAST_FALL_CAP, Math.sqrt(2 * FALL_GRAVITY * Math.max(0, height)));
}
