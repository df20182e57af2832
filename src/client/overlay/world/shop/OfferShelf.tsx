import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shopQueries } from '#client/net/world/shop.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody, type ListQuery } from '#client/ui/list/ListBody.tsx';
import type { Product } from '#shared/contract/world/shop.ts';
import { ProductGrid, type TryOn } from './ProductGrid.tsx';
import { shopTexts } from './texts.ts';

/** The offers of now: events with their stock, discounts, and what would suit the purse. */
export function OfferShelf(tryOn: TryOn) {
  const events = useQuery(shopQueries.events(1));
  const discounts = useQuery(shopQueries.discounts());
  const recommendations = useQuery(shopQueries.recommendations());
  const shelf = (
    title: string,
    query: ListQuery<{ readonly productList: readonly Product[] }>,
  ): ReactNode => (
    <Stack as="section" gap={2}>
      <Heading level={3} size="heading" before={2}>
        {title}
      </Heading>
      <ListBody
        query={query}
        failed={shopTexts.listFailed}
        isEmpty={({ productList }) => productList.length === 0}
        empty={<EmptyState title={shopTexts.empty} />}
      >
        {({ productList }) => <ProductGrid {...tryOn} label={title} products={productList} />}
      </ListBody>
    </Stack>
  );
  return (
    <>
      {shelf(shopTexts.events, events)}
      {shelf(shopTexts.discounts, discounts)}
      {shelf(shopTexts.recommendations, recommendations)}
    </>
  );
}
