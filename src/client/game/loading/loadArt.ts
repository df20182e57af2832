import type { Textures } from 'phaser';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { UI_FRAMES, type FurtherFrame, type UiFrame } from '#shared/content/sprites.gen.ts';
import type { ArtScale } from '../view/artScale.ts';
import type { AssetUrls } from './AssetUrls.ts';
import { readSpriteSheet } from '#shared/contract/spriteSheet.ts';
import { fetchImage, fetchJson } from './fetchAsset.ts';

/** Marks, effects, the shadow and the silhouette. */
export const UI_TEXTURE = 'ui';
/** The texture of the seasonal dress. */
export const SEASON_TEXTURE = 'season';
export const GARLAND_TEXTURE = 'garlands';
/** The texture of stage doors. */
export const DOOR_TEXTURE = 'doors';
/** Sheets that only some maps need. */
export const FURTHER_TEXTURE = 'further';
export const npcTexture = (sprite: string) => `npc-${sprite}`;
export const codeObjectTexture = (kind: CodeObjectKind) => `object-${kind}`;
/** Expressions of an NPC in a dialog. */
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

export async function loadSeasonArt({ urls, scale, ...source }: ArtSource): Promise<void> {
  const things = [urls.seasonUi(scale, 'sheet.json'), urls.seasonUi(scale, 'sheet.webp')] as const;
  const garlands = [urls.garlandUi(scale, 'sheet.json'), urls.garlandUi(scale, 'sheet.webp')] as const;
  await Promise.all([
    loadSheet(SEASON_TEXTURE, ...things, source),
    loadSheet(GARLAND_TEXTURE, ...garlands, source),
  ]);
}

export const loadDoorArt = ({ urls, scale, ...source }: ArtSource): Promise<void> =>
  loadSheet(DOOR_TEXTURE, urls.doorUi(scale, 'sheet.json'), urls.doorUi(scale, 'sheet.webp'), source);

export function loadCodeObjectArt(
  kind: CodeObjectKind,
  { urls, scale, ...source }: ArtSource,
): Promise<void> {
  const [json, image] = [urls.codeObject(scale, `${kind}.json`), urls.codeObject(scale, `${kind}.webp`)];
  return loadSheet(codeObjectTexture(kind), json, image, source);
}

export function loadNpcArt(sprite: string, { urls, scale, ...source }: ArtSource): Promise<void> {
  const [json, image] = [urls.npc(sprite, scale, 'sheet.json'), urls.npc(sprite, scale, 'sheet.webp')];
  return loadSheet(npcTexture(sprite), json, image, source);
}

export function loadNpcExpressions(sprite: string, { urls, scale, ...source }: ArtSource): Promise<void> {
  const [json, image] = [urls.npc(sprite, scale, 'moods.json'), urls.npc(sprite, scale, 'moods.webp')];
  return loadSheet(npcMoodsTexture(sprite), json, image, source);
}

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
