import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The scripts and styles that `index.html` needs at once: the entry and whatever it imports statically. */
export function shellFiles(): string[] {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const waiting = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const seen = new Set(waiting);
  const files = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`dist/${file}`);
    for (const next of chunk.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return [...files];
}
