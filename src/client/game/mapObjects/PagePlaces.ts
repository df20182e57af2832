import type { GameObjects, Scene } from 'phaser';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import type { MapDefinition, PagePlace } from '#shared/content/maps/mapTypes.ts';
import { isInPortal } from '#shared/content/talkReach.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import { GAME_TEXTS } from '../texts.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject } from '../camera/cameraMotion.ts';

const SPARK_EVERY_MS = 260;
/** The distance of the name below the floor: clear of players' name tags. */
const NAME_BELOW_FLOOR = 44;

/** Places of the map that lead to a page: a name, a shimmer over the floor, and the talk key, which calls for the page. */
export class PagePlaces {
  readonly #map: MapDefinition;
  readonly #parts: WorldParts;
  readonly #tags: readonly NameTag[];
  readonly #shimmer: readonly GameObjects.Particles.ParticleEmitter[];
  readonly #dispose: () => void;
  #near: PagePlace | null = null;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts) {
    this.#map = map;
    this.#parts = parts;
    this.#tags = map.places.map(({ name, page, x, y, w, h }) => {
      const tag = parts.tags.add('npc', name, GAME_TEXTS.places[page]);
      tag.moveTo(x + w / 2, y + h + NAME_BELOW_FLOOR);
      return tag;
    });
    this.#shimmer = parts.reducedMotion
      ? []
      : map.places.map((place) => shimmer(scene, place, parts.artScale));
    this.#dispose = parts.broker.onPress('talk', () => this.#call());
  }

  update(player: CameraSubject): void {
    const isRacing = timeTrialStore.getState().run !== null;
    const isIn = (place: PagePlace) => !isRacing && player.grounded && isInPortal(player, place);
    const near = this.#map.places.find(isIn) ?? null;
    if (near === this.#near) return;
    this.#near = near;
    this.#parts.bridge.emit({
      type: 'placeNearChanged',
      placeId: near?.id ?? null,
      page: near?.page ?? null,
    });
  }

  destroy(): void {
    this.#dispose();
    for (const one of [...this.#tags, ...this.#shimmer]) one.destroy();
    if (this.#near !== null) this.#parts.bridge.emit({ type: 'placeNearChanged', placeId: null, page: null });
  }

  #call(): boolean {
    if (this.#near === null) return false;
    this.#parts.bridge.emit({ type: 'placeCalled', page: this.#near.page });
    return true;
  }
}

function shimmer(scene: Scene, { x, y, w, h }: PagePlace, artScale: number) {
  return scene.add
    .particles(0, 0, UI_TEXTURE, {
      frame: 'effect/spark',
      frequency: SPARK_EVERY_MS,
      lifespan: 1500,
      x: { min: x, max: x + w },
      y: { min: y + h * 0.4, max: y + h },
      speedY: { min: -50, max: -25 },
      rotate: { min: 0, max: 72 },
      scale: { start: 0.8 / artScale, end: 0.15 / artScale },
      alpha: { start: 0.9, end: 0 },
    })
    .setDepth(DEPTH.PORTAL);
}
