import type { HeardSound } from '#shared/content/sounds.ts';

type Listener = (sound: HeardSound) => void;
const listeners = new Set<Listener>();

/** Tells what is to be heard now, also while this device is silent: for who reads sounds. */
export function tellSound(sound: HeardSound): void {
  for (const listener of listeners) listener(sound);
}

/** Learns of every sound until the returned disposal is called. */
export function onSound(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
