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

/** A dialog that could not be fetched is asked for anew the next time: React remembers a failure for ever. */
export function forgetDialogPart(name: DialogName): void {
  parts.delete(name);
}

/** Fetches what must be there when the network is gone: the words that say so and their effect. */
export async function fetchDialogsAhead(): Promise<void> {
  await Promise.all([
    import('./DialogHost.tsx'),
    import('#client/ui/effects/EffectsLayer.tsx'),
    DIALOG_LOADERS.alert(),
    DIALOG_LOADERS.notice(),
  ]);
}
