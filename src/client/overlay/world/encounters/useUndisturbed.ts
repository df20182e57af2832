import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { characterStore } from '#client/stores/characterStore.ts';
import { codeEditorStore } from '#client/stores/codeEditorStore.ts';
import { connectionStore, isConnected } from '#client/stores/connectionStore.ts';
import { encounterStore } from '#client/stores/encounterStore.ts';
import { photoStore } from '#client/stores/photoStore.ts';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';

/** The child walks about: no page, dialog, race, picture, code, first minute or line of chat is in the way. */
export function useUndisturbed(): boolean {
  const { pathname } = useLocation();
  const isDialogOpen = useAnyDialogOpen();
  const isPhotoOpen = useStore(photoStore, ({ isOpen }) => isOpen);
  const isCoding = useStore(codeEditorStore, ({ objectId }) => objectId !== null);
  const isRacing = useStore(timeTrialStore, ({ run }) => run !== null);
  const isGuided = useStore(characterStore, ({ character }) => character?.needsFirstMinute === true);
  const isOnline = useStore(connectionStore, ({ status }) => isConnected(status));
  const isOff = useStore(encounterStore, (state) => state.isOff);
  const isTyping = useTyping();
  return (
    pathname === paths.world &&
    isOnline &&
    !(isDialogOpen || isPhotoOpen || isCoding || isRacing || isGuided || isOff || isTyping)
  );
}

/** Whether a field for words has the focus. */
function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const closing = new AbortController();
    const look = () => setTyping(document.activeElement?.matches('input, textarea') ?? false);
    for (const type of ['focusin', 'focusout'] as const)
      document.addEventListener(type, () => queueMicrotask(look), { signal: closing.signal });
    return () => closing.abort();
  }, []);
  return isTyping;
}
