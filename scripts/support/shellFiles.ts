import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

const NAMED_BY_PAGE = /<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*(?:src|href)="\/([^"]+)"/g;

/** The files that `npm run bench:load` counts until somebody can sign in: the page, the shell, the form, their imports. */
export function doorFiles(): string[] {
  return ['dist/index.html', ...filesFor([], ['sign-in'])];
}

/** The files that it counts from there until one walks, without the engine: the world, the game, their connections. */
export function worldFiles(): string[] {
  const before = new Set(doorFiles());
  return filesFor([], ['world', 'game', 'user-room']).filter(
    (file) => !before.has(file) && !file.startsWith('dist/build/phaser-'),
  );
}

/** The files that a first visit fetches beside the world: the question for figures of use, what quests have left on the map, the first minute. */
export function besideWorldFiles(): string[] {
  const before = new Set([...doorFiles(), ...worldFiles()]);
  return filesFor([], ['TrackingHost', 'QuestTraces', 'FirstMinute']).filter(
    (file) => !before.has(file) && !file.startsWith('dist/build/phaser-'),
  );
}

/** The scripts of a page that is opened by its link: those of the shell and of these modules. */
export function pageScripts(...modules: readonly string[]): string[] {
  return filesFor(modules).filter((file) => file.endsWith('.js'));
}

/** The shell with these modules and chunks, and all that they import statically. */
function filesFor(modules: readonly string[], chunks: readonly string[] = []): string[] {
  const page = readFileSync(join(projectRoot, 'dist/index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const waiting = [...page.matchAll(NAMED_BY_PAGE)].flatMap(([, file]) => file ?? []);
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`pageScripts: the build has no chunk of ${name}`);
    waiting.push(chunk.file);
  }
  for (const name of chunks) {
    const chunk = Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`filesFor: the build has no chunk ${name}`);
    waiting.push(chunk.file);
  }
  const files = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const { imports = [], css = [] } = chunkOf.get(file) ?? {};
    for (const next of [...css, ...imports.flatMap((key) => manifest[key]?.file ?? [])]) {
      if (files.has(next)) continue;
      files.add(next);
      waiting.push(next);
    }
  }
  return [...files].map((file) => `dist/${file}`);
}
