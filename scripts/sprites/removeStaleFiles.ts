import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of assets/ that only the packer writes. */
const OWN_FOLDERS = ['avatar', 'npc', 'ui', 'world'] as const;

/** Removes files of earlier builds: of removed items, of layers that had more chunks. */
export function removeStaleFiles(assets: string, kept: ReadonlySet<string>): void {
  for (const folder of OWN_FOLDERS) {
    const path = join(assets, folder);
    if (!existsSync(path)) continue;
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !kept.has(relative(assets, file).split(sep).join('/'))) rmSync(file);
    }
  }
}
