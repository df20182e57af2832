import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArtManifest } from '#shared/contract/artManifest.ts';
import { compressFile } from './compressFile.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

interface Folders {
  readonly assets: string;
  /** Folder of the built client. */
  readonly client: string;
}

const LIST = 'manifest.json';
const isFine = (path: string) => path.includes('/@2x/');

/**
 * Copies pictures at 2x that were drawn after the build into the built client, the manifest last, so that it never lists
 * a missing file. A client with other pictures at 1x is left alone: its next build copies everything.
 */
export async function copyHighResPictures({ assets, client }: Folders): Promise<void> {
  if (!existsSync(join(client, LIST)) || plainVersions(client) !== plainVersions(assets)) return;
  const pictures = readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(assets.length).replaceAll('\\', '/'))
    .filter(isFine);
  for (const path of [...pictures, LIST]) await copyChanged(join(assets, path), join(client, path));
}

/** The versions of a client at its build, without those of pictures at 2x. */
function plainVersions(folder: string): string {
  const { versions } = readArtManifest(JSON.parse(readFileSync(join(folder, LIST), 'utf8')));
  return JSON.stringify(Object.entries(versions).filter(([path]) => !isFine(`/${path}/`)));
}

async function copyChanged(source: string, target: string): Promise<void> {
  const content = readFileSync(source);
  if (existsSync(target) && readFileSync(target).equals(content)) return;
  // The compressed copies are sent in its place, and must have the same content.
  for (const ending of ['.br', '.gz']) rmSync(`${target}${ending}`, { force: true });
  writeFileAtomically(target, content);
  await compressFile(target);
}
