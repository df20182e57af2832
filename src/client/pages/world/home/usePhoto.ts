import type { RefObject } from 'react';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import { takePhoto } from './takePhoto.ts';
import { homeTexts } from './texts.ts';

/** The photo button: saves the room as a picture, and says whether it worked. */
export function usePhoto({
  pieces,
  scene,
}: {
  readonly pieces: readonly PlacedPiece[];
  readonly scene: RefObject<HTMLElement | null>;
}): () => void {
  return () => {
    if (!scene.current) return;
    takePhoto({ pieces, scene: scene.current, fileName: homeTexts.photoFile }).then(
      () => showToast({ text: homeTexts.photoSaved, theme: 'success' }),
      () => showToast({ text: homeTexts.photoFailed, theme: 'warning' }),
    );
  };
}
