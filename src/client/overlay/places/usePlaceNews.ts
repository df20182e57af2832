import { useEffect } from 'react';
import { placeStore, type PlaceNews } from '#client/stores/placeStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { placeTexts } from './texts.ts';

/** A find has a name and points to read: longer than what merely went well. */
const FOUND_MS = 4500;

/** Tells of discoveries and of runs that came to nothing; the avatar is happy about what is good. */
export function usePlaceNews(): void {
  const bridge = useBridge();
  useEffect(
    () =>
      placeStore.subscribe(({ news }, before) => {
        if (news === null || news === before.news) return;
        const words = wordsOf(news);
        const isGood = news.kind !== 'runEnded';
        if (words !== null)
          showToast(isGood ? { text: words, theme: 'success', durationMs: FOUND_MS } : { text: words });
        if (isGood) bridge.ask((world) => world.cheer());
      }),
    [bridge],
  );
}

function wordsOf(news: PlaceNews): string | null {
  switch (news.kind) {
    case 'secret': {
      const { secretId, gained } = news.secret;
      const secret = mapById(news.mapId)?.secrets.find(({ id }) => id === secretId);
      return secret === undefined ? null : placeTexts.secretNews(secret.name, gained.point);
    }
    case 'runEnded':
      return placeTexts.runEnds[news.end];
    case 'runFinished':
      return null;
  }
}
