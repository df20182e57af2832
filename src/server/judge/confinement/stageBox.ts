import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const PREFIX = 'dolphin-judge-';
const WORKER_SOURCES = path.join(import.meta.dirname, '..', 'worker');
const SHARED_SOURCES = path.join(import.meta.dirname, '../../..', 'shared');
/** The folders from which the engines and the devices are built. */
const SHARED_FOLDERS = ['code', 'content', 'simulation'];
const PACKAGES = [
  'quickjs-emscripten-core',
  '@jitl/quickjs-wasmfile-release-sync',
  '@jitl/quickjs-ffi-types',
  'acorn',
];

const UNUSED = /\.(map|cjs|d\.ts|d\.mts|md)$/;

const isNeeded = (file: string) => !file.endsWith('.test.ts') && !UNUSED.test(file);

/** A folder with exactly the files that a worker may read. */
export interface Box {
  readonly folder: string;
  readonly entry: string;
  /** Empty, the worker's working directory. */
  readonly emptyFolder: string;
  /** Copies the Node binary into the box, for users without access to the original; returns its path. */
  stageNode(): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Copies the worker and the interpreter to a folder below the system's temporary folder. There a foreign user can read
 * them even when the program is installed in a private home, and the permission to read files can be as narrow as this
 * one folder.
 */
export async function stageBox(): Promise<Box> {
  await sweepLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  const emptyFolder = path.join(folder, 'empty');
  await mkdir(emptyFolder);
  const manifest = { type: 'module', imports: { '#shared/*': './shared/*' } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await cp(WORKER_SOURCES, path.join(folder, 'worker'), {
    recursive: true,
    filter: isNeeded,
  });
  for (const name of SHARED_FOLDERS) {
    const from = path.join(SHARED_SOURCES, name);
    await cp(from, path.join(folder, 'shared', name), { recursive: true, filter: isNeeded });
  }
  for (const name of PACKAGES) {
    await cp(folderOf(name), path.join(folder, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter: (file) => !UNUSED.test(file),
    });
  }
  await letEveryoneRead(folder);
  return {
    folder,
    entry: path.join(folder, 'worker', 'main.ts'),
    emptyFolder,
    async stageNode() {
      const binary = path.join(folder, path.basename(process.execPath));
      await link(process.execPath, binary).catch(() => copyFile(process.execPath, binary));
      await chmod(binary, 0o755);
      return binary;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  const folder = require.resolve
    .paths(name)
    ?.map((modules) => path.join(modules, name))
    .find((candidate) => existsSync(path.join(candidate, 'package.json')));
  if (folder === undefined) throw new Error(`The package ${name} is not installed; run npm ci.`);
  return folder;
}

async function letEveryoneRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) await letEveryoneRead(full);
    else await chmod(full, 0o644);
  }
}

/** A killed server leaves its box behind; the next one clears those whose owner is gone. */
async function sweepLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    // Another user's box cannot be removed and is left alone.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
