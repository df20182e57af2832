import type { TaskRecord } from '../../sprites/record.ts';

export interface PictureSizes {
  readonly count: number;
  readonly mean: number;
  readonly max: number;
  readonly total: number;
}

/** The kind of a packed picture, as `sheets @1x`; null for the compressed files beside it. */
function kindOf(task: string, path: string): string | null {
  if (!/\.(webp|png)$/.test(path)) return null;
  const scale = /@\dx$/.exec(task)?.[0] ?? '';
  if (!task.startsWith('item ')) return `${task.slice(0, task.indexOf(' '))} ${scale}`;
  if (path.endsWith('/sheet.webp')) return `item sheets ${scale}`;
  return path.endsWith('/thumb.webp') ? `thumbnails ${scale}` : `standing items ${scale}`;
}

/** Pure. The packed bytes by kind; a map counts with all its pieces, an item sheet by sheet. */
export function measurePictures(tasks: Readonly<Record<string, TaskRecord>>): Record<string, PictureSizes> {
  const sizes: Record<string, number[]> = {};
  for (const [task, { files }] of Object.entries(tasks)) {
    const ofTask: Record<string, number> = {};
    for (const [path, size] of Object.entries(files)) {
      const kind = kindOf(task, path);
      if (kind !== null) ofTask[kind] = (ofTask[kind] ?? 0) + size;
    }
    for (const [kind, size] of Object.entries(ofTask)) (sizes[kind] ??= []).push(size);
    const all = Object.values(ofTask).reduce((sum, size) => sum + size, 0);
    if (task.startsWith('item ')) (sizes[`whole items ${task.slice(-3)}`] ??= []).push(all);
  }
  return Object.fromEntries(
    Object.entries(sizes)
      .map(([kind, all]): [string, PictureSizes] => {
        const total = all.reduce((sum, size) => sum + size, 0);
        return [
          kind,
          { count: all.length, mean: Math.round(total / all.length), max: Math.max(...all), total },
        ];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
