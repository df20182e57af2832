import type { Game } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import type { AssetUrls } from './loading/AssetUrls.ts';
import { type LoadedMap, loadMap } from './loading/loadMap.ts';
import { MapScene } from './scenes/MapScene.ts';
import { type CameraSubject, startCamera, viewOf } from './camera/cameraMotion.ts';
import { knownOwnOutfit } from './avatars/ownOutfit.ts';
import { GAME_TEXTS } from './texts.ts';
import type { Viewport } from './view/viewport.ts';
import type { ScreenFade } from './view/ScreenFade.ts';
import type { WorldParts } from './worldParts.ts';
import { reportGameFailure } from './reportGameFailure.ts';

interface DirectorOptions {
  readonly game: Game;
  readonly parts: WorldParts;
  readonly urls: AssetUrls;
  readonly screenFade: ScreenFade;
  readonly viewport: () => Viewport;
}

/** Share of the progress bar that is full before the first map begins to load. */
const ENGINE_SHARE = 0.1;
const FILES_SHARE = 0.8;
/** Longest wait for the own outfit before the map is shown with a silhouette, ms. */
const OUTFIT_WAIT_MS = 4000;

/** Changes maps: covers the old one, loads the new one, waits for the room to admit the player, then shows it. */
export class WorldDirector {
  readonly #options: DirectorOptions;
  readonly #disposals: (() => void)[];
  #scene: MapScene | null = null;
  #mapId: number | null = null;
  #transition = new AbortController();
  #wasReady = false;

  constructor(options: DirectorOptions) {
    this.#options = options;
    const { entered, travelled } = options.parts.connection;
    this.#disposals = [
      entered.on(({ mapId }) => this.#goTo(mapId)),
      travelled.on((mapId) => this.#goTo(mapId)),
      () => this.#transition.abort(),
    ];
  }

  /** The map that is shown; null during a change. */
  get scene(): MapScene | null {
    return this.#scene;
  }

  /** Starts on the map that the character was saved on. */
  begin(mapId: number): void {
    this.#goTo(mapId);
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    this.#leave();
  }

  #goTo(mapId: number): void {
    if (mapId === this.#mapId) return;
    this.#mapId = mapId;
    this.#transition.abort();
    this.#transition = new AbortController();
    const { signal } = this.#transition;
    this.#travel(mapId, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      reportGameFailure(`Map ${mapId} could not be shown.`, error);
      this.#fail(GAME_TEXTS.failed.files);
    });
  }

  async #travel(mapId: number, signal: AbortSignal): Promise<void> {
    const { parts, screenFade } = this.#options;
    const map = mapById(mapId);
    if (map === undefined) return this.#fail(GAME_TEXTS.failed.map);
    // Requested early, so that the outfit loads together with the map.
    const outfit = knownOwnOutfit(parts.connection);
    const look = outfit === null ? null : parts.composer.acquire(outfit, parts.artScale);
    try {
      if (this.#scene !== null) await screenFade.fadeOut();
      signal.throwIfAborted();
      this.#leave();
      const loaded = await this.#load(map, signal);
      try {
        this.#progress(0.92, GAME_TEXTS.loading.room);
        await this.#untilEntered(mapId, signal);
        if (look !== null) await Promise.race([look.shown, pause(OUTFIT_WAIT_MS)]);
        signal.throwIfAborted();
      } catch (error) {
        loaded.release();
        throw error;
      }
      // From here on the scene owns the map and draws it until the next map fades in.
      await this.#show(loaded);
    } finally {
      if (look !== null) parts.composer.release(look);
    }
    signal.throwIfAborted();
    this.#announce(map);
    await screenFade.fadeIn();
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
      view: viewOf(startCamera(this.#arrival(map), size), size, map),
      dusk: parts.dayClock.dusk,
      signal,
      onProgress: (share) => this.#progress(ENGINE_SHARE + share * FILES_SHARE, label),
    });
  }

  /** The arrival position, as far as it is known before the room has been joined. */
  #arrival(map: MapDefinition): Pick<CameraSubject, 'x' | 'y' | 'facing'> {
    const state = this.#options.parts.connection.self?.state;
    if (state !== undefined) return state;
    const { character } = characterStore.getState();
    return character?.mapId === map.id ? character : { ...map.spawn, facing: 1 };
  }

  /** Waits until the room of this map is joined. */
  #untilEntered(mapId: number, signal: AbortSignal): Promise<void> {
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
    if (!this.#wasReady) bridge.emit({ type: 'worldReady', mapId: id });
    this.#wasReady = true;
    bridge.emit({ type: 'mapEntered', mapId: id, name });
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
    this.#options.parts.bridge.emit({ type: 'worldFailed', reason });
  }

  #progress(progress: number, label: string): void {
    if (!this.#wasReady) this.#options.parts.bridge.emit({ type: 'loadingProgressed', progress, label });
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
