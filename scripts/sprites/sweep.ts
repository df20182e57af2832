import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folders of assets/ that belong to the packer alone. */
const OWN_FOLDERS = ['avatar', 'npc', 'ui', 'world'] as const;

/** Removes what earlier builds left behind: items that are gone, layers that were cut into more pieces. */
export function sweep(assets: string, kept: ReadonlySet<string>): void {
  for (const folder of OWN_FOLDERS) {
    const path = join(assets, folder);
    if (!existsSync(path)) continue;
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !kept.has(relative(assets, file).split(sep).join('/'))) rmSync(file);
    }
  }
}
