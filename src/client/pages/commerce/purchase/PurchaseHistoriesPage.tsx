import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Payment } from '#shared/contract/commerce/payments.ts';
import { paymentQueries } from '#client/net/commerce/payments.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { GuardianSession } from './GuardianSession.tsx';
import { PurchaseFrame } from './PurchaseFrame.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { learnerOf, withLearner } from './resultPath.ts';
import { historyTexts as texts, whenText, wonText } from './texts.ts';
import styles from './Histories.module.css';

/** What was paid (/purchase/histories), receipts and giving back. */
export function PurchaseHistoriesPage() {
  const [search] = useSearchParams();
  const learnerId = learnerOf(search);
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Payment | null>(null);
  const payments = useQuery({
    ...paymentQueries.list(learnerId, page),
    placeholderData: keepPreviousData,
  });
  const close = () => setAsked(null);
  return (
    <PurchaseFrame
      title={texts.title}
      icon={<ReceiptText aria-hidden="true" />}
      back={learnerId === null ? paths.tutoring : paths.guardian}
      narrow
    >
      <GuardianSession query={payments} failed={texts.failed}>
        {({ paymentList, pageCount }) =>
          paymentList.length === 0 ? (
            <EmptyState scene="empty-shelf" title={texts.empty} hint={texts.emptyHint}>
              <ButtonLink to={withLearner(paths.purchaseProduct, learnerId)}>{texts.buy}</ButtonLink>
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {paymentList.map((payment) => (
                  <PaymentRow key={payment.paymentId} payment={payment} onRefund={() => setAsked(payment)} />
                ))}
              </ul>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )
        }
      </GuardianSession>
      <LocalDialog open={asked !== null} onClose={close}>
        {asked && <RefundDialog payment={asked} learnerId={learnerId} onDone={close} />}
      </LocalDialog>
    </PurchaseFrame>
  );
}

interface PaymentRowProps {
  readonly payment: Payment;
  readonly onRefund: () => void;
}

function PaymentRow({ payment, onRefund }: PaymentRowProps) {
  const { name, amount, discount, refundedAmount, status, reason, receiptUrl, refundOffer } = payment;
  const isPaid = status === 'PAID' || status === 'PARTLY_REFUNDED';
  const isUnpaid = status === 'FAILED' || status === 'CANCELLED';
  const refusal = isPaid && refundOffer?.amount === 0 ? noRefundText(refundOffer.rule) : undefined;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{name}</b>
        <p>{whenText(payment.paidAt ?? payment.preparedAt)}</p>
        {isPaid && refundOffer && payment.paymentItemType === 'PRODUCT' && (
          <p>{texts.left(refundOffer.usedCount, refundOffer.remainingCount)}</p>
        )}
        {refusal !== undefined && <p>{refusal}</p>}
        {status === 'FAILED' && reason !== '' && <p>{reason}</p>}
      </div>
      <div className={styles.money}>
        <span className={styles.state} data-state={status}>
          {texts.states[status]}
        </span>
        <b data-unpaid={isUnpaid || undefined}>{wonText(amount)}</b>
        {discount > 0 && !isUnpaid && <small>{texts.discount(discount)}</small>}
        {refundedAmount > 0 && <small>{texts.refunded(refundedAmount)}</small>}
      </div>
      <div className={styles.buttons}>
        {receiptUrl !== '' && (
          <a href={receiptUrl} target="_blank" rel="noreferrer" aria-label={texts.receiptOf(name)}>
            {texts.receipt}
          </a>
        )}
        {isPaid && refundOffer !== null && refundOffer.amount > 0 && (
          <Button tone="alt" aria-label={texts.refundOf(name)} onClick={onRefund}>
            {texts.refund}
          </Button>
        )}
      </div>
    </li>
  );
}

const noRefundText = (rule: string): string | undefined =>
  Object.entries(texts.noRefund).find(([key]) => key === rule)?.[1];
