import type { PlayedSound } from '#shared/content/sounds.ts';

type Listener = (sound: PlayedSound) => void;
const listeners = new Set<Listener>();

/** Reports every sound, also while this device is muted, for the captions. */
export function sendSoundCaption(sound: PlayedSound): void {
  for (const listener of listeners) listener(sound);
}

/** Learns of every sound until the returned disposal is called. */
export function onSoundCaption(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
