import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile } from './compressFile.ts';

/** Compresses every text of the build once, so that the server only sends files. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(files.map((name) => compressFile(join(folder, name))));
    },
  };
}
