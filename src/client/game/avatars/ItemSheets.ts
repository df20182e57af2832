import type { ArtScale } from '../view/artScale.ts';
import type { AssetUrls } from '../loading/AssetUrls.ts';
import { fetchBitmap, fetchJson } from '../loading/fetchAsset.ts';
import type { SheetFrame } from '#shared/content/outfitLayers.ts';
import { readSpriteSheet } from '#shared/contract/spriteSheet.ts';

export interface ItemSheet {
  readonly frames: ReadonlyMap<string, SheetFrame>;
  readonly bitmap: ImageBitmap;
}

interface Entry {
  users: number;
  readonly sheet: Promise<ItemSheet>;
}

/** Sheets of worn items, loaded once and released with their last visible wearer. */
export class ItemSheets {
  readonly #urls: AssetUrls;
  readonly #entries = new Map<string, Entry>();

  constructor(urls: AssetUrls) {
    this.#urls = urls;
  }

  /** Each `retain` needs one `release`, also after a failure. Rejects with AssetError. */
  retain(key: string, scale: ArtScale): Promise<ItemSheet> {
    const id = `${key}@${scale}`;
    const entry = this.#entries.get(id) ?? { users: 0, sheet: this.#load(key, scale) };
    this.#entries.set(id, entry);
    entry.users += 1;
    return entry.sheet;
  }

  release(key: string, scale: ArtScale): void {
    const id = `${key}@${scale}`;
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.users -= 1;
    if (entry.users > 0) return;
    this.#entries.delete(id);
    entry.sheet.then(({ bitmap }) => bitmap.close()).catch(() => undefined);
  }

  async #load(key: string, scale: ArtScale): Promise<ItemSheet> {
    const [json, bitmap] = await Promise.all([
      fetchJson(this.#urls.item(key, scale, 'sheet.json')),
      fetchBitmap(this.#urls.item(key, scale, 'sheet.webp')),
    ]);
    return { frames: readSpriteSheet(json), bitmap };
  }
}
