import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import type { CouponEvent } from '#shared/contract/commerce/coupons.ts';
import { couponQueries } from '#client/net/commerce/coupons.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CouponRow } from './CouponRow.tsx';
import { LoadMore } from './LoadMore.tsx';
import { couponTexts as texts } from './texts.ts';

/** Coupons to receive, those that are received, and a place for codes; of a child for its guardian. */
export function CouponDialog({ learnerId }: { readonly learnerId: number | null }) {
  const coupons = useInfiniteQuery(couponQueries.pages(learnerId));
  return (
    <Dialog title={texts.title}>
      <Stack>
        <CodeForm learnerId={learnerId} />
        <ListBody query={coupons} failed={texts.failed}>
          {({ pages }) => {
            const rows = pages.flatMap(({ userCouponList }) => userCouponList);
            const isNoneLeft = rows.every(({ couponState }) => couponState !== null);
            return (
              <Stack gap={3}>
                {learnerId === null && <Events list={pages[0]?.couponEventList ?? []} />}
                {isNoneLeft && !coupons.hasNextPage && (
                  <Card as="p" tone="info" size="small" role="status">
                    {texts.noneLeft}
                  </Card>
                )}
                {rows.length === 0 ? (
                  <EmptyState title={texts.noneUsable} />
                ) : (
                  <Stack as="ul" gap={3} aria-label={texts.list}>
                    {rows.map((coupon) => (
                      <CouponRow key={coupon.couponId} {...{ coupon, learnerId }} />
                    ))}
                  </Stack>
                )}
                <LoadMore query={coupons} />
              </Stack>
            );
          }}
        </ListBody>
      </Stack>
    </Dialog>
  );
}

/** The events that bring a coupon, with the way there. */
function Events({ list }: { readonly list: readonly CouponEvent[] }) {
  if (list.length === 0) return <Hint>{texts.event.none}</Hint>;
  return list.map(({ couponId, title, path }) => (
    <Card key={couponId} as="section" tone="warning" layout="row" aria-label={texts.event.title}>
      <PartyPopper size={34} aria-hidden="true" />
      <Text size="label" tone="inherit" grow>
        {texts.event.lead(title)}
      </Text>
      <ButtonLink to={path}>{texts.event.go}</ButtonLink>
    </Card>
  ));
}
