import type { Scene } from 'phaser';
import type { MapDefinition, MapKey } from '#shared/content/maps/mapTypes.ts';
import { Bubbles } from './Bubbles.ts';
import type { View } from './cameraMotion.ts';
import { CrabsOnSand } from './CrabsOnSand.ts';
import { Fish } from './Fish.ts';

/** The feet of somebody, world px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Liveliness {
  update(view: View, dt: number, avatars: readonly Spot[]): void;
  destroy(): void;
}

/** What moves by itself on each map, for nothing but joy. */
const LIVELINESS: Readonly<
  Record<MapKey, readonly (new (scene: Scene, artScale: number, map: MapDefinition) => Liveliness)[]>
> = {
  plaza: [Bubbles, Fish],
  beach: [CrabsOnSand],
};

export class Ambient {
  readonly #parts: readonly Liveliness[];
  readonly #isCalm: boolean;

  constructor(scene: Scene, map: MapDefinition, { artScale, isCalm }: { artScale: number; isCalm: boolean }) {
    this.#parts = LIVELINESS[map.key].map((Part) => new Part(scene, artScale, map));
    this.#isCalm = isCalm;
  }

  /** For who asked for less motion it is all there, and stands still. */
  update(view: View, dt: number, avatars: readonly Spot[]): void {
    for (const part of this.#parts) part.update(view, this.#isCalm ? 0 : dt, avatars);
  }

  destroy(): void {
    for (const part of this.#parts) part.destroy();
  }
}
