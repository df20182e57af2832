import type { GameObjects, Scene } from 'phaser';
import type { MapDefinition, Portal } from '#shared/content/maps/mapTypes.ts';
import { isInPortal } from '#shared/content/talkReach.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject } from '../camera/cameraMotion.ts';

const SPARK_EVERY_MS = 220;

/** The portals: a shimmer, and the key to enter. */
export class Portals {
  readonly #parts: WorldParts;
  readonly #map: MapDefinition;
  readonly #shimmer: readonly GameObjects.Particles.ParticleEmitter[];
  readonly #disposals: (() => void)[];
  #near: Portal | null = null;
  /** The requested portal without an answer yet, so that it is requested once. */
  #isEntering = false;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts) {
    this.#parts = parts;
    this.#map = map;
    this.#shimmer = parts.reducedMotion
      ? []
      : map.portals.map((portal) => shimmer(scene, portal, parts.artScale));
    this.#disposals = [
      parts.broker.onPress('talk', () => this.#enter()),
      parts.broker.onPress('up', () => this.#enter()),
      parts.connection.portalRefused.on(() => {
        this.#isEntering = false;
      }),
      parts.connection.entered.on(() => {
        this.#isEntering = false;
      }),
    ];
  }

  update(player: CameraSubject): void {
    const near = this.#map.portals.find((portal) => isInPortal(player, portal)) ?? null;
    if (near === this.#near) return;
    this.#near = near;
    this.#isEntering = false;
    this.#parts.bridge.emit({ type: 'portalNearChanged', label: near?.label ?? null });
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    for (const emitter of this.#shimmer) emitter.destroy();
    if (this.#near !== null) this.#parts.bridge.emit({ type: 'portalNearChanged', label: null });
  }

  #enter(): boolean {
    if (this.#near === null) return false;
    if (!this.#isEntering) this.#parts.connection.usePortal(this.#near.id);
    this.#isEntering = true;
    return true;
  }
}

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
