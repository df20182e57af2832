import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Removes the files of assets/ that match the pattern from the build: vite copies the whole folder. */
export function excludeAssets(pattern: RegExp): Plugin {
  let folder = '';
  return {
    name: 'exclude-assets',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (pattern.test(name.replaceAll('\\', '/'))) rmSync(join(folder, name));
    },
  };
}
