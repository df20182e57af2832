import type { ArtScale } from '../view/chooseArtScale.ts';
import type { AssetUrls } from './AssetUrls.ts';
import { fetchBitmap, fetchJson } from './fetchAsset.ts';
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

/** Sheets of the worn items, each loaded once and given up when nobody in sight wears it. */
export class ItemSheets {
  readonly #urls: AssetUrls;
  readonly #entries = new Map<string, Entry>();

  constructor(urls: AssetUrls) {
    this.#urls = urls;
  }

  /** Every `retain` wants one `release`, also after a failure. Rejects with AssetError. */
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
