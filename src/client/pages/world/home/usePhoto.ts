import type { RefObject } from 'react';
import { saveFile } from '#client/net/saveFile.ts';
import { saveInAlbum } from '#client/net/saveInAlbum.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import { takePhoto } from './takePhoto.ts';
import { homeTexts } from './texts.ts';

interface Room {
  readonly pieces: readonly PlacedPiece[];
  readonly scene: RefObject<HTMLElement | null>;
  /** The room in words, as the album calls it. */
  readonly place: string;
}

/** The photo button: puts a picture of the room into the album, or into a file where the album takes none. */
export function usePhoto({ pieces, scene, place }: Room): () => void {
  return () => {
    if (!scene.current) return;
    takePhoto({ pieces, scene: scene.current }).then(
      async (picture) => {
        const kept = await saveInAlbum({ picture, place });
        if (kept !== 'KEPT') saveFile(picture, homeTexts.photoFile);
        showToast({ text: homeTexts.photoKept[kept], theme: kept === 'KEPT' ? 'success' : 'warning' });
      },
      () => showToast({ text: homeTexts.photoFailed, theme: 'warning' }),
    );
  };
}
