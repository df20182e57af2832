import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shopQueries, showWish } from '#client/net/queries/shopQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { wishProduct } from '#client/net/rest/world/shop.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import type { WardrobeNote } from '#client/overlay/world/wardrobe/Wardrobe.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import { ProductCard } from './ProductCard.tsx';
import { shopTexts } from './texts.ts';
import styles from './ShopDialog.module.css';

/** What the shelves share with the stage: the things tried on, and where news is told. */
export interface TryOn {
  readonly tried: readonly Product[];
  readonly onTry: (product: Product) => void;
  readonly onNote: (note: WardrobeNote) => void;
}

export interface ProductGridProps extends TryOn {
  readonly label: string;
  readonly products: readonly Product[];
  readonly busy?: boolean;
}

export function ProductGrid({ label, products, busy = false, tried, onTry, onNote }: ProductGridProps) {
  const signedIn = useStore(sessionStore, ({ state }) => state === 'VALID');
  const wish = useWish(onNote);
  const [now] = useState(() => new Date());
  const triedIds = new Set(tried.map(({ productId }) => productId));
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy}>
      {products.map((product) => (
        <li key={product.productId}>
          <ProductCard
            product={product}
            now={now}
            tried={triedIds.has(product.productId)}
            onTry={() => onTry(product)}
            onWish={signedIn ? () => wish.mutate(product) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function useWish(onNote: TryOn['onNote']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (product: Product) => wishProduct(product, !product.wished),
    onMutate: ({ productId, wished }) => showWish(queries, productId, !wished),
    onError: (error, { productId, wished }) => {
      // Another tab has wished for it already, or has stopped to.
      const isSo = ['DUPLICATE_WISH_ITEM', 'NOT_FOUND_PRODUCT'].includes(errorCodeOf(error) ?? '');
      if (isSo) return;
      showWish(queries, productId, wished);
      onNote({ text: userMessageOf(error, shopTexts.wishFailed), failed: true });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: shopQueries.wishLists }),
  });
}
