import type { Textures } from 'phaser';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { npcById, type NpcSprite } from '#shared/content/npcs.ts';
import type { View } from '../camera/cameraMotion.ts';
import { isNearView, layerOffset, skyShare } from '../scenery/layerOffset.ts';
import type { ArtScale } from '../view/artScale.ts';
import type { AssetUrls } from './AssetUrls.ts';
import { fetchJson } from './fetchAsset.ts';
import {
  loadCodeObjectArt,
  loadDoorArt,
  loadFurtherArt,
  loadNpcArt,
  loadNpcExpressions,
  loadSeasonArt,
  loadUiArt,
} from './loadArt.ts';
import { MapPictures } from './MapPictures.ts';
import { readScenery, type SceneryChunk, type SceneryPlan } from './readScenery.ts';

export interface LoadedMap {
  readonly map: MapDefinition;
  readonly scenery: SceneryPlan;
  /** Loads and returns the texture key of a chunk; the same picture is loaded once. */
  chunk(chunk: SceneryChunk): Promise<string>;
  /** Loads the pictures of an NPC, once. */
  npc(sprite: NpcSprite): Promise<void>;
  /** Loads the expressions of an NPC for a dialog, once. */
  npcExpressions(sprite: NpcSprite): Promise<void>;
  /** Loads the pictures that dress maps by the date, once. */
  season(): Promise<void>;
  /** Loads the pictures of stage doors, once. */
  door(): Promise<void>;
  /** Loads the pictures of a code object, once. */
  codeObject(kind: CodeObjectKind): Promise<void>;
  /** Frees the scenery's textures; those of the NPCs stay. */
  release(): void;
}

interface LoadMapOptions {
  readonly textures: Textures.TextureManager;
  readonly urls: AssetUrls;
  readonly artScale: ArtScale;
  readonly map: MapDefinition;
  /** The first view, world px. */
  readonly view: View;
  /** The share of dusk, 0 to 1. */
  readonly dusk: number;
  readonly signal: AbortSignal;
  /** Receives the progress, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Pictures within this many px of the first view are awaited; the rest loads as the camera comes near. */
const FIRST_MARGIN = 64;
const NPC_HALF_WIDTH = 96;

/** Loads the pictures of the first view of a map. Rejects with AssetError, or with the signal's reason. */
export async function loadMap(options: LoadMapOptions): Promise<LoadedMap> {
  const { textures, urls, artScale: scale, map, view, dusk, signal, onProgress } = options;
  const art = { textures, urls, scale, signal };
  const scenery = readScenery(await fetchJson(urls.world(map.key, 'scenery.json'), signal));
  const pictures = new MapPictures(options);
  const chunk = ({ src }: SceneryChunk) => pictures.load(src);

  const first = scenery.layers.flatMap((layer) => {
    const { x, y } = layerOffset(layer, view, map, scenery.window);
    const isSeen = (one: SceneryChunk) =>
      layer.factor === 0
        ? skyShare(layer, dusk) > 0
        : isNearView(view, { ...one, x: one.x + x, y: one.y + y }, FIRST_MARGIN);
    return layer.chunks.filter(isSeen).map(chunk);
  });
  const npc = (sprite: NpcSprite) => loadNpcArt(sprite, art);
  const neighbours = map.npcs.flatMap(({ npcId, x, y }) => {
    const sprite = npcById(npcId)?.sprite;
    const box = { x: x - NPC_HALF_WIDTH, y, w: NPC_HALF_WIDTH * 2, h: 1 };
    return sprite !== undefined && isNearView(view, box, FIRST_MARGIN) ? npc(sprite) : [];
  });
  const further = map.id === FIRST_MAP.id ? [] : [loadFurtherArt(art)];
  const work: Promise<unknown>[] = [loadUiArt(art), ...further, ...neighbours, ...first];
  let done = 0;
  const counted = work.map(async (one) => {
    await one;
    done += 1;
    onProgress(done / work.length);
  });
  try {
    await Promise.all(counted);
  } catch (error) {
    pictures.release();
    throw error;
  }
  const npcExpressions = (sprite: NpcSprite) => loadNpcExpressions(sprite, art);
  const season = () => loadSeasonArt(art);
  const codeObject = (kind: CodeObjectKind) => loadCodeObjectArt(kind, art);
  const door = () => loadDoorArt(art);
  const release = () => pictures.release();
  return { map, scenery, chunk, npc, npcExpressions, season, door, codeObject, release };
}
