import type { Scene } from 'phaser';
import type { MapDefinition, MapKey } from '#shared/content/maps/mapTypes.ts';
import { Bubbles } from './Bubbles.ts';
import type { View } from './cameraMotion.ts';
import { CrabsOnSand } from './CrabsOnSand.ts';
import { DriftingClouds } from './DriftingClouds.ts';
import { Drips } from './Drips.ts';
import { Fish } from './Fish.ts';
import { Gulls } from './Gulls.ts';
import { Motes } from './Motes.ts';
import { Seeds } from './Seeds.ts';

/** The feet of somebody, world px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Liveliness {
  update(view: View, dt: number, avatars: readonly Spot[]): void;
  destroy(): void;
}

type Bring = (scene: Scene, artScale: number, map: MapDefinition) => Liveliness;

const bubbles: Bring = (scene, artScale) => new Bubbles(scene, artScale);

/** What moves by itself on each map, for nothing but joy. */
const LIVELINESS: Readonly<Record<MapKey, readonly Bring[]>> = {
  plaza: [
    bubbles,
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-orange', count: 3 },
        { frame: 'ambient/fish-yellow', count: 2 },
        { frame: 'ambient/fish-pink', count: 1 },
      ]),
  ],
  beach: [(scene, artScale, map) => new CrabsOnSand(scene, artScale, map)],
  arena: [
    bubbles,
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-yellow', count: 3 },
        { frame: 'ambient/fish-orange', count: 2 },
        { frame: 'ambient/fish-pink', count: 2 },
      ]),
  ],
  sky: [
    (scene, artScale) => new DriftingClouds(scene, artScale),
    (scene, artScale) => new Gulls(scene, artScale),
    (scene, artScale) => new Seeds(scene, artScale),
  ],
  kelp: [
    bubbles,
    (scene, artScale) =>
      new Motes(scene, artScale, { frames: ['ambient/mote-sun'], count: 26, vx: 6, vy: 11 }),
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-lime', count: 6 },
        { frame: 'ambient/fish-yellow', count: 4 },
        { frame: 'ambient/fish-orange', count: 2 },
      ]),
  ],
  cave: [
    (scene, artScale) =>
      new Motes(scene, artScale, {
        frames: ['ambient/mote-teal', 'ambient/mote-rose', 'ambient/mote-teal'],
        count: 34,
        vx: -5,
        vy: -8,
      }),
    (scene, artScale) => new Drips(scene, artScale),
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-teal', count: 3 },
        { frame: 'ambient/fish-rose', count: 2 },
      ]),
  ],
};

export class Ambient {
  readonly #parts: readonly Liveliness[];
  readonly #isCalm: boolean;

  constructor(scene: Scene, map: MapDefinition, { artScale, isCalm }: { artScale: number; isCalm: boolean }) {
    this.#parts = LIVELINESS[map.key].map((bring) => bring(scene, artScale, map));
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
