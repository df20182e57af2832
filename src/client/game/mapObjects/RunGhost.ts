import type { Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { GHOST_STEP, type Ghost } from '#shared/contract/rooms/timeTrialMessages.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import type { RunUnderWay } from '#client/stores/timeTrialStore.ts';
import { Avatar } from '../actors/Avatar.ts';
import { knownOwnOutfit } from '../avatars/ownOutfit.ts';
import type { WorldParts } from '../worldParts.ts';
import { ghostMotion } from './ghostMotion.ts';

const ALPHA = 0.42;
const STEP_MS = GHOST_STEP * TICK_MS;
const DETAIL = { shadow: false, blinks: false } as const;

/** The best run of oneself or of a friend, half transparent beside the present one. */
export class RunGhost {
  readonly #scene: Scene;
  readonly #map: MapDefinition;
  readonly #parts: WorldParts;
  #ghost: Ghost | null = null;
  #avatar: Avatar | null = null;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts) {
    this.#scene = scene;
    this.#map = map;
    this.#parts = parts;
  }

  update(dt: number, run: RunUnderWay | null): void {
    this.#follow(run);
    if (run === null || this.#ghost === null || this.#avatar === null) return;
    const motion = ghostMotion(this.#ghost.path, (performance.now() - run.startedAt) / STEP_MS);
    this.#avatar.update({ ...motion, tick: 0 }, dt, DETAIL);
  }

  destroy(): void {
    this.#avatar?.destroy();
    this.#avatar = null;
  }

  #follow(run: RunUnderWay | null): void {
    const ghost = run?.ghost ?? null;
    if (ghost === this.#ghost) return;
    this.#ghost = ghost;
    this.destroy();
    if (ghost === null) return;
    const { composer, artScale, connection } = this.#parts;
    const map = this.#map;
    this.#avatar = new Avatar({ scene: this.#scene, composer, map, artScale, who: 'other', alpha: ALPHA });
    const rival = run?.rival ?? null;
    const outfit = rival === null ? knownOwnOutfit(connection) : encodeOutfit(rival.itemIdList);
    if (outfit !== null) this.#avatar.wear(outfit);
  }
}
