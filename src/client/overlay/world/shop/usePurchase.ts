import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inventoryQueries } from '#client/net/queries/inventoryQueries.ts';
import { shopQueries } from '#client/net/queries/shopQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { equipItem } from '#client/net/rest/world/avatar.ts';
import { loadWallet } from '#client/net/rest/world/economy.ts';
import { buyBasket, buyProduct, type Basket } from '#client/net/rest/world/shop.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { wearTexts } from '#client/overlay/world/wardrobe/categoryTexts.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import type { TryOn } from './ProductGrid.tsx';
import { shopTexts } from './texts.ts';

/** Buys one product, or a basket as one. */
export function usePurchase(onNote: TryOn['onNote']) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      // Things tried on may stand on a page that is not shown now.
      queries.invalidateQueries({ queryKey: shopQueries.all, refetchType: 'all' }),
      queries.invalidateQueries({ queryKey: inventoryQueries.all }),
    ]);
  return useMutation({
    mutationFn: async (chosen: Product | Basket) => {
      if (!('clientKey' in chosen)) {
        await buyProduct(chosen);
        return shopTexts.bought(chosen.name);
      }
      await buyBasket(chosen);
      return shopTexts.boughtAll(chosen.products.length);
    },
    onSuccess: async (text) => {
      onNote({ text });
      playEffect('confetti');
      await refresh();
    },
    onError: async (error) => {
      onNote({ text: userMessageOf(error, shopTexts.buyFailed), failed: true });
      // The purchase may have succeeded in another tab, or with a lost answer; the price may be another one.
      if (errorCodeOf(error) !== 'NOT_FOUND_PRODUCT') await Promise.allSettled([refresh(), loadWallet()]);
    },
  });
}

/** Wears owned things, one after the other. */
export function useWear(onNote: TryOn['onNote']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (products: readonly Product[]) => {
      for (const product of products) await equipItem(product);
      const [only] = products;
      return products.length === 1 && only ? wearTexts.on(only) : shopTexts.wornAll;
    },
    onSuccess: async (text) => {
      onNote({ text });
      await queries.invalidateQueries({ queryKey: inventoryQueries.all });
    },
    onError: (error) => onNote({ text: userMessageOf(error, shopTexts.wearFailed), failed: true }),
  });
}
