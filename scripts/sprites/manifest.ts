import type { ArtManifest } from '#shared/contract/artManifest.ts';
import type { Scale } from './output.ts';
import type { TaskRecord } from './record.ts';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Records are stored by the names of their tasks, which end in the scale. */
const scaleOf = (name: string) => Number(/@(\d)x$/.exec(name)?.[1] ?? 1);

/**
 * assets/manifest.json: the complete scales, so that no file is requested at another one, and a version per thing, to
 * be appended to its addresses, so that browsers may keep files for ever. Keys are `avatar/@1x/<item>`,
 * `npc/<sprite>/@1x`, `ui/@1x`, `ui/further/@1x`, `ui/season/@1x`, `ui/objects/@1x`, `ui`, `world/<map>`: the folder of
 * the files.
 */
export function manifestOf(
  records: Readonly<Record<string, TaskRecord>>,
  scales: readonly Scale[],
): ArtManifest {
  const versions: [string, string][] = [];
  for (const [name, { files, version }] of Object.entries(records)) {
    if (!scales.some((scale) => scale === scaleOf(name))) continue;
    const [path] = Object.keys(files);
    if (!path) throw new Error(`${name} has produced no file`);
    versions.push([folderOf(path), version]);
  }
  return {
    scales: [...scales],
    versions: Object.fromEntries(versions.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
