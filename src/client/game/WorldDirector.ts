import type { Game } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import type { AssetUrls } from './loading/AssetUrls.ts';
import { type LoadedMap, loadMap } from './loading/loadMap.ts';
import { MapScene } from './scenes/MapScene.ts';
import { startCamera, viewOf } from './systems/cameraMotion.ts';
import { knownOwnOutfit } from './systems/ownOutfit.ts';
import { GAME_TEXTS } from './texts.ts';
import type { Viewport } from './view/fitViewport.ts';
import type { Veil } from './view/Veil.ts';
import type { WorldParts } from './worldParts.ts';
import { reportFailure } from './reportFailure.ts';

interface DirectorOptions {
  readonly game: Game;
  readonly parts: WorldParts;
  readonly urls: AssetUrls;
  readonly veil: Veil;
  readonly viewport: () => Viewport;
}

/** Share of the progress bar that is full before the first map begins to load. */
const ENGINE_SHARE = 0.1;
const FILES_SHARE = 0.8;
/** So long one waits for the own clothes before going in as a silhouette. */
const DRESSING_MS = 4000;

/** Leads from map to map: covers the old one, loads the new one, waits for the seat there, and shows it. */
export class WorldDirector {
  readonly #options: DirectorOptions;
  readonly #disposals: (() => void)[];
  #scene: MapScene | null = null;
  #mapId: number | null = null;
  #journey = new AbortController();
  #wasReady = false;

  constructor(options: DirectorOptions) {
    this.#options = options;
    const { entered, travelled } = options.parts.connection;
    this.#disposals = [
      entered.on(({ mapId }) => this.#head(mapId)),
      travelled.on((mapId) => this.#head(mapId)),
      () => this.#journey.abort(),
    ];
  }

  /** The map that is shown; null on the way. */
  get scene(): MapScene | null {
    return this.#scene;
  }

  /** Begins with the map on which the character was last. */
  begin(mapId: number): void {
    this.#head(mapId);
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    this.#leave();
  }

  #head(mapId: number): void {
    if (mapId === this.#mapId) return;
    this.#mapId = mapId;
    this.#journey.abort();
    this.#journey = new AbortController();
    const { signal } = this.#journey;
    this.#travel(mapId, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      reportFailure(`Map ${mapId} could not be shown.`, error);
      this.#fail(GAME_TEXTS.failed.files);
    });
  }

  async #travel(mapId: number, signal: AbortSignal): Promise<void> {
    const { parts, veil } = this.#options;
    const map = mapById(mapId);
    if (map === undefined) return this.#fail(GAME_TEXTS.failed.map);
    // Asked for now, so that the clothes are fetched along with the map.
    const outfit = knownOwnOutfit(parts.connection);
    const look = outfit === null ? null : parts.composer.acquire(outfit, parts.artScale);
    try {
      if (this.#scene !== null) await veil.cover();
      signal.throwIfAborted();
      this.#leave();
      const loaded = await this.#load(map, signal);
      try {
        this.#progress(0.92, GAME_TEXTS.loading.line);
        await this.#seat(mapId, signal);
        if (look !== null) await Promise.race([look.shown, pause(DRESSING_MS)]);
        signal.throwIfAborted();
      } catch (error) {
        loaded.release();
        throw error;
      }
      // From here on the scene holds the map: it is drawn until the next one's veil has come down.
      await this.#show(loaded);
    } finally {
      if (look !== null) parts.composer.release(look);
    }
    signal.throwIfAborted();
    this.#announce(map);
    await veil.lift();
  }

  #load(map: MapDefinition, signal: AbortSignal): Promise<LoadedMap> {
    const { game, parts, urls, viewport } = this.#options;
    const { canvas, zoom } = viewport();
    const size = { width: canvas.width / zoom, height: canvas.height / zoom };
    const label = GAME_TEXTS.loading.map(map.name);
    this.#progress(ENGINE_SHARE, label);
    return loadMap({
      textures: game.textures,
      urls,
      artScale: parts.artScale,
      map,
      view: viewOf(startCamera(this.#arrival(map)), size, map),
      dusk: parts.dayClock.dusk,
      signal,
      onProgress: (share) => this.#progress(ENGINE_SHARE + share * FILES_SHARE, label),
    });
  }

  /** Where one will stand, as far as is known before the seat is taken. */
  #arrival(map: MapDefinition): { readonly x: number; readonly y: number } {
    const state = this.#options.parts.connection.self?.state;
    if (state !== undefined) return state;
    const { character } = characterStore.getState();
    return character?.mapId === map.id ? character : map.spawn;
  }

  /** Waits until the server has let us in on this map. */
  #seat(mapId: number, signal: AbortSignal): Promise<void> {
    const { connection } = this.#options.parts;
    if (connection.self !== null) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const stop = connection.entered.on((entered) => {
        if (entered.mapId !== mapId) return;
        stop();
        resolve();
      });
      signal.addEventListener('abort', () => {
        stop();
        reject(signal.reason);
      });
    });
  }

  #show(loaded: LoadedMap): Promise<void> {
    const { game, parts, viewport } = this.#options;
    const { key } = loaded.map;
    return new Promise((resolve) => {
      this.#scene = new MapScene(key, parts, loaded, viewport(), resolve);
      game.scene.add(key, this.#scene, true);
    });
  }

  #announce({ id, name }: MapDefinition): void {
    const { bridge } = this.#options.parts;
    if (!this.#wasReady) bridge.tell({ type: 'worldReady', mapId: id });
    this.#wasReady = true;
    bridge.tell({ type: 'mapEntered', mapId: id, name });
  }

  #leave(): void {
    const scene = this.#scene;
    this.#scene = null;
    if (scene === null) return;
    scene.dispose();
    this.#options.game.scene.remove(scene.loaded.map.key);
  }

  #fail(reason: string): void {
    this.#mapId = null;
    this.#options.parts.bridge.tell({ type: 'worldFailed', reason });
  }

  #progress(progress: number, label: string): void {
    if (!this.#wasReady) this.#options.parts.bridge.tell({ type: 'loadingProgressed', progress, label });
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
