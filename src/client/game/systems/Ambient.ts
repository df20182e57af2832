import type { Scene } from 'phaser';
import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import { Bubbles } from './Bubbles.ts';
import type { View } from './cameraMotion.ts';
import { DriftingClouds } from './DriftingClouds.ts';
import { Fish } from './Fish.ts';
import { Gulls } from './Gulls.ts';
import { Seeds } from './Seeds.ts';

interface Liveliness {
  update(view: View, dt: number): void;
  destroy(): void;
}

/** What moves by itself on each map, for nothing but joy. */
const LIVELINESS: Readonly<Record<MapKey, readonly (new (scene: Scene, artScale: number) => Liveliness)[]>> =
  {
    plaza: [Bubbles, Fish],
    beach: [],
    arena: [Bubbles, Fish],
    sky: [DriftingClouds, Gulls, Seeds],
  };

export class Ambient {
  readonly #parts: readonly Liveliness[];
  readonly #isCalm: boolean;

  constructor(scene: Scene, map: MapKey, { artScale, isCalm }: { artScale: number; isCalm: boolean }) {
    this.#parts = LIVELINESS[map].map((Part) => new Part(scene, artScale));
    this.#isCalm = isCalm;
  }

  /** For who asked for less motion it is all there, and stands still. */
  update(view: View, dt: number): void {
    for (const part of this.#parts) part.update(view, this.#isCalm ? 0 : dt);
  }

  destroy(): void {
    for (const part of this.#parts) part.destroy();
  }
}
