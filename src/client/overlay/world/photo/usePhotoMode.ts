import { createElement, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { closePhoto, openPhoto, photoStore } from '#client/stores/photoStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useStore } from '#client/ui/useStore.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { photoTexts } from './texts.ts';

interface PhotoPartProps {
  readonly place: string;
}

/** Stands in for a picture mode that could not be fetched: says so, and closes. */
function Unavailable(): ReactNode {
  useEffect(() => {
    showToast({ text: photoTexts.unavailable });
    closePhoto();
  }, []);
  return null;
}

/** Comes with the first picture. */
const PhotoMode = lazy(async (): Promise<{ default: ComponentType<PhotoPartProps> }> => {
  try {
    return { default: (await import('./PhotoMode.tsx')).PhotoMode };
  } catch {
    return { default: Unavailable };
  }
});

/** The picture mode of this map while it is open, outside of the HUD that it hides. */
export function usePhotoMode(mapId: number): ReactNode {
  const bridge = useBridge();
  const isOpen = useStore(photoStore, (state) => state.isOpen);
  useEffect(() => bridge.on('photoCalled', openPhoto), [bridge]);
  // Another map is another picture.
  useEffect(() => closePhoto, [mapId]);
  if (!isOpen) return null;
  const place = mapById(mapId)?.name ?? '';
  return createPortal(
    createElement(Suspense, { fallback: null }, createElement(PhotoMode, { place })),
    document.body,
  );
}
