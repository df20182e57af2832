import { BlendModes, type GameObjects, type Scene, TintModes } from 'phaser';
import { byLevel } from '#shared/simulation/playerSkills.ts';
import { DEPTH } from '../depths.ts';
import { flame } from '../lighting/flame.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';

interface LanternOptions {
  readonly scene: Scene;
  readonly artScale: number;
  /** It neither bobs nor flickers. */
  readonly reducedMotion: boolean;
}

/** Radius of the drawn glow, px at 1x. */
const DRAWN_RADIUS = 46;
/** The radius by level of LAMP, world px; less than half of the drawn glow is bright. */
const RADIUS = [170, 250, 340] as const;
/**
 * Light over a blue cave turns it warm, but added light burns out to white: only a little of it is added, for lamps.
 */
const POOL = { alpha: 0.6, color: 0xffd48a } as const;
const SHINE = { share: 0.62, alpha: 0.26, color: 0xffa94d } as const;
/** The light itself: its size, and the share of white by which its middle is brighter than its rim. */
const HEART = { radius: 24, color: 0xfffbe6, rim: 0xffb23e } as const;
const CORONA = { radius: 62, alpha: 0.8, color: 0xffc766 } as const;
/** Black adds no light. */
const NOTHING = 0x000000;
/** Its place, from the feet of its owner: px behind and above. */
const PLACE = { behind: 56, above: 92 } as const;
/** Time in which it covers two thirds of its way, ms. */
const LAG_MS = 140;
/** At a larger distance (px) it appears at once, because its owner went through a portal. */
const LOST_PX = 300;
const BOB = { px: 4, ms: 2300 } as const;
const FLICKER = 0.14;
/** A smaller step does not change its side, px. */
const TURN_PX = 0.4;

/** The lamp that a player has learned: a small light behind its shoulder, and its light on the surroundings. */
export class Lantern {
  readonly #options: LanternOptions;
  /** The images of its light, brightest last. */
  readonly #light: readonly { readonly image: GameObjects.Image; readonly alpha: number }[];
  /** The small light itself. */
  readonly #orb: readonly GameObjects.Image[];
  #owner: { x: number; y: number } | null = null;
  #at = { x: 0, y: 0 };
  #side: -1 | 1 = 1;
  #time = 0;

  constructor(options: LanternOptions, level: number) {
    this.#options = options;
    const radius = byLevel(RADIUS, level);
    this.#light = [
      { image: this.#glow(radius, POOL.color).setDepth(DEPTH.LAMPLIGHT), alpha: POOL.alpha },
      {
        image: this.#glow(radius * SHINE.share, SHINE.color, NOTHING)
          .setBlendMode(BlendModes.ADD)
          .setDepth(DEPTH.LAMPLIGHT),
        alpha: SHINE.alpha,
      },
    ];
    this.#orb = [
      this.#glow(CORONA.radius, CORONA.color).setAlpha(CORONA.alpha).setDepth(DEPTH.LAMP),
      this.#glow(HEART.radius, HEART.color, HEART.rim).setDepth(DEPTH.LAMP),
      this.#glow(HEART.radius * 0.7, HEART.color, HEART.rim).setDepth(DEPTH.LAMP),
    ];
  }

  /** The feet of its owner are drawn at (x, y), world px. */
  follow(x: number, y: number): void {
    const { scene, reducedMotion } = this.#options;
    const dt = scene.game.loop.delta;
    this.#time += reducedMotion ? 0 : dt;
    const owner = this.#owner;
    if (owner !== null && Math.abs(x - owner.x) > TURN_PX) this.#side = x > owner.x ? 1 : -1;
    this.#owner = { x, y };
    const wanted = { x: x - this.#side * PLACE.behind, y: y - PLACE.above };
    const isLost = owner === null || Math.hypot(wanted.x - this.#at.x, wanted.y - this.#at.y) > LOST_PX;
    const share = isLost || reducedMotion ? 1 : 1 - Math.exp(-dt / LAG_MS);
    this.#at = {
      x: this.#at.x + (wanted.x - this.#at.x) * share,
      y: this.#at.y + (wanted.y - this.#at.y) * share,
    };
    const bob = Math.sin((this.#time / BOB.ms) * Math.PI * 2) * BOB.px;
    const brightness = flame(reducedMotion ? 0 : FLICKER, this.#time, 0);
    for (const { image, alpha } of this.#light)
      image.setPosition(this.#at.x, this.#at.y + bob).setAlpha(alpha * brightness);
    for (const image of this.#orb) image.setPosition(this.#at.x, this.#at.y + bob);
    this.#show(true);
  }

  /** Its owner is not drawn in this frame. */
  hide(): void {
    this.#owner = null;
    this.#show(false);
  }

  destroy(): void {
    for (const image of this.#images()) image.destroy();
  }

  #show(isVisible: boolean): void {
    for (const image of this.#images()) image.setVisible(isVisible);
  }

  #images(): GameObjects.Image[] {
    return [...this.#light.map(({ image }) => image), ...this.#orb];
  }

  /** The drawn glow is white in its middle and black around: `color` is that of the flame, `cast` that of its light. */
  #glow(radius: number, color: number, cast = color): GameObjects.Image {
    const { scene, artScale } = this.#options;
    return scene.add
      .image(0, 0, UI_TEXTURE, 'effect/glow')
      .setScale(radius / DRAWN_RADIUS / artScale)
      .setTint(color)
      .setTint2(cast)
      .setTintMode(TintModes.MULTIPLY_TWO)
      .setVisible(false);
  }
}
