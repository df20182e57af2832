import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { starGiftStore } from '#client/stores/starGiftStore.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { STAR_GIFTS } from '#shared/content/starGifts.ts';
import { giftName } from './giftName.ts';
import { doorTexts } from './texts.ts';

/** Longer than usual, because it has a name to read. */
const GIFT_MS = 6000;

/** Tells of each gift for stars in the world, after the rewards and dialogs that are before it. */
export function useStarGifts(): void {
  const { pathname } = useLocation();
  const isBusy = useAnyDialogOpen();
  const stars = useStore(starGiftStore, ({ waiting }) => waiting[0] ?? null);
  useEffect(() => {
    if (stars === null || isBusy || pathname !== paths.world) return;
    starGiftStore.setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
    const gift = STAR_GIFTS.find((one) => one.stars === stars);
    if (gift === undefined) return;
    playEffect('confetti');
    requestSound('gift');
    const text = doorTexts.gotGift(stars, giftName(gift), gift.point);
    showToast({ text, theme: 'success', durationMs: GIFT_MS });
  }, [stars, isBusy, pathname]);
}
