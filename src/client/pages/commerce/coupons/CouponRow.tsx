import { Check, Download } from 'lucide-react';
import type { UserCoupon } from '#shared/contract/commerce/coupons.ts';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { useReceiveCoupon } from '#client/net/commerce/coupons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { rewardText, untilText } from './couponWords.ts';
import { couponTexts as texts } from './texts.ts';
import styles from './CouponDialog.module.css';

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
    <li className={styles.ticket} data-kind={couponRewardType} data-over={isOver || undefined}>
      <p className={styles.reward}>{rewardText(coupon)}</p>
      <div className={styles.words}>
        <b>{title}</b>
        <span>{untilText(expirationDate)}</span>
      </div>
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
        <button
          type="button"
          className={styles.done}
          aria-disabled="true"
          onClick={() => showToast({ text: texts.already, theme: 'warning' })}
        >
          <Check aria-hidden="true" /> {STATES[couponState]}
        </button>
      )}
    </li>
  );
}

const STATES = {
  RECEIVED: texts.done,
  HELD: texts.held,
  USED: texts.used,
  EXPIRED: texts.expired,
};
