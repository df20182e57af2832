import type { Textures } from 'phaser';
import type { ArtScale } from '../view/chooseArtScale.ts';
import type { AssetUrls } from './AssetUrls.ts';
import { fetchImage, fetchJson } from './fetchAsset.ts';
import { readSpriteSheet } from '#shared/contract/spriteSheet.ts';

/** Marks, effects, the shadow and the silhouette. */
export const UI_TEXTURE = 'ui';
export const npcTexture = (sprite: string) => `npc-${sprite}`;

interface ArtSource {
  readonly textures: Textures.TextureManager;
  readonly urls: AssetUrls;
  readonly scale: ArtScale;
  readonly signal: AbortSignal;
}

export function loadUiArt({ urls, scale, ...source }: ArtSource): Promise<void> {
  return loadSheet(UI_TEXTURE, urls.ui(scale, 'sheet.json'), urls.ui(scale, 'sheet.webp'), source);
}

export function loadNpcArt(sprite: string, { urls, scale, ...source }: ArtSource): Promise<void> {
  const [json, image] = [urls.npc(sprite, scale, 'sheet.json'), urls.npc(sprite, scale, 'sheet.webp')];
  return loadSheet(npcTexture(sprite), json, image, source);
}

/** Makes a texture with the sheet's frames, once. Rejects with AssetError. */
async function loadSheet(
  key: string,
  jsonUrl: string,
  imageUrl: string,
  { textures, signal }: Pick<ArtSource, 'textures' | 'signal'>,
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
