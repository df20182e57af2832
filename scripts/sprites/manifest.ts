import type { TaskRecord } from './record.ts';

/**
 * assets/manifest.json: a version per thing, to be appended to its addresses, so that browsers may keep files for ever.
 * Keys are `avatar/@1x/<item>`, `npc/<sprite>/@1x`, `ui/@1x`, `ui/further/@1x`, `ui`, `world/<map>`: the folder the files lie in.
 */
export interface AssetManifest {
  readonly scales: readonly number[];
  readonly versions: Readonly<Record<string, string>>;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

export function manifestOf(records: Readonly<Record<string, TaskRecord>>): string {
  const versions: [string, string][] = [];
  const scales = new Set<number>();
  for (const [name, { files, version }] of Object.entries(records)) {
    const [path] = Object.keys(files);
    if (!path) throw new Error(`${name} has produced no file`);
    versions.push([folderOf(path), version]);
    scales.add(Number(/@(\d)x$/.exec(name)?.[1] ?? 1));
  }
  const manifest: AssetManifest = {
    scales: [...scales].sort((a, b) => a - b),
    versions: Object.fromEntries(versions.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
