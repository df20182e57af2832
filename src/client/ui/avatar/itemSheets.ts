import type { SheetFrame } from '#shared/content/outfitLayers.ts';
import { readSpriteSheet } from '#shared/contract/spriteSheet.ts';
import { artManifest } from './artManifest.ts';

/** A drawn sheet and where its frames are. */
export interface LoadedSheet {
  readonly image: HTMLImageElement;
  readonly frames: ReadonlyMap<string, SheetFrame>;
}

const sheets = new Map<string, Promise<LoadedSheet>>();

/** Sheet of an item, loaded once; after a failure the next call tries again. */
export function loadSheet(key: string, scale: 1 | 2): Promise<LoadedSheet> {
  const known = sheets.get(name(key, scale));
  if (known) return known;
  const sheet = fetchSheet(key, scale);
  sheets.set(name(key, scale), sheet);
  sheet.catch(() => sheets.delete(name(key, scale)));
  return sheet;
}

async function fetchSheet(key: string, scale: 1 | 2): Promise<LoadedSheet> {
  const image = new Image();
  image.src = await itemFile(key, scale, 'sheet.webp');
  const [response] = await Promise.all([fetch(await itemFile(key, scale, 'sheet.json')), image.decode()]);
  if (!response.ok)
    throw new Error(`loadSheet: the sheet of ${name(key, scale)} answered ${response.status}.`);
  return { image, frames: readSpriteSheet(await response.json()) };
}

function name(key: string, scale: 1 | 2): string {
  return `${key}@${scale}x`;
}

/**
 * Address of a file of an item's drawings, with its version: the same as the world asks for, so that the browser
 * fetches it once for both.
 */
async function itemFile(key: string, scale: 1 | 2, file: string): Promise<string> {
  const { versions } = await artManifest();
  const folder = `avatar/@${scale}x/${key}`;
  const version = versions[folder];
  return `/${folder}/${file}${version === undefined ? '' : `?v=${version}`}`;
}
