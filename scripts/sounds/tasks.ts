import { MUSIC_NAMES, type MusicName } from '#shared/content/sounds.ts';

/** The units of packing: the effects together, every loop for itself. */
export type SoundTask = 'effects' | MusicName;

/** A first visit needs the effects; the loops may follow. */
export const EFFECTS_FIRST: readonly SoundTask[] = ['effects'];
export const ALL_SOUNDS: readonly SoundTask[] = ['effects', ...MUSIC_NAMES];

/** The sources of a task, as folders and files of the project: a change anywhere else leaves it alone. */
export function sourcesOf(task: SoundTask): readonly string[] {
  const common = ['sound/core', 'sound/instruments', 'scripts/sounds', 'src/shared/content/sounds.ts'];
  // The effects carry the lengths of the loops, and so depend on every score.
  if (task === 'effects') return [...common, 'sound/effects', 'sound/music'];
  const player = ['score', 'readScore', 'renderMusic', task].map((name) => `sound/music/${name}.ts`);
  return [...common, ...player];
}
