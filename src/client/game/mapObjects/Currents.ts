import type { GameObjects, Scene } from 'phaser';
import type { Current, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import { driftAt, type Drifter, driftersOf } from './streamParticles.ts';

interface Drawn {
  readonly current: Current;
  readonly drifter: Drifter;
  readonly image: GameObjects.Image;
  readonly alpha: number;
}

const BUBBLE = { frame: 'effect/bubble', alpha: 0.85, size: 0.34 } as const;
const STREAK = { frame: 'effect/stream', alpha: 0.85, size: 0.9 } as const;
/** With reduced motion the particles are drawn but stand still. */
const CALM_ALPHA = 0.6;

/** Streams of water: bubbles and streaks that drift in them. */
export class Currents {
  readonly #drawn: readonly Drawn[];
  readonly #reducedMotion: boolean;
  #seconds = 0;

  constructor(
    scene: Scene,
    { currents }: MapDefinition,
    { artScale, reducedMotion }: { readonly artScale: number; readonly reducedMotion: boolean },
  ) {
    this.#reducedMotion = reducedMotion;
    this.#drawn = currents.flatMap((current) =>
      driftersOf(current, Math.random).map((drifter): Drawn => {
        const { frame, alpha, size } = drifter.isBubble ? BUBBLE : STREAK;
        const image = scene.add
          .image(0, 0, UI_TEXTURE, frame)
          .setScale((size * drifter.pace) / artScale)
          .setRotation(drifter.isBubble ? 0 : Math.atan2(current.vy, current.vx))
          .setDepth(drifter.isBubble ? DEPTH.EFFECT : DEPTH.CURRENT);
        return { current, drifter, image, alpha: reducedMotion ? alpha * CALM_ALPHA : alpha };
      }),
    );
    this.update(0);
  }

  update(dt: number): void {
    if (!this.#reducedMotion) this.#seconds += dt / 1000;
    for (const { current, drifter, image, alpha } of this.#drawn) {
      const { x, y, strength } = driftAt(current, drifter, this.#seconds);
      image.setPosition(x, y).setAlpha(alpha * strength);
    }
  }

  destroy(): void {
    for (const { image } of this.#drawn) image.destroy();
  }
}
