import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArtManifest } from '#shared/contract/artManifest.ts';
import { compressFile } from './compressFile.ts';
import { writeWhole } from './writeWhole.ts';

interface Folders {
  readonly assets: string;
  /** Where the client was built to. */
  readonly client: string;
}

const LIST = 'manifest.json';
const isFine = (path: string) => path.includes('/@2x/');

/**
 * Adds to a built client the pictures at 2x that were drawn since, and last of all the list that tells of them, so that
 * nobody is told of what is not there. A client with other pictures at 1x is left alone: its next build takes everything.
 */
export async function joinFine({ assets, client }: Folders): Promise<void> {
  if (!existsSync(join(client, LIST)) || plainVersions(client) !== plainVersions(assets)) return;
  const pictures = readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(assets.length).replaceAll('\\', '/'))
    .filter(isFine);
  for (const path of [...pictures, LIST]) await copyChanged(join(assets, path), join(client, path));
}

/** What a client was built with: the versions of all that is not at 2x. */
function plainVersions(folder: string): string {
  const { versions } = readArtManifest(JSON.parse(readFileSync(join(folder, LIST), 'utf8')));
  return JSON.stringify(Object.entries(versions).filter(([path]) => !isFine(`/${path}/`)));
}

async function copyChanged(source: string, target: string): Promise<void> {
  const content = readFileSync(source);
  if (existsSync(target) && readFileSync(target).equals(content)) return;
  // The compressed copies are sent in its place, and must not be those of another content.
  for (const ending of ['.br', '.gz']) rmSync(`${target}${ending}`, { force: true });
  writeWhole(target, content);
  await compressFile(target);
}
