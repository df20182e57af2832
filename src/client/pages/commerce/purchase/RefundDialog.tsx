import { useState } from 'react';
import type { Payment, PaymentItemType } from '#shared/contract/commerce/payments.ts';
import { useRefundPayment } from '#client/net/commerce/payments.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { historyTexts, wonText } from './texts.ts';

const texts = historyTexts.ask;

export interface RefundDialogProps {
  readonly payment: Payment;
  readonly learnerId: number | null;
  readonly onDone: () => void;
}

/** Asks before money is given back, with the sum and the rule it comes from. */
export function RefundDialog({ payment, learnerId, onDone }: RefundDialogProps) {
  const [problem, setProblem] = useState<string>();
  const { name, amount, paymentId, paymentItemType, refundOffer } = payment;
  const sum = refundOffer?.amount ?? 0;
  const refund = useRefundPayment(learnerId, {
    onSuccess: () => {
      showToast({ text: texts.done, theme: 'success' });
      onDone();
    },
    onError: (error) => {
      const code = errorCodeOf(error);
      // The price has changed meanwhile: the list shows the one that holds now.
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
          <Button
            tone="danger"
            busy={refund.isPending}
            onClick={() => refund.mutate({ paymentId, amount: sum })}
          >
            {texts.now(sum)}
          </Button>
          <Button tone="alt" disabled={refund.isPending} onClick={onDone}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text size="label">{name}</Text>
        <Card tone="paper">
          <Facts
            layout="sums"
            items={[
              { term: texts.paid, value: wonText(amount) },
              {
                term: texts.sum,
                value: (
                  <Text as="b" size="display" tone="success">
                    {wonText(sum)}
                  </Text>
                ),
              },
            ]}
          />
        </Card>
        {refundOffer && <Text>{texts.rules[refundOffer.rule]}</Text>}
        <Text>
          {goneText(paymentItemType, refundOffer?.remainingCount ?? 0)} {texts.days}
        </Text>
        <FormMessage message={problem} />
      </Stack>
    </Dialog>
  );
}

/** The words for things that cannot be used any more afterwards. */
function goneText(type: PaymentItemType, count: number): string {
  if (type === 'PRODUCT') return texts.tickets(count);
  return type === 'CASH' ? texts.points(count) : texts.ends;
}
