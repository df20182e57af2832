import type { GameObjects, Scene } from 'phaser';
import { type AnimationName, type Expression, FRAME } from '#shared/content/avatarLayers.ts';
import { FALL_GRAVITY, FAST_FALL_CAP } from '#shared/simulation/feel.ts';
import type { AnimationName as SimulatedAnimation } from '#shared/simulation/animationOf.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import type { AvatarComposer } from '../avatars/AvatarComposer.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { ComposedOutfit } from '../avatars/ComposedOutfit.ts';
import type { ArtScale } from '../view/artScale.ts';
import { prefersReducedMotion } from '../view/prefersReducedMotion.ts';
import { DEPTH, crowdDepth } from '../depths.ts';
import { BlinkClock, FrameClock, LeanSpring, SquashSpring } from './actorMotion.ts';
import { Shadow } from './Shadow.ts';
import { slopeSink } from './slopeSink.ts';

/** The present pose of an avatar; `x`, `y` the feet in world px, `vx`, `vy` in px/s. */
export interface ActorPose {
  readonly x: number;
  readonly y: number;
  readonly facing: -1 | 1;
  readonly animation: AnimationName;
  readonly vx: number;
  readonly vy: number;
  /** World tick that is drawn; movers are placed at it. */
  readonly tick: number;
}

/** An emote or expression to show; times in ms. */
export interface Act {
  /** Null keeps the current animation. */
  readonly animation: AnimationName | null;
  readonly expression: Expression;
  readonly ms: number;
  /** Duration of the animation, if shorter than that of the expression. */
  readonly animationMs?: number;
}

/** The detail that is omitted for a player in a crowd. */
export interface ActorDetail {
  readonly shadow: boolean;
  readonly blinks: boolean;
}

interface AvatarOptions {
  readonly scene: Scene;
  readonly composer: AvatarComposer;
  readonly map: CollisionMap;
  readonly artScale: ArtScale;
  /** The own avatar is drawn in front at the finest scale; the order of the others is free. */
  readonly who: 'own' | 'other';
  /** Opacity of the whole player, 1 by default. */
  readonly alpha?: number;
}

const SHADOW_WIDTH = 38;
const SILHOUETTE = { frame: 'actor/silhouette', alpha: 0.55 } as const;
const FULL_DETAIL: ActorDetail = { shadow: true, blinks: true };
/** Composed in advance for the own avatar, so that its first step does not wait. */
const SOON: readonly AnimationName[] = ['walk', 'jump', 'fall'];
/** Shown for a reward: waves, then keeps smiling. */
const CHEER: Act = { animation: 'wave', expression: 'happy', ms: 2400, animationMs: 1440 };
const ON_FEET: ReadonlySet<AnimationName> = new Set(['stand', 'walk', 'sit']);
/** Time in which the drawn feet settle on the line of a slope. */
const SINK_MS = 45;
const AIRBORNE: ReadonlySet<AnimationName> = new Set(['jump', 'fall']);

/** One player: a single image that shows the composed outfit, and its shadow. */
export class Avatar {
  readonly #composer: AvatarComposer;
  readonly #map: CollisionMap;
  readonly #artScale: ArtScale;
  readonly #who: AvatarOptions['who'];
  readonly #alpha: number;
  readonly #image: GameObjects.Image;
  readonly #shadow: Shadow;
  readonly #clock = new FrameClock();
  readonly #blink = new BlinkClock(Math.random);
  readonly #squash = new SquashSpring(prefersReducedMotion());
  readonly #lean = new LeanSpring(prefersReducedMotion());
  #composed: ComposedOutfit | null = null;
  /** The next outfit; the previous one is shown until this one is ready. */
  #nextComposed: ComposedOutfit | null = null;
  #act: Act | null = null;
  #acted = 0;
  #animation: AnimationName = 'stand';
  /** Highest point of the feet since they left the ground. */
  #peakY = 0;
  /** Offset of the drawn feet below the body's feet, on a slope. */
  #sinkPx = 0;
  #feetY = 0;
  #isHidden = false;

  constructor({ scene, composer, map, artScale, who, alpha = 1 }: AvatarOptions) {
    this.#alpha = alpha;
    this.#composer = composer;
    this.#map = map;
    this.#artScale = artScale;
    this.#who = who;
    this.#shadow = new Shadow(scene, map, { artScale, width: SHADOW_WIDTH });
    this.#image = scene.add
      .image(0, 0, UI_TEXTURE, SILHOUETTE.frame)
      .setOrigin(FRAME.originX, FRAME.originY)
      .setAlpha(SILHOUETTE.alpha * alpha)
      .setDepth(who === 'own' ? DEPTH.SELF : crowdDepth(null));
  }

  /** The picture as it is drawn now, to be left behind as an after-image. */
  get image(): GameObjects.Image {
    return this.#image;
  }

  /** The drawn height of the feet, world px. */
  get feetY(): number {
    return this.#feetY;
  }

