import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useRefundForPayer } from '#client/net/service/payments.ts';
import { wonText } from '#client/pages/commerce/purchase/texts.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { serviceRefundBodySchema, type ServicePayment } from '#shared/contract/service/payments.ts';
import { serviceTexts } from '../texts.ts';

const texts = serviceTexts.payments;

export interface RefundDialogProps {
  readonly payment: ServicePayment;
  readonly onDone: () => void;
}

/** Asks for the reason of a refund that an administrator starts for the payer. */
export function RefundDialog({ payment, onDone }: RefundDialogProps) {
  const { paymentId, name, refundableAmount: amount } = payment;
  const formId = useId();
  const refund = useRefundForPayer(paymentId);
  const form = useForm({
    resolver: zodResolver(serviceRefundBodySchema),
    defaultValues: { amount, reason: '' },
  });
  const submit = useFormSubmit(form, async (body) => {
    await refund.mutateAsync(body);
    showToast({ text: texts.refundStarted, theme: 'success' });
    onDone();
  });
  return (
    <Dialog
      title={texts.refundTitle}
      width="small"
      description={texts.refundLead(name, wonText(amount))}
      footer={
        <Button type="submit" form={formId} tone="danger" busy={submit.busy}>
          {texts.refundStart(wonText(amount))}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit.onSubmit} noValidate aria-label={texts.refundTitle}>
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          maxLength={200}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <FormMessage message={submit.message} />
      </Stack>
    </Dialog>
  );
}
