import type { GameObjects, Scene } from 'phaser';
import type { MapDefinition, Portal } from '#shared/content/maps/mapTypes.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject } from './cameraMotion.ts';

const SPARK_EVERY_MS = 220;

/** The ways to other maps: a shimmer to see them by, and the key to enter. */
export class Portals {
  readonly #parts: WorldParts;
  readonly #map: MapDefinition;
  readonly #shimmer: readonly GameObjects.Particles.ParticleEmitter[];
  readonly #disposals: (() => void)[];
  #near: Portal | null = null;
  /** Asked for and not answered yet: the key does not ask twice. */
  #isEntering = false;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts) {
    this.#parts = parts;
    this.#map = map;
    this.#shimmer = parts.isCalm ? [] : map.portals.map((portal) => shimmer(scene, portal, parts.artScale));
    this.#disposals = [
      parts.broker.onPress('up', () => this.#enter()),
      parts.connection.portalRefused.on(() => {
        this.#isEntering = false;
      }),
      parts.connection.entered.on(() => {
        this.#isEntering = false;
      }),
    ];
  }

  update({ x, y }: CameraSubject): void {
    const near =
      this.#map.portals.find((portal) => x >= portal.x && x <= portal.x + portal.w && isLevel(portal, y)) ??
      null;
    if (near === this.#near) return;
    this.#near = near;
    this.#isEntering = false;
    this.#parts.bridge.tell({ type: 'portalNearChanged', label: near?.label ?? null });
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    for (const emitter of this.#shimmer) emitter.destroy();
    if (this.#near !== null) this.#parts.bridge.tell({ type: 'portalNearChanged', label: null });
  }

  #enter(): boolean {
    if (this.#near === null) return false;
    if (!this.#isEntering) this.#parts.connection.usePortal(this.#near.id);
    this.#isEntering = true;
    return true;
  }
}

const isLevel = ({ y, h }: Portal, feet: number) => feet >= y && feet <= y + h + 2;

function shimmer(
  scene: Scene,
  { x, y, w, h }: Portal,
  artScale: number,
): GameObjects.Particles.ParticleEmitter {
  return scene.add
    .particles(0, 0, UI_TEXTURE, {
      frame: 'effect/spark',
      frequency: SPARK_EVERY_MS,
      lifespan: 1500,
      x: { min: x + 10, max: x + w - 10 },
      y: { min: y + h * 0.5, max: y + h - 8 },
      speedY: { min: -60, max: -30 },
      speedX: { min: -8, max: 8 },
      rotate: { min: 0, max: 72 },
      scale: { start: 0.7 / artScale, end: 0.15 / artScale },
      alpha: { start: 0.9, end: 0 },
    })
    .setDepth(DEPTH.PORTAL);
}
