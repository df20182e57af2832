import { Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { couponQueries } from '#client/net/commerce/coupons.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { MakeCouponDialog } from './MakeCouponDialog.tsx';
import { StaffCoupon } from './StaffCoupon.tsx';
import { catalogueTexts } from './texts.ts';

const texts = catalogueTexts.coupon;

/** The coupons of a channel, with how many were received and used. */
export function CouponsTab() {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const coupons = useQuery({ ...couponQueries.ofChannel(id, page), placeholderData: keepPreviousData });
  return (
    <Section
      aria-label={catalogueTexts.coupons}
      note={texts.lead}
      actions={
        <Button size="small" icon={<Plus />} onClick={() => setMaking(true)}>
          {texts.add}
        </Button>
      }
    >
      <ListBody
        query={coupons}
        failed={texts.failed}
        empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
      >
        {({ couponList, pageCount }) => (
          <>
            <Stack as="ul" gap={3}>
              {couponList.map((coupon) => (
                <StaffCoupon key={coupon.couponId} coupon={coupon} />
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
      <LocalDialog open={isMaking} onClose={() => setMaking(false)}>
        <MakeCouponDialog
          onDone={() => {
            setMaking(false);
            setPage(1);
          }}
        />
      </LocalDialog>
    </Section>
  );
}
