import { useEffect } from 'react';
import { collectibleStore } from '#client/stores/collectibleStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { collectibleTexts } from './texts.ts';

/** Duration of the toast, ms: longer than usual, because it has a name and points to read. */
const FOUND_MS = 4500;

/** Shows a toast for each secret spot found, and makes the avatar happy. */
export function useSecretNews(): void {
  const bridge = useBridge();
  useEffect(
    () =>
      collectibleStore.subscribe(({ news, onMap }, before) => {
        if (news === null || news === before.news) return;
        const map = onMap === null ? undefined : mapById(onMap.mapId);
        const secret = map?.secrets.find(({ id }) => id === news.secretId);
        if (secret !== undefined) {
          const text = collectibleTexts.secretNews(secret.name, news.gained.point);
          showToast({ text, theme: 'success', durationMs: FOUND_MS });
        }
        bridge.ask((world) => world.cheer());
      }),
    [bridge],
  );
}
