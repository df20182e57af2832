import { useEffect } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { dialogStore } from '#client/ui/dialogs/dialogStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useFetched } from '#client/overlay/shell/useFetched.ts';
import { DialogLoading } from './DialogLoading.tsx';

const loadHost = () => import('./DialogHost.tsx');

/** Fetches the host with the first dialog, and keeps the world's keys quiet while one is open. */
export function LazyDialogHost({ bridge }: { readonly bridge: Bridge }) {
  const needed = useStore(dialogStore, ({ stack }) => stack.length > 0);
  const host = useFetched(loadHost, needed);
  const open = useAnyDialogOpen();

  useEffect(() => {
    if (!open) return undefined;
    bridge.ask((world) => world.lockInput('dialog'));
    return () => bridge.ask((world) => world.unlockInput('dialog'));
  }, [bridge, open]);

  if (!needed) return null;
  return host ? <host.DialogHost /> : <DialogLoading />;
}
