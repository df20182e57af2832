import { useEffect } from 'react';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { timeTrialTexts } from './texts.ts';

/** Shows a toast for failed runs; a finish makes the avatar happy. */
export function useRunNews(): void {
  const bridge = useBridge();
  useEffect(
    () => bridge.on('ringsMissed', ({ left }) => showToast({ text: timeTrialTexts.ringsLeft(left) })),
    [bridge],
  );
  useEffect(
    () =>
      timeTrialStore.subscribe(({ news }, before) => {
        if (news === null || news === before.news) return;
        if (news.kind === 'ended') showToast({ text: timeTrialTexts.runEnds[news.end] });
        else bridge.ask((world) => world.cheer());
      }),
    [bridge],
  );
}
