import { useStore } from 'zustand/react';
import { effectStore } from '#client/ui/effects/effectStore.ts';
import { useFetched } from './useFetched.ts';

const loadEffects = () => import('#client/ui/effects/EffectsLayer.tsx');

/** Fetches the effects with the first one that is played. */
export function EffectsHost() {
  const needed = useStore(effectStore, ({ playing }) => playing.length > 0);
  const effects = useFetched(loadEffects, needed);
  return needed && effects && <effects.EffectsLayer />;
}
