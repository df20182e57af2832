import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand/react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { dialogStore } from '#client/ui/dialogs/dialogStore.ts';
import { DialogOnItsWay } from './DialogOnItsWay.tsx';

const DialogHost = lazy(async () => ({ default: (await import('./DialogHost.tsx')).DialogHost }));

/** Fetches the host with the first dialog, and keeps the world's keys quiet while one is open. */
export function DialogGate({ bridge }: { readonly bridge: Bridge }) {
  const needed = useStore(dialogStore, ({ stack }) => stack.length > 0);
  const open = useAnyDialogOpen();

  useEffect(() => {
    if (!open) return undefined;
    bridge.ask((world) => world.lockInput('dialog'));
    return () => bridge.ask((world) => world.unlockInput('dialog'));
  }, [bridge, open]);

  return <Suspense fallback={<DialogOnItsWay />}>{needed && <DialogHost />}</Suspense>;
}
