import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inventoryQueries } from '#client/net/queries/inventoryQueries.ts';
import { shopQueries } from '#client/net/queries/shopQueries.ts';
import { ApiError, errorCodeOf } from '#client/net/rest/ApiError.ts';
import { equipItem } from '#client/net/rest/inventory.ts';
import { buyProduct } from '#client/net/rest/shop.ts';
import { loadWallet } from '#client/net/rest/world.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { Product } from '#shared/contract/shop.ts';
import { shopTexts } from './texts.ts';
import type { Wearable } from './useWorn.ts';
import styles from './ShopAction.module.css';

export interface ShopActionProps {
  readonly product: Product | null;
  readonly point: number | null;
  readonly worn: readonly Wearable[];
}

/** The one thing to do with the chosen product: buy it, wear it, or learn what is missing. */
export function ShopAction({ product, point, worn }: ShopActionProps) {
  const buy = useBuy();
  const wear = useMutation({
    mutationFn: (chosen: Product) => equipItem(chosen),
    onSuccess: (_outfit, chosen) => showToast({ text: shopTexts.wornNow(chosen.name), theme: 'success' }),
    onError: () => showToast({ text: shopTexts.wearFailed, theme: 'warning' }),
  });

  if (!product) return <p className={styles.hint}>{shopTexts.choose}</p>;
  if (worn.some(({ itemId }) => itemId === product.itemId))
    return <p className={styles.hint}>{shopTexts.worn}</p>;
  if (product.owned) {
    return (
      <Button wide busy={wear.isPending} onClick={() => wear.mutate(product)}>
        {wear.isPending ? shopTexts.wearing : shopTexts.wear}
      </Button>
    );
  }
  const missing = product.price - (point ?? product.price);
  return (
    <>
      <p className={styles.text}>{product.description}</p>
      <Button wide busy={buy.isPending} disabled={missing > 0} onClick={() => buy.mutate(product)}>
        {buy.isPending ? shopTexts.buying : shopTexts.buy(product.name, product.price)}
      </Button>
      {missing > 0 && (
        <p className={styles.hint}>
          {shopTexts.short(missing)}
          <br />
          {shopTexts.shortHint}
        </p>
      )}
    </>
  );
}

function useBuy() {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: shopQueries.all }),
      queries.invalidateQueries({ queryKey: inventoryQueries.all }),
    ]);
  return useMutation({
    mutationFn: (product: Product) => buyProduct(product.productId),
    onSuccess: async (_reply, product) => {
      showToast({ text: shopTexts.bought(product.name), theme: 'success' });
      await refresh();
    },
    onError: async (error) => {
      const told = error instanceof ApiError && error.failure === 'answered' ? error.userMessage : '';
      showToast({ text: told || shopTexts.buyFailed, theme: 'warning' });
      // It may have been bought all the same: another tab, or an answer that was lost.
      if (errorCodeOf(error) !== 'NOT_FOUND_PRODUCT') await Promise.allSettled([refresh(), loadWallet()]);
    },
  });
}
