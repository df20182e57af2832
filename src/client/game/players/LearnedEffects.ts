import { BlendModes, type GameObjects, type Scene } from 'phaser';
import { decodeEffects, NO_EFFECTS, type PlayerEffects } from '#shared/contract/rooms/playerEffects.ts';
import { byLevel } from '#shared/simulation/playerSkills.ts';
import type { Effects } from '../actors/Effects.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { NameTag } from '../view/NameTags.ts';
import { Companion } from './Companion.ts';

/** Radius of the drawn glow, px at 1x. */
const DRAWN_RADIUS = 46;
/** By level of LAMP, world px; of the drawn glow less than half is bright. */
const LAMP_RADIUS = [170, 250, 340] as const;
const LAMP = { alpha: 0.85, color: 0xffc46b, abovePx: 46 } as const;
/** Halfway in it is brighter, so that the wide lamp of a high level lights up what is around. */
const HALO = { share: 0.68, alpha: 0.6, color: 0xffb457 } as const;
/** The flame itself: small, warm and bright, so that one sees who carries the light. */
const FLAME = { share: 0.42, alpha: 0.75, color: 0xff9a3c } as const;
/** By level of BUBBLE_TRAIL: the way between two bubbles, px. */
const BUBBLE_WAY = [46, 24] as const;
const TRAIL_ABOVE = { from: 14, to: 44 } as const;
/** Behind all actors, and in one row, so that the lamps of a crowd are drawn together. */
const LAMP_DEPTH = DEPTH.SHADOW - 0.5;

interface LearnedEffectsOptions {
  readonly scene: Scene;
  readonly artScale: number;
  readonly effects: Pick<Effects, 'trail'>;
  readonly tag: Pick<NameTag, 'setGlint'>;
  readonly reducedMotion: boolean;
}

/** What is seen of one player besides itself: its lamp, its trail of bubbles, the glint of its name, its companion. */
export class LearnedEffects {
  readonly #options: LearnedEffectsOptions;
  #code = 0;
  #levels: PlayerEffects = NO_EFFECTS;
  #lamp: readonly GameObjects.Image[] = [];
  #companion: Companion | null = null;
  /** The feet in the last frame; null when they were not drawn. */
  #last: { x: number; y: number } | null = null;
  #way = 0;

  constructor(options: LearnedEffectsOptions, code: number) {
    this.#options = options;
    this.learn(code);
  }

  /** `code` as in `encodeEffects`. */
  learn(code: number): void {
    if (code === this.#code) return;
    this.#code = code;
    const { pet } = this.#levels;
    this.#levels = decodeEffects(code);
    if (this.#levels.pet !== pet) {
      this.#companion?.destroy();
      this.#companion = Companion.of(this.#levels.pet, this.#options);
    }
    this.#options.tag.setGlint(this.#levels.nameGlint);
    this.#putOut();
    if (this.#levels.lamp > 0) this.#lamp = this.#light(byLevel(LAMP_RADIUS, this.#levels.lamp));
  }

  /** The feet are drawn at (x, y), world px. */
  update(x: number, y: number): void {
    for (const glow of this.#lamp) glow.setPosition(x, y - LAMP.abovePx).setVisible(true);
    if (this.#levels.bubbleTrail > 0) this.#trail(x, y);
    this.#companion?.follow(x, y);
  }

  /** The player is not drawn in this frame. */
  hide(): void {
    for (const glow of this.#lamp) glow.setVisible(false);
    this.#companion?.hide();
    this.#last = null;
  }

  destroy(): void {
    this.#putOut();
    this.#companion?.destroy();
    this.#companion = null;
  }

  #putOut(): void {
    for (const glow of this.#lamp) glow.destroy();
    this.#lamp = [];
  }

  /** Added to what is behind it, so that it brightens a cave and hardly shows by day. */
  #light(radius: number): GameObjects.Image[] {
    const { scene, artScale } = this.#options;
    const parts = [{ ...LAMP, share: 1 }, HALO, FLAME];
    return parts.map(({ share, alpha, color }) =>
      scene.add
        .image(0, 0, UI_TEXTURE, 'effect/glow')
        .setScale((radius * share) / DRAWN_RADIUS / artScale)
        .setTint(color)
        .setAlpha(alpha)
        .setBlendMode(BlendModes.ADD)
        .setDepth(LAMP_DEPTH)
        .setVisible(false),
    );
  }

  #trail(x: number, y: number): void {
    const last = this.#last;
    this.#last = { x, y };
    if (last === null) return;
    this.#way += Math.hypot(x - last.x, y - last.y);
    const every = byLevel(BUBBLE_WAY, this.#levels.bubbleTrail);
    if (this.#way < every) return;
    this.#way = 0;
    const above = TRAIL_ABOVE.from + Math.random() * (TRAIL_ABOVE.to - TRAIL_ABOVE.from);
    this.#options.effects.trail(last.x, y - above);
  }
}
