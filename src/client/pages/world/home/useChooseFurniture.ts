import { useRef } from 'react';
import { useBuyFurniture } from '#client/net/world/home.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { randomId } from '#client/net/randomId.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { FurnitureKey } from '#shared/content/furniture.ts';
import { MOST_PIECES } from '#shared/content/homePlacement.ts';
import type { FurnitureOffer } from '#shared/contract/world/home.ts';
import { homeTexts } from './texts.ts';

interface Choosing {
  readonly point: number;
  readonly placed: ReadonlyMap<FurnitureKey, number>;
  readonly isFull: boolean;
  readonly onTake: (furnitureKey: FurnitureKey) => void;
}

/** Handles presses on a card: takes a piece that is there, asks once before buying, says why not. */
export function useChooseFurniture({ point, placed, isFull, onTake }: Choosing) {
  /** The key of a purchase without an answer yet: repeating it buys nothing more. */
  const pending = useRef<{ furnitureKey: FurnitureKey; clientKey: string } | null>(null);
  const buy = useBuyFurniture({
    onSuccess: ({ furnitureKey }) => {
      pending.current = null;
      showToast({ text: homeTexts.bought(furnitureKey), theme: 'success' });
      onTake(furnitureKey);
    },
    onError: (error) => {
      // A refusal is an answer; only a request without one is repeated.
      if (error instanceof ApiError && !error.isConnectionError) pending.current = null;
      showToast({ text: userMessageOf(error, homeTexts.buyFailed), theme: 'warning' });
    },
  });

  const order = (furnitureKey: FurnitureKey) => {
    if (pending.current?.furnitureKey !== furnitureKey)
      pending.current = { furnitureKey, clientKey: randomId() };
    buy.mutate(pending.current);
  };

  return ({ furnitureKey, ownedCount, mostCount, price, achievement }: FurnitureOffer) => {
    if (isFull) return showToast({ text: homeTexts.full(MOST_PIECES), theme: 'warning' });
    if (ownedCount > (placed.get(furnitureKey) ?? 0)) return onTake(furnitureKey);
    if (price === null)
      return showToast({ text: achievement?.done ? homeTexts.inRoom : (achievement?.text ?? '') });
    if (ownedCount >= mostCount) return showToast({ text: homeTexts.most(furnitureKey, mostCount) });
    if (price > point)
      return showToast({ text: `${homeTexts.short(price - point)}. ${homeTexts.shortHint}` });
    if (buy.isPending) return undefined;
    return openDialog('confirm', {
      title: homeTexts.buyAsk(furnitureKey, price),
      detail: homeTexts.buyLeft(point - price),
      confirmLabel: homeTexts.buy,
      onConfirm: () => order(furnitureKey),
    });
  };
}
