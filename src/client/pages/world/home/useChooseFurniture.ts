import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { homeQueries } from '#client/net/queries/homeQueries.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { buyFurniture } from '#client/net/rest/world/home.ts';
import { randomId } from '#client/net/randomId.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { FurnitureKey } from '#shared/content/furniture.ts';
import { MOST_PIECES } from '#shared/content/homePlacement.ts';
import type { FurnitureOffer, OwnHome } from '#shared/contract/world/home.ts';
import { homeTexts } from './texts.ts';

interface Choosing {
  readonly point: number;
  readonly placed: ReadonlyMap<FurnitureKey, number>;
  readonly isFull: boolean;
  readonly onTake: (furnitureKey: FurnitureKey) => void;
}

/** What pressing a card does: takes what is there, asks once before buying, says why not. */
export function useChooseFurniture({ point, placed, isFull, onTake }: Choosing) {
  const queries = useQueryClient();
  /** The key of a purchase without an answer yet: repeating it buys nothing more. */
  const pending = useRef<{ furnitureKey: FurnitureKey; clientKey: string } | null>(null);
  const buy = useMutation({
    networkMode: 'always',
    mutationFn: (furnitureKey: FurnitureKey) => {
      if (pending.current?.furnitureKey !== furnitureKey)
        pending.current = { furnitureKey, clientKey: randomId() };
      return buyFurniture(pending.current);
    },
    onSuccess: ({ furnitureKey, ownedCount, point: left }) => {
      pending.current = null;
      queries.setQueryData<OwnHome>(
        homeQueries.own().queryKey,
        (home) =>
          home && {
            ...home,
            point: left,
            furnitureList: home.furnitureList.map((offer) =>
              offer.furnitureKey === furnitureKey ? { ...offer, ownedCount } : offer,
            ),
          },
      );
      showToast({ text: homeTexts.bought(furnitureKey), theme: 'success' });
      onTake(furnitureKey);
    },
    onError: (error) => {
      // A refusal is an answer; only a request without one is repeated.
      if (error instanceof ApiError && !error.isConnectionError) pending.current = null;
      showToast({ text: userMessageOf(error, homeTexts.buyFailed), theme: 'warning' });
    },
  });

  return ({ furnitureKey, ownedCount, mostCount, price, deed }: FurnitureOffer) => {
    if (isFull) return showToast({ text: homeTexts.full(MOST_PIECES), theme: 'warning' });
    if (ownedCount > (placed.get(furnitureKey) ?? 0)) return onTake(furnitureKey);
    if (price === null) return showToast({ text: deed?.done ? homeTexts.inRoom : (deed?.text ?? '') });
    if (ownedCount >= mostCount) return showToast({ text: homeTexts.most(furnitureKey, mostCount) });
    if (price > point)
      return showToast({ text: `${homeTexts.short(price - point)}. ${homeTexts.shortHint}` });
    if (buy.isPending) return undefined;
    return openDialog('confirm', {
      title: homeTexts.buyAsk(furnitureKey, price),
      detail: homeTexts.buyLeft(point - price),
      confirmLabel: homeTexts.buy,
      onConfirm: () => buy.mutate(furnitureKey),
    });
  };
}
