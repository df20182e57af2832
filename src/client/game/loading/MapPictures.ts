import type { Textures } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { AssetUrls } from './AssetUrls.ts';
import { fetchImage } from './fetchAsset.ts';

interface MapPicturesOptions {
  readonly textures: Textures.TextureManager;
  readonly urls: AssetUrls;
  readonly map: MapDefinition;
  readonly signal: AbortSignal;
}

/** The scenery of one map as textures, loaded once and freed with the map. */
export class MapPictures {
  readonly #options: MapPicturesOptions;
  readonly #loading = new Map<string, Promise<string>>();
  readonly #keys = new Set<string>();
  #isReleased = false;

  constructor(options: MapPicturesOptions) {
    this.#options = options;
  }

  /** The texture key of a picture; rejects with AssetError. */
  load(src: string): Promise<string> {
    const known = this.#loading.get(src) ?? this.#fetch(src);
    this.#loading.set(src, known);
    return known;
  }

  release(): void {
    this.#isReleased = true;
    for (const key of this.#keys) this.#options.textures.remove(key);
    this.#keys.clear();
  }

  async #fetch(src: string): Promise<string> {
    const { textures, urls, map, signal } = this.#options;
    const key = `${map.key}/${src}`;
    const image = await fetchImage(urls.world(map.key, src), signal);
    signal.throwIfAborted();
    if (this.#isReleased || textures.exists(key)) return key;
    textures.addImage(key, image);
    this.#keys.add(key);
    return key;
  }
}
