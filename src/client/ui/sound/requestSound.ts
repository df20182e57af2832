import type { EffectName } from '#shared/content/sounds.ts';

type Listener = (effect: EffectName) => void;
const listeners = new Set<Listener>();

/** Requests a sound for what no store holds, such as a verdict. Ignored while audio is not loaded. */
export function requestSound(effect: EffectName): void {
  for (const listener of listeners) listener(effect);
}

/** Calls the listener for every request until the returned disposal is called. */
export function onSoundRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
