import { Ban, Copy } from 'lucide-react';
import { CHANNEL_EVENT_CODE, type Coupon } from '#shared/contract/commerce/coupons.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useEndCoupon } from '#client/net/commerce/coupons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { rewardText, untilText } from '../coupons/couponWords.ts';
import { catalogueTexts } from './texts.ts';
import page from './Catalogue.module.css';
import styles from './StaffCoupon.module.css';

const texts = catalogueTexts.coupon;

/** A coupon as its managers see it. */
export function StaffCoupon({ coupon }: { readonly coupon: Coupon }) {
  const { id: channelId } = useChannel();
  const { couponId, title, couponCode, isEnded, minimumAmount, expirationDate } = coupon;
  const { receivedCount, usedCount, mostCount, paymentProductIdList } = coupon;
  const end = useEndCoupon(channelId, {
    onSuccess: () => showToast({ text: texts.endDone, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, texts.endFailed), theme: 'danger' }),
  });
  const askToEnd = () =>
    openDialog('confirm', {
      title: texts.endAsk(title),
      detail: texts.endHint,
      confirmLabel: texts.end,
      danger: true,
      onConfirm: () => end.mutate(couponId),
    });
  const copy = () =>
    navigator.clipboard.writeText(couponCode).then(
      () => showToast({ text: texts.copied, theme: 'success' }),
      () => showToast({ text: texts.copyFailed, theme: 'warning' }),
    );
  return (
    <li className={styles.coupon} data-ended={isEnded || undefined}>
      <p className={styles.reward}>{rewardText(coupon)}</p>
      <div className={styles.couponWords}>
        <b>{title}</b>
        <p>{texts.counted(receivedCount, usedCount, mostCount)}</p>
        <p className={page.facts}>
          <span>{isEnded ? texts.ended : texts.running}</span>
          <span>{howText(coupon)}</span>
          <span>{untilText(expirationDate)}</span>
          {minimumAmount > 0 && <span>{texts.from(minimumAmount)}</span>}
          {paymentProductIdList.length > 0 && <span>{texts.ofProducts(paymentProductIdList.length)}</span>}
        </p>
      </div>
      <div className={styles.couponTools}>
        <Button
          tone="alt"
          icon={<Copy />}
          aria-label={texts.copy(couponCode)}
          className={styles.code}
          onClick={() => void copy()}
        >
          {couponCode}
        </Button>
        {!isEnded && (
          <Button
            tone="alt"
            icon={<Ban />}
            busy={end.isPending}
            aria-label={texts.endNamed(title)}
            onClick={askToEnd}
          >
            {texts.end}
          </Button>
        )}
      </div>
    </li>
  );
}

/** How one comes to have it. */
function howText({ couponCode, isDownloadable }: Coupon): string {
  if (isDownloadable) return texts.shown;
  return couponCode === CHANNEL_EVENT_CODE ? texts.byEvent : texts.byCode;
}
