import { useEffect } from 'react';
import { gateStore } from '#client/stores/gateStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { gateTexts } from './texts.ts';
import { newlyHeld } from './newlyHeld.ts';

/** Time to read who was there and what it brought, ms. */
const OPENED_MS = 5000;
/** A plate that is stepped on and off tells of itself again after this time, ms. */
const QUIET_MS = 20_000;

/** Says in words what a gate for two does: that one plate waits for somebody, and what it gave. */
export function useGateNews(): void {
  const bridge = useBridge();
  useEffect(() => {
    let toldAt = -QUIET_MS;
    return gateStore.subscribe(({ onMap, news }, before) => {
      if (newlyHeld(onMap, before.onMap) && performance.now() - toldAt > QUIET_MS) {
        toldAt = performance.now();
        showToast({ text: gateTexts.oneMore });
      }
      if (news === null || news === before.news) return;
      const { partner, gained } = news;
      const text = gained.point > 0 ? gateTexts.opened(partner, gained.point) : gateTexts.again(partner);
      showToast({ text, theme: 'success', durationMs: OPENED_MS });
      bridge.ask((world) => world.cheer());
    });
  }, [bridge]);
}
