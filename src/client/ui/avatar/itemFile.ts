import { artManifest } from './artManifest.ts';

/**
 * Address of a file of an item's drawings, with its version: the same as the world asks for, so that the browser
 * fetches it once for both.
 */
export async function itemFile(key: string, scale: 1 | 2, file: string): Promise<string> {
  const { versions } = await artManifest();
  const folder = `avatar/@${scale}x/${key}`;
  const version = versions[folder];
  return `/${folder}/${file}${version === undefined ? '' : `?v=${version}`}`;
}
