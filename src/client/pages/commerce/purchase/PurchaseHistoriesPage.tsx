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
import { Chip, type ChipTone } from '#client/ui/chip/Chip.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { GuardianSession } from './GuardianSession.tsx';
import { PurchaseFrame } from './PurchaseFrame.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { learnerOf, withLearner } from './resultPath.ts';
import { historyTexts as texts, whenText, wonText } from './texts.ts';

/** The past payments (/purchase/histories), receipts and giving back. */
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
            <Stack gap={4}>
              <Stack as="ul" gap={3}>
                {paymentList.map((payment) => (
                  <PaymentRow key={payment.paymentId} payment={payment} onRefund={() => setAsked(payment)} />
                ))}
              </Stack>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </Stack>
          )
        }
      </GuardianSession>
      <LocalDialog open={asked !== null} onClose={close}>
        {asked && <RefundDialog payment={asked} learnerId={learnerId} onDone={close} />}
      </LocalDialog>
    </PurchaseFrame>
  );
}

const TONES: Partial<Record<Payment['status'], ChipTone>> = { PAID: 'success', FAILED: 'danger' };

interface PaymentRowProps {
  readonly payment: Payment;
  readonly onRefund: () => void;
}

function PaymentRow({ payment, onRefund }: PaymentRowProps) {
  const { name, amount, discount, refundedAmount, status, reason, receiptUrl, refundOffer } = payment;
  const isPaid = status === 'PAID' || status === 'PARTLY_REFUNDED';
  const isUnpaid = status === 'FAILED' || status === 'CANCELLED';
  const refusal = isPaid && refundOffer?.amount === 0 ? noRefundText(refundOffer.rule) : undefined;
  const facts = [
    whenText(payment.paidAt ?? payment.preparedAt),
    isPaid &&
      refundOffer &&
      payment.paymentItemType === 'PRODUCT' &&
      texts.left(refundOffer.usedCount, refundOffer.remainingCount),
    refusal,
    status === 'FAILED' && reason,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <Card as="li" layout="row">
      <Stack gap={0} grow>
        <Label>{name}</Label>
        {facts.map((fact) => (
          <Hint key={fact}>{fact}</Hint>
        ))}
      </Stack>
      <Stack gap={1} align="end">
        <Chip tone={TONES[status] ?? 'plain'}>{texts.states[status]}</Chip>
        <Text as="b" size="heading" tone={isUnpaid ? 'soft' : 'plain'} tabular>
          {isUnpaid ? <s>{wonText(amount)}</s> : wonText(amount)}
        </Text>
        {discount > 0 && !isUnpaid && <Hint>{texts.discount(discount)}</Hint>}
        {refundedAmount > 0 && <Hint>{texts.refunded(refundedAmount)}</Hint>}
      </Stack>
      <Cluster>
        {receiptUrl !== '' && (
          <a href={receiptUrl} target="_blank" rel="noreferrer" aria-label={texts.receiptOf(name)}>
            {texts.receipt}
          </a>
        )}
        {isPaid && refundOffer !== null && refundOffer.amount > 0 && (
          <Button tone="alt" size="small" aria-label={texts.refundOf(name)} onClick={onRefund}>
            {texts.refund}
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

const noRefundText = (rule: string): string | undefined =>
  Object.entries(texts.noRefund).find(([key]) => key === rule)?.[1];
