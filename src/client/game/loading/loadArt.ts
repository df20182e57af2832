import type { Textures } from 'phaser';
import { UI_FRAMES, type FurtherFrame, type UiFrame } from '#shared/content/sprites.gen.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';
import type { AssetUrls } from './AssetUrls.ts';
import { loadSheet } from './loadSheet.ts';

/** Marks, effects, the shadow and the silhouette. */
export const UI_TEXTURE = 'ui';
/** What only maps further out have: boards, and what lives there. */
export const FURTHER_TEXTURE = 'further';
export const npcTexture = (sprite: string) => `npc-${sprite}`;
/** How an NPC looks once somebody talks with it. */
export const npcMoodsTexture = (sprite: string) => `npc-${sprite}-moods`;

const everywhere: ReadonlySet<string> = new Set(UI_FRAMES);

/** The texture that has this frame. */
export function textureOf(frame: UiFrame | FurtherFrame): string {
  return everywhere.has(frame) ? UI_TEXTURE : FURTHER_TEXTURE;
}

interface ArtSource {
  readonly textures: Textures.TextureManager;
  readonly urls: AssetUrls;
  readonly scale: ArtScale;
  readonly signal: AbortSignal;
}

export function loadUiArt({ urls, scale, ...source }: ArtSource): Promise<void> {
  return loadSheet(UI_TEXTURE, urls.ui(scale, 'sheet.json'), urls.ui(scale, 'sheet.webp'), source);
}

export function loadFurtherArt({ urls, scale, ...source }: ArtSource): Promise<void> {
  return loadSheet(
    FURTHER_TEXTURE,
    urls.furtherUi(scale, 'sheet.json'),
    urls.furtherUi(scale, 'sheet.webp'),
    source,
  );
}

export function loadNpcArt(sprite: string, { urls, scale, ...source }: ArtSource): Promise<void> {
  const [json, image] = [urls.npc(sprite, scale, 'sheet.json'), urls.npc(sprite, scale, 'sheet.webp')];
  return loadSheet(npcTexture(sprite), json, image, source);
}

export function loadNpcMoods(sprite: string, { urls, scale, ...source }: ArtSource): Promise<void> {
  const [json, image] = [urls.npc(sprite, scale, 'moods.json'), urls.npc(sprite, scale, 'moods.webp')];
  return loadSheet(npcMoodsTexture(sprite), json, image, source);
}
