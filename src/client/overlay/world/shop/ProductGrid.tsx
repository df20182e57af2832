import { useState } from 'react';
import { isWishDone, useToggleWish } from '#client/net/world/shop.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import type { WardrobeNote } from '#client/overlay/world/wardrobe/Wardrobe.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import { ProductCard } from './ProductCard.tsx';
import { shopTexts } from './texts.ts';
import styles from './Shop.module.css';

/** The part that the shelves share with the stage: the things tried on, and where news is told. */
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
  return useToggleWish({
    onError: (error) => {
      if (!isWishDone(error)) onNote({ text: userMessageOf(error, shopTexts.wishFailed), failed: true });
    },
  });
}
