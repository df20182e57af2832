import { lazy, type ComponentType } from 'react';
import type { DialogEntry } from '#client/ui/dialogs/dialogStore.ts';
import type { DialogName } from '#client/ui/dialogs/dialogPayloads.ts';
import { DIALOG_LOADERS } from './dialogLoaders.ts';

type DialogPart = ComponentType<{ readonly payload: DialogEntry['payload'] }>;

const parts = new Map<DialogName, DialogPart>();

/** The component of a dialog, fetched when it is first drawn. */
export function dialogPart(name: DialogName): DialogPart {
  const known = parts.get(name);
  if (known) return known;
  // Name and payload belong together in an entry of the store; the loader is the one of that very name.
  const part = lazy(async () => ({ default: (await DIALOG_LOADERS[name]()) as DialogPart }));
  parts.set(name, part);
  return part;
}

/** Lets a dialog that failed to load be fetched again: React's `lazy` keeps a failure for ever. */
export function forgetDialogPart(name: DialogName): void {
  parts.delete(name);
}

/** The most frequent dialogs, in the order of a child's first minutes. */
const FREQUENT: readonly DialogName[] = [
  'npc',
  'quest',
  'reward',
  'mainQuest',
  'inventory',
  'shop',
  'notifications',
  'skills',
  'settings',
  'map',
];

/** Time for walking to begin undisturbed, and the longest wait for an idle moment after it. */
const PREFETCH_AFTER_MS = 4000;
const IDLE_WITHIN_MS = 3000;

/**
 * Fetches the frequent dialogs ahead, one in every idle moment. A part that is known here is drawn at once: through
 * `lazy` React would first show the fallback, and take it away 300 ms later at the earliest.
 */
export async function prefetchDialogs(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PREFETCH_AFTER_MS));
  for (const name of FREQUENT) {
    await idleMoment();
    if (signal.aborted) return;
    parts.set(name, (await DIALOG_LOADERS[name]()) as DialogPart);
  }
}

function idleMoment(): Promise<unknown> {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, 50));
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS }));
}

/** Preloads the dialogs and the effect that are shown without a network. */
export async function preloadDialogs(): Promise<void> {
  await Promise.all([
    import('./DialogHost.tsx'),
    import('#client/ui/effects/EffectsLayer.tsx'),
    DIALOG_LOADERS.alert(),
    DIALOG_LOADERS.notice(),
  ]);
}
