import { readArtManifest, type ArtManifest } from '#shared/contract/artManifest.ts';

let manifest: Promise<ArtManifest> | undefined;

/** The list of drawings. Without it those at 1x are there all the same, only not kept as long. */
export function artManifest(): Promise<ArtManifest> {
  manifest ??= fetchManifest();
  return manifest;
}

async function fetchManifest(): Promise<ArtManifest> {
  try {
    const response = await fetch('/manifest.json');
    return readArtManifest(await response.json());
  } catch {
    manifest = undefined;
    return { scales: [1], versions: {} };
  }
}
