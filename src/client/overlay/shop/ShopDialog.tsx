import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { shopQueries } from '#client/net/queries/shopQueries.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { Product } from '#shared/contract/shop.ts';
import { categoryOptions, type CategoryFilter } from './categoryTexts.ts';
import { DollStage } from './DollStage.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ShopAction } from './ShopAction.tsx';
import { shopTexts } from './texts.ts';
import { dressedWith, itemKeysOf, useWorn } from './useWorn.ts';
import styles from './ShopDialog.module.css';

/** Skins are chosen once and never sold. */
const NOT_SOLD = new Set(['SKIN'] as const);
const OPTIONS = categoryOptions(NOT_SOLD);

/** The shop: try anything on the own doll, buy with points, wear it at once. */
export function ShopDialog() {
  const [filter, setFilter] = useState<CategoryFilter>('ALL');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Product | null>(null);
  const point = useStore(walletStore, (state) => state.point);
  const worn = useWorn();
  const category = filter === 'ALL' ? undefined : filter;
  const products = useQuery({
    ...shopQueries.products({ category, page }),
    placeholderData: keepPreviousData,
  });
  // The list knows what was bought meanwhile; the choice is only an id in it.
  const current =
    chosen && (products.data?.productList.find((p) => p.productId === chosen.productId) ?? chosen);

  return (
    <Dialog title={shopTexts.title} width={1200} tall>
      <div className={styles.shop}>
        <DollStage itemKeys={itemKeysOf(current ? dressedWith(worn, current) : worn)}>
          <p className={styles.point}>
            <img src="/ui/coin.svg" alt={shopTexts.point} />
            {point?.toLocaleString('ko-KR') ?? ''}
          </p>
          <ShopAction product={current} point={point} worn={worn} />
        </DollStage>
        <div className={styles.shelf}>
          <Chips
            label={shopTexts.categories}
            options={OPTIONS}
            value={filter}
            onChange={(next) => {
              setFilter(next);
              setPage(1);
            }}
          />
          {products.isPending && <Loading />}
          {products.isError && (
            <ErrorState
              title={shopTexts.listFailed}
              onRetry={() => void products.refetch()}
              retrying={products.isFetching}
            />
          )}
          {products.data?.totalCount === 0 && <EmptyState title={shopTexts.empty} />}
          <ul className={styles.grid} aria-label={shopTexts.products} aria-busy={products.isPlaceholderData}>
            {products.data?.productList.map((product) => (
              <li key={product.productId}>
                <ProductCard
                  product={product}
                  chosen={product.productId === current?.productId}
                  onChoose={() => setChosen(product)}
                />
              </li>
            ))}
          </ul>
          {products.data && products.data.pageCount > 1 && (
            <div className={styles.pager}>
              <Button tone="alt" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {shopTexts.previous}
              </Button>
              <span>{shopTexts.page(page, products.data.pageCount)}</span>
              <Button tone="alt" disabled={page >= products.data.pageCount} onClick={() => setPage(page + 1)}>
                {shopTexts.next}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
