import { EFFECT_NAMES, MUSIC_NAMES, type SoundMap } from '#shared/content/sounds.ts';

/** The addresses of the sounds, from the file beside them. Throws an error naming the first that is missing. */
export function readSoundMap(value: unknown): SoundMap {
  const lists = { effects: EFFECT_NAMES, loops: MUSIC_NAMES };
  for (const [list, names] of Object.entries(lists)) {
    const spans = memberOf(value, list);
    for (const name of names)
      if (!isSpan(memberOf(spans, name))) throw new Error(`no ${list} lie at "${name}"`);
  }
  // Every name of both lists has been checked.
  return value as SoundMap;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isSpan(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number' && part >= 0)
  );
}
