import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { DialogControlContext } from '#client/ui/dialogs/DialogControl.tsx';
import {
  closeAllDialogs,
  closeDialog,
  dialogStore,
  forgetDialog,
  type DialogEntry,
} from '#client/ui/dialogs/dialogStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { Queries } from '../Queries.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { DialogLoading } from './DialogLoading.tsx';
import { dialogPart, forgetDialogPart } from './dialogParts.ts';

/** Time a dialog has to leave; its callback runs then. Source: product spec §9. */
const CLOSE_MS = 500;

/** The one place that mounts every dialog. */
export function DialogHost() {
  const stack = useStore(dialogStore, (state) => state.stack);
  const { pathname } = useLocation();

  // Dialogs close with their page; notices stay until they are read.
  useEffect(() => () => closeAllDialogs({ except: ['alert', 'notice', 'tutorial'] }), [pathname]);

  return (
    <Queries>
      {stack.map((entry) => (
        <MountedDialog key={entry.key} entry={entry} />
      ))}
    </Queries>
  );
}

function MountedDialog({ entry }: { readonly entry: DialogEntry }) {
  const { key, name, open, payload } = entry;
  const [Content, setContent] = useState(() => dialogPart(name));
  const control = useMemo(() => ({ open, close: () => closeDialog(name) }), [open, name]);

  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => forgetDialog(key), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [key, open]);

  const fetchAgain = () => {
    forgetDialogPart(name);
    setContent(() => dialogPart(name));
  };

  return (
    <DialogControlContext value={control}>
      <DialogBoundary onRetry={fetchAgain}>
        <Suspense fallback={open && <DialogLoading />}>
          <Content payload={payload} />
        </Suspense>
      </DialogBoundary>
    </DialogControlContext>
  );
}
