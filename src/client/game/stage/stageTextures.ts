import type { GameObjects, Scene, Textures } from 'phaser';
import { type StageFrame, type StageView, STAGE_FRAMES } from '#shared/content/stageArt.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { type AssetUrls } from '../loading/AssetUrls.ts';
import { fetchImage } from '../loading/fetchAsset.ts';
import { loadSheet } from '../loading/loadArt.ts';
import type { ArtScale } from '../view/artScale.ts';

export const STAGE_SHEET = 'stage-sheet';
export const STAGE_THINGS = 'stage-things';
export const STAGE_GROUND_TEXTURE = 'stage-ground';
export const STAGE_LEDGE_TEXTURE = 'stage-ledge';
export const STAGE_BACKDROP = 'stage-backdrop';

interface StageArtSource {
  readonly textures: Textures.TextureManager;
  readonly urls: AssetUrls;
  readonly scale: ArtScale;
  readonly signal: AbortSignal;
}

/** Loads the drawings of one theme. Rejects with AssetError. */
export async function loadStageArt(
  theme: StageTheme,
  { urls, scale, ...source }: StageArtSource,
): Promise<void> {
  const name = theme.toLowerCase();
  const picture = async (key: string, file: string) => {
    const image = await fetchImage(urls.stage(scale, `${file}-${name}.webp`), source.signal);
    source.signal.throwIfAborted();
    source.textures.addImage(key, image);
  };
  const sheet = (key: string, file: string) =>
    loadSheet(key, urls.stage(scale, `${file}.json`), urls.stage(scale, `${file}.webp`), source);
  await Promise.all([
    sheet(STAGE_SHEET, 'sheet'),
    sheet(STAGE_THINGS, `things-${name}`),
    picture(STAGE_GROUND_TEXTURE, 'ground'),
    picture(STAGE_LEDGE_TEXTURE, 'ledge'),
    picture(STAGE_BACKDROP, 'backdrop'),
  ]);
}

export const originOf = ({ x, y, w, h }: StageView) => ({ x: -x / w, y: -y / h });

/** A small picture whose foot or middle is at (x, y). */
export function addStageImage(
  scene: Scene,
  frame: StageFrame,
  { x, y, artScale }: { readonly x: number; readonly y: number; readonly artScale: number },
): GameObjects.Image {
  const origin = originOf(STAGE_FRAMES[frame]);
  return scene.add
    .image(x, y, STAGE_SHEET, frame)
    .setOrigin(origin.x, origin.y)
    .setScale(1 / artScale);
}
