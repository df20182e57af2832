import type { EffectName } from '#shared/content/sounds.ts';

type Listener = (effect: EffectName) => void;
const listeners = new Set<Listener>();

/** Asks for a sound at something that no store tells, such as a verdict. Unheard while nobody listens. */
export function cueSound(effect: EffectName): void {
  for (const listener of listeners) listener(effect);
}

/** Hears every cue until the returned disposal is called. */
export function onSoundCue(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
