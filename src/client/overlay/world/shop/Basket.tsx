import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newBasket, shopQueries } from '#client/net/world/shop.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { CATEGORY_TEXTS } from '#client/overlay/world/wardrobe/categoryTexts.ts';
import type { Product } from '#shared/contract/world/shop.ts';
import { shopTexts } from './texts.ts';
import type { usePurchase } from './usePurchase.ts';
import styles from './Shop.module.css';

export interface BasketProps {
  readonly products: readonly Product[];
  readonly point: number;
  readonly buy: ReturnType<typeof usePurchase>;
  readonly onRemove: (product: Product) => void;
  /** Back to the shelves; also once it is bought. */
  readonly onBack: () => void;
}

/** Everything that is about to be bought, what it costs together and what is left: the last look before paying. */
export function Basket({ products, point, buy, onRemove, onBack }: BasketProps) {
  const productIds = products.map(({ productId }) => productId);
  const total = products.reduce((sum, { price }) => sum + price, 0);
  const check = useQuery(shopQueries.validation(productIds));
  const contents = `${productIds.join()}=${total}`;
  // One key for one confirmation: pressing again after a lost answer finds the same purchase.
  const [prepared, setPrepared] = useState(() => ({ contents, basket: newBasket(products) }));
  const basket = prepared.contents === contents ? prepared.basket : newBasket(products);
  if (prepared.contents !== contents) setPrepared({ contents, basket });
  const buyable = check.isSuccess && !check.isFetching && total <= point;

  return (
    <Stack as="section" gap={3} className={styles.basket} aria-label={shopTexts.basketTitle}>
      <Heading level={3} size="title">
        {shopTexts.basketTitle}
      </Heading>
      <Hint>{shopTexts.basketHint}</Hint>
      <Stack as="ul" gap={3}>
        {products.map((product) => (
          <Entry
            key={product.productId}
            lead={<img src={product.thumbnail} alt="" width="52" height="52" />}
            title={product.name}
            facts={CATEGORY_TEXTS[product.itemCategory]}
          >
            <Price of={product.price} />
            <Button
              tone="alt"
              size="small"
              aria-label={`${product.name} ${shopTexts.removeFromBasket}`}
              disabled={buy.isPending}
              onClick={() => onRemove(product)}
            >
              {shopTexts.removeFromBasket}
            </Button>
          </Entry>
        ))}
      </Stack>
      <dl className={styles.sums}>
        <dt>{shopTexts.point}</dt>
        <dd>
          <Price of={point} />
        </dd>
        <dt>{shopTexts.total}</dt>
        <dd>
          <Price of={total} />
        </dd>
        <dt>{shopTexts.after}</dt>
        <dd>{total <= point ? <Price of={point - total} /> : shopTexts.short(total - point)}</dd>
      </dl>
      {total > point && (
        <Row justify="end">
          <ButtonLink to={paths.purchasePoints}>{shopTexts.charge}</ButtonLink>
        </Row>
      )}
      <Text size="small" tone="danger" role="status">
        {check.isFetching && shopTexts.checking}
        {!check.isFetching && check.isError && userMessageOf(check.error, shopTexts.checkFailed)}
      </Text>
      <Cluster gap={4} align="stretch" justify="end">
        <Button tone="alt" disabled={buy.isPending} onClick={onBack}>
          {shopTexts.back}
        </Button>
        {check.isError ? (
          <Button busy={check.isFetching} onClick={() => void check.refetch()}>
            {shopTexts.retry}
          </Button>
        ) : (
          <Button
            busy={buy.isPending}
            disabled={!buyable}
            onClick={() => buy.mutate(basket, { onSuccess: onBack })}
          >
            {buy.isPending ? shopTexts.buying : shopTexts.confirm}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function Price({ of }: { readonly of: number }) {
  return (
    <Row as="span" gap={2} className={styles.price}>
      <img src="/ui/coin.svg" alt="" width="20" height="20" />
      {of.toLocaleString('ko-KR')}
    </Row>
  );
}
