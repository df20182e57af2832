import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Keeps files of assets/ out of the build that only tools look at. */
export function keepOut(pattern: RegExp): Plugin {
  let folder = '';
  return {
    name: 'dolphin-keep-out',
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
