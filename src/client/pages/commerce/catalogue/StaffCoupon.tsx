import { Chip } from '#client/ui/chip/Chip.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
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
import { CouponTicket } from '../coupons/CouponRow.tsx';

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
    <CouponTicket color={isEnded ? 'GREY' : 'CORAL'} reward={rewardText(coupon)}>
      <Stack gap={1} grow>
        <Cluster gap={2}>
          <Label>{title}</Label>
          <Hint>{texts.counted(receivedCount, usedCount, mostCount)}</Hint>
        </Cluster>
        <Cluster gap={2}>
          <Chip size="small" tone={isEnded ? 'plain' : 'success'}>
            {isEnded ? texts.ended : texts.running}
          </Chip>
          <Chip size="small">{howText(coupon)}</Chip>
          <Chip size="small">{untilText(expirationDate)}</Chip>
          {minimumAmount > 0 && <Chip size="small">{texts.from(minimumAmount)}</Chip>}
          {paymentProductIdList.length > 0 && (
            <Chip size="small">{texts.ofProducts(paymentProductIdList.length)}</Chip>
          )}
        </Cluster>
      </Stack>
      <Cluster gap={2}>
        <Button
          tone="alt"
          size="small"
          icon={<Copy />}
          aria-label={texts.copy(couponCode)}
          onClick={() => void copy()}
        >
          {couponCode}
        </Button>
        {!isEnded && (
          <Button
            tone="alt"
            size="small"
            icon={<Ban />}
            busy={end.isPending}
            aria-label={texts.endNamed(title)}
            onClick={askToEnd}
          >
            {texts.end}
          </Button>
        )}
      </Cluster>
    </CouponTicket>
  );
}

/** How one comes to have it. */
function howText({ couponCode, isDownloadable }: Coupon): string {
  if (isDownloadable) return texts.shown;
  return couponCode === CHANNEL_EVENT_CODE ? texts.byEvent : texts.byCode;
}
