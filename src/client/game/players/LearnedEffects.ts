import type { Scene } from 'phaser';
import { decodeEffects, NO_EFFECTS, type PlayerEffects } from '#shared/contract/rooms/playerEffects.ts';
import { byLevel } from '#shared/simulation/playerSkills.ts';
import type { Effects } from '../actors/Effects.ts';
import type { NameTag } from '../view/NameTags.ts';
import { Companion } from './Companion.ts';
import { Lantern } from './Lantern.ts';

/** The distance of two bubbles by level of BUBBLE_TRAIL, px. */
const BUBBLE_WAY = [34, 18] as const;
const TRAIL_ABOVE = { from: 10, to: 64 } as const;
/** A larger step (px) in one frame is a portal. */
const LEAP_PX = 300;

interface LearnedEffectsOptions {
  readonly scene: Scene;
  readonly artScale: number;
  readonly effects: Pick<Effects, 'trail'>;
  readonly tag: Pick<NameTag, 'setGlint'>;
  readonly reducedMotion: boolean;
}

/**
 * The effects of one player besides the avatar: its lamp, its trail of bubbles, the glint of its name, its companion.
 */
export class LearnedEffects {
  readonly #options: LearnedEffectsOptions;
  #code = 0;
  #levels: PlayerEffects = NO_EFFECTS;
  #lantern: Lantern | null = null;
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
    this.#lantern?.destroy();
    this.#lantern = this.#levels.lamp > 0 ? new Lantern(this.#options, this.#levels.lamp) : null;
  }

  /** The feet are drawn at (x, y), world px. */
  update(x: number, y: number): void {
    this.#lantern?.follow(x, y);
    if (this.#levels.bubbleTrail > 0) this.#trail(x, y);
    this.#companion?.follow(x, y);
  }

  /** The player is not drawn in this frame. */
  hide(): void {
    this.#lantern?.hide();
    this.#companion?.hide();
    this.#last = null;
  }

  destroy(): void {
    this.#lantern?.destroy();
    this.#lantern = null;
    this.#companion?.destroy();
    this.#companion = null;
  }

  /** Bubbles along the whole way of this frame. */
  #trail(x: number, y: number): void {
    const last = this.#last;
    this.#last = { x, y };
    if (last === null) return;
    const step = Math.hypot(x - last.x, y - last.y);
    if (step > LEAP_PX) return;
    const every = byLevel(BUBBLE_WAY, this.#levels.bubbleTrail);
    for (let at = every - this.#way; at <= step; at += every) {
      const share = at / step;
      const above = TRAIL_ABOVE.from + Math.random() * (TRAIL_ABOVE.to - TRAIL_ABOVE.from);
      this.#options.effects.trail(last.x + (x - last.x) * share, last.y + (y - last.y) * share - above);
    }
    this.#way = (this.#way + step) % every;
  }
}
