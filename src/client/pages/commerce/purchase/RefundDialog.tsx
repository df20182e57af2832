import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment, PaymentItemType } from '#shared/contract/commerce/payments.ts';
import { paymentQueries } from '#client/net/queries/paymentQueries.ts';
import { queryKeys } from '#client/net/queries/queryKeys.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { purchasesOf } from '#client/net/rest/commerce/payments.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { historyTexts, wonText } from './texts.ts';
import styles from './Histories.module.css';

const texts = historyTexts.ask;

export interface RefundDialogProps {
  readonly payment: Payment;
  readonly learnerId: number | null;
  readonly onDone: () => void;
}

/** Asks before money is given back, with the sum and the rule it comes from. */
export function RefundDialog({ payment, learnerId, onDone }: RefundDialogProps) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const { name, amount, paymentId, paymentItemType, refundOffer } = payment;
  const sum = refundOffer?.amount ?? 0;
  const refund = useMutation({
    mutationFn: () => purchasesOf(learnerId).refund(paymentId, sum),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: paymentQueries.all }),
        queries.invalidateQueries({ queryKey: queryKeys.tutoring }),
      ]);
      showToast({ text: texts.done, theme: 'success' });
      onDone();
    },
    onError: async (error) => {
      const code = errorCodeOf(error);
      await queries.invalidateQueries({ queryKey: paymentQueries.all });
      // What is asked about has changed: the list says what holds now.
      if (code === 'PRODUCT_PRICE_CHANGED') {
        showToast({ text: texts.changed, theme: 'warning' });
        return onDone();
      }
      setProblem(userMessageOf(error, texts.failed));
    },
  });
  return (
    <Dialog
      title={texts.title}
      width="small"
      dismissible={!refund.isPending}
      footer={
        <>
          <Button tone="danger" busy={refund.isPending} onClick={() => refund.mutate()}>
            {texts.now(sum)}
          </Button>
          <Button tone="alt" disabled={refund.isPending} onClick={onDone}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        <p className={styles.name}>{name}</p>
        <dl>
          <dt>{texts.paid}</dt>
          <dd>{wonText(amount)}</dd>
          <dt>{texts.sum}</dt>
          <dd className={styles.sum}>{wonText(sum)}</dd>
        </dl>
        {refundOffer && <p>{texts.rules[refundOffer.rule]}</p>}
        <p>
          {goneText(paymentItemType, refundOffer?.remainingCount ?? 0)} {texts.days}
        </p>
        <FormMessage message={problem} />
      </div>
    </Dialog>
  );
}

/** What cannot be used any more afterwards. */
function goneText(type: PaymentItemType, count: number): string {
  if (type === 'PRODUCT') return texts.tickets(count);
  return type === 'CASH' ? texts.points(count) : texts.ends;
}
