import { useEffect, useRef } from 'react';
import { loadOwnHome, renewOwnHome, useSaveHomeArrangement } from '#client/net/world/home.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { homeDraftStore } from '#client/stores/homeDraftStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import type { OwnHome } from '#shared/contract/world/home.ts';
import { homeTexts } from './texts.ts';

/** Saves an arrangement on top of the version it began from; without a line it waits for one. */
export function useSaveArrangement({ home, onSaved }: { home: OwnHome; onSaved: () => void }) {
  const base = useRef(home.version);
  const save = useSaveHomeArrangement({
    onSuccess: ({ version }) => {
      base.current = version;
      homeDraftStore.setState({ pieces: null });
      showToast({ text: homeTexts.saved, theme: 'success' });
      onSaved();
    },
    onError: (error) => {
      if (errorCodeOf(error) === 'HOME_CONFLICT') return;
      showToast({ text: userMessageOf(error, homeTexts.saveFailed), theme: 'warning' });
    },
  });
  return {
    save: {
      isPending: save.isPending,
      isPaused: save.isPaused,
      mutate: (pieceList: readonly PlacedPiece[]) => save.mutate({ pieceList, baseVersion: base.current }),
    },
    isConflict: errorCodeOf(save.error) === 'HOME_CONFLICT',
    /** Keeps what was made here: it is saved on top of the other tab's version. */
    async keepMine(pieces: readonly PlacedPiece[]) {
      try {
        base.current = (await loadOwnHome()).version;
        save.mutate({ pieceList: pieces, baseVersion: base.current });
      } catch (error) {
        showToast({ text: userMessageOf(error, homeTexts.saveFailed), theme: 'warning' });
      }
    },
    /** Takes over what the other tab has saved. */
    async keepOther() {
      homeDraftStore.setState({ pieces: null });
      save.reset();
      await renewOwnHome();
    },
  };
}

/** Keeps unsaved work for coming back, and has the browser ask before the window is closed. */
export function useUnsaved(pieces: readonly PlacedPiece[], isUnsaved: boolean): void {
  useEffect(() => {
    homeDraftStore.setState({ pieces: isUnsaved ? pieces : null });
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [pieces, isUnsaved]);
}
