import type { Textures } from 'phaser';
import { readSpriteSheet } from '#shared/contract/spriteSheet.ts';
import { fetchImage, fetchJson } from './fetchAsset.ts';

/** Makes a texture `key` with the frames of a sheet, once. Rejects with AssetError. */
export async function loadSheet(
  key: string,
  jsonUrl: string,
  imageUrl: string,
  { textures, signal }: { readonly textures: Textures.TextureManager; readonly signal: AbortSignal },
): Promise<void> {
  if (textures.exists(key)) return;
  const [json, image] = await Promise.all([fetchJson(jsonUrl, signal), fetchImage(imageUrl, signal)]);
  signal.throwIfAborted();
  if (textures.exists(key)) return;
  const texture = textures.create(key, image, image.naturalWidth, image.naturalHeight);
  if (texture === null) return;
  for (const [name, { x, y, w, h, left, top, sourceW, sourceH }] of readSpriteSheet(json)) {
    texture.add(name, 0, x, y, w, h)?.setTrim(sourceW, sourceH, left, top, w, h);
  }
}
