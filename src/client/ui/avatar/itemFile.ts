import { readArtVersions, type ArtVersions } from '#shared/contract/artVersions.ts';

let versions: Promise<ArtVersions> | undefined;

/**
 * Address of a file of an item's drawings, with its version: the same as the world asks for, so that the browser
 * fetches it once for both.
 */
export async function itemFile(key: string, scale: 1 | 2, file: string): Promise<string> {
  versions ??= loadVersions();
  const folder = `avatar/@${scale}x/${key}`;
  const version = (await versions)[folder];
  return `/${folder}/${file}${version === undefined ? '' : `?v=${version}`}`;
}

/** Without the list the drawings are there all the same, only not kept as long. */
async function loadVersions(): Promise<ArtVersions> {
  try {
    const response = await fetch('/manifest.json');
    return readArtVersions(await response.json());
  } catch {
    versions = undefined;
    return {};
  }
}
