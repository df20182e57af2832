import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';
import { effectStore } from '#client/ui/effects/effectStore.ts';

const EffectsLayer = lazy(async () => ({
  default: (await import('#client/ui/effects/EffectsLayer.tsx')).EffectsLayer,
}));

/** Fetches the effects with the first one that is played. */
export function EffectsHost() {
  const needed = useStore(effectStore, ({ playing }) => playing.length > 0);
  return <Suspense fallback={null}>{needed && <EffectsLayer />}</Suspense>;
}
