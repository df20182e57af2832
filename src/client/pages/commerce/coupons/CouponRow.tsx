import { Check, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CouponRewardType, UserCoupon } from '#shared/contract/commerce/coupons.ts';
import type { PaymentProduct } from '#shared/contract/commerce/products.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { useReceiveCoupon } from '#client/net/commerce/coupons.ts';
import { classNames } from '#client/ui/classNames.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { rewardText, untilText } from './couponWords.ts';
import { couponTexts as texts } from './texts.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import styles from '../ticket/Ticket.module.css';

export interface CouponRowProps {
  readonly coupon: UserCoupon;
  readonly learnerId: number | null;
}

/** A coupon as a ticket: what it brings on the left, a press to receive it on the right. */
export function CouponRow({ coupon, learnerId }: CouponRowProps) {
  const { couponId, title, expirationDate, couponState, couponRewardType } = coupon;
  const receive = useReceiveCoupon(learnerId, {
    onSuccess: () => showToast({ text: texts.received(title), theme: 'success' }),
    onError: (error) => {
      const isThere = error instanceof ApiError && error.code === 'DOLPHIN_DUPLICATE_COUPON_RESOURCE';
      showToast({
        text: isThere ? texts.already : userMessageOf(error, texts.receiveFailed),
        theme: 'warning',
      });
    },
  });
  const isOver = couponState === 'USED' || couponState === 'EXPIRED';
  return (
    <CouponTicket color={isOver ? 'GREY' : COLORS[couponRewardType]} reward={rewardText(coupon)}>
      <Stack gap={0} grow>
        <Label>{title}</Label>
        <Hint>{untilText(expirationDate)}</Hint>
      </Stack>
      {couponState === null ? (
        <Button
          icon={<Download />}
          busy={receive.isPending}
          aria-label={texts.receiveNamed(title)}
          onClick={() => receive.mutate(couponId)}
        >
          {texts.receive}
        </Button>
      ) : (
        // Pressed all the same, it says why nothing happens.
        <Button
          tone="quiet"
          icon={<Check aria-hidden="true" />}
          aria-disabled="true"
          onClick={() => showToast({ text: texts.already, theme: 'warning' })}
        >
          {STATES[couponState]}
        </Button>
      )}
    </CouponTicket>
  );
}

interface CouponTicketProps {
  readonly color: PaymentProduct['color'] | 'GREY';
  readonly reward: string;
  readonly children: ReactNode;
}

/** The reward of a coupon in the head of a ticket, and beside it what is known and done about it. */
export function CouponTicket({ color, reward, children }: CouponTicketProps) {
  return (
    <li className={classNames(styles.ticket, styles.side, styles.coupon)} data-color={color}>
      <Text size="label" tone="inherit" className={styles.head}>
        {reward}
      </Text>
      <Cluster gap={4} className={styles.says}>
        {children}
      </Cluster>
    </li>
  );
}

const COLORS: Readonly<Record<CouponRewardType, PaymentProduct['color']>> = {
  CONTENT_DISCOUNT_BY_AMOUNT: 'CORAL',
  CONTENT_DISCOUNT_BY_PERCENTAGE: 'CORAL',
  POINT: 'AMBER',
  EXPERIENCE: 'AMBER',
  TICKET: 'BLUE',
};

const STATES = {
  RECEIVED: texts.done,
  HELD: texts.held,
  USED: texts.used,
  EXPIRED: texts.expired,
};
