import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useEquipItems } from '#client/net/world/inventory.ts';
import { useBuy } from '#client/net/world/shop.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { wearTexts } from '#client/overlay/world/wardrobe/categoryTexts.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import type { TryOn } from './ProductGrid.tsx';
import { shopTexts } from './texts.ts';

/** Buys one product, or a basket as one. */
export function usePurchase(onNote: TryOn['onNote']) {
  return useBuy({
    onSuccess: (bought) => {
      const text =
        'clientKey' in bought ? shopTexts.boughtAll(bought.products.length) : shopTexts.bought(bought.name);
      onNote({ text });
      playEffect('confetti');
    },
    onError: (error) => onNote({ text: userMessageOf(error, shopTexts.buyFailed), failed: true }),
  });
}

/** Wears owned things, one after the other. */
export function useWear(onNote: TryOn['onNote']) {
  return useEquipItems<Product>({
    onSuccess: (_reply, products) => {
      const [only] = products;
      onNote({ text: products.length === 1 && only ? wearTexts.on(only) : shopTexts.wornAll });
    },
    onError: (error) => onNote({ text: userMessageOf(error, shopTexts.wearFailed), failed: true }),
  });
}
