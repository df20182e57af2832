import { readArtManifest, type ArtManifest } from '#shared/contract/artManifest.ts';
import type { ArtScale } from '../view/artScale.ts';
import { fetchJson } from './fetchAsset.ts';

/** URLs of the drawn files. Each carries its version, so that browsers may cache a file for ever. */
export class AssetUrls {
  readonly finest: ArtScale;
  readonly #versions: ArtManifest['versions'];

  constructor({ scales, versions }: ArtManifest) {
    this.finest = scales.includes(2) ? 2 : 1;
    this.#versions = versions;
  }

  /** Throws AssetError when the manifest is missing. */
  static async load(signal?: AbortSignal): Promise<AssetUrls> {
    return new AssetUrls(readArtManifest(await fetchJson('/manifest.json', signal)));
  }

  item(key: string, scale: ArtScale, file: string): string {
    return this.#at(`avatar/@${scale}x/${key}`, file);
  }

  npc(key: string, scale: ArtScale, file: string): string {
    return this.#at(`npc/${key}/@${scale}x`, file);
  }

  ui(scale: ArtScale, file: string): string {
    return this.#at(`ui/@${scale}x`, file);
  }

  furtherUi(scale: ArtScale, file: string): string {
    return this.#at(`ui/further/@${scale}x`, file);
  }

  seasonUi(scale: ArtScale, file: string): string {
    return this.#at(`ui/season/@${scale}x`, file);
  }

  garlandUi(scale: ArtScale, file: string): string {
    return this.#at(`ui/garlands/@${scale}x`, file);
  }

  doorUi(scale: ArtScale, file: string): string {
    return this.#at(`ui/doors/@${scale}x`, file);
  }

  stage(scale: ArtScale, file: string): string {
    return this.#at(`ui/stage/@${scale}x`, file);
  }

  codeObject(scale: ArtScale, file: string): string {
    return this.#at(`ui/objects/@${scale}x`, file);
  }

  world(map: string, file: string): string {
    return this.#at(`world/${map}`, file);
  }

  #at(folder: string, file: string): string {
    const version = this.#versions[folder];
    return `/${folder}/${file}${version === undefined ? '' : `?v=${version}`}`;
  }
}
