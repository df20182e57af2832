import type { GameObjects, Scene } from 'phaser';
import { type AnimationName, type Expression, FRAME } from '#shared/content/avatarLayers.ts';
import { FALL_GRAVITY, FAST_FALL_CAP } from '#shared/simulation/feel.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import type { AvatarComposer } from '../loading/AvatarComposer.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { OutfitLook } from '../loading/OutfitLook.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';
import { prefersCalm } from '../view/prefersCalm.ts';
import { DEPTH } from '../depths.ts';
import { BlinkClock } from './BlinkClock.ts';
import { crowdDepth } from './crowdDepth.ts';
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

/** What is left out of who is one of many. */
export interface ActorDetail {
  readonly shadow: boolean;
  readonly blinks: boolean;
}

interface AvatarOptions {
  readonly scene: Scene;
  readonly composer: AvatarComposer;
  readonly map: CollisionMap;
  readonly artScale: ArtScale;
  /** The own one stands in front and is as fine as can be; others may be drawn in any order. */
  readonly who: 'own' | 'other';
}

const SHADOW_WIDTH = 38;
const SILHOUETTE = { frame: 'actor/silhouette', alpha: 0.55 } as const;
const FULL_DETAIL: ActorDetail = { shadow: true, blinks: true };
/** Composed for oneself before they are needed, so that the first step does not wait. */
const SOON: readonly AnimationName[] = ['walk', 'jump', 'fall'];
/** Happy about a reward: waves, then smiles on. */
const CHEER: Act = { animation: 'wave', expression: 'happy', ms: 2400, animationMs: 1440 };
const ON_FEET: ReadonlySet<AnimationName> = new Set(['stand', 'walk', 'sit']);
/** The feet find the line of a slope within so long. */
const SINK_MS = 45;
const AIRBORNE: ReadonlySet<AnimationName> = new Set(['jump', 'fall']);

/** One player: a single image that shows the composed outfit, and its shadow. */
export class Avatar {
  readonly #composer: AvatarComposer;
  readonly #map: CollisionMap;
  readonly #artScale: ArtScale;
  readonly #who: AvatarOptions['who'];
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
  #isHidden = false;

  constructor({ scene, composer, map, artScale, who }: AvatarOptions) {
    this.#composer = composer;
    this.#map = map;
    this.#artScale = artScale;
    this.#who = who;
    this.#shadow = new Shadow(scene, map, { artScale, width: SHADOW_WIDTH });
    this.#image = scene.add
      .image(0, 0, UI_TEXTURE, SILHOUETTE.frame)
      .setOrigin(FRAME.originX, FRAME.originY)
      .setAlpha(SILHOUETTE.alpha)
      .setDepth(who === 'own' ? DEPTH.SELF : crowdDepth(null));
  }

  /** Where the feet are drawn, world px. */
  get feetY(): number {
    return this.#feetY;
  }

  /** `code` as in `encodeOutfit`. */
  wear(code: string): void {
    if ((this.#nextLook ?? this.#look)?.code === code) return;
    if (this.#nextLook !== null) this.#composer.release(this.#nextLook);
    this.#nextLook =
      this.#who === 'own'
        ? this.#composer.acquire(code, this.#artScale)
        : this.#composer.acquireForOther(code);
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
  update(pose: ActorPose, dt: number, detail = FULL_DETAIL): number {
    this.#setHidden(false);
    this.#changeClothes();
    const landed = this.#feelTheGround(pose);
    this.#squash.advance(dt);
    const animation = this.#play(pose.animation, dt);
    const speed = animation === 'climb' ? pose.vy : pose.vx;
    const expression = this.#expression(animation, dt, detail);
    const scale = this.#show(animation, expression, this.#clock.advance(animation, speed, dt));
    this.#sink(pose, dt);
    this.#image
      .setPosition(pose.x, this.#feetY)
      .setScale(scale * this.#squash.scaleX * pose.facing, scale * this.#squash.scaleY);
    this.#shadow.setVisible(detail.shadow);
    if (detail.shadow) this.#castShadow(pose);
    return landed;
  }

  /** Stands as it was drawn last, with its feet at (x, y) in world px. */
  moveTo(x: number, y: number): void {
    this.#feetY = y + this.#sunk;
    this.#image.setPosition(x, this.#feetY);
  }

  /** Is out of sight for `dt` ms: costs next to nothing, and has got on with its feelings when it comes back. */
  rest(dt: number): void {
    this.#setHidden(true);
    this.#acted += dt;
    // Nothing is known of how it got on: whatever it does next does not begin with a landing.
    this.#animation = 'stand';
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
    if (this.#who !== 'own') return;
    for (const animation of SOON) this.#look.want({ animation, expression: 'default' });
  }

  #setHidden(isHidden: boolean): void {
    if (isHidden === this.#isHidden) return;
    this.#isHidden = isHidden;
    this.#image.setVisible(!isHidden);
    if (isHidden) this.#shadow.setVisible(false);
  }

  #sink({ animation, x, y }: ActorPose, dt: number): void {
    const goal = AIRBORNE.has(animation) ? 0 : slopeSink(this.#map.slopes, x, y);
    if (this.#sunk !== goal) this.#sunk = goal + (this.#sunk - goal) * Math.exp(-dt / SINK_MS);
    this.#feetY = y + this.#sunk;
  }

  #castShadow({ animation, x, tick }: ActorPose): void {
    if (ON_FEET.has(animation)) this.#shadow.standAt(x, this.#feetY);
    else this.#shadow.update(x, this.#feetY, tick);
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
    if (this.#acted >= act.ms || (act.animation === 'sit' && animation !== 'stand' && animation !== 'sit'))
      this.#act = null;
    const isPlaying = this.#acted < (act.animationMs ?? act.ms) && animation === 'stand';
    return this.#act !== null && isPlaying ? (act.animation ?? animation) : animation;
  }

  #expression(animation: AnimationName, dt: number, { blinks }: ActorDetail): Expression {
    const shut = this.#blink.advance(dt);
    if (this.#act !== null) return this.#act.expression;
    if (animation === 'wave') return 'happy';
    // Of who walks by nobody sees the eyes.
    const isWatched =
      animation === 'stand' || animation === 'sit' || (animation === 'walk' && this.#who === 'own');
    return shut && blinks && isWatched ? 'blink' : 'default';
  }

  /** Returns world px per px of the picture that is shown. */
  #show(animation: AnimationName, expression: Expression, index: number): number {
    const look = this.#look;
    const shown = look?.frame(animation, index, expression) ?? null;
    if (look === null || shown === null) {
      if (this.#image.frame.name !== SILHOUETTE.frame)
        this.#image.setTexture(UI_TEXTURE, SILHOUETTE.frame).setAlpha(SILHOUETTE.alpha);
      this.#stand(null);
      return 1 / this.#artScale;
    }
    if (shown.frame !== this.#image.frame) this.#image.setFrame(shown.frame).setAlpha(1);
    this.#stand(shown.cell.page);
    return 1 / look.scale;
  }

  /** Behind or in front of the other others, by the page its picture lies on. */
  #stand(page: number | null): void {
    if (this.#who === 'own') return;
    const depth = crowdDepth(page);
    if (depth !== this.#image.depth) this.#image.setDepth(depth);
  }
}

/** px/s after falling so many px: known at any frame rate, however few frames the fall was drawn in. */
function fallSpeed(height: number): number {
  return Math.min(FAST_FALL_CAP, Math.sqrt(2 * FALL_GRAVITY * Math.max(0, height)));
}