  /** `code` as in `encodeOutfit`. */
  wear(code: string): void {
    if ((this.#nextComposed ?? this.#composed)?.code === code) return;
    if (this.#nextComposed !== null) this.#composer.release(this.#nextComposed);
    this.#nextComposed =
      this.#who === 'own'
        ? this.#composer.acquire(code, this.#artScale)
        : this.#composer.acquireForOther(code);
  }

  cheer(): void {
    this.act(CHEER);
  }

  /** Shows an emote; the animation plays only while the body stands, the expression always. */
  act(act: Act): void {
    this.#act = act;
    this.#acted = 0;
  }

  /** Draws the pose after `dt` ms. Returns the fall speed (px/s) in the moment of a landing, else 0. */
  update(pose: ActorPose, dt: number, detail = FULL_DETAIL): number {
    this.#setHidden(false);
    this.#applyNextOutfit();
    const landed = this.#detectLanding(pose);
    this.#squash.advance(dt);
    this.#lean.advance(pose.animation, pose.vx, pose.facing, dt);
    const animation = this.#play(pose.animation, dt);
    const speed = animation === 'climb' ? pose.vy : pose.vx;
    const expression = this.#expression(animation, dt, detail);
    const scale = this.#show(animation, expression, this.#clock.advance(animation, speed, dt));
    this.#sink(pose, dt);
    this.#image
      .setPosition(pose.x, this.#feetY)
      .setRotation(this.#lean.angle)
      .setScale(scale * this.#squash.scaleX * pose.facing, scale * this.#squash.scaleY);
    this.#shadow.setVisible(detail.shadow);
    if (detail.shadow) this.#castShadow(pose);
    return landed;
  }

  /** Keeps the last drawn pose and moves the feet to (x, y) in world px. */
  moveTo(x: number, y: number): void {
    this.#feetY = y + this.#sinkPx;
    this.#image.setPosition(x, this.#feetY);
  }

  /** Advances only the timers of emotes while the avatar is out of view. */
  rest(dt: number): void {
    this.#setHidden(true);
    this.#acted += dt;
    // The motion out of view is unknown, so that the next frame must not count as a landing.
    this.#animation = 'stand';
  }

  destroy(): void {
    if (this.#composed !== null) this.#composer.release(this.#composed);
    if (this.#nextComposed !== null) this.#composer.release(this.#nextComposed);
    this.#composed = null;
    this.#nextComposed = null;
    this.#shadow.destroy();
    this.#image.destroy();
  }

  #applyNextOutfit(): void {
    if (this.#nextComposed === null || !this.#nextComposed.isReady) return;
    if (this.#composed !== null) this.#composer.release(this.#composed);
    this.#composed = this.#nextComposed;
    this.#nextComposed = null;
    if (this.#who !== 'own') return;
    for (const animation of SOON) this.#composed.want({ animation, expression: 'default' });
  }

  #setHidden(isHidden: boolean): void {
    if (isHidden === this.#isHidden) return;
    this.#isHidden = isHidden;
    this.#image.setVisible(!isHidden);
    if (isHidden) this.#shadow.setVisible(false);
  }

  #sink({ animation, x, y }: ActorPose, dt: number): void {
    const goal = AIRBORNE.has(animation) ? 0 : slopeSink(this.#map.slopes, x, y);
    if (this.#sinkPx !== goal) this.#sinkPx = goal + (this.#sinkPx - goal) * Math.exp(-dt / SINK_MS);
    this.#feetY = y + this.#sinkPx;
  }

  #castShadow({ animation, x, tick }: ActorPose): void {
    if (ON_FEET.has(animation)) this.#shadow.standAt(x, this.#feetY);
    else this.#shadow.update(x, this.#feetY, tick);
  }

  #detectLanding({ animation, y }: ActorPose): number {
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

  #play(animation: AnimationName, dt: number): AnimationName {
    this.#acted += dt;
    const act = this.#act;
    if (act === null) return animation;
    // Walking ends sitting.
    if (this.#acted >= act.ms || (act.animation === 'sit' && animation !== 'stand' && animation !== 'sit'))
      this.#act = null;
    const isPlaying = this.#acted < (act.animationMs ?? act.ms) && animation === 'stand';
    return this.#act !== null && isPlaying ? (act.animation ?? animation) : animation;
  }

  #expression(animation: AnimationName, dt: number, { blinks }: ActorDetail): Expression {
    const shut = this.#blink.advance(dt);
    if (this.#act !== null) return this.#act.expression;
    if (animation === 'wave') return 'happy';
    // The eyes of a walking player are too small to see a blink.
    const isWatched =
      animation === 'stand' || animation === 'sit' || (animation === 'walk' && this.#who === 'own');
    return shut && blinks && isWatched ? 'blink' : 'default';
  }

  /** Returns world px per px of the picture that is shown. */
  #show(animation: AnimationName, expression: Expression, index: number): number {
    const composed = this.#composed;
    const shown = composed?.frame(animation, index, expression) ?? null;
    if (composed === null || shown === null) {
      if (this.#image.frame.name !== SILHOUETTE.frame)
        this.#image.setTexture(UI_TEXTURE, SILHOUETTE.frame).setAlpha(SILHOUETTE.alpha * this.#alpha);
      this.#stand(null);
      return 1 / this.#artScale;
    }
    if (shown.frame !== this.#image.frame) this.#image.setFrame(shown.frame).setAlpha(this.#alpha);
    this.#stand(shown.cell.page);
    return 1 / composed.scale;
  }

  /** The depth among other players, by the texture page of the picture. */
  #stand(page: number | null): void {
    if (this.#who === 'own') return;
    const depth = crowdDepth(page);
    if (depth !== this.#image.depth) this.#image.setDepth(depth);
  }
}

/** Fall speed (px/s) after a fall of this height: independent of the frame rate. */
function fallSpeed(height: number): number {
  return Math.min(FAST_FALL_CAP, Math.sqrt(2 * FALL_GRAVITY * Math.max(0, height)));
}

/** Only a body that stands still is drawn sitting. */
export function shownAnimation(animation: SimulatedAnimation, isSitting: boolean): AnimationName {
  return isSitting && animation === 'stand' ? 'sit' : animation;
}
