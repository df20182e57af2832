import { useInfiniteQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserCoupon } from '#shared/contract/commerce/coupons.ts';
import type { PaymentProduct, SoldInfo } from '#shared/contract/commerce/products.ts';
import { isDiscount } from '#shared/commerce/discountOf.ts';
import { paymentQueries, purchasesOf, renewTickets } from '#client/net/commerce/payments.ts';
import { renewProducts } from '#client/net/commerce/products.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { CouponDialog } from '#client/pages/commerce/coupons/CouponDialog.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { LearnerPicker, type LearnerPickerProps } from './LearnerPicker.tsx';
import { PayingDialog } from './PayingDialog.tsx';
import { PhoneField, phoneProblem } from './PhoneField.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { RefundPanel } from './RefundPanel.tsx';
import { resultPath } from './resultPath.ts';
import { SellerLine } from './SellerLine.tsx';
import { TicketCards } from './TicketCards.tsx';
import { purchaseTexts as texts } from './texts.ts';
import { usePayment } from './usePayment.ts';
import styles from './Purchase.module.css';

export interface PurchaseFormProps {
  readonly info: SoldInfo;
  /** That the address asks for. */
  readonly firstProductId: number | null;
  /** The child a guardian pays for; null for oneself. */
  readonly learnerId: number | null;
  readonly learners: LearnerPickerProps;
  /** Empty without a stored one, null where it could not be read. */
  readonly knownPhone: string | null;
  /** The page that the page of the result leads back to. */
  readonly back: string;
}

/** Chooses a ticket, a coupon and a number, and pays. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { info, firstProductId, learnerId, learners, knownPhone, back } = props;
  const navigate = useNavigate();
  const [productId, setProductId] = useState(firstProductId);
  const [couponId, setCouponId] = useState<number | null>(null);
  const [phone, setPhone] = useState(knownPhone ?? '');
  const [agreed, setAgreed] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [problems, setProblems] = useState<{ product?: string; phone?: string | undefined }>({});

  const product = info.paymentProductList.find((one) => one.paymentProductId === productId) ?? null;
  const { coupons, isSettled } = useCoupons(learnerId, product);
  const coupon = (coupons.data ?? []).find(
    ({ userCouponId, isCouponUsable }) =>
      userCouponId === couponId && userCouponId !== null && isCouponUsable,
  );
  const discount = product && coupon ? coupon.discount : 0;
  const total = product ? product.price - discount : 0;

  const payment = usePayment({
    place: `product/${learnerId ?? 'own'}`,
    ...{ learnerId, back },
    onPaid: (_payment, order) => {
      void renewTickets();
      void navigate(resultPath(order));
    },
    onRefused: (error) => {
      const code = errorCodeOf(error);
      if (code === 'PRODUCT_PRICE_CHANGED' || code === 'NOT_FOUND_PRODUCT') void renewProducts();
      if (code !== null) void coupons.refetch();
      return code === 'PRODUCT_PRICE_CHANGED' ? texts.priceChanged : undefined;
    },
  });

  const off = featureOff(learners.chosen, 'PAYMENTS');

  const choose = (next: PaymentProduct) => {
    setProductId(next.paymentProductId);
    setProblems(({ phone: wrong }) => ({ phone: wrong }));
    payment.say(undefined);
  };
  const pay = () => {
    const wrong = phoneProblem(phone);
    setProblems({ ...(product === null && { product: texts.tickets.missing }), phone: wrong });
    if (product === null || wrong !== undefined) return;
    void payment.start(() =>
      purchasesOf(learnerId).prepareProduct({
        productId: product.paymentProductId,
        amount: total,
        phoneNumber: phone,
        ...(coupon?.userCouponId && { userCouponId: coupon.userCouponId }),
      }),
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <div className={styles.choices}>
        <LearnerPicker {...learners} />
        <TicketCards info={info} chosenId={productId} onChoose={choose} problem={problems.product} />
        <CouponChoice
          query={coupons}
          hasMore={coupons.hasNextPage}
          onMore={() => void coupons.fetchNextPage()}
          chosenId={coupon?.userCouponId ?? null}
          isUnfit={couponId !== null && product !== null && isSettled && coupon === undefined}
          onChoose={(next) => setCouponId(next?.userCouponId ?? null)}
          onAdd={() => setIsAdding(true)}
          isUsable={info.isCouponUsable}
        />
        <PhoneField
          value={phone}
          known={knownPhone ?? ''}
          isUnknown={knownPhone === null}
          isOwn={learnerId === null}
          onChange={setPhone}
          problem={problems.phone}
        />
        <SellerLine learnerId={learnerId} className={info.className} />
      </div>
      <div className={styles.sums}>
        <PriceSummary
          product={product}
          className={info.className}
          couponTitle={coupon?.title ?? ''}
          discount={discount}
        />
        <RefundPanel bought={product && { paid: total, quantity: product.quantity }} />
        <Stack gap={2} className={styles.pay}>
          <CheckBox
            label={texts.agree}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
          <FormMessage message={payment.problem} />
          {off !== undefined && <Hint>{off}</Hint>}
          <Button
            type="submit"
            size="large"
            wide
            icon={<LockKeyhole aria-hidden="true" />}
            busy={payment.phase.kind !== 'IDLE'}
            disabled={off !== undefined || !agreed || (product !== null && !isSettled)}
          >
            {product === null ? texts.payNothing : total === 0 ? texts.payFree : texts.pay(total)}
          </Button>
          <Hint align="center" className={styles.after}>
            {texts.after[0]}
            <br />
            {texts.after[1]}
          </Hint>
        </Stack>
      </div>
      <LocalDialog open={isAdding} onClose={() => setIsAdding(false)}>
        <CouponDialog learnerId={learnerId} />
      </LocalDialog>
      <PayingDialog phase={payment.phase} onOpen={payment.openAgain} onStop={payment.stop} />
    </form>
  );
}

/** Those that take something off, received and not used; what each is worth goes by the product. */
function useCoupons(learnerId: number | null, product: PaymentProduct | null) {
  const {
    data: pages,
    isPlaceholderData,
    ...query
  } = useInfiniteQuery({
    ...paymentQueries.coupons(learnerId, product?.paymentProductId),
    placeholderData: (before) => before,
  });
  const data = pages?.pages
    .flatMap(({ userCouponList }): readonly UserCoupon[] => userCouponList)
    .filter(
      ({ couponRewardType, couponState, userCouponId }) =>
        isDiscount(couponRewardType) &&
        userCouponId !== null &&
        (couponState === 'RECEIVED' || couponState === 'HELD'),
    );
  return { coupons: { ...query, data }, isSettled: !isPlaceholderData && !query.isPending };
}
